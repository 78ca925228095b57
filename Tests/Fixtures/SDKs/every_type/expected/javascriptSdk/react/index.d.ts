import { GetThingData, GetThingVariables, AddThingData, AddThingVariables } from '../';
import { UseDataConnectQueryResult, useDataConnectQueryOptions, UseDataConnectMutationResult, useDataConnectMutationOptions } from '@tanstack-query-firebase/react/data-connect';
import { DataConnect } from 'firebase/data-connect';
import { FirebaseError } from 'firebase/app';

/** Everything of one thing. */
export function useGetThing(vars: GetThingVariables, options?: useDataConnectQueryOptions<GetThingData>): UseDataConnectQueryResult<GetThingData, GetThingVariables>;
/** Everything of one thing. */
export function useGetThing(dc: DataConnect, vars: GetThingVariables, options?: useDataConnectQueryOptions<GetThingData>): UseDataConnectQueryResult<GetThingData, GetThingVariables>;

export function useAddThing(options?: useDataConnectMutationOptions<AddThingData, FirebaseError, AddThingVariables>): UseDataConnectMutationResult<AddThingData, AddThingVariables>;
export function useAddThing(dc: DataConnect, options?: useDataConnectMutationOptions<AddThingData, FirebaseError, AddThingVariables>): UseDataConnectMutationResult<AddThingData, AddThingVariables>;
