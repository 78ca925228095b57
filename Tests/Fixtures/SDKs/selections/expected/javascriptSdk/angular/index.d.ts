import { NestedData, NestedVariables, AggregatesData, ConditionalData, ConditionalVariables, HiddenData, NativeData, NativeVariables, WriteData, WriteVariables } from '../';
import { CreateDataConnectQueryResult, CreateDataConnectQueryOptions, CreateDataConnectMutationResult, DataConnectMutationOptionsUndefinedMutationFn } from '@tanstack-query-firebase/angular/data-connect';
import { FirebaseError } from 'firebase/app';
import { Injector } from '@angular/core';

type NestedArgs = NestedVariables | (() => NestedVariables);
export type NestedOptions = () => Omit<CreateDataConnectQueryOptions<NestedData, NestedVariables>, 'queryFn'>;
export function injectNested(args: NestedArgs, options?: NestedOptions, injector?: Injector): CreateDataConnectQueryResult<NestedData, NestedVariables>;

export type AggregatesOptions = () => Omit<CreateDataConnectQueryOptions<AggregatesData, undefined>, 'queryFn'>;
export function injectAggregates(options?: AggregatesOptions, injector?: Injector): CreateDataConnectQueryResult<AggregatesData, undefined>;

type ConditionalArgs = ConditionalVariables | (() => ConditionalVariables);
export type ConditionalOptions = () => Omit<CreateDataConnectQueryOptions<ConditionalData, ConditionalVariables>, 'queryFn'>;
export function injectConditional(args: ConditionalArgs, options?: ConditionalOptions, injector?: Injector): CreateDataConnectQueryResult<ConditionalData, ConditionalVariables>;

export type HiddenOptions = () => Omit<CreateDataConnectQueryOptions<HiddenData, undefined>, 'queryFn'>;
export function injectHidden(options?: HiddenOptions, injector?: Injector): CreateDataConnectQueryResult<HiddenData, undefined>;

type NativeArgs = NativeVariables | (() => NativeVariables);
export type NativeOptions = () => Omit<CreateDataConnectQueryOptions<NativeData, NativeVariables>, 'queryFn'>;
export function injectNative(args: NativeArgs, options?: NativeOptions, injector?: Injector): CreateDataConnectQueryResult<NativeData, NativeVariables>;

type WriteOptions = DataConnectMutationOptionsUndefinedMutationFn<WriteData, FirebaseError, WriteVariables>;
export function injectWrite(options?: WriteOptions, injector?: Injector): CreateDataConnectMutationResult<WriteData, WriteVariables, WriteVariables>;
