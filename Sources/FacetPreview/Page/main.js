// SPDX-License-Identifier: Apache-2.0
// Puts the page together: what came from the server or from the person is shown by those whom it concerns.

import { CardHands } from "/card.js";
import { Changes } from "/changes.js";
import { Connection } from "/connection.js";
import { byId, wantsStillness } from "/dom.js";
import { Ease } from "/ease.js";
import { FaceHands } from "/face.js";
import { clearFacts, showFacts } from "/facts.js";
import { Gallery } from "/gallery.js";
import { Hands } from "/hands.js";
import { Header } from "/header.js";
import { showHelp, touchLabels } from "/help.js";
import { Inspector } from "/inspector.js";
import { Notices } from "/notices.js";
import { Overrides, pictureAddress } from "/overrides.js";
import { Pictures } from "/picture.js";
import { Problems } from "/problems.js";
import { Scenes } from "/scenes.js";
import { SketchHands } from "/sketch.js";
import { Stage } from "/stage.js";
import { ViewBar } from "/viewbar.js";
import { Writes } from "/writes.js";

const scenes = new Scenes(), overrides = new Overrides(), notices = new Notices(), problems = new Problems(scenes);
const stage = new Stage();
const gallery = new Gallery(scenes);
const header = new Header({ scenes, open: openScene });

const connection = new Connection({
  state: (state) => scenes.replace(state),
  news: (news) => scenes.merge(news) && connection.refresh(),
  status: (status) => {
    header.showConnection(status);
    inspector.update();
  },
});

const pictures = new Pictures({ shown, refused, lost, failed });
const ease = new Ease({ overrides, ask: (address) => pictures.ask(address), settled: showPicture });
const writes = new Writes(scenes, () => connection.load());
const changes = new Changes({
  scenes, overrides, writes, notices, ease: (...way) => ease.start(...way),
  rested: () => ease.isRunning || showPicture(),
});
const inspector = new Inspector({ scenes, overrides, changes, notices });

const face = new FaceHands({ scenes, overrides, changes, notices });
const card = new CardHands({ scenes, overrides, changes, notices, select: openScene, flourish });
const sketch = new SketchHands({ scenes, writes, changes, stage });
const byKind = { face, card, sketch };

const viewBar = new ViewBar(stage, modeChanged);
const hands = new Hands({
  stage, viewBar, scenes, handsFor: (kind) => byKind[kind], go: (direction) => header.go(direction),
});

let opened = null, wanted = "", problemsOfSettings = [];

/** The scene is named by the address, so that back and forward, reload and links work. */
function openScene(id) {
  location.hash = id === null ? "all" : `scene=${encodeURIComponent(id)}`;
}

