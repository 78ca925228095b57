import { OptionalData, OptionalVariables, AllOptionalData, AllOptionalVariables, NoneData, ByKeyData, ByKeyVariables, FilteredData, FilteredVariables, AddOwnerData, AddOwnerVariables, AddPetsData, AddPetsVariables, ClearData, RenameData, RenameVariables, FeedData, FeedVariables } from '../';
import { CreateDataConnectQueryResult, CreateDataConnectQueryOptions, CreateDataConnectMutationResult, DataConnectMutationOptionsUndefinedMutationFn } from '@tanstack-query-firebase/angular/data-connect';
import { FirebaseError } from 'firebase/app';
import { Injector } from '@angular/core';

type OptionalArgs = OptionalVariables | (() => OptionalVariables);
export type OptionalOptions = () => Omit<CreateDataConnectQueryOptions<OptionalData, OptionalVariables>, 'queryFn'>;
export function injectOptional(args: OptionalArgs, options?: OptionalOptions, injector?: Injector): CreateDataConnectQueryResult<OptionalData, OptionalVariables>;

type AllOptionalArgs = AllOptionalVariables | (() => AllOptionalVariables);
export type AllOptionalOptions = () => Omit<CreateDataConnectQueryOptions<AllOptionalData, AllOptionalVariables>, 'queryFn'>;
export function injectAllOptional(args?: AllOptionalArgs, options?: AllOptionalOptions, injector?: Injector): CreateDataConnectQueryResult<AllOptionalData, AllOptionalVariables>;

export type NoneOptions = () => Omit<CreateDataConnectQueryOptions<NoneData, undefined>, 'queryFn'>;
export function injectNone(options?: NoneOptions, injector?: Injector): CreateDataConnectQueryResult<NoneData, undefined>;

type ByKeyArgs = ByKeyVariables | (() => ByKeyVariables);
export type ByKeyOptions = () => Omit<CreateDataConnectQueryOptions<ByKeyData, ByKeyVariables>, 'queryFn'>;
export function injectByKey(args: ByKeyArgs, options?: ByKeyOptions, injector?: Injector): CreateDataConnectQueryResult<ByKeyData, ByKeyVariables>;

type FilteredArgs = FilteredVariables | (() => FilteredVariables);
export type FilteredOptions = () => Omit<CreateDataConnectQueryOptions<FilteredData, FilteredVariables>, 'queryFn'>;
export function injectFiltered(args?: FilteredArgs, options?: FilteredOptions, injector?: Injector): CreateDataConnectQueryResult<FilteredData, FilteredVariables>;

type AddOwnerOptions = DataConnectMutationOptionsUndefinedMutationFn<AddOwnerData, FirebaseError, AddOwnerVariables>;
export function injectAddOwner(options?: AddOwnerOptions, injector?: Injector): CreateDataConnectMutationResult<AddOwnerData, AddOwnerVariables, AddOwnerVariables>;

type AddPetsOptions = DataConnectMutationOptionsUndefinedMutationFn<AddPetsData, FirebaseError, AddPetsVariables>;
export function injectAddPets(options?: AddPetsOptions, injector?: Injector): CreateDataConnectMutationResult<AddPetsData, AddPetsVariables, AddPetsVariables>;

type ClearOptions = DataConnectMutationOptionsUndefinedMutationFn<ClearData, FirebaseError, undefined>;
export function injectClear(options?: ClearOptions, injector?: Injector): CreateDataConnectMutationResult<ClearData, undefined, undefined>;

type RenameOptions = DataConnectMutationOptionsUndefinedMutationFn<RenameData, FirebaseError, RenameVariables>;
export function injectRename(options?: RenameOptions, injector?: Injector): CreateDataConnectMutationResult<RenameData, RenameVariables, RenameVariables>;

type FeedOptions = DataConnectMutationOptionsUndefinedMutationFn<FeedData, FirebaseError, FeedVariables | void>;
export function injectFeed(options?: FeedOptions, injector?: Injector): CreateDataConnectMutationResult<FeedData, FeedVariables | void, FeedVariables | void>;
