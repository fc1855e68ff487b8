# SPDX-License-Identifier: Apache-2.0
"""The state machines of gestures and other modules that know no document, run in a page of the preview."""

import pytest

from looking import Look

# `d1 0 0` is pointer 1 that comes down at (0, 0); m moves, u goes up, c is cancelled; `out` is outside the picture.
HELPERS = """
const { Tap, Swipe, Drag, Pinch, Turn } = await import("/recognizers.js");
const kinds = { d: "down", m: "move", u: "up", c: "cancel" }, told = [];
const thousandths = (number) => Math.round(number * 1000) / 1000;
const report = (state, { scale }) => told.push(scale === undefined ? state : [state, thousandths(scale)]);
let time = 0;
const feed = (recognizer, script) => {
  for (const [word, x, y, out] of script.split(", ").map((event) => event.split(" "))) {
    const place = { x: Number(x), y: Number(y), inside: out === undefined };
    recognizer.take({ kind: kinds[word[0]], id: Number(word[1]), time: time += 10, ...place });
  }
};
"""

ENDED, FAILED = ["ended"], ["failed"]
DRAWING = "new Drag(report, { immediate: true, needsInside: true })"

CASES = {
    "a tap ends once, at its end": ("feed(new Tap(report), 'd1 5 5, m1 6 6, u1 6 6')", ENDED),
    "a tap that wanders fails": ("feed(new Tap(report), 'd1 5 5, m1 30 5, u1 5 5')", FAILED),
    "a tap outside fails": ("feed(new Tap(report), 'd1 5 5 out, u1 5 5')", FAILED),
    "a long touch is no tap": ("const tap = new Tap(report); feed(tap, 'd1 5 5'); time += 999; feed(tap, 'u1 5 5')", FAILED),
    "two fingers are no tap": ("feed(new Tap(report), 'd1 5 5, d2 9 9, u1 5 5, u2 9 9')", FAILED),
    "a cancelled tap fails": ("feed(new Tap(report), 'd1 5 5, c1 5 5')", FAILED),
    "a tap is possible again": ("feed(new Tap(report), 'd1 5 5, u1 5 5, d1 7 7, u1 7 7')", ["ended", "ended"]),
    "a swipe ends once": ("feed(new Swipe('y', report), 'd1 0 0, m1 2 30, m1 2 60, u1 2 60')", ENDED),
    "a swipe across its axis fails": ("feed(new Swipe('y', report), 'd1 0 0, m1 60 0, u1 60 0')", FAILED),
    "a short swipe fails": ("feed(new Swipe('x', report), 'd1 0 0, m1 20 0, u1 20 0')", FAILED),
    "a pinch begins, changes from 1 each time, ends": (
        "feed(new Pinch(report), 'd1 0 0, d2 100 0, m2 120 0, m2 240 0, m2 120 0, u2 120 0, u1 0 0')",
        ["began", ["changed", 2], ["changed", 0.5], "ended"]),
    "a still pinch fails": ("feed(new Pinch(report), 'd1 0 0, d2 100 0, m2 103 0, u2 103 0, u1 0 0')", FAILED),
    "a pinch is cancelled": (
        "feed(new Pinch(report), 'd1 0 0, d2 100 0, m2 150 0, c2 150 0, m1 9 9, u1 0 0')", ["began", "cancelled"]),
    "one finger is no pinch": ("feed(new Pinch(report), 'd1 0 0, m1 90 0, u1 90 0')", FAILED),
    "a drag waits for some way": (
        "feed(new Drag(report), 'd1 0 0, m1 2 0, m1 9 0, m1 20 0, u1 20 0')", ["began", "changed", "ended"]),
    "drawing begins at once": (f"feed({DRAWING}, 'd1 0 0, u1 0 0')", ["began", "ended"]),
    "drawing from outside fails": (f"feed({DRAWING}, 'd1 0 0 out, m1 50 0, u1 50 0')", FAILED),
    "drawing goes on outside": (f"feed({DRAWING}, 'd1 0 0, m1 50 0 out, u1 50 0 out')", ["began", "changed", "ended"]),
    "a second finger cancels drawing": (
        f"feed({DRAWING}, 'd1 0 0, d2 50 0, m1 9 0, u1 9 0, u2 50 0')", ["began", "cancelled"]),
    "a wheel is a pinch that ends at rest": (
        "const turn = new Turn(report); turn.turn(1.1); turn.turn(2); turn.rest(); turn.rest()",
        ["began", ["changed", 1.1], ["changed", 2], "ended"]),
    "a wheel is cancelled": (
        "const turn = new Turn(report); turn.turn(2); turn.cancel(); turn.rest()", ["began", ["changed", 2], "cancelled"]),
}


@pytest.fixture(scope="module")
def evaluate(chromium, start, tmp_path_factory):
    """Runs a script in one page for all tests of this file."""
    server = start(tmp_path_factory.mktemp("modules"))
    look = Look(chromium, server, None)
    look.open()
    yield look.page.evaluate
    look.context.close()
    server.kill()
    assert look.complaints == []


