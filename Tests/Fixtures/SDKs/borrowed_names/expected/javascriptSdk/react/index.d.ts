import { DataData, ResultData, ErrorData, ListData, StringData, MapData, DateData, FetchData, QueryData, MutationData, DataConnectData, ConnectorConfigData, HashCodeData, ToStringData, UndefinedData, ConstructorData, VariablesData, VariablesVariables, NestedData, PutData, PutVariables, FindData, FindVariables, FillData, FillVariables } from '../';
import { UseDataConnectQueryResult, useDataConnectQueryOptions, UseDataConnectMutationResult, useDataConnectMutationOptions } from '@tanstack-query-firebase/react/data-connect';
import { DataConnect } from 'firebase/data-connect';
import { FirebaseError } from 'firebase/app';

export function useData(options?: useDataConnectQueryOptions<DataData>): UseDataConnectQueryResult<DataData, undefined>;
export function useData(dc: DataConnect, options?: useDataConnectQueryOptions<DataData>): UseDataConnectQueryResult<DataData, undefined>;

export function useResult(options?: useDataConnectQueryOptions<ResultData>): UseDataConnectQueryResult<ResultData, undefined>;
export function useResult(dc: DataConnect, options?: useDataConnectQueryOptions<ResultData>): UseDataConnectQueryResult<ResultData, undefined>;

export function useError(options?: useDataConnectQueryOptions<ErrorData>): UseDataConnectQueryResult<ErrorData, undefined>;
export function useError(dc: DataConnect, options?: useDataConnectQueryOptions<ErrorData>): UseDataConnectQueryResult<ErrorData, undefined>;

export function useList(options?: useDataConnectQueryOptions<ListData>): UseDataConnectQueryResult<ListData, undefined>;
export function useList(dc: DataConnect, options?: useDataConnectQueryOptions<ListData>): UseDataConnectQueryResult<ListData, undefined>;

export function useString(options?: useDataConnectQueryOptions<StringData>): UseDataConnectQueryResult<StringData, undefined>;
export function useString(dc: DataConnect, options?: useDataConnectQueryOptions<StringData>): UseDataConnectQueryResult<StringData, undefined>;

export function useMap(options?: useDataConnectQueryOptions<MapData>): UseDataConnectQueryResult<MapData, undefined>;
export function useMap(dc: DataConnect, options?: useDataConnectQueryOptions<MapData>): UseDataConnectQueryResult<MapData, undefined>;

export function useDate(options?: useDataConnectQueryOptions<DateData>): UseDataConnectQueryResult<DateData, undefined>;
export function useDate(dc: DataConnect, options?: useDataConnectQueryOptions<DateData>): UseDataConnectQueryResult<DateData, undefined>;

export function useFetch(options?: useDataConnectQueryOptions<FetchData>): UseDataConnectQueryResult<FetchData, undefined>;
export function useFetch(dc: DataConnect, options?: useDataConnectQueryOptions<FetchData>): UseDataConnectQueryResult<FetchData, undefined>;

export function useQuery(options?: useDataConnectQueryOptions<QueryData>): UseDataConnectQueryResult<QueryData, undefined>;
export function useQuery(dc: DataConnect, options?: useDataConnectQueryOptions<QueryData>): UseDataConnectQueryResult<QueryData, undefined>;

export function useMutation(options?: useDataConnectQueryOptions<MutationData>): UseDataConnectQueryResult<MutationData, undefined>;
export function useMutation(dc: DataConnect, options?: useDataConnectQueryOptions<MutationData>): UseDataConnectQueryResult<MutationData, undefined>;

export function useDataConnect(options?: useDataConnectQueryOptions<DataConnectData>): UseDataConnectQueryResult<DataConnectData, undefined>;
export function useDataConnect(dc: DataConnect, options?: useDataConnectQueryOptions<DataConnectData>): UseDataConnectQueryResult<DataConnectData, undefined>;

export function useConnectorConfig(options?: useDataConnectQueryOptions<ConnectorConfigData>): UseDataConnectQueryResult<ConnectorConfigData, undefined>;
export function useConnectorConfig(dc: DataConnect, options?: useDataConnectQueryOptions<ConnectorConfigData>): UseDataConnectQueryResult<ConnectorConfigData, undefined>;

export function useHashCode(options?: useDataConnectQueryOptions<HashCodeData>): UseDataConnectQueryResult<HashCodeData, undefined>;
export function useHashCode(dc: DataConnect, options?: useDataConnectQueryOptions<HashCodeData>): UseDataConnectQueryResult<HashCodeData, undefined>;

export function useToString(options?: useDataConnectQueryOptions<ToStringData>): UseDataConnectQueryResult<ToStringData, undefined>;
export function useToString(dc: DataConnect, options?: useDataConnectQueryOptions<ToStringData>): UseDataConnectQueryResult<ToStringData, undefined>;

export function useUndefined(options?: useDataConnectQueryOptions<UndefinedData>): UseDataConnectQueryResult<UndefinedData, undefined>;
export function useUndefined(dc: DataConnect, options?: useDataConnectQueryOptions<UndefinedData>): UseDataConnectQueryResult<UndefinedData, undefined>;

export function useConstructor(options?: useDataConnectQueryOptions<ConstructorData>): UseDataConnectQueryResult<ConstructorData, undefined>;
export function useConstructor(dc: DataConnect, options?: useDataConnectQueryOptions<ConstructorData>): UseDataConnectQueryResult<ConstructorData, undefined>;

export function useVariables(vars: VariablesVariables, options?: useDataConnectQueryOptions<VariablesData>): UseDataConnectQueryResult<VariablesData, VariablesVariables>;
export function useVariables(dc: DataConnect, vars: VariablesVariables, options?: useDataConnectQueryOptions<VariablesData>): UseDataConnectQueryResult<VariablesData, VariablesVariables>;

export function useNested(options?: useDataConnectQueryOptions<NestedData>): UseDataConnectQueryResult<NestedData, undefined>;
export function useNested(dc: DataConnect, options?: useDataConnectQueryOptions<NestedData>): UseDataConnectQueryResult<NestedData, undefined>;

export function usePut(options?: useDataConnectMutationOptions<PutData, FirebaseError, PutVariables>): UseDataConnectMutationResult<PutData, PutVariables>;
export function usePut(dc: DataConnect, options?: useDataConnectMutationOptions<PutData, FirebaseError, PutVariables>): UseDataConnectMutationResult<PutData, PutVariables>;

export function useFind(options?: useDataConnectMutationOptions<FindData, FirebaseError, FindVariables | void>): UseDataConnectMutationResult<FindData, FindVariables | void>;
export function useFind(dc: DataConnect, options?: useDataConnectMutationOptions<FindData, FirebaseError, FindVariables | void>): UseDataConnectMutationResult<FindData, FindVariables | void>;

export function useFill(options?: useDataConnectMutationOptions<FillData, FirebaseError, FillVariables | void>): UseDataConnectMutationResult<FillData, FillVariables | void>;
export function useFill(dc: DataConnect, options?: useDataConnectMutationOptions<FillData, FirebaseError, FillVariables | void>): UseDataConnectMutationResult<FillData, FillVariables | void>;
