"""Windows of a real browser, for the tests of example pages."""

import contextlib
import pathlib
import re

from playwright.sync_api import Browser, Page, WebSocketRoute, expect, sync_playwright

# Long, for it is reached by faults alone: nothing waits longer than it must.
PATIENCE = 20_000

# Every control must have a name that a screen reader can say, and every page one heading above the others.
UNNAMED = """() => [...document.querySelectorAll('input, select, textarea, button, a[href]')]
    .filter((control) => !(control.labels?.length || control.ariaLabel || control.textContent.trim()))
    .map((control) => control.outerHTML)"""
TOO_WIDE = """() => [...document.querySelectorAll('body *')]
    .filter((part) => part.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
    .map((part) => part.outerHTML.slice(0, 120))"""
TOO_SMALL = """() => [...document.querySelectorAll('button, input, select')]
    .map((control) => (control.type === 'checkbox' ? control.closest('label') : control))
    .filter((control) => control.offsetParent !== null && control.getBoundingClientRect().height < 40)
    .map((control) => control.outerHTML)"""


class Windows:
    """Opens windows of one page, each as if on a device of its own, and knows what went wrong in any of them."""

    def __init__(self, browser: Browser, url: str, artifacts: pathlib.Path):
        self.browser = browser
        self.url = url
        self.artifacts = artifacts
        self.faults: list[str] = []

    def open(self, line: "Line | None" = None, **device) -> Page:
        page = self.browser.new_context(**device).new_page()
        if line:
            line.lie_before(page)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("console", lambda line: line.type == "error" and self.faults.append(f"console: {line.text}"))
        page.goto(self.url)
        # Gone after a reload, which nobody may need.
        page.evaluate("window.isTheSame = true")
        return page

    def open_phone(self) -> Page:
        return self.open(viewport={"width": 360, "height": 740}, device_scale_factor=2, is_mobile=True, has_touch=True)

    def keep(self, page: Page, name: str, is_whole: bool = True):
        """Keeps a picture of the whole page, or of what is seen of it."""
        page.screenshot(path=self.artifacts / f"{name}.png", full_page=is_whole, animations="disabled")


class Line:
    """The way from a window to the server's streams, which can be cut and mended."""

    def __init__(self):
        self.is_cut = False
        self.streams: list[WebSocketRoute] = []

    def lie_before(self, page: Page):
        page.route_web_socket(re.compile("/ws/"), self.carry)

    def carry(self, stream: WebSocketRoute):
        if self.is_cut:
            stream.close(code=1013, reason="the line is cut")
            return
        stream.connect_to_server()
        self.streams.append(stream)

    def cut(self):
        self.is_cut = True
        for stream in self.streams:
            stream.close(code=1013, reason="the line is cut")
        self.streams.clear()

    def mend(self):
        self.is_cut = False


def is_the_same(page: Page):
    """The page was not loaded again."""
    assert page.evaluate("window.isTheSame"), "the page was loaded again"


def can_be_used_by_all(page: Page):
    """What is shown can be named, and reached by a finger, and nothing sticks out to the right."""
    assert page.evaluate(UNNAMED) == [], page.evaluate(UNNAMED)
    assert page.locator("h1").count() == 1
    assert page.evaluate("document.documentElement.lang") == "en"
    if page.viewport_size["width"] < 500:
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width == page.viewport_size["width"], (width, page.evaluate(TOO_WIDE))
        assert page.evaluate(TOO_WIDE) == [], page.evaluate(TOO_WIDE)
        assert page.evaluate(TOO_SMALL) == [], page.evaluate(TOO_SMALL)


@contextlib.contextmanager
def windows(executable: str, url: str, artifacts: str):
    """Starts a browser, and ends it. What went wrong in its windows fails the test that did not look at it."""
    folder = pathlib.Path(artifacts)
    folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        # Neither root nor most containers can have Chromium's sandbox, and the pages are our own; /dev/shm is small there.
        browser = playwright.chromium.launch(
            executable_path=executable, args=["--no-sandbox", "--disable-dev-shm-usage"])
        opened = Windows(browser, url, folder)
        try:
            yield opened
        except BaseException:
            for index, context in enumerate(browser.contexts):
                with contextlib.suppress(Exception):
                    opened.keep(context.pages[0], f"failure-{index + 1}")
            print("faults:", *opened.faults, sep="\n  ")
            raise
        finally:
            browser.close()
        assert opened.faults == [], opened.faults
