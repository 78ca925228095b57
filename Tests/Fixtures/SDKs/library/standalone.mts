// What apps write against the standalone SDK of this folder. It is compiled, not run.
import {
  authTokenChanged, connectDataConnectEmulator, DataConnect, DataConnectError, DataConnectOperationError, executeMutation,
  executeQuery, getDataConnect, queryRef, setAppCheckTokenProvider, setAuthTokenProvider, subscribe, terminate
} from '@dataconnect/library-standalone/dataconnect';
import {
  addBook, addBookRef, AddBookVariables, Book_Key, connectorConfig, dataConnectSettings, getBook, GetBookData, getBookRef,
  listBooks, listBooksRef, Shelf
} from '@dataconnect/library-standalone';

const dc = getDataConnect(connectorConfig, { ...dataConnectSettings, host: 'books.example.org' });
connectDataConnectEmulator(dc, 'localhost', 9399);

export async function run(id: string): Promise<Book_Key | undefined> {
  const variables: AddBookVariables = { title: 'T', authorId: id, pages: null, shelf: Shelf.OPEN };
  const added = (await addBook(variables)).data.book_insert;
  await addBook(dc, { title: 'T', authorId: id });
  const { data } = await getBook({ id: added.id }, { fetchPolicy: 'SERVER_ONLY' });
  const book: GetBookData['book'] = data.book;
  for (const { title, pages, writer } of (await listBooks()).data.books) console.log(title, pages, writer.name);
  await listBooks(dc, undefined, { fetchPolicy: 'CACHE_ONLY' });
  const { source } = await executeQuery(listBooksRef({ shelf: Shelf.LOST }));
  console.log(source === 'CACHE', (await executeMutation(addBookRef(variables))).data.book_insert.id);
  await executeQuery(queryRef<GetBookData, { id: string }>(dc, 'GetBook', { id }));
  const end: () => void = subscribe(getBookRef(dc, { id }), ({ data }) => console.log(data.book?.title));
  end();
  subscribe(listBooksRef(), {
    onNext: ({ data, source }) => console.log(data.books.length, source),
    onErr: (error: DataConnectError) => console.log(error.code === 'unavailable', error.status),
    onComplete: () => {}
  });
  return book ?? undefined;
}

export async function signIn(token: string | undefined): Promise<void> {
  await setAuthTokenProvider(dc, () => token);
  await setAuthTokenProvider(dc, async ({ forceRefresh }) => (forceRefresh ? token : null));
  setAppCheckTokenProvider(dc, undefined);
  await authTokenChanged(dc);
}

export function explain(error: unknown): string {
  if (error instanceof DataConnectOperationError) return error.response.errors.map(({ path }) => path.join('.')).join();
  return error instanceof DataConnectError && error.code === 'outcome-unknown' ? 'look whether it was done' : 'try again';
}

export function mistakes(id: string): void {
  // @ts-expect-error: the title is required.
  addBook({ authorId: id });
  // @ts-expect-error: it is required.
  getBookRef();
  // @ts-expect-error: mutations are not followed.
  subscribe(addBookRef({ title: 'T', authorId: id }), () => {});
  // @ts-expect-error: instances are got, not made.
  new DataConnect();
}

export async function end(): Promise<void> {
  dc.close();
  await terminate(dc);
}