/** The scene that an address names; an address that cannot be read names none. */
function idOf(hash) {
  try {
    return decodeURIComponent(/^#scene=(.*)$/.exec(hash)?.[1] ?? "");
  } catch {
    return "";
  }
}

function readAddress() {
  const id = idOf(location.hash);
  const wantsAll = location.hash === "#all" || (!id && scenes.list.length > 1);
  if (id && id === scenes.selected && !scenes.find(id)) {
    notices.say("This scene's file is gone. Its picture comes back when the file does.", { kind: "bad" });
  }
  // A scene that is not there is never stood in for by another one, whose file a gesture would change.
  const first = id ? scenes.find(id) : scenes.list[0];
  scenes.select(wantsAll ? null : (first?.id ?? null));
}

function update() {
  const scene = scenes.current;
  if (opened !== scene?.id) change(scene);
  document.body.dataset.view = scenes.list.length === 0 ? "empty" : scene ? "scene" : "gallery";
  byId("scene").hidden = !scene;
  byId("gallery").hidden = Boolean(scene) || scenes.list.length === 0;
  byId("no-scenes").hidden = scenes.list.length > 0 || scenes.build === 0;
  header.update();
  for (const each of Object.values(byKind)) each.update(scene);
  if (!scene) return;
  inspector.update();
  byId("no-picture").hidden = scene.hasPicture !== false;
  showProblems(scene);
  if (!ease.isRunning) showPicture();
}

/** Another scene, or the gallery, comes into view. */
function change(scene) {
  hands.cancel();
  ease.stop();
  sketch.leave();
  stage.clear();
  clearFacts();
  stage.surface.setAttribute("aria-label", scene ? scene.title || scene.path : "");
  opened = scene?.id;
  wanted = "";
  problemsOfSettings = [];
  viewBar.offer(touchLabels[scene?.kind]);
  modeChanged(viewBar.mode);
  if (!scene) document.body.classList.remove("has-errors");
}

function modeChanged(mode) {
  const kind = scenes.current?.kind, touches = mode === "touch" && Boolean(byKind[kind]);
  stage.surface.dataset.hands = touches ? kind : "move";
  showHelp(kind, mode);
}

function showProblems(scene) {
  const own = problemsOfSettings.length > 0 && !scene.isStale;
  problems.show(
    own ? problemsOfSettings : scene.problems, { fromSettings: own, hasPicture: scene.hasPicture !== false },
  );
}

/**
 * Asks for the picture of what holds now, if it is not the one asked for last. A text with errors has only its last
 * good picture.
 */
function showPicture() {
  const scene = scenes.current;
  if (!scene || scene.hasPicture === false || (scene.isStale && stage.picture)) return;
  const sets = overrides.changes(scene.id), isDraft = changes.isMoving && sets.length > 0;
  const settings = scene.isStale ? {} : { sets, theme: overrides.themeOf(scene.id), isDraft };
  const address = pictureAddress(scene, settings);
  if (address === wanted) return;
  wanted = address;
  pictures.ask(address);
}

/** Whether a picture is no file that a compile writes: one that moves, or lies between two others. */
function isDraft(address) {
  const query = new URL(address, location.href).searchParams;
  return query.has("draft") || query.has("toward");
}

function shown(picture) {
  const scene = scenes.current;
  if (!scene || !picture.address.startsWith(`/picture/${encodeURIComponent(scene.id)}?`)) return;
  stage.show(picture);
  header.showTitle(picture.title || scene.title);
  stage.surface.setAttribute("aria-label", picture.title || scene.title || scene.path);
  if (!isDraft(picture.address)) showFacts(scene, picture);
  if (picture.address !== wanted) return;
  problemsOfSettings = [];
  showProblems(scene);
  sketch.shown(scene.hash);
}

/** The server did not answer; the picture is asked for again when it does. */
function lost() {
  wanted = "";
  connection.suspect();
}

function refused(found, address) {
  const scene = scenes.current;
  if (!scene || address !== wanted) return;
  problemsOfSettings = found;
  showProblems(scene);
}

/** There is no picture here for now; the next news or change asks again. */
function failed(message, address) {
  const scene = scenes.current;
  if (!scene || address !== wanted) return;
  refused([{ severity: "error", message, file: scene.path }], address);
  wanted = "";
}

const ways = {
  turn: [{ scale: "1 1" }, { scale: "0 1" }, { scale: "1 1" }],
  left: [{ translate: "40px 0", opacity: 0 }, { translate: "0 0", opacity: 1 }],
  right: [{ translate: "-40px 0", opacity: 0 }, { translate: "0 0", opacity: 1 }],
  stay: [{ translate: "0 0" }, { translate: "10px 0" }, { translate: "-6px 0" }, { translate: "0 0" }],
};

/** Moves what is in the frame for a moment. */
function flourish(name) {
  if (wantsStillness()) return;
  stage.sheet.animate(ways[name], { duration: 240, easing: "ease-out" });
}

scenes.watch((changed) => {
  changes.arrived(changed);
  readAddress();
  gallery.update();
  update();
});
overrides.watch(update);
addEventListener("hashchange", readAddress);
byId("skip").addEventListener("click", (event) => {
  event.preventDefault();
  stage.surface.focus();
});
connection.start();
