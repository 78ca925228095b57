import { DataData, ResultData, ErrorData, ListData, StringData, MapData, DateData, FetchData, QueryData, MutationData, DataConnectData, ConnectorConfigData, HashCodeData, ToStringData, UndefinedData, ConstructorData, VariablesData, VariablesVariables, NestedData, PutData, PutVariables, FindData, FindVariables, FillData, FillVariables } from '../';
import { CreateDataConnectQueryResult, CreateDataConnectQueryOptions, CreateDataConnectMutationResult, DataConnectMutationOptionsUndefinedMutationFn } from '@tanstack-query-firebase/angular/data-connect';
import { FirebaseError } from 'firebase/app';
import { Injector } from '@angular/core';

export type DataOptions = () => Omit<CreateDataConnectQueryOptions<DataData, undefined>, 'queryFn'>;
export function injectData(options?: DataOptions, injector?: Injector): CreateDataConnectQueryResult<DataData, undefined>;

export type ResultOptions = () => Omit<CreateDataConnectQueryOptions<ResultData, undefined>, 'queryFn'>;
export function injectResult(options?: ResultOptions, injector?: Injector): CreateDataConnectQueryResult<ResultData, undefined>;

export type ErrorOptions = () => Omit<CreateDataConnectQueryOptions<ErrorData, undefined>, 'queryFn'>;
export function injectError(options?: ErrorOptions, injector?: Injector): CreateDataConnectQueryResult<ErrorData, undefined>;

export type ListOptions = () => Omit<CreateDataConnectQueryOptions<ListData, undefined>, 'queryFn'>;
export function injectList(options?: ListOptions, injector?: Injector): CreateDataConnectQueryResult<ListData, undefined>;

export type StringOptions = () => Omit<CreateDataConnectQueryOptions<StringData, undefined>, 'queryFn'>;
export function injectString(options?: StringOptions, injector?: Injector): CreateDataConnectQueryResult<StringData, undefined>;

export type MapOptions = () => Omit<CreateDataConnectQueryOptions<MapData, undefined>, 'queryFn'>;
export function injectMap(options?: MapOptions, injector?: Injector): CreateDataConnectQueryResult<MapData, undefined>;

export type DateOptions = () => Omit<CreateDataConnectQueryOptions<DateData, undefined>, 'queryFn'>;
export function injectDate(options?: DateOptions, injector?: Injector): CreateDataConnectQueryResult<DateData, undefined>;

export type FetchOptions = () => Omit<CreateDataConnectQueryOptions<FetchData, undefined>, 'queryFn'>;
export function injectFetch(options?: FetchOptions, injector?: Injector): CreateDataConnectQueryResult<FetchData, undefined>;

export type QueryOptions = () => Omit<CreateDataConnectQueryOptions<QueryData, undefined>, 'queryFn'>;
export function injectQuery(options?: QueryOptions, injector?: Injector): CreateDataConnectQueryResult<QueryData, undefined>;

export type MutationOptions = () => Omit<CreateDataConnectQueryOptions<MutationData, undefined>, 'queryFn'>;
export function injectMutation(options?: MutationOptions, injector?: Injector): CreateDataConnectQueryResult<MutationData, undefined>;

export type DataConnectOptions = () => Omit<CreateDataConnectQueryOptions<DataConnectData, undefined>, 'queryFn'>;
export function injectDataConnect(options?: DataConnectOptions, injector?: Injector): CreateDataConnectQueryResult<DataConnectData, undefined>;

export type ConnectorConfigOptions = () => Omit<CreateDataConnectQueryOptions<ConnectorConfigData, undefined>, 'queryFn'>;
export function injectConnectorConfig(options?: ConnectorConfigOptions, injector?: Injector): CreateDataConnectQueryResult<ConnectorConfigData, undefined>;

export type HashCodeOptions = () => Omit<CreateDataConnectQueryOptions<HashCodeData, undefined>, 'queryFn'>;
export function injectHashCode(options?: HashCodeOptions, injector?: Injector): CreateDataConnectQueryResult<HashCodeData, undefined>;

export type ToStringOptions = () => Omit<CreateDataConnectQueryOptions<ToStringData, undefined>, 'queryFn'>;
export function injectToString(options?: ToStringOptions, injector?: Injector): CreateDataConnectQueryResult<ToStringData, undefined>;

export type UndefinedOptions = () => Omit<CreateDataConnectQueryOptions<UndefinedData, undefined>, 'queryFn'>;
export function injectUndefined(options?: UndefinedOptions, injector?: Injector): CreateDataConnectQueryResult<UndefinedData, undefined>;

export type ConstructorOptions = () => Omit<CreateDataConnectQueryOptions<ConstructorData, undefined>, 'queryFn'>;
export function injectConstructor(options?: ConstructorOptions, injector?: Injector): CreateDataConnectQueryResult<ConstructorData, undefined>;

type VariablesArgs = VariablesVariables | (() => VariablesVariables);
export type VariablesOptions = () => Omit<CreateDataConnectQueryOptions<VariablesData, VariablesVariables>, 'queryFn'>;
export function injectVariables(args: VariablesArgs, options?: VariablesOptions, injector?: Injector): CreateDataConnectQueryResult<VariablesData, VariablesVariables>;

export type NestedOptions = () => Omit<CreateDataConnectQueryOptions<NestedData, undefined>, 'queryFn'>;
export function injectNested(options?: NestedOptions, injector?: Injector): CreateDataConnectQueryResult<NestedData, undefined>;

type PutOptions = DataConnectMutationOptionsUndefinedMutationFn<PutData, FirebaseError, PutVariables>;
export function injectPut(options?: PutOptions, injector?: Injector): CreateDataConnectMutationResult<PutData, PutVariables, PutVariables>;

type FindOptions = DataConnectMutationOptionsUndefinedMutationFn<FindData, FirebaseError, FindVariables | void>;
export function injectFind(options?: FindOptions, injector?: Injector): CreateDataConnectMutationResult<FindData, FindVariables | void, FindVariables | void>;

type FillOptions = DataConnectMutationOptionsUndefinedMutationFn<FillData, FirebaseError, FillVariables | void>;
export function injectFill(options?: FillOptions, injector?: Injector): CreateDataConnectMutationResult<FillData, FillVariables | void, FillVariables | void>;
