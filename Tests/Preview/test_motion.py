# SPDX-License-Identifier: Apache-2.0
"""Where less motion is wanted nothing moves by itself; elsewhere it does, and so these tests can fail."""

import pytest

MOOD, CARD = "faces/mood.face", "cards/2.card"

# In each frame, whatever takes time to get from one look to another.
COUNT_MOTIONS = """() => {
  window.motions = [];
  const look = () => {
    for (const each of document.getAnimations()) {
      const { duration, delay } = each.effect.getComputedTiming();
      if (duration + delay > 0) window.motions.push(each.transitionProperty ?? each.animationName ?? "script");
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def motions(view):
    """What moved until all is at rest again."""
    view.page.wait_for_timeout(300)
    return sorted(set(view.page.evaluate("() => window.motions")))


def choose_emotion(view):
    view.page.click("#emotions label:has-text('angry')")
    view.wait_until(lambda: view.page.title() == "angry", "the title")


def fill_and_write(view):
    view.page.locator("[data-knob=lineWidth] input.number").fill("9")
    view.page.click("text=Write to file")
    view.page.wait_for_selector(".notice.good")


def turn_the_card(view):
    before = view.pixels()
    view.tap()
    view.wait_for_other(before)


def next_card(view):
    before = view.page.url
    view.drag((0.8, 0.5), (0.2, 0.5))
    view.wait_until(lambda: view.page.url != before, "the next card")


def set_a_switch(view):
    view.page.get_by_role("switch", name="showsEyeBrows").set_checked(False)


ACTS = [(MOOD, choose_emotion), (MOOD, fill_and_write), (MOOD, set_a_switch), (CARD, turn_the_card), (CARD, next_card)]


@pytest.mark.parametrize("scene, act", ACTS, ids=[act.__name__ for _, act in ACTS])
@pytest.mark.parametrize("still", [True, False], ids=["still", "lively"])
def test_nothing_moves_by_itself_where_less_motion_is_wanted(look, scene, act, still):
    view = look(scene, still=still)
    # What comes with the page is no answer to an act.
    view.page.wait_for_timeout(300)
    view.page.evaluate(COUNT_MOTIONS)
    act(view)
    between = [url for url in view.requests if "&at=" in url]
    if still:
        assert (motions(view), between) == ([], [])
    else:
        assert motions(view) or between
