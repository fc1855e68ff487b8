// SPDX-License-Identifier: Apache-2.0
//
// `facet-preview`: what `facet preview` becomes. Exit codes: 2 it could not run, 130 and 143 when it was ended by a signal.

import FacetArguments
import FacetPreview
import Glibc

StandardStreams.prepare()
let state = PreviewState()
EndingSignals.install { end in state.betweenWrites(end) }
exit(PreviewProgram.run(Array(CommandLine.arguments.dropFirst()), state).rawValue)
