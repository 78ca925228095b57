"""Two windows of the list of movies: browser_test.py BROWSER URL FOLDER_FOR_PICTURES"""

import sys

from playwright.sync_api import Locator, Page, expect

from windows import Line, can_be_used_by_all, is_the_same, windows


def card(page: Page, title: str) -> Locator:
    return page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=title, exact=True))


def titles(page: Page) -> list[str]:
    return page.locator("#movies h2").all_text_contents()


with windows(*sys.argv[1:]) as opened:
    one, two = opened.open(), opened.open()
    for page in (one, two):
        expect(page.get_by_role("status")).to_have_text("Live")
        expect(page.get_by_role("listitem")).to_have_count(12)
        expect(page.locator("#count")).to_have_text("12 movies")
    assert titles(one) == sorted(titles(one)), "in the order of titles"

    # What one adds is seen by the other, in its place.
    one.get_by_role("button", name="Add a movie").click()
    one.get_by_label("Title").fill("Heat")
    one.get_by_label("Year").fill("1995")
    one.get_by_label("Genre").fill("crime")
    one.get_by_label("Description").fill("A thief and a detective drink one coffee.")
    opened.keep(one, "add", is_whole=False)
    one.get_by_role("button", name="Save").click()
    expect(one.get_by_role("dialog")).to_have_count(0)
    for page in (one, two):
        expect(card(page, "Heat")).to_contain_text("1995 · crime")
        expect(page.locator("#count")).to_have_text("13 movies")
    assert titles(two).index("Heat") == titles(two).index("M") - 1, titles(two)

    # What one edits changes before the other's eyes.
    expect(card(two, "Solaris")).to_contain_text("science fiction")
    card(one, "Solaris").get_by_role("button", name="Edit Solaris").click()
    dialog = one.get_by_role("dialog", name="Edit “Solaris”")
    expect(dialog.get_by_label("Genre")).to_have_value("science fiction")
    expect(dialog.get_by_label("Title")).to_be_hidden()
    dialog.get_by_label("Genre").fill("drama")
    dialog.get_by_label("Description").fill("The ocean remembers.")
    dialog.get_by_role("button", name="Save").click()
    for page in (one, two):
        expect(card(page, "Solaris")).to_contain_text("1972 · drama")
        expect(card(page, "Solaris")).to_contain_text("The ocean remembers.")
    opened.keep(two, "two")

    # What one deletes is gone from both, with the reviews that it had.
    card(two, "Seven Samurai").get_by_role("button", name="Delete Seven Samurai").click()
    opened.keep(two, "delete", is_whole=False)
    two.get_by_role("dialog").get_by_role("button", name="Delete").click()
    for page in (one, two):
        expect(card(page, "Seven Samurai")).to_have_count(0)
        expect(page.locator("#count")).to_have_text("12 movies")
    expect(two.get_by_role("dialog")).to_have_count(0)
    assert two.evaluate("document.activeElement !== document.body"), "the focus is lost"

    # Looking for something is each one's own affair.
    one.get_by_label("Find").fill("city DRAMA")
    expect(one.locator("#count")).to_have_text("0 of 12 movies")
    one.get_by_label("Find").fill("drama")
    expect(one.locator("#count")).to_have_text("5 of 12 movies")
    expect(two.locator("#count")).to_have_text("12 movies")

    # By the keyboard alone: in, out, and back where one was.
    one.keyboard.press("Tab")
    expect(one.get_by_role("button", name="Add a movie")).to_be_focused()
    one.keyboard.press("Enter")
    expect(one.get_by_label("Title")).to_be_focused()
    one.keyboard.press("Escape")
    expect(one.get_by_role("dialog")).to_have_count(0)
    expect(one.get_by_role("button", name="Add a movie")).to_be_focused()

    # The one who is on a card keeps the place while others change things.
    edit = card(two, "Solaris").get_by_role("button", name="Edit Solaris")
    edit.focus()
    one.get_by_label("Find").fill("")
    card(one, "M").get_by_role("button", name="Delete M").click()
    one.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(two.locator("#count")).to_have_text("11 movies")
    expect(edit).to_be_focused()

    # On a phone, at night.
    phone = opened.open_phone()
    phone.emulate_media(color_scheme="dark")
    expect(phone.get_by_role("listitem")).to_have_count(11)
    can_be_used_by_all(phone)
    opened.keep(phone, "phone")
    card(phone, "Heat").get_by_role("button", name="Edit Heat").tap()
    can_be_used_by_all(phone)
    opened.keep(phone, "phone-edit", is_whole=False)
    phone.get_by_role("button", name="Cancel").tap()

    # When the server is away the page says so, and it catches up when the server is back.
    line = Line()
    three = opened.open(line)
    expect(three.get_by_role("status")).to_have_text("Live")
    line.cut()
    expect(three.get_by_role("status")).to_have_text("Offline, trying again")
    opened.keep(three, "offline")
    card(one, "Psycho").get_by_role("button", name="Delete Psycho").click()
    one.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(two.locator("#count")).to_have_text("10 movies")
    expect(three.locator("#count")).to_have_text("11 movies")
    line.mend()
    expect(three.locator("#count")).to_have_text("10 movies")
    expect(three.get_by_role("status")).to_have_text("Live")

    # A mutation without an answer is told as what it is.
    one.route("**/*:executeMutation", lambda route: route.abort())
    card(one, "Heat").get_by_role("button", name="Edit Heat").click()
    one.get_by_role("button", name="Save").click()
    expect(one.get_by_role("dialog").get_by_role("alert")).to_contain_text("Whether it was done shows in the list")
    assert len(opened.faults) == 1 and "ERR_FAILED" in opened.faults.pop()

    for page in (one, two, three):
        can_be_used_by_all(page)
        is_the_same(page)

print("two windows agree")
