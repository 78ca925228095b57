import { ConnectorConfig, DataConnect, QueryRef, QueryPromise, ExecuteQueryOptions, MutationRef, MutationPromise, DataConnectSettings } from './dataconnect.js';

export const connectorConfig: ConnectorConfig;
export const dataConnectSettings: DataConnectSettings;

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

export interface Author_Data {
  id?: UUIDString;
  name: string;
  books_on_author?: Omit<Book_Data, 'authorId'>[];
}

export interface Author_Key {
  id: UUIDString;
  __typename?: 'Author_Key';
}

export interface Book_Data {
  id?: UUIDString;
  authorId: UUIDString;
  copiesSold?: Int64String | null;
  pages?: number | null;
  published?: DateString | null;
  shelf?: Shelf;
  tags?: string[] | null;
  title: string;
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

interface AddBookRef {
  (vars: AddBookVariables): MutationRef<AddBookData, AddBookVariables>;
  (dc: DataConnect, vars: AddBookVariables): MutationRef<AddBookData, AddBookVariables>;
  operationName: string;
}
export const addBookRef: AddBookRef;

export function addBook(vars: AddBookVariables): MutationPromise<AddBookData, AddBookVariables>;
export function addBook(dc: DataConnect, vars: AddBookVariables): MutationPromise<AddBookData, AddBookVariables>;

interface GetBookRef {
  (vars: GetBookVariables): QueryRef<GetBookData, GetBookVariables>;
  (dc: DataConnect, vars: GetBookVariables): QueryRef<GetBookData, GetBookVariables>;
  operationName: string;
}
export const getBookRef: GetBookRef;

export function getBook(vars: GetBookVariables, options?: ExecuteQueryOptions): QueryPromise<GetBookData, GetBookVariables>;
export function getBook(dc: DataConnect, vars: GetBookVariables, options?: ExecuteQueryOptions): QueryPromise<GetBookData, GetBookVariables>;

interface ListBooksRef {
  (vars?: ListBooksVariables): QueryRef<ListBooksData, ListBooksVariables>;
  (dc: DataConnect, vars?: ListBooksVariables): QueryRef<ListBooksData, ListBooksVariables>;
  operationName: string;
}
export const listBooksRef: ListBooksRef;

export function listBooks(vars?: ListBooksVariables, options?: ExecuteQueryOptions): QueryPromise<ListBooksData, ListBooksVariables>;
export function listBooks(dc: DataConnect, vars?: ListBooksVariables, options?: ExecuteQueryOptions): QueryPromise<ListBooksData, ListBooksVariables>;
