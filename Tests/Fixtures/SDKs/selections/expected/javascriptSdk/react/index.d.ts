import { NestedData, NestedVariables, AggregatesData, ConditionalData, ConditionalVariables, HiddenData, NativeData, NativeVariables, WriteData, WriteVariables } from '../';
import { UseDataConnectQueryResult, useDataConnectQueryOptions, UseDataConnectMutationResult, useDataConnectMutationOptions } from '@tanstack-query-firebase/react/data-connect';
import { DataConnect } from 'firebase/data-connect';
import { FirebaseError } from 'firebase/app';

export function useNested(vars: NestedVariables, options?: useDataConnectQueryOptions<NestedData>): UseDataConnectQueryResult<NestedData, NestedVariables>;
export function useNested(dc: DataConnect, vars: NestedVariables, options?: useDataConnectQueryOptions<NestedData>): UseDataConnectQueryResult<NestedData, NestedVariables>;

export function useAggregates(options?: useDataConnectQueryOptions<AggregatesData>): UseDataConnectQueryResult<AggregatesData, undefined>;
export function useAggregates(dc: DataConnect, options?: useDataConnectQueryOptions<AggregatesData>): UseDataConnectQueryResult<AggregatesData, undefined>;

export function useConditional(vars: ConditionalVariables, options?: useDataConnectQueryOptions<ConditionalData>): UseDataConnectQueryResult<ConditionalData, ConditionalVariables>;
export function useConditional(dc: DataConnect, vars: ConditionalVariables, options?: useDataConnectQueryOptions<ConditionalData>): UseDataConnectQueryResult<ConditionalData, ConditionalVariables>;

export function useHidden(options?: useDataConnectQueryOptions<HiddenData>): UseDataConnectQueryResult<HiddenData, undefined>;
export function useHidden(dc: DataConnect, options?: useDataConnectQueryOptions<HiddenData>): UseDataConnectQueryResult<HiddenData, undefined>;

export function useNative(vars: NativeVariables, options?: useDataConnectQueryOptions<NativeData>): UseDataConnectQueryResult<NativeData, NativeVariables>;
export function useNative(dc: DataConnect, vars: NativeVariables, options?: useDataConnectQueryOptions<NativeData>): UseDataConnectQueryResult<NativeData, NativeVariables>;

export function useWrite(options?: useDataConnectMutationOptions<WriteData, FirebaseError, WriteVariables>): UseDataConnectMutationResult<WriteData, WriteVariables>;
export function useWrite(dc: DataConnect, options?: useDataConnectMutationOptions<WriteData, FirebaseError, WriteVariables>): UseDataConnectMutationResult<WriteData, WriteVariables>;
