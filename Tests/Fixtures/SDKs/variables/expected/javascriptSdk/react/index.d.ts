import { OptionalData, OptionalVariables, AllOptionalData, AllOptionalVariables, NoneData, ByKeyData, ByKeyVariables, FilteredData, FilteredVariables, AddOwnerData, AddOwnerVariables, AddPetsData, AddPetsVariables, ClearData, RenameData, RenameVariables, FeedData, FeedVariables } from '../';
import { UseDataConnectQueryResult, useDataConnectQueryOptions, UseDataConnectMutationResult, useDataConnectMutationOptions } from '@tanstack-query-firebase/react/data-connect';
import { DataConnect } from 'firebase/data-connect';
import { FirebaseError } from 'firebase/app';

export function useOptional(vars: OptionalVariables, options?: useDataConnectQueryOptions<OptionalData>): UseDataConnectQueryResult<OptionalData, OptionalVariables>;
export function useOptional(dc: DataConnect, vars: OptionalVariables, options?: useDataConnectQueryOptions<OptionalData>): UseDataConnectQueryResult<OptionalData, OptionalVariables>;

export function useAllOptional(vars?: AllOptionalVariables, options?: useDataConnectQueryOptions<AllOptionalData>): UseDataConnectQueryResult<AllOptionalData, AllOptionalVariables>;
export function useAllOptional(dc: DataConnect, vars?: AllOptionalVariables, options?: useDataConnectQueryOptions<AllOptionalData>): UseDataConnectQueryResult<AllOptionalData, AllOptionalVariables>;

export function useNone(options?: useDataConnectQueryOptions<NoneData>): UseDataConnectQueryResult<NoneData, undefined>;
export function useNone(dc: DataConnect, options?: useDataConnectQueryOptions<NoneData>): UseDataConnectQueryResult<NoneData, undefined>;

export function useByKey(vars: ByKeyVariables, options?: useDataConnectQueryOptions<ByKeyData>): UseDataConnectQueryResult<ByKeyData, ByKeyVariables>;
export function useByKey(dc: DataConnect, vars: ByKeyVariables, options?: useDataConnectQueryOptions<ByKeyData>): UseDataConnectQueryResult<ByKeyData, ByKeyVariables>;

export function useFiltered(vars?: FilteredVariables, options?: useDataConnectQueryOptions<FilteredData>): UseDataConnectQueryResult<FilteredData, FilteredVariables>;
export function useFiltered(dc: DataConnect, vars?: FilteredVariables, options?: useDataConnectQueryOptions<FilteredData>): UseDataConnectQueryResult<FilteredData, FilteredVariables>;

export function useAddOwner(options?: useDataConnectMutationOptions<AddOwnerData, FirebaseError, AddOwnerVariables>): UseDataConnectMutationResult<AddOwnerData, AddOwnerVariables>;
export function useAddOwner(dc: DataConnect, options?: useDataConnectMutationOptions<AddOwnerData, FirebaseError, AddOwnerVariables>): UseDataConnectMutationResult<AddOwnerData, AddOwnerVariables>;

export function useAddPets(options?: useDataConnectMutationOptions<AddPetsData, FirebaseError, AddPetsVariables>): UseDataConnectMutationResult<AddPetsData, AddPetsVariables>;
export function useAddPets(dc: DataConnect, options?: useDataConnectMutationOptions<AddPetsData, FirebaseError, AddPetsVariables>): UseDataConnectMutationResult<AddPetsData, AddPetsVariables>;

export function useClear(options?: useDataConnectMutationOptions<ClearData, FirebaseError, void>): UseDataConnectMutationResult<ClearData, undefined>;
export function useClear(dc: DataConnect, options?: useDataConnectMutationOptions<ClearData, FirebaseError, void>): UseDataConnectMutationResult<ClearData, undefined>;

export function useRename(options?: useDataConnectMutationOptions<RenameData, FirebaseError, RenameVariables>): UseDataConnectMutationResult<RenameData, RenameVariables>;
export function useRename(dc: DataConnect, options?: useDataConnectMutationOptions<RenameData, FirebaseError, RenameVariables>): UseDataConnectMutationResult<RenameData, RenameVariables>;

export function useFeed(options?: useDataConnectMutationOptions<FeedData, FirebaseError, FeedVariables | void>): UseDataConnectMutationResult<FeedData, FeedVariables | void>;
export function useFeed(dc: DataConnect, options?: useDataConnectMutationOptions<FeedData, FirebaseError, FeedVariables | void>): UseDataConnectMutationResult<FeedData, FeedVariables | void>;
