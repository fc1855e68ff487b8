# SPDX-License-Identifier: Apache-2.0
"""The state machines and other modules that know no document, each run in a page."""

import pytest

HELPERS = """
const { Tap, Swipe, Drag, Pinch, Turn } = await import("/recognizers.js");
const told = [];
const report = (state, detail) => told.push(detail.scale === undefined ? state : [state, Math.round(detail.scale * 1000) / 1000]);
let time = 0;
const at = (kind, id, x, y, inside = true) => ({ kind, id, x, y, inside, time: time += 10 });
const feed = (recognizer, ...events) => events.forEach((event) => recognizer.take(at(...event)));
"""

CASES = {
    "a tap ends once, at its end": ("feed(new Tap(report), ['down', 1, 5, 5], ['move', 1, 6, 6], ['up', 1, 6, 6])", ["ended"]),
    "a tap that wanders fails": ("feed(new Tap(report), ['down', 1, 5, 5], ['move', 1, 30, 5], ['up', 1, 5, 5])", ["failed"]),
    "a tap outside fails": ("feed(new Tap(report), ['down', 1, 5, 5, false], ['up', 1, 5, 5])", ["failed"]),
    "a long touch is no tap": ("const tap = new Tap(report); feed(tap, ['down', 1, 5, 5]); time += 2000; feed(tap, ['up', 1, 5, 5])", ["failed"]),
    "two fingers are no tap": ("feed(new Tap(report), ['down', 1, 5, 5], ['down', 2, 9, 9], ['up', 1, 5, 5], ['up', 2, 9, 9])", ["failed"]),
    "a cancelled tap fails": ("feed(new Tap(report), ['down', 1, 5, 5], ['cancel', 1, 5, 5])", ["failed"]),
    "a tap is possible again": ("const tap = new Tap(report); for (let k = 0; k < 2; k++) feed(tap, ['down', 1, 5, 5], ['up', 1, 5, 5])", ["ended", "ended"]),
    "a swipe ends once": ("feed(new Swipe('y', report), ['down', 1, 0, 0], ['move', 1, 2, 30], ['move', 1, 2, 60], ['up', 1, 2, 60])", ["ended"]),
    "a swipe across its axis fails": ("feed(new Swipe('y', report), ['down', 1, 0, 0], ['move', 1, 60, 0], ['up', 1, 60, 0])", ["failed"]),
    "a short swipe fails": ("feed(new Swipe('x', report), ['down', 1, 0, 0], ['move', 1, 20, 0], ['up', 1, 20, 0])", ["failed"]),
    "a pinch begins, changes from 1 each time, ends": (
        "feed(new Pinch(report), ['down', 1, 0, 0], ['down', 2, 100, 0], ['move', 2, 120, 0], ['move', 2, 240, 0], ['move', 2, 120, 0], ['up', 2, 120, 0], ['up', 1, 0, 0])",
        ["began", ["changed", 2], ["changed", 0.5], "ended"]),
    "a still pinch fails": ("feed(new Pinch(report), ['down', 1, 0, 0], ['down', 2, 100, 0], ['move', 2, 103, 0], ['up', 2, 103, 0], ['up', 1, 0, 0])", ["failed"]),
    "a pinch is cancelled": ("feed(new Pinch(report), ['down', 1, 0, 0], ['down', 2, 100, 0], ['move', 2, 150, 0], ['cancel', 2, 150, 0], ['up', 1, 0, 0])", ["began", "cancelled"]),
    "one finger is no pinch": ("feed(new Pinch(report), ['down', 1, 0, 0], ['move', 1, 90, 0], ['up', 1, 90, 0])", ["failed"]),
    "a drag waits for some way": ("feed(new Drag(report), ['down', 1, 0, 0], ['move', 1, 2, 0], ['move', 1, 9, 0], ['move', 1, 20, 0], ['up', 1, 20, 0])", ["began", "changed", "ended"]),
    "an immediate drag begins at once": ("feed(new Drag(report, { immediate: true }), ['down', 1, 0, 0], ['up', 1, 0, 0])", ["began", "ended"]),
    "a drag from outside fails": ("feed(new Drag(report, { immediate: true, needsInside: true }), ['down', 1, 0, 0, false], ['move', 1, 50, 0], ['up', 1, 50, 0])", ["failed"]),
    "a second finger cancels a drag": ("feed(new Drag(report, { immediate: true }), ['down', 1, 0, 0], ['down', 2, 50, 0], ['move', 1, 9, 0], ['up', 1, 9, 0], ['up', 2, 50, 0])", ["began", "cancelled"]),
    "a wheel is a pinch that ends at rest": ("const turn = new Turn(report); turn.turn(1.1); turn.turn(2); turn.rest(); turn.turn(0.5); turn.cancel(); turn.rest()",
                                            ["began", ["changed", 1.1], ["changed", 2], "ended", "began", ["changed", 0.5], "cancelled"]),
}


