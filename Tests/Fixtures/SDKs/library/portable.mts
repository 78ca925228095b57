// What apps write that move between the standalone SDK and the official package: it is compiled with either.
import {
  connectDataConnectEmulator, DataConnect, DataConnectError, executeMutation, executeQuery, getDataConnect, MutationResult,
  QueryFetchPolicy, QueryRef, QueryResult, subscribe
} from 'firebase/data-connect';
import {
  addBook, AddBookData, addBookRef, AddBookVariables, Author_Key, connectorConfig, dataConnectSettings, getBook, GetBookData,
  getBookRef, GetBookVariables, listBooks, ListBooksData, listBooksRef, ListBooksVariables, Shelf
} from '@dataconnect/library';

const dc: DataConnect = getDataConnect(connectorConfig, dataConnectSettings);
connectDataConnectEmulator(dc, 'localhost', 9399, false);

export async function run(author: Author_Key): Promise<GetBookData | undefined> {
  const variables: AddBookVariables = { title: 'T', authorId: author.id, shelf: Shelf.OPEN };
  const added: MutationResult<AddBookData, AddBookVariables> = await executeMutation(addBookRef(variables));
  await addBook(dc, variables);
  const id: string = added.data.book_insert.id;
  const ref: QueryRef<GetBookData, GetBookVariables> = getBookRef({ id });
  const result: QueryResult<GetBookData, GetBookVariables> = await executeQuery(ref, {
    fetchPolicy: QueryFetchPolicy.SERVER_ONLY
  });
  await getBook({ id }, { fetchPolicy: 'CACHE_ONLY' });
  await listBooks(dc);
  console.log(result.source === 'CACHE', result.fetchTime, result.ref.name, ref.variables.id, dc.getSettings().service);
  return result.data;
}

export function follow(show: (data: ListBooksData) => void): Array<() => void> {
  const ref: QueryRef<ListBooksData, ListBooksVariables> = listBooksRef({ shelf: null });
  return [
    subscribe(ref, ({ data }) => show(data)),
    subscribe(ref, {
      onNext: ({ data }) => show(data),
      onErr: (error?: DataConnectError) => console.log(error?.code, error?.message),
      onComplete: () => {}
    })
  ];
}
