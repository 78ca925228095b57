import { ConnectorConfig, DataConnect, OperationOptions, ExecuteOperationResponse } from 'firebase-admin/data-connect';

export const connectorConfig: ConnectorConfig;

export type TimestampString = string;
export type UUIDString = string;
export type Int64String = string;
export type DateString = string;

export enum Shelf {
  OPEN = "OPEN",
  LOANED = "LOANED",
  LOST = "LOST",
}

export interface AddBookData {
  book_insert: Book_Key;
}

export interface AddBookVariables {
  title: string;
  authorId: UUIDString;
  pages?: number | null;
  shelf?: Shelf;
}

export interface Author_Key {
  id: UUIDString;
  __typename?: 'Author_Key';
}

export interface Book_Key {
  id: UUIDString;
  __typename?: 'Book_Key';
}

export interface GetBookData {
  book?: {
    id: UUIDString;
    title: string;
    shelf: Shelf;
    published?: DateString | null;
    copiesSold?: Int64String | null;
    tags?: string[] | null;
    author: {
      id: UUIDString;
      name: string;
    } & Author_Key;
  } & Book_Key;
}

export interface GetBookVariables {
  id: UUIDString;
}

export interface ListBooksData {
  books: ({
    title: string;
    pages?: number | null;
    writer: {
      name: string;
    };
  })[];
}

export interface ListBooksVariables {
  shelf?: Shelf | null;
  limit?: number | null;
}

/** Runs the mutation `AddBook` with the given `DataConnect` instance. */
export function addBook(dc: DataConnect, vars: AddBookVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<AddBookData>>;
/** Runs the mutation `AddBook` with the `DataConnect` instance of the default app. */
export function addBook(vars: AddBookVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<AddBookData>>;

/** Runs the query `GetBook` with the given `DataConnect` instance. */
export function getBook(dc: DataConnect, vars: GetBookVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<GetBookData>>;
/** Runs the query `GetBook` with the `DataConnect` instance of the default app. */
export function getBook(vars: GetBookVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<GetBookData>>;

/** Runs the query `ListBooks` with the given `DataConnect` instance. */
export function listBooks(dc: DataConnect, vars?: ListBooksVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<ListBooksData>>;
/** Runs the query `ListBooks` with the `DataConnect` instance of the default app. */
export function listBooks(vars?: ListBooksVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<ListBooksData>>;
