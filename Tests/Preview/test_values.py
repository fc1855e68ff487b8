# SPDX-License-Identifier: Apache-2.0
"""The inspector: values set in the page, and values written into the file."""


def test_a_slider_turns_the_picture_and_only_the_picture(look, server):
    view = look("faces/numbers.face")
    before, text = view.pixels(), server.text("faces/numbers.face")
    slider = view.page.locator("#knob-smile")
    assert [slider.get_attribute(name) for name in ("min", "max", "step")] == ["-1", "1", "0.1"]
    slider.fill("-0.6")
    view.wait_for_other(before)
    view.page.click("text=Copy flags")
    view.wait_until(lambda: view.clipboard() == "--set smile=-0.6", "the flags")
    assert server.text("faces/numbers.face") == text
    view.page.click("button:text-is('Reset')")
    view.wait_until(lambda: view.pixels() == before, "the picture of the file")
    assert slider.input_value() == "0.5"


def test_one_picture_is_asked_for_at_a_time_and_the_last_value_wins(look):
    view = look("faces/numbers.face")
    asked, running, at_once = [], set(), []

    def begin(request):
        if request.resource_type == "fetch" and "/picture/" in request.url:
            asked.append(request.url)
            running.add(request)
            at_once.append(len(running))

    view.page.on("request", begin)
    view.page.on("requestfinished", lambda request: running.discard(request))
    view.page.evaluate("""async () => {
      const slider = document.querySelector("#knob-smile");
      for (let step = -10; step <= 10; step++) {
        slider.value = step / 10;
        slider.dispatchEvent(new Event("input"));
        await new Promise(requestAnimationFrame);
      }
    }""")
    view.wait_until(lambda: asked and asked[-1].endswith("set=smile%3D1"), "the last value")
    view.page.wait_for_timeout(300)
    assert max(at_once) == 1 and asked[-1].endswith("set=smile%3D1")


def test_values_go_back_into_the_file(look, server):
    view = look("faces/numbers.face")
    text = server.text("faces/numbers.face")
    view.page.fill("[data-knob=smile] input.number", "-0.26")
    view.page.locator("[data-knob=color] input[type=text]").fill("#aa3300")
    view.page.click("text=Write to file")
    server.wait_for("faces/numbers.face", text.replace("= 0.5", "= -0.3").replace("#20304f", "#aa3300"))
    view.page.wait_for_selector(".notice.good")
    view.wait_until(lambda: view.changed() == [], "the values to be the file's")
    assert view.page.locator("text=Write to file").is_disabled()


def test_a_parameter_that_the_file_does_not_set_is_written_into_it(look, server):
    view = look("faces/mood.face")
    before = view.pixels()
    view.page.locator("[data-knob=lineWidth] input.number").fill("9")
    view.wait_for_other(before)
    view.page.click("text=Write to file")
    text = server.wait_for("faces/mood.face", lambda text: "lineWidth: 9" in text)
    assert text.startswith("// A comment that stays.\nface {") and "emotion: .happy // how it feels" in text


def test_a_file_changed_meanwhile_is_not_written(look, server):
    view = look("faces/numbers.face")
    other = server.text("faces/numbers.face") + "// another hand\n"

    def change_first(route):
        server.save("faces/numbers.face", other)
        route.continue_()

    view.page.route("**/write", change_first)
    view.page.fill("[data-knob=smile] input.number", "1")
    view.page.click("text=Write to file")
    view.page.wait_for_selector(".notice.bad")
    assert "changed meanwhile" in view.text(".notice.bad")
    assert server.text("faces/numbers.face") == other
    assert view.page.input_value("[data-knob=smile] input.number") == "1"


def test_values_that_give_no_picture_leave_the_last_one(look, server):
    view = look("faces/numbers.face")
    before = view.pixels()
    view.page.locator("[data-knob=color] input[type=text]").fill("#12")
    view.page.wait_for_selector("#problems:not([hidden])")
    assert view.pixels() == before
    view.page.locator("[data-knob=color] input[type=text]").fill("#123")
    view.page.wait_for_selector("#problems", state="hidden")


def test_each_type_of_value_has_its_control(look, server):
    view = look("faces/mood.face")
    before = view.pixels()
    view.page.locator("[data-knob=showsEyeBrows] input").uncheck()
    view.wait_for_other(before)
    without = view.pixels()
    view.page.locator("[data-knob=mouth] select").select_option("frown")
    view.wait_for_other(without)
    view.page.locator("[data-knob=eyes] label", has_text="squinting").click()
    view.page.click("text=Copy flags")
    wanted = "--set showsEyeBrows=false --set mouth=.frown --set eyes=.squinting"
    view.wait_until(lambda: view.clipboard() == wanted, "the flags")


def test_a_theme_can_be_looked_at(look):
    view = look("scenes/themes.facet")
    before = view.pixels()
    view.page.select_option("#theme", "night")
    view.wait_for_other(before)
    view.page.select_option("#theme", "")
    view.wait_until(lambda: view.pixels() == before, "the first picture")


def test_a_value_holds_over_a_theme_although_the_file_says_it(look, server):
    view = look("scenes/themes.facet")
    text, day = server.text("scenes/themes.facet"), view.pixels()
    ground = view.page.locator("[data-knob=ground] input[type=text]")
    view.page.select_option("#theme", "night")
    view.wait_for_other(day)
    night = view.pixels()
    ground.fill("#ffffff")
    view.wait_until(lambda: view.pixels() == day, "the ground that was set")
    assert view.page.locator("text=Write to file").is_disabled()
    ground.fill("#aa3300")
    view.page.click("text=Write to file")
    server.wait_for("scenes/themes.facet", text.replace("#ffffff", "#aa3300"))
    view.page.wait_for_function("() => document.querySelector('.buttons .primary').disabled")
    view.page.wait_for_timeout(300)
    assert view.pixels() not in (day, night)
    view.page.select_option("#theme", "")
    view.wait_until(lambda: view.changed() == [], "the value to be the file's")


def test_reset_takes_the_theme_back_too(look):
    view = look("scenes/themes.facet")
    before, reset = view.pixels(), view.page.locator("button:text-is('Reset')")
    assert reset.is_disabled()
    view.page.select_option("#theme", "night")
    view.wait_for_other(before)
    reset.click()
    view.wait_until(lambda: view.pixels() == before, "the first picture")
    assert view.page.input_value("#theme") == "" and reset.is_disabled()