@pytest.mark.parametrize("case", CASES)
def test_recognizers(look, case):
    script, wanted = CASES[case]
    view = look()
    assert view.page.evaluate(f"async () => {{ {HELPERS} {script}; return told; }}") == wanted


def test_no_gesture_goes_from_a_state_to_one_that_cannot_follow(look):
    view = look()
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
    assert view.page.evaluate(script) == [
        "possible began", "possible ended", "possible failed", "began changed", "began ended", "began cancelled",
        "changed changed", "changed ended", "changed cancelled"]


LITERALS = {
    'numberText(-0.00001)': "0", 'numberText(0.30000000000000004, 0.1)': "0.3", 'numberText(12, 5)': "12", 'numberText(0.125, 0.05)': "0.13",
    'angleText(degreesOf("0.25turn"))': "90deg", 'degreesOf("45deg")': 45, 'stringText("a \\"b\\" \\\\")': '"a \\"b\\" \\\\"',
    'stringOf(stringText("tab\\t, line\\n, \\\\n"))': "tab\t, line\n, \\n", 'stringOf("\\"\\\\u{1F600}\\"")': "\U0001F600",
    'pairOf("(3, -4.5)")': [3, -4.5], 'pairOf("7")': [7, 7], 'colorOf("#abc").hex': "#aabbcc", 'colorOf("#11223344").alpha': "44",
    'colorOf(".crimson").hex': "#dc143c", 'colorOf(".nosuch")': None, 'shellWord("ink=#fff")': "'ink=#fff'", 'shellWord("a=it\'s")': "'a=it'\\''s'",
    'shellWord("n=-0.5")': "n=-0.5", 'caseOf("Mouth.grin")': "grin",
}


@pytest.mark.parametrize("expression", LITERALS)
def test_literals(look, expression):
    view = look()
    script = "async () => { const { %s } = await import('/literals.js'); return %s; }"
    names = "numberText, angleText, degreesOf, stringText, stringOf, pairOf, colorOf, shellWord, caseOf"
    assert view.page.evaluate(script % (names, expression)) == LITERALS[expression]


SPANS = {
    "{ type: 'Number', low: -1, high: 1, step: 0.1 }, 0.5": [-1, 1, 0.1],
    "{ type: 'Number', low: -1, high: 1 }, 0.5": [-1, 1, 0.01],
    "{ type: 'Number', low: 0.001, high: 1000 }, 0.9": [0.001, 5, 0.05],
    "{ type: 'Number' }, -3": [-20, 20, 0.2],
    "{ type: 'Number', low: 0, high: 10000 }, 5": [0, 20, 0.1],
    "{ type: 'Angle', low: 0, high: 360 }, 10": [0, 360, 1],
}


ALLOWED = {
    "{ low: -1, high: 1, step: 0.1 }, 0.26": 0.3, "{ low: 3, high: 12, step: 2 }, 40": 11, "{ low: 0, high: 1 }, -3": 0, "{}, 0.123": 0.123,
    "{ low: 0, high: 10, step: 1, isClosed: false }, 10": 9,
}


@pytest.mark.parametrize("knob", ALLOWED)
def test_values_keep_to_range_and_step(look, knob):
    view = look()
    assert view.page.evaluate(f"async () => (await import('/ranges.js')).allowed({knob})") == ALLOWED[knob]


@pytest.mark.parametrize("knob", SPANS)
def test_sliders_have_ends_that_a_hand_can_use(look, knob):
    view = look()
    script = f"async () => {{ const {{ sliderSpan }} = await import('/ranges.js'); const {{ low, high, step }} = sliderSpan({knob}); return [low, high, step]; }}"
    assert view.page.evaluate(script) == SPANS[knob]
