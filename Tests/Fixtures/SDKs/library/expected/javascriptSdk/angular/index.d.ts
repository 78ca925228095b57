import { AddBookData, AddBookVariables, GetBookData, GetBookVariables, ListBooksData, ListBooksVariables } from '../';
import { CreateDataConnectQueryResult, CreateDataConnectQueryOptions, CreateDataConnectMutationResult, DataConnectMutationOptionsUndefinedMutationFn } from '@tanstack-query-firebase/angular/data-connect';
import { FirebaseError } from 'firebase/app';
import { Injector } from '@angular/core';

type AddBookOptions = DataConnectMutationOptionsUndefinedMutationFn<AddBookData, FirebaseError, AddBookVariables>;
export function injectAddBook(options?: AddBookOptions, injector?: Injector): CreateDataConnectMutationResult<AddBookData, AddBookVariables, AddBookVariables>;

type GetBookArgs = GetBookVariables | (() => GetBookVariables);
export type GetBookOptions = () => Omit<CreateDataConnectQueryOptions<GetBookData, GetBookVariables>, 'queryFn'>;
export function injectGetBook(args: GetBookArgs, options?: GetBookOptions, injector?: Injector): CreateDataConnectQueryResult<GetBookData, GetBookVariables>;

type ListBooksArgs = ListBooksVariables | (() => ListBooksVariables);
export type ListBooksOptions = () => Omit<CreateDataConnectQueryOptions<ListBooksData, ListBooksVariables>, 'queryFn'>;
export function injectListBooks(args?: ListBooksArgs, options?: ListBooksOptions, injector?: Injector): CreateDataConnectQueryResult<ListBooksData, ListBooksVariables>;
