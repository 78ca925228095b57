// Tasks that are the same in every window. What is called here is generated from the project beside this folder.
import {
  authTokenChanged, connectDataConnectEmulator, getDataConnect, setAuthTokenProvider, subscribe
} from './dataconnect-generated/dataconnect.js';
import {
  addTask, connectorConfig, deleteTask, listTasksRef, setTaskDone
} from './dataconnect-generated/index.js';
import { TaskList } from './list.js';
import { signedIn, signIn, signOut, token } from './session.js';

/** As many as the connector lists. */
const LIMIT = 50;
const ORDERS = {
  newest: { byAge: 'DESC' },
  oldest: { byAge: 'ASC' },
  a: { byName: 'ASC' },
  z: { byName: 'DESC' }
};

// The server of this page's machine; `?port=` names another port than the usual one.
const port = Number(new URLSearchParams(location.search).get('port') ?? 9399);
const dataConnect = getDataConnect(connectorConfig);
connectDataConnectEmulator(dataConnect, location.hostname, port);
setAuthTokenProvider(dataConnect, token);

const element = (id) => document.getElementById(id);
const list = new TaskList(element('tasks'), {
  toggle: (task, done) => act(() => setTaskDone({ id: task.id, done })),
  remove: (task) => act(() => deleteTask({ id: task.id }))
});
let unfollow = () => {};

element('sign-in').addEventListener('submit', (event) => {
  event.preventDefault();
  signIn(new FormData(event.target).get('user').trim());
  userChanged();
});
element('sign-out').addEventListener('click', () => {
  signOut();
  userChanged();
});
element('add').addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = event.target;
  const name = new FormData(form).get('name').trim();
  if (name && (await act(() => addTask({ name })))) form.reset();
});
for (const [id, event] of [['done', 'change'], ['order', 'change'], ['name', 'input']]) {
  element(id).addEventListener(event, follow);
}
userChanged();

/** Shows what belongs to whoever is signed in, and nothing of anybody else. */
async function userChanged() {
  const user = signedIn();
  unfollow();
  list.show([]);
  element('outside').hidden = user !== null;
  element('inside').hidden = user === null;
  element('user').textContent = user === null ? '' : `These are the tasks of ${user}.`;
  element('count').textContent = '';
  say('', '');
  await authTokenChanged(dataConnect);
  // Somebody else may have come meanwhile.
  if (signedIn() !== user) return;
  if (user === null) return element('sign-in').elements.user.focus();
  follow();
  element('add').elements.name.focus();
}

/** Follows the list that is asked for, instead of the one before. What is left out of the variables is no condition. */
function follow() {
  const variables = { ...ORDERS[element('order').value] };
  if (element('done').value) variables.done = element('done').value === 'true';
  if (element('name').value) variables.name = element('name').value;
  const before = unfollow;
  unfollow = subscribe(listTasksRef(variables), {
    onNext({ data }) {
      say('live', 'Live');
      element('message').textContent = '';
      element('count').textContent = describe(data.tasks);
      list.show(data.tasks);
    },
    // The subscription goes on by itself when the server is back.
    onErr(error) {
      if (error.code === 'unavailable') say('away', 'Offline, trying again');
      else element('message').textContent = error.message;
    }
  });
  before();
}

function describe(tasks) {
  if (tasks.length === LIMIT) return `The first ${LIMIT} tasks`;
  const open = tasks.filter(({ done }) => !done).length;
  const noun = tasks.length === 1 ? 'task' : 'tasks';
  return tasks.length === 0 ? 'No tasks' : `${tasks.length} ${noun}, ${open} open`;
}

/** Does something, and says why where it cannot be done. The list shows what came of it. */
async function act(body) {
  element('message').textContent = '';
  try {
    await body();
    return true;
  } catch (error) {
    element('message').textContent =
      error.code === 'outcome-unknown'
        ? 'No answer came. Whether it was done shows in the list when the server is back.'
        : error.message;
    list.restore();
    return false;
  }
}

function say(state, text) {
  const status = element('status');
  // What has not changed is not said again.
  if (status.dataset.state === state) return;
  status.dataset.state = state;
  status.textContent = text;
}
