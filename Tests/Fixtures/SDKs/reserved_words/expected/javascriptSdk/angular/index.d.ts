import { ImportData, ImportVariables, DeleteData, DeleteVariables, QueryData, MutationData, Get_snake_caseData, ExecuteQueryData } from '../';
import { CreateDataConnectQueryResult, CreateDataConnectQueryOptions, CreateDataConnectMutationResult, DataConnectMutationOptionsUndefinedMutationFn } from '@tanstack-query-firebase/angular/data-connect';
import { FirebaseError } from 'firebase/app';
import { Injector } from '@angular/core';

type ImportArgs = ImportVariables | (() => ImportVariables);
export type ImportOptions = () => Omit<CreateDataConnectQueryOptions<ImportData, ImportVariables>, 'queryFn'>;
export function injectImport(args: ImportArgs, options?: ImportOptions, injector?: Injector): CreateDataConnectQueryResult<ImportData, ImportVariables>;

type DeleteOptions = DataConnectMutationOptionsUndefinedMutationFn<DeleteData, FirebaseError, DeleteVariables>;
export function injectDelete(options?: DeleteOptions, injector?: Injector): CreateDataConnectMutationResult<DeleteData, DeleteVariables, DeleteVariables>;

export type QueryOptions = () => Omit<CreateDataConnectQueryOptions<QueryData, undefined>, 'queryFn'>;
export function injectQuery(options?: QueryOptions, injector?: Injector): CreateDataConnectQueryResult<QueryData, undefined>;

type MutationOptions = DataConnectMutationOptionsUndefinedMutationFn<MutationData, FirebaseError, undefined>;
export function injectMutation(options?: MutationOptions, injector?: Injector): CreateDataConnectMutationResult<MutationData, undefined, undefined>;

export type Get_snake_caseOptions = () => Omit<CreateDataConnectQueryOptions<Get_snake_caseData, undefined>, 'queryFn'>;
export function injectGet_snake_case(options?: Get_snake_caseOptions, injector?: Injector): CreateDataConnectQueryResult<Get_snake_caseData, undefined>;

export type ExecuteQueryOptions = () => Omit<CreateDataConnectQueryOptions<ExecuteQueryData, undefined>, 'queryFn'>;
export function injectExecuteQuery(options?: ExecuteQueryOptions, injector?: Injector): CreateDataConnectQueryResult<ExecuteQueryData, undefined>;
