# SPDX-License-Identifier: Apache-2.0
"""Pictures of what shows for a moment, and of the narrowest page. They are kept to be looked at; what is checked is
that what they are of is there and lies inside the window."""

import pytest

PAD, THEMES = "sketches/pad.sketch", "scenes/themes.facet"
KINDS = ["faces/mood.face", "cards/2.card", "badges/rose.badge", THEMES, PAD]
SIZES = {"wide": (1280, 800), "phone": (390, 844), "narrow": (320, 640)}

every_size = pytest.mark.parametrize("size", SIZES)
every_scheme = pytest.mark.parametrize("scheme", ["light", "dark"])


def is_inside(view, selector):
    """Whether an element is there, as a whole, where it can be seen."""
    box, window = view.page.locator(selector).bounding_box(), view.page.viewport_size
    return box["x"] >= 0 and box["y"] >= 0 and \
        box["x"] + box["width"] <= window["width"] + 0.5 and box["y"] + box["height"] <= window["height"] + 0.5


@every_scheme
def test_the_narrowest_page_with_each_kind_of_scene(look, scheme):
    view = look(size=SIZES["narrow"], scheme=scheme)
    view.page.wait_for_timeout(300)
    view.shot(f"gallery-narrow-{scheme}")
    for path in KINDS:
        view.open(path)
        view.page.wait_for_timeout(150)
        assert is_inside(view, "#frame")
        view.shot(f"{path.split('.')[1]}-narrow-{scheme}")


LOW = {"844": (844, 390), "667": (667, 375), "640": (640, 320), "1280": (1280, 480)}


@pytest.mark.parametrize("size", LOW)
def test_a_phone_on_its_side(look, server, size):
    """The picture has most of the window, and what lies beside and below it is no more than that."""
    view = look(size=LOW[size])
    for path in KINDS:
        view.open(path)
        view.page.wait_for_timeout(150)
        frame, bars = view.frame(), [view.page.locator(name).bounding_box() for name in ("#viewbar", ".facts")]
        assert is_inside(view, "#frame") and max(frame["height"], frame["width"]) >= 0.45 * LOW[size][1], frame
        assert is_inside(view, "#viewbar") and is_inside(view, ".facts")
        assert all(frame["y"] + frame["height"] <= bar["y"] for bar in bars)
        for beside in ("#emotions", "#tools"):
            if view.page.locator(beside).is_visible():
                box = view.page.locator(beside).bounding_box()
                assert box["y"] >= 44 and box["y"] + box["height"] <= bars[0]["y"] and box["x"] + box["width"] < frame["x"]
        view.shot(f"{path.split('.')[1]}-low-{size}-light")
    view.page.click("#tool-pen")
    assert is_inside(view, ".popover:popover-open")
    view.shot(f"pen-low-{size}-light")
    view.open(KINDS[0])
    server.save(KINDS[0], server.text(KINDS[0]).replace(".happy", ".hapy"))
    view.page.wait_for_selector("#problems:not([hidden])")
    assert is_inside(view, "#problems")
    view.shot(f"errors-low-{size}-light")


@every_scheme
@every_size
def test_a_picture_as_sixteen_pixels(look, size, scheme):
    view = look("badges/rose.badge", size=SIZES[size], scheme=scheme)
    view.page.select_option("#pixels", "16")
    view.page.wait_for_timeout(150)
    assert view.page.locator(".pixel-lines").is_visible() and is_inside(view, "#actual")
    view.shot(f"pixels-{size}-{scheme}")


@every_scheme
@every_size
def test_notices_of_each_kind(look, server, size, scheme):
    view = look("faces/numbers.face", size=SIZES[size], scheme=scheme)
    view.page.fill("[data-knob=smile] input.number", "1")
    view.page.click("text=Copy flags")
    view.page.click("text=Write to file")
    view.page.wait_for_selector(".notice.good:has-text('Written to')")
    view.page.route("**/write", lambda route: route.fulfill(status=409, body="The file has changed meanwhile."))
    view.page.fill("[data-knob=smile] input.number", "-1")
    view.page.click("text=Write to file")
    view.page.wait_for_selector(".notice.bad")
    view.page.wait_for_timeout(200)
    assert view.page.locator(".notice").count() == 3 and is_inside(view, "#notices")
    view.shot(f"notices-{size}-{scheme}")


@every_scheme
@every_size
def test_what_is_wrong_lies_over_the_picture(look, server, size, scheme):
    view = look(THEMES, size=SIZES[size], scheme=scheme)
    text = server.text(THEMES)
    server.save(THEMES, text.replace("circle(radius: 20)", "cirle(radius: 20)").replace("#101014", "#10101"))
    view.page.wait_for_selector("#problems:not([hidden]) li + li")
    view.page.wait_for_timeout(150)
    assert is_inside(view, "#problems")
    view.shot(f"errors-{size}-{scheme}")
    view.page.click("[aria-label='Hide the messages']")
    view.shot(f"errors-folded-{size}-{scheme}")


@every_scheme
def test_the_server_is_gone(look, server, scheme):
    view = look("faces/mood.face", size=SIZES["phone"], scheme=scheme)
    view.page.wait_for_timeout(500)
    server.kill()
    view.page.wait_for_selector("#gone:not([hidden])")
    assert is_inside(view, "#gone")
    view.shot(f"gone-phone-{scheme}")
