# SPDX-License-Identifier: Apache-2.0
"""The page without gestures: pictures, errors, the gallery, the connection."""

import re

import pytest


def test_shows_a_scene_with_its_numbers(look, server):
    view = look("faces/numbers.face")
    assert view.page.title() == "By numbers"
    assert view.text("#title") == "By numbers"
    scene = view.scene("faces/numbers.face")
    view.page.wait_for_function("() => document.querySelector('#facts').textContent.includes('bytes')")
    facts = view.text("#facts")
    assert f"{scene['bytes']} bytes" in facts and "320 × 200" in facts and ("exact" in facts or "within" in facts)
    assert view.violations() == []


def test_a_saved_file_is_the_next_picture(look, server):
    view = look("faces/mood.face")
    before = view.pixels()
    server.save("faces/mood.face", server.text("faces/mood.face").replace(".happy", ".angry"))
    view.wait_for_other(before)
    view.wait_until(lambda: view.page.title() == "angry", "the title")


def test_an_error_lies_over_the_last_good_picture_until_it_is_mended(look, server):
    view = look("faces/mood.face")
    good, before = server.text("faces/mood.face"), view.pixels()
    server.save("faces/mood.face", good.replace(".happy", ".hapy"))
    view.page.wait_for_selector("#problems:not([hidden])")
    said = view.text("#problems")
    assert re.search(r"mood\.face:4:1\d", said) and "hapy" in said
    assert "emotion: .hapy" in view.text("#problems pre")
    assert view.pixels() == before
    view.shot("error-wide")
    server.save("faces/mood.face", good.replace(".happy", ".worried"))
    view.page.wait_for_selector("#problems", state="hidden")
    view.wait_for_other(before)


def test_a_scene_that_never_had_a_picture_gets_one(look, server):
    server.save("faces/sleepy.face", "face {\n")
    view = look()
    view.wait_until(lambda: view.scene("faces/sleepy.face")["isStale"], "the error")
    view.page.goto(f"{server.url}#scene={view.scene('faces/sleepy.face')['id']}")
    view.page.wait_for_selector("#problems:not([hidden])")
    server.save("faces/sleepy.face", "face {\n  size: 50\n}\n")
    view.page.wait_for_selector("#problems", state="hidden")
    view.page.wait_for_selector(".sheet > img")


def test_markup_in_a_title_stays_text(look):
    view = look("scenes/themes.facet")
    title = "Day <img src=x onerror=alert(1)> & night"
    assert view.text("#title") == title and view.page.title() == title
    assert view.page.locator("#title img").count() == 0
    view.open()
    view.page.wait_for_function("() => document.querySelector('.tiles').textContent.includes('onerror')")
    assert view.page.locator(".name img").count() == 0


def test_zoom_pan_grounds_and_pixels(look):
    view = look("badges/rose.badge")
    fitted = view.frame()
    view.wheel(-400)
    view.wait_until(lambda: view.frame()["width"] > 1.3 * fitted["width"], "a larger picture")
    large = view.frame()
    view.drag((0.5, 0.5), (0.6, 0.5))
    view.wait_until(lambda: view.frame()["x"] > large["x"] + 20, "a moved picture")
    view.page.click("[title=Fit]")
    assert view.frame()["width"] == pytest.approx(fitted["width"])
    view.page.click(".percent")
    assert view.frame()["width"] == pytest.approx(120)
    for ground in ("light", "dark", "checker"):
        view.page.click(f"[data-value={ground}]")
        assert view.page.get_attribute("#stage", "data-ground") == ground
    view.page.click("[title=Fit]")
    view.page.select_option("#pixels", "16")
    assert view.page.evaluate("() => document.querySelector('canvas.pixels').width") == 16
    assert view.page.locator(".pixel-lines").is_visible() and view.page.locator("#actual").is_visible()
    view.page.select_option("#pixels", "512")
    assert view.page.evaluate("() => document.querySelector('canvas.pixels').height") == 512


def test_the_gallery_shows_all_scenes_and_opens_them(look, server):
    view = look()
    assert view.page.locator(".tiles li").count() == 9
    view.page.fill("#filter", "card")
    assert view.page.locator(".tiles li:visible").count() == 3
    view.page.fill("#filter", "")
    view.page.click(".tiles a:has-text('rose.badge')")
    view.page.wait_for_selector(".sheet > img")
    assert view.page.title() == "A rose"
    view.page.click("#to-gallery")
    view.page.wait_for_selector(".tiles:visible")
    server.save("badges/rose.badge", server.text("badges/rose.badge").replace("A rose", "A dahlia"))
    view.page.wait_for_selector(".tiles a:has-text('A dahlia')")


