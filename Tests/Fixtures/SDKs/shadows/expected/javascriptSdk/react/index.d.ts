import { ThenData, ComData, ComVariables, JavaData, PutItemData, PutItemVariables } from '../';
import { UseDataConnectQueryResult, useDataConnectQueryOptions, UseDataConnectMutationResult, useDataConnectMutationOptions } from '@tanstack-query-firebase/react/data-connect';
import { DataConnect } from 'firebase/data-connect';
import { FirebaseError } from 'firebase/app';

export function useThen(options?: useDataConnectQueryOptions<ThenData>): UseDataConnectQueryResult<ThenData, undefined>;
export function useThen(dc: DataConnect, options?: useDataConnectQueryOptions<ThenData>): UseDataConnectQueryResult<ThenData, undefined>;

export function useCom(vars?: ComVariables, options?: useDataConnectQueryOptions<ComData>): UseDataConnectQueryResult<ComData, ComVariables>;
export function useCom(dc: DataConnect, vars?: ComVariables, options?: useDataConnectQueryOptions<ComData>): UseDataConnectQueryResult<ComData, ComVariables>;

export function useJava(options?: useDataConnectQueryOptions<JavaData>): UseDataConnectQueryResult<JavaData, undefined>;
export function useJava(dc: DataConnect, options?: useDataConnectQueryOptions<JavaData>): UseDataConnectQueryResult<JavaData, undefined>;

export function usePutItem(options?: useDataConnectMutationOptions<PutItemData, FirebaseError, PutItemVariables>): UseDataConnectMutationResult<PutItemData, PutItemVariables>;
export function usePutItem(dc: DataConnect, options?: useDataConnectMutationOptions<PutItemData, FirebaseError, PutItemVariables>): UseDataConnectMutationResult<PutItemData, PutItemVariables>;
