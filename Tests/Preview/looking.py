# SPDX-License-Identifier: Apache-2.0
"""A browser's page as the tests use it."""

import urllib.parse

# An answer that says no is reported by the browser although the page deals with it.
EXPECTED = ("status of 404", "status of 409", "status of 422", "status of 403", "status of 503", "ERR_CONNECTION", "ERR_FAILED",
            "ERR_INCOMPLETE_CHUNKED", "ERR_SOCKET_NOT_CONNECTED")

WATCH_POLICY = """
window.policyViolations = [];
document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  window.policyViolations.push(`${violatedDirective} ${blockedURI}`));
"""

# The picture that shows, as numbers that any change of it changes.
PIXELS = """() => {
  const image = document.querySelector(".sheet > img");
  if (!image) return null;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 160;
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0, 160, 160);
  return canvas.toDataURL();
}"""


class Look:
    def __init__(self, browser, server, screenshots, size=(1280, 800), touch=False, scheme="light", still=True):
        self.server = server
        self.screenshots = screenshots
        self.complaints = []
        self.requests = []
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=touch, color_scheme=scheme,
            reduced_motion="reduce" if still else "no-preference", permissions=["clipboard-read", "clipboard-write"])
        self.context.set_default_timeout(8000)
        self.page = self.new_page()

    def new_page(self):
        page = self.context.new_page()
        page.add_init_script(WATCH_POLICY)
        page.on("pageerror", lambda error: self.complaints.append(f"page error: {error}"))
        page.on("console", self.hear)
        page.on("request", lambda request: self.requests.append(request.url))
        return page

    def hear(self, message):
        if message.type in ("error", "warning") and not any(each in message.text for each in EXPECTED):
            self.complaints.append(f"console: {message.text}")

    def state(self):
        return self.page.request.get(self.server.url + "scenes").json()

    def scene(self, path):
        return next(scene for scene in self.state()["scenes"] if scene["path"].endswith(path))

    def open(self, path=None):
        """The gallery, or one scene with its picture."""
        if path is None:
            self.page.goto(self.server.url)
            self.page.wait_for_selector(".tiles li")
            return
        self.page.goto(f"{self.server.url}#scene={urllib.parse.quote(self.scene(path)['id'])}")
        self.page.wait_for_selector(".sheet > img")

    def pixels(self):
        return self.page.evaluate(PIXELS)

    def wait_until(self, check, what="it"):
        for _ in range(400):
            if check():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"waited in vain for {what}")

    def wait_for_other(self, pixels):
        self.wait_until(lambda: self.pixels() not in (pixels, None), "another picture")

    def changed(self):
        """The parameters whose values are set in the page."""
        return self.page.locator(".knob.changed").evaluate_all("(knobs) => knobs.map((knob) => knob.dataset.knob)")

    def text(self, selector):
        return self.page.text_content(selector)

    def clipboard(self):
        return self.page.evaluate("() => navigator.clipboard.readText()")

    def violations(self):
        return self.page.evaluate("() => window.policyViolations")

    def shot(self, name):
        self.screenshots.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=str(self.screenshots / f"{name}.png"))

    # Places

    def frame(self):
        return self.page.locator("#frame").bounding_box()

    def at(self, x, y):
        """A place in the picture, given as shares of it, on the page."""
        box = self.frame()
        return box["x"] + x * box["width"], box["y"] + y * box["height"]

    # Gestures of a mouse

    def drag(self, *places, steps=6):
        mouse = self.page.mouse
        mouse.move(*self.at(*places[0]))
        mouse.down()
        for place in places[1:]:
            mouse.move(*self.at(*place), steps=steps)
        mouse.up()

    def tap(self, x=0.5, y=0.5):
        self.page.mouse.click(*self.at(x, y))

    def wheel(self, delta, x=0.5, y=0.5):
        self.page.mouse.move(*self.at(x, y))
        self.page.mouse.wheel(0, delta)

    # Gestures of fingers, through the debugging protocol

    def fingers(self, kind, *places):
        self.session = getattr(self, "session", None) or self.context.new_cdp_session(self.page)
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def swipe(self, start, end):
        (x0, y0), (x1, y1) = self.at(*start), self.at(*end)
        self.fingers("touchStart", (x0, y0))
        for step in (0.25, 0.5, 0.75, 1):
            self.fingers("touchMove", (x0 + (x1 - x0) * step, y0 + (y1 - y0) * step))
        self.fingers("touchEnd")

    def touch(self, x=0.5, y=0.5):
        self.fingers("touchStart", self.at(x, y))
        self.fingers("touchEnd")

    def pinch(self, begin, end, ends="touchEnd"):
        """Two fingers beside the middle, so many pixels apart at the beginning and at the end."""
        x, y = self.at(0.5, 0.5)
        places = lambda apart: ((x - apart / 2, y), (x + apart / 2, y))
        self.fingers("touchStart", places(begin)[0])
        self.fingers("touchStart", *places(begin))
        for step in range(1, 9):
            self.fingers("touchMove", *places(begin + (end - begin) * step / 8))
        if ends:
            self.fingers(ends)