def test_scenes_stand_in_the_order_in_which_people_count(look, server):
    for number in (10, 11, 20):
        server.save(f"cards/{number}.card", "card {\n  rank: .three\n}\n")
    view = look()
    view.page.wait_for_selector(".tiles a:has-text('cards/20.card')")
    paths = [path for path in view.page.locator(".tiles .path").all_inner_texts() if path.startswith("cards/")]
    assert paths == [f"cards/{number}.card" for number in (1, 2, 3, 10, 11, 20)]
    view.open("cards/3.card")
    view.page.keyboard.press("ArrowRight")
    view.wait_until(lambda: view.text("#path") == "cards/10.card", "the tenth card")
    view.page.keyboard.press("ArrowLeft")
    view.wait_until(lambda: view.text("#path") == "cards/3.card", "the third card")


def test_a_new_file_comes_and_a_deleted_one_goes(look, server):
    view = look()
    server.save("faces/new.face", 'face {\n  title: "A newcomer"\n  size: 80\n}\n')
    view.page.wait_for_selector(".tiles a:has-text('A newcomer')")
    (server.folder / "faces/new.face").unlink()
    view.page.wait_for_selector(".tiles a:has-text('A newcomer')", state="detached")


def test_a_scene_that_is_gone_is_stood_in_for_by_no_other(look, server):
    view = look("faces/mood.face")
    others = {path: path.read_text() for path in server.folder.rglob("*.*") if path.name != "mood.face"}
    text = server.text("faces/mood.face")
    (server.folder / "faces/mood.face").unlink()
    view.page.wait_for_selector(".notice.bad:has-text('is gone')")
    view.page.wait_for_selector("#gallery:not([hidden])")
    view.page.keyboard.press("Space")
    view.page.wait_for_timeout(300)
    assert {path: path.read_text() for path in others} == others
    server.save("faces/mood.face", text)
    view.page.wait_for_selector("#scene:not([hidden])")


def test_the_server_goes_and_comes_back(look, server):
    view = look("faces/mood.face")
    before = view.pixels()
    server.kill()
    view.page.wait_for_selector("#gone:not([hidden])")
    assert "server is gone" in view.text("#gone") and view.pixels() == before
    view.shot("gone")
    server.save("faces/mood.face", server.text("faces/mood.face").replace(".happy", ".angry"))
    server.start()
    view.page.wait_for_selector("#gone", state="hidden")
    view.wait_for_other(before)
    # The new server has a new token; a write finds it out.
    view.page.locator("[data-knob=lineWidth] input.number").fill("7")
    view.page.click("text=Write to file")
    server.wait_for("faces/mood.face", lambda text: "lineWidth: 7" in text)


def test_the_small_pictures_of_emotions_come_back_too(look, server):
    view = look()
    no_images = lambda route: route.abort() if route.request.resource_type == "image" else route.continue_()
    view.page.route("**/picture/**", no_images)
    view.open("faces/mood.face")
    emotions = view.page.locator("#emotions img")
    complete = "(images) => images.filter((image) => image.complete && image.naturalWidth > 0).length"
    view.wait_until(lambda: sum("emotion" in url for url in view.requests) >= 4, "the pictures to be asked for")
    assert emotions.evaluate_all(complete) == 0
    view.page.unroute("**/picture/**", no_images)
    server.save("cards/1.card", "card {\n  rank: .three\n}\n")
    view.wait_until(lambda: emotions.evaluate_all(complete) == 4, "four pictures")
    # They need no proof.
    assert all("draft=1" in each for each in emotions.evaluate_all("(images) => images.map((image) => image.src)"))


def test_several_pages_share_one_stream(look, server):
    view = look("faces/mood.face")
    second = view.new_page()
    second.goto(view.page.url)
    second.wait_for_selector(".sheet > img")
    server.save("faces/mood.face", server.text("faces/mood.face").replace(".happy", ".angry"))
    for page in (view.page, second):
        page.wait_for_function("() => document.title === 'angry'")
    assert sum(url.endswith("/events") for url in view.requests) == 1
    view.page.close()
    server.save("faces/mood.face", server.text("faces/mood.face").replace(".angry", ".worried"))
    second.wait_for_function("() => document.title === 'worried'")


def test_a_page_without_a_stream_asks_now_and_then(look, server):
    view = look()
    view.page.route("**/events", lambda route: route.fulfill(status=503, body="too many pages"))
    view.open("faces/mood.face")
    view.page.reload()
    view.page.wait_for_selector("[data-connection=polling]")
    server.save("faces/mood.face", server.text("faces/mood.face").replace(".happy", ".angry"))
    view.wait_until(lambda: view.page.title() == "angry", "the next look")
