import { AddBookData, AddBookVariables, GetBookData, GetBookVariables, ListBooksData, ListBooksVariables } from '../';
import { UseDataConnectQueryResult, useDataConnectQueryOptions, UseDataConnectMutationResult, useDataConnectMutationOptions } from '@tanstack-query-firebase/react/data-connect';
import { DataConnect } from 'firebase/data-connect';
import { FirebaseError } from 'firebase/app';

export function useAddBook(options?: useDataConnectMutationOptions<AddBookData, FirebaseError, AddBookVariables>): UseDataConnectMutationResult<AddBookData, AddBookVariables>;
export function useAddBook(dc: DataConnect, options?: useDataConnectMutationOptions<AddBookData, FirebaseError, AddBookVariables>): UseDataConnectMutationResult<AddBookData, AddBookVariables>;

export function useGetBook(vars: GetBookVariables, options?: useDataConnectQueryOptions<GetBookData>): UseDataConnectQueryResult<GetBookData, GetBookVariables>;
export function useGetBook(dc: DataConnect, vars: GetBookVariables, options?: useDataConnectQueryOptions<GetBookData>): UseDataConnectQueryResult<GetBookData, GetBookVariables>;

export function useListBooks(vars?: ListBooksVariables, options?: useDataConnectQueryOptions<ListBooksData>): UseDataConnectQueryResult<ListBooksData, ListBooksVariables>;
export function useListBooks(dc: DataConnect, vars?: ListBooksVariables, options?: useDataConnectQueryOptions<ListBooksData>): UseDataConnectQueryResult<ListBooksData, ListBooksVariables>;
