// Runs a standalone SDK against a server, through a connection that can be cut, and prints what comes of it: run.mjs HOST:PORT
import { createRequire } from 'node:module';
import { connect, createServer } from 'node:net';
import {
  authTokenChanged, connectDataConnectEmulator, getDataConnect, setAuthTokenProvider, subscribe
} from './sdk/dataconnect.js';
import {
  addAuthor, addBook, connectorConfig, countBooks, dataConnectSettings, getBook, listBooks, listBooksRef, privateBooks,
  privateBooksRef, Shelf
} from './sdk/index.js';

globalThis.WebSocket ??= createRequire(import.meta.url)('ws').WebSocket;

const [host, port] = process.argv[2].split(':');
const connections = new Set();
let isDeaf = false;

/** What lies between client and server. While it is deaf, requests get through and answers do not. */
const line = createServer((near) => {
  const far = connect(Number(port), host);
  connections.add(near);
  near.pipe(far);
  far.on('data', (bytes) => (isDeaf ? near.destroy() : near.write(bytes)));
  for (const [one, other] of [[near, far], [far, near]]) {
    one.on('error', () => {});
    one.on('close', () => other.destroy());
  }
  near.on('close', () => connections.delete(near));
});
await new Promise((resolve) => line.listen(0, '127.0.0.1', resolve));

const show = (label, value) => console.log(`${label}: ${JSON.stringify(value)}`);
const failure = (promise) =>
  promise.then(() => 'no failure', ({ name, code, message }) => `${name} ${code}: ${message}`);

/** Follows a query, and gives what comes next of it. */
function follow(ref) {
  const events = [];
  let wake;
  const push = (event) => {
    events.push(event);
    wake?.();
  };
  const end = subscribe(ref, {
    onNext: ({ data }) => push(data.books.map(({ title }) => title)),
    onErr: ({ code, message }) => push(`${code}: ${message}`),
    onComplete: () => push('over')
  });
  const next = async () => {
    if (events.length === 0) await new Promise((resolve) => (wake = resolve));
    return events.shift();
  };
  return { next, end };
}

const dc = getDataConnect(connectorConfig, dataConnectSettings);
connectDataConnectEmulator(dc, '127.0.0.1', line.address().port);

const author = (await addAuthor({ name: 'Ada' })).data.author_insert.id;
const book = (await addBook({ title: 'One', authorId: author, pages: null })).data.book_insert.id;
const { title, shelf, writer } = (await getBook({ id: book })).data.book;
show('query', { title, shelf, writer });
show('with an instance', (await getBook(dc, { id: book }, { fetchPolicy: 'SERVER_ONLY' })).source);
show('from the cache', (await getBook({ id: book })).source);
show('enum', (await listBooks({ shelf: Shelf.LOST })).data.books);

const all = follow(listBooksRef());
const lost = follow(listBooksRef({ shelf: 'LOST' }));
show('first results', [await all.next(), await lost.next()]);
await addBook({ title: 'Two', authorId: author, shelf: 'LOST' });
show('pushed results', [await all.next(), await lost.next()]);
lost.end();
show('one is ended', await lost.next());

for (const connection of connections) connection.destroy();
// Somebody else, for whom nothing is cut.
const resource = 'projects/p/locations/us-east4/services/library-svc/connectors/library';
await fetch(`http://${host}:${port}/v1/${resource}:executeMutation`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ operationName: 'AddBook', variables: { title: 'Meanwhile', authorId: author } })
});
show('after the connection was cut', await all.next());
isDeaf = true;
show('no answer', await failure(addBook({ title: 'Three', authorId: author })));
isDeaf = false;
for (let titles = []; !titles.includes('Three'); ) titles = await all.next();
show('it was done once', (await countBooks()).data.books[0]._count);

show('nobody is signed in', await failure(privateBooks()));
const own = follow(privateBooksRef());
show('nobody follows', await own.next());
let user = 'ada';
const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = () => user && `${encode({ alg: 'none' })}.${encode({ sub: user, exp: 4102444800 })}.`;
await setAuthTokenProvider(dc, token);
show('somebody follows', await own.next());
show('somebody asks', (await privateBooks()).data.books.length);
user = undefined;
await authTokenChanged(dc);
show('nobody again', await own.next());

show('unknown enum value', await failure(addBook({ title: 'Four', authorId: author, shelf: 'BURNT' })));
dc.close();
show('all is over', [await own.next()]);
show('afterwards', await failure(countBooks(dc)));
line.close();
for (const connection of connections) connection.destroy();
