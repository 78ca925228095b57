// A list of movies that changes in every window at once. What is called here is generated from the project `dataconnect/`.
import { connectDataConnectEmulator, getDataConnect, subscribe } from './dataconnect-generated/dataconnect.js';
import {
  browseMoviesRef, connectorConfig, createMovie, deleteMovie, updateMovie
} from './dataconnect-generated/index.js';
import { openDialog } from './dialogs.js';
import { MovieList } from './list.js';

// The server of this page's machine; `?port=` names another port than the usual one.
const port = Number(new URLSearchParams(location.search).get('port') ?? 9399);
connectDataConnectEmulator(getDataConnect(connectorConfig), location.hostname, port);

const element = (id) => document.getElementById(id);
const list = new MovieList(element('movies'), element('count'), { edit, remove });

subscribe(browseMoviesRef(), {
  onNext({ data }) {
    tell('live', 'Live');
    element('message').textContent = '';
    element('genres').replaceChildren(...genres(data.movies).map((genre) => new Option(genre)));
    list.show(data.movies);
  },
  // The subscription goes on by itself when the server is back.
  onErr(error) {
    if (error.code === 'unavailable') tell('away', 'Offline, trying again');
    else element('message').textContent = error.message;
  }
});

element('search').addEventListener('input', ({ target }) => list.find(target.value));
element('add').addEventListener('click', add);

function tell(state, text) {
  const status = element('status');
  // What has not changed is not said again.
  if (status.dataset.state === state) return;
  status.dataset.state = state;
  status.textContent = text;
}

function genres(movies) {
  return [...new Set(movies.map(({ genre }) => genre).filter(Boolean))].sort();
}

async function add() {
  await openDialog(element('editor'), {
    title: 'Add a movie',
    isNew: true,
    values: {},
    act({ title, releaseYear, genre, description }) {
      return createMovie({ title, releaseYear: releaseYear === '' ? null : Number(releaseYear), genre, description });
    }
  });
}

async function edit(movie) {
  await openDialog(element('editor'), {
    title: `Edit “${movie.title}”`,
    isNew: false,
    values: movie,
    act: ({ genre, description }) => updateMovie({ id: movie.id, genre, description })
  });
}

async function remove(movie) {
  await openDialog(element('remover'), {
    title: `Delete “${movie.title}”?`,
    act: () => deleteMovie({ id: movie.id })
  });
  // The card that would have the focus again may be gone already.
  if (document.activeElement === document.body) element('add').focus();
}