@pytest.mark.parametrize("case", CASES)
def test_recognizers(evaluate, case):
    script, wanted = CASES[case]
    assert evaluate(f"async () => {{ {HELPERS} {script}; return told; }}") == wanted


def test_no_gesture_goes_from_a_state_to_one_that_cannot_follow(evaluate):
    script = """async () => {
      const { Tap } = await import("/recognizers.js");
      const states = ["possible", "began", "changed", "ended", "cancelled", "failed"], allowed = [];
      for (const from of states) for (const to of states) {
        const tap = new Tap(() => {});
        tap.state = from;
        try { tap.enter(to); allowed.push(from + " " + to); } catch {}
      }
      return allowed;
    }"""
    assert evaluate(script) == [
        "possible began", "possible ended", "possible failed", "began changed", "began ended", "began cancelled",
        "changed changed", "changed ended", "changed cancelled"]


LITERALS = {
    'numberText(-0.00001)': "0",
    'numberText(0.30000000000000004, 0.1)': "0.3",
    'numberText(12, 5)': "12",
    'numberText(0.125, 0.05)': "0.13",
    'angleText(degreesOf("0.25turn"))': "90deg",
    'degreesOf("45deg")': 45,
    'stringText("a \\"b\\" \\\\")': '"a \\"b\\" \\\\"',
    'stringOf(stringText("tab\\t, line\\n, \\\\n"))': "tab\t, line\n, \\n",
    'stringOf("\\"\\\\u{1F600}\\"")': "\U0001F600",
    'pairOf("(3, -4.5)")': [3, -4.5],
    'pairOf("7")': [7, 7],
    'colorOf("#abc").hex': "#aabbcc",
    'colorOf("#11223344").alpha': "44",
    'colorOf(".crimson").hex': "#dc143c",
    'colorOf(".nosuch")': None,
    'shellWord("ink=#fff")': "'ink=#fff'",
    'shellWord("a=it\'s")': "'a=it'\\''s'",
    'shellWord("n=-0.5")': "n=-0.5",
    'caseOf("Mouth.grin")': "grin",
}


@pytest.mark.parametrize("expression", LITERALS)
def test_literals(evaluate, expression):
    names = "numberText, angleText, degreesOf, stringText, stringOf, pairOf, colorOf, shellWord, caseOf"
    script = f"async () => {{ const {{ {names} }} = await import('/literals.js'); return {expression}; }}"
    assert evaluate(script) == LITERALS[expression]


RANGES = {
    "sliderSpan({ type: 'Number', low: -1, high: 1, step: 0.1 }, 0.5)": {"low": -1, "high": 1, "step": 0.1},
    "sliderSpan({ type: 'Number', low: -1, high: 1 }, 0.5)": {"low": -1, "high": 1, "step": 0.01},
    "sliderSpan({ type: 'Number', low: 0.001, high: 1000 }, 0.9)": {"low": 0.001, "high": 5, "step": 0.05},
    "sliderSpan({ type: 'Number' }, -3)": {"low": -20, "high": 20, "step": 0.2},
    "sliderSpan({ type: 'Number', low: 0, high: 10000 }, 5)": {"low": 0, "high": 20, "step": 0.1},
    "sliderSpan({ type: 'Angle', low: 0, high: 360 }, 10)": {"low": 0, "high": 360, "step": 1},
    "sliderSpan({ type: 'Number', owner: 'root', name: 'mouthCurvature' }, 1)": {"low": -1, "high": 1, "step": 0.05},
    "sliderSpan({ type: 'Number', owner: 'param', name: 'joy', aliases: ['eyeBrowTilt'] }, 0)": {
        "low": -1, "high": 1, "step": 0.05},
    "allowed({ low: -1, high: 1, step: 0.1 }, 0.26)": 0.3,
    "allowed({ low: 3, high: 12, step: 2 }, 40)": 11,
    "allowed({ low: 0, high: 1 }, -3)": 0,
    "allowed({ low: 0, high: 10, step: 1, isClosed: false }, 10)": 9,
    "allowed({}, 0.123)": 0.123,
}


@pytest.mark.parametrize("call", RANGES)
def test_values_keep_to_what_a_knob_allows(evaluate, call):
    script = f"async () => {{ const {{ sliderSpan, allowed }} = await import('/ranges.js'); return {call}; }}"
    assert evaluate(script) == RANGES[call]


STROKES = {
    "decimalsAt(2.4)": 1,
    "decimalsAt(0.4)": 0,
    "decimalsAt(40)": 2,
    "rounded([1.26, -0.01], 1)": [1.3, 0],
    "outline([[1, 2]])": "M1,2h0",
    "outline([[0, 0], [10, 0], [10, 10]])": "M0,0Q0,0 5,0Q10,0 10,5L10,10",
    "thinned(Array.from({ length: 4000 }, (_, k) => [k, 0])).at(-1)": [3999, 0],
    "thinned(Array.from({ length: 4000 }, (_, k) => [k, 0])).length": 1001,
}


@pytest.mark.parametrize("call", STROKES)
def test_strokes(evaluate, call):
    names = "decimalsAt, rounded, outline, thinned"
    assert evaluate(f"async () => {{ const {{ {names} }} = await import('/strokes.js'); return {call}; }}") == STROKES[call]
