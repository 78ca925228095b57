// Runs the operations of generated packages against a server, and prints what comes of them: run.mjs HOST:PORT
import { createRequire } from 'node:module';
import { connectDataConnectEmulator, DataConnect, getDataConnect, subscribe } from 'firebase/data-connect';
import * as imported from '@dataconnect/library';
import * as react from '@dataconnect/library/react';
import * as angular from '@dataconnect/library/angular';
import * as admin from '@dataconnect/library-admin';

const [host, port] = process.argv[2].split(':');
const required = createRequire(import.meta.url)('@dataconnect/library');
const dc = getDataConnect(imported.connectorConfig, imported.dataConnectSettings);
connectDataConnectEmulator(dc, host, Number(port));
DataConnect.default = dc;
process.env.DATA_CONNECT_EMULATOR_HOST = process.argv[2];

function show(label, value) {
  console.log(`${label}: ${JSON.stringify(value)}`);
}

async function failure(promise) {
  return promise.then(() => 'no failure', (error) => error.message);
}

const author = (await imported.addAuthor({ name: 'Ada' })).data.author_insert.id;
const book = (await imported.addBook({ title: 'One', authorId: author, pages: null })).data.book_insert.id;
const { title, shelf, pages, writer } = (await imported.getBook({ id: book })).data.book;
show('imported', { title, shelf, pages, writer });
show('required', (await required.getBook(dc, { id: book }, { fetchPolicy: 'SERVER_ONLY' })).data.book.title);
show('all optional', (await imported.listBooks()).data.books.map(({ title }) => title));
show('enum', (await imported.listBooks({ shelf: imported.Shelf.LOST })).data.books);
show('no variables', (await imported.countBooks()).data.books[0]._count);

let told;
const results = [];
const end = subscribe(imported.listBooksRef(), ({ data }) => {
  results.push(data.books.map(({ title }) => title));
  told?.();
});
const result = (count) =>
  results.length >= count ? undefined : new Promise((resolve) => (told = () => results.length >= count && resolve()));
await result(1);
await imported.addBook(dc, { title: 'Two', authorId: author, shelf: 'LOST' });
await result(2);
end();
dc.close();
show('subscription', results);

show('react query', (await react.useGetBook({ id: book })).data.book.title);
const { mutateAsync } = react.useAddBook();
show('react mutation', Object.keys((await mutateAsync({ title: 'Three', authorId: author })).data.book_insert));
show('angular query', (await angular.injectListBooks(() => ({ shelf: 'LOST' }))).data.books[0].title);
show('angular mutation', Object.keys((await angular.injectAddAuthor().mutateAsync({ name: 'Bob' })).data.author_insert));
show('admin', (await admin.countBooks()).data.books[0]._count);
show('admin with variables', (await admin.getBook({ id: book })).data.book.writer.name);
const impersonate = { unauthenticated: true };
show('admin without rights', await failure(admin.privateBooks({ impersonate })));
show('unknown enum value', await failure(imported.addBook({ title: 'Four', authorId: author, shelf: 'BURNT' })));
