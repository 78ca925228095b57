import { ImportData, ImportVariables, DeleteData, DeleteVariables, QueryData, MutationData, Get_snake_caseData, ExecuteQueryData } from '../';
import { UseDataConnectQueryResult, useDataConnectQueryOptions, UseDataConnectMutationResult, useDataConnectMutationOptions } from '@tanstack-query-firebase/react/data-connect';
import { DataConnect } from 'firebase/data-connect';
import { FirebaseError } from 'firebase/app';

export function useImport(vars: ImportVariables, options?: useDataConnectQueryOptions<ImportData>): UseDataConnectQueryResult<ImportData, ImportVariables>;
export function useImport(dc: DataConnect, vars: ImportVariables, options?: useDataConnectQueryOptions<ImportData>): UseDataConnectQueryResult<ImportData, ImportVariables>;

export function useDelete(options?: useDataConnectMutationOptions<DeleteData, FirebaseError, DeleteVariables>): UseDataConnectMutationResult<DeleteData, DeleteVariables>;
export function useDelete(dc: DataConnect, options?: useDataConnectMutationOptions<DeleteData, FirebaseError, DeleteVariables>): UseDataConnectMutationResult<DeleteData, DeleteVariables>;

export function useQuery(options?: useDataConnectQueryOptions<QueryData>): UseDataConnectQueryResult<QueryData, undefined>;
export function useQuery(dc: DataConnect, options?: useDataConnectQueryOptions<QueryData>): UseDataConnectQueryResult<QueryData, undefined>;

export function useMutation(options?: useDataConnectMutationOptions<MutationData, FirebaseError, void>): UseDataConnectMutationResult<MutationData, undefined>;
export function useMutation(dc: DataConnect, options?: useDataConnectMutationOptions<MutationData, FirebaseError, void>): UseDataConnectMutationResult<MutationData, undefined>;

export function useGet_snake_case(options?: useDataConnectQueryOptions<Get_snake_caseData>): UseDataConnectQueryResult<Get_snake_caseData, undefined>;
export function useGet_snake_case(dc: DataConnect, options?: useDataConnectQueryOptions<Get_snake_caseData>): UseDataConnectQueryResult<Get_snake_caseData, undefined>;

export function useExecuteQuery(options?: useDataConnectQueryOptions<ExecuteQueryData>): UseDataConnectQueryResult<ExecuteQueryData, undefined>;
export function useExecuteQuery(dc: DataConnect, options?: useDataConnectQueryOptions<ExecuteQueryData>): UseDataConnectQueryResult<ExecuteQueryData, undefined>;
