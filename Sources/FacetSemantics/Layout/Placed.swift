// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetScene

/// An element whose size is chosen: its ink, in the coordinates of the frame that it reports, and that frame's size.
/// The frame's origin is its upper left corner.
struct Placed {
  /// nil draws nothing.
  var node: SceneNodeID?
  var size: Size
}
