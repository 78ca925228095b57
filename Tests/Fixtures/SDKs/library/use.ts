// What apps write against the SDK of this folder. It is compiled, not run.
import { connectDataConnectEmulator, executeQuery, getDataConnect, subscribe } from 'firebase/data-connect';
import {
  addBook, addBookRef, AddBookVariables, Author_Data, Book_Data, Book_Key, connectorConfig, dataConnectSettings, getBook,
  GetBookData, getBookRef, listBooks, listBooksRef, Shelf
} from '@dataconnect/library';
import { useAddBook, useGetBook, useListBooks } from '@dataconnect/library/react';
import { injectAddBook, injectGetBook, injectListBooks } from '@dataconnect/library/angular';
import * as admin from '@dataconnect/library-admin';

const dc = getDataConnect(connectorConfig, dataConnectSettings);
connectDataConnectEmulator(dc, 'localhost', 9399);

export async function run(id: string): Promise<Book_Key | undefined> {
  const variables: AddBookVariables = { title: 'T', authorId: id, pages: null, shelf: Shelf.OPEN };
  const added = (await addBook(variables)).data.book_insert;
  await addBook(dc, { title: 'T', authorId: id });
  const { data } = await getBook({ id: added.id }, { fetchPolicy: 'SERVER_ONLY' });
  const book: GetBookData['book'] = data.book;
  const published: string | null | undefined = book?.published;
  const author: string | undefined = book?.author.name;
  for (const { title, pages, writer } of (await listBooks()).data.books) console.log(title, pages, writer.name);
  await listBooks({ shelf: null, limit: 5 });
  await listBooks(dc, undefined, { fetchPolicy: 'CACHE_ONLY' });
  const ref = listBooksRef({ shelf: Shelf.LOST });
  await executeQuery(ref);
  const end: () => void = subscribe(getBookRef(dc, { id }), ({ data }) => console.log(data.book?.title));
  end();
  console.log(addBookRef.operationName, published, author, addBookRef(variables).name);
  return book ?? undefined;
}

export function mistakes(id: string): void {
  // @ts-expect-error: the title is required.
  addBook({ authorId: id });
  // @ts-expect-error: null is not what "left out" means.
  addBook({ title: 'T', authorId: id, shelf: null });
  // @ts-expect-error: an Int is a number.
  listBooks({ limit: '5' });
  // @ts-expect-error: it is required.
  getBookRef();
}

export const author: Author_Data = { name: 'N', books_on_author: [{ title: 'T' }] };
export const book: Book_Data = { title: 'T', authorId: author.id ?? '', copiesSold: '5' };

export function hooks(id: string): void {
  const { data } = useGetBook({ id });
  useGetBook(dc, { id }, { enabled: true });
  useListBooks();
  useListBooks({ limit: 1 });
  const { mutate } = useAddBook({ onSuccess: ({ book_insert }) => console.log(book_insert.id) });
  mutate({ title: data?.book?.title ?? '', authorId: id });
  injectGetBook(() => ({ id }), () => ({ enabled: true }));
  injectListBooks();
  injectAddBook().mutate({ title: 'T', authorId: id });
}

export async function administer(id: string): Promise<void> {
  await admin.addBook({ title: 'T', authorId: id, shelf: admin.Shelf.LOST }, { impersonate: { unauthenticated: true } });
  const { data } = await admin.listBooks(undefined, { impersonate: { authClaims: { sub: 'u' } } });
  console.log(data.books.length);
}
