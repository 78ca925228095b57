"""Windows of the reminders: browser_test.py BROWSER URL FOLDER_FOR_PICTURES"""

import sys

from playwright.sync_api import Page, expect

from windows import can_be_used_by_all, is_the_same, windows


def sign_in(page: Page, user: str):
    page.get_by_label("Your name").fill(user)
    page.get_by_role("button", name="Show my tasks").click()
    expect(page.get_by_role("status")).to_have_text("Live")


def add(page: Page, *names: str):
    for name in names:
        page.get_by_label("What is to be done?").fill(name)
        page.keyboard.press("Enter")
        # The field is empty when the server has it.
        expect(page.get_by_label("What is to be done?")).to_have_value("")


def shows(page: Page, *names: str):
    expect(page.locator("#tasks .name")).to_have_text(list(names))


with windows(*sys.argv[1:]) as opened:
    one, two, other = opened.open(), opened.open(), opened.open()
    expect(one.get_by_label("Your name")).to_be_focused()
    opened.keep(one, "sign-in")
    for page, user in ((one, "ada"), (two, "ada"), (other, "bob")):
        sign_in(page, user)
        expect(page.locator("#count")).to_have_text("No tasks")

    # Both windows of a user show the same; nobody else sees it.
    add(one, "Water the plants", "Answer Grace", "Buy milk")
    for page in (one, two):
        shows(page, "Buy milk", "Answer Grace", "Water the plants")
        expect(page.locator("#count")).to_have_text("3 tasks, 3 open")
    add(other, "Call the plumber")
    shows(other, "Call the plumber")

    # What is done in one window is done in the other, and back.
    one.get_by_label("Answer Grace").check()
    expect(two.get_by_label("Answer Grace")).to_be_checked()
    expect(two.locator("#count")).to_have_text("3 tasks, 2 open")
    two.get_by_label("Answer Grace").press(" ")
    expect(one.get_by_label("Answer Grace")).not_to_be_checked()
    two.get_by_label("Buy milk").check()
    expect(one.get_by_label("Buy milk")).to_be_checked()

    # Filter and order are each window's own; the list stays live.
    two.get_by_label("Show").select_option("open")
    shows(two, "Answer Grace", "Water the plants")
    two.get_by_label("Order").select_option("by name, Z to A")
    shows(two, "Water the plants", "Answer Grace")
    add(one, "Book a train")
    shows(two, "Water the plants", "Book a train", "Answer Grace")
    one.get_by_label("Book a train").check()
    shows(two, "Water the plants", "Answer Grace")
    two.get_by_label("Show").select_option("done")
    shows(two, "Buy milk", "Book a train")
    two.get_by_label("Show").select_option("all")
    two.get_by_label("Name has").fill("the")
    shows(two, "Water the plants")
    two.get_by_label("Name has").fill("")
    two.get_by_label("Order").select_option("oldest first")
    shows(two, "Water the plants", "Answer Grace", "Buy milk", "Book a train")
    opened.keep(two, "tasks")

    # Deleted by the keyboard in one, gone from the other.
    one.get_by_role("button", name="Delete Answer Grace").press("Enter")
    for page, names in ((one, ("Book a train", "Buy milk", "Water the plants")), (two, ("Water the plants", "Buy milk", "Book a train"))):
        shows(page, *names)
    expect(one.get_by_label("Water the plants")).to_be_focused()
    shows(other, "Call the plumber")

    # No more than fifty are listed.
    for number in range(48):
        add(one, f"Task {number:02}")
    expect(two.locator("#count")).to_have_text("The first 50 tasks")
    expect(two.get_by_role("listitem")).to_have_count(50)

    # Who signs out sees nothing any more; who signs in next sees their own.
    two.get_by_role("button", name="Sign out").click()
    expect(two.get_by_role("listitem")).to_have_count(0)
    expect(two.get_by_label("Your name")).to_be_focused()
    sign_in(two, "bob")
    shows(two, "Call the plumber")
    add(two, "Thank the plumber")
    shows(other, "Thank the plumber", "Call the plumber")

    # On a phone, at night.
    phone = opened.open_phone()
    phone.emulate_media(color_scheme="dark")
    can_be_used_by_all(phone)
    sign_in(phone, "bob")
    shows(phone, "Thank the plumber", "Call the plumber")
    phone.get_by_label("Call the plumber").tap()
    expect(other.get_by_label("Call the plumber")).to_be_checked()
    can_be_used_by_all(phone)
    opened.keep(phone, "phone")

    # What cannot be done is told, and the list shows what is.
    other.route("**/*:executeMutation", lambda route: route.abort())
    other.get_by_label("Thank the plumber").click()
    expect(other.get_by_role("alert")).to_contain_text("Whether it was done shows in the list")
    expect(other.get_by_label("Thank the plumber")).not_to_be_checked()
    assert len(opened.faults) == 1 and "ERR_FAILED" in opened.faults.pop()

    for page in (one, two, other):
        can_be_used_by_all(page)
        is_the_same(page)

print("two windows of each user agree")
