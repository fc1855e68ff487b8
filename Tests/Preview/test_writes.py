# SPDX-License-Identifier: Apache-2.0
"""What the page writes and draws when another hand changes the same file, and answers that give no picture."""

MOOD, PAD = "faces/mood.face", "sketches/pad.sketch"


def write_line_width(view, width):
    view.page.locator("[data-knob=lineWidth] input.number").fill(width)
    view.page.click("text=Write to file")


def test_what_an_editor_takes_back_can_be_written_again(look, server):
    view = look(MOOD)
    first = server.text(MOOD)
    for width in ("7", "9", "7"):
        write_line_width(view, width)
        server.wait_for(MOOD, lambda text: f"lineWidth: {width}" in text)
        view.wait_until(lambda: view.changed() == [], "the value to be the file's")
        server.save(MOOD, first)
        view.wait_until(lambda: view.scene(MOOD)["hash"] and "lineWidth" not in server.text(MOOD), "the old text")
        view.page.wait_for_selector("[data-knob=lineWidth].default")
    assert view.page.locator(".notice.bad").count() == 0


HOLD_ANSWER = """() => {
  const plain = window.fetch;
  window.fetch = async (...request) => {
    const answer = await plain(...request);
    if (request[0] === "/write") {
      window.fetch = plain;
      await new Promise((done) => (window.giveAnswer = done));
    }
    return answer;
  };
}"""


def change_before_the_answer(view, server, name, write, text):
    """Writes; saves another text before the page has the answer, which it gets when it was told of that text."""
    before = server.text(name)
    view.page.evaluate(HOLD_ANSWER)
    write()
    server.wait_for(name, lambda now: now != before)
    view.page.wait_for_timeout(300)
    server.save(name, text)
    view.page.wait_for_timeout(300)
    view.page.evaluate("() => window.giveAnswer()")


def test_ink_goes_when_another_hand_rewrites_the_file(look, server):
    view = look(PAD)
    other = server.text(PAD).replace("A pad", "Another pad")
    change_before_the_answer(view, server, PAD, lambda: view.drag((0.2, 0.2), (0.7, 0.7)), other)
    view.wait_until(lambda: view.page.title() == "Another pad", "the other picture")
    view.wait_until(lambda: view.page.locator(".ink").count() == 0, "the ink to go")
    assert view.page.locator(".notice.bad").count() == 0


def test_an_answer_without_a_picture_is_said_and_asked_for_again(look):
    view = look(MOOD)
    before = view.pixels()
    view.page.route("**/picture/*set=*", lambda route: route.fulfill(status=503, body="too busy"))
    line_width = view.page.locator("[data-knob=lineWidth] input.number")
    line_width.fill("9")
    view.page.wait_for_selector("#problems:not([hidden])")
    assert "too busy" in view.text("#problems") and view.pixels() == before
    view.page.unroute("**/picture/*set=*")
    view.page.locator("[data-knob=mouth] select").select_option("frown")
    view.wait_for_other(before)
    view.page.wait_for_selector("#problems", state="hidden")


def test_the_same_picture_is_asked_for_again_after_an_answer_without_one(look):
    view = look(MOOD)
    before, answers = view.pixels(), []

    def fail_once(route):
        # The small pictures of emotions are asked for as images.
        if route.request.resource_type != "fetch":
            return route.continue_()
        answers.append(route.request.url)
        route.fulfill(status=503, body="") if len(answers) == 1 else route.continue_()

    view.page.route("**/picture/*set=*", fail_once)
    line_width = view.page.locator("[data-knob=lineWidth] input.number")
    line_width.fill("9")
    view.page.wait_for_selector("#problems:not([hidden])")
    line_width.dispatch_event("input")
    view.wait_for_other(before)
    view.page.wait_for_selector("#problems", state="hidden")


def test_an_address_that_cannot_be_read_is_the_gallery(look, server):
    view = look()
    view.page.goto(f"{server.url}#scene=%E0%A4%A")
    view.page.reload()
    view.page.wait_for_selector(".tiles li")
