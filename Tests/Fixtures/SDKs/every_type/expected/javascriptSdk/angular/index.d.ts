import { GetThingData, GetThingVariables, AddThingData, AddThingVariables } from '../';
import { CreateDataConnectQueryResult, CreateDataConnectQueryOptions, CreateDataConnectMutationResult, DataConnectMutationOptionsUndefinedMutationFn } from '@tanstack-query-firebase/angular/data-connect';
import { FirebaseError } from 'firebase/app';
import { Injector } from '@angular/core';

type GetThingArgs = GetThingVariables | (() => GetThingVariables);
export type GetThingOptions = () => Omit<CreateDataConnectQueryOptions<GetThingData, GetThingVariables>, 'queryFn'>;
export function injectGetThing(args: GetThingArgs, options?: GetThingOptions, injector?: Injector): CreateDataConnectQueryResult<GetThingData, GetThingVariables>;

type AddThingOptions = DataConnectMutationOptionsUndefinedMutationFn<AddThingData, FirebaseError, AddThingVariables>;
export function injectAddThing(options?: AddThingOptions, injector?: Injector): CreateDataConnectMutationResult<AddThingData, AddThingVariables, AddThingVariables>;
