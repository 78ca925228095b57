// The rows of tasks. A row stays the same element as long as its task is there, so that nobody loses their place.

export class TaskList {
  #list;
  #actions;
  #rows = new Map();
  #tasks = [];

  constructor(list, actions) {
    this.#list = list;
    this.#actions = actions;
  }

  /** Shows these tasks, in this order. */
  show(tasks) {
    this.#tasks = tasks;
    const kept = new Set(tasks.map(({ id }) => id));
    for (const [id, row] of this.#rows) if (!kept.has(id)) this.#drop(id, row);
    tasks.forEach((task, index) => {
      const row = this.#rows.get(task.id) ?? this.#make(task);
      fill(row, task);
      // An element that is moved loses the focus: only those in a wrong place are.
      if (this.#list.children[index] !== row) this.#list.insertBefore(row, this.#list.children[index]);
    });
  }

  /** Shows what is known again, after something could not be done. */
  restore() {
    this.show(this.#tasks);
  }

  #make(task) {
    const row = document.getElementById('task').content.cloneNode(true).firstElementChild;
    row.querySelector('input').addEventListener('change', ({ target }) => this.#actions.toggle(task, target.checked));
    row.querySelector('button').addEventListener('click', () => this.#actions.remove(task));
    this.#rows.set(task.id, row);
    return row;
  }

  #drop(id, row) {
    // Whoever was on the row goes on with the next one.
    const next = row.nextElementSibling ?? row.previousElementSibling;
    if (row.contains(document.activeElement)) next?.querySelector('input')?.focus();
    row.remove();
    this.#rows.delete(id);
  }
}

function fill(row, { name, done }) {
  row.classList.toggle('done', done);
  row.querySelector('input').checked = done;
  row.querySelector('.name').textContent = name;
  row.querySelector('.unseen').textContent = ` ${name}`;
}
