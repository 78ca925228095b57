// Dialogs that ask for something, do it, and stay open with the reason where it cannot be done.

/**
 * Opens a dialog and comes back when it is closed.
 *
 * - title: its heading.
 * - isNew: whether what only a new movie has can be filled in.
 * - values: what the fields hold at first, by their names.
 * - act: does what the dialog is for, with the values of the fields.
 */
export function openDialog(dialog, { title, isNew, values = {}, act }) {
  const form = dialog.querySelector('form');
  const problem = dialog.querySelector('.problem');
  const fields = [...form.elements].filter(({ name }) => name);
  dialog.querySelector('h2').textContent = title;
  problem.textContent = '';
  for (const field of fields) {
    field.value = values[field.name] ?? '';
    const isForNew = field.closest('#new-only') !== null;
    field.disabled = isForNew && !isNew;
    if (isForNew) field.closest('#new-only').hidden = !isNew;
  }
  form.onsubmit = async (event) => {
    event.preventDefault();
    const entered = Object.fromEntries(new FormData(form));
    const buttons = dialog.querySelectorAll('button');
    for (const button of buttons) button.disabled = true;
    try {
      await act(entered);
      dialog.close();
    } catch (error) {
      problem.textContent = explain(error);
    } finally {
      for (const button of buttons) button.disabled = false;
    }
    // A button that cannot be pressed has no focus.
    if (dialog.open) event.submitter?.focus();
  };
  dialog.querySelector('[data-close]').onclick = () => dialog.close();
  dialog.showModal();
  return new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
}

/** What a user can do about an error. */
function explain({ code, message }) {
  switch (code) {
    case 'outcome-unknown':
      return 'No answer came. Whether it was done shows in the list when the server is back.';
    case 'unavailable':
      return 'The server cannot be reached. Try again in a while.';
    default:
      return message;
  }
}
