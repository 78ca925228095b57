import { GamesData, GamesVariables, GetHTTPPageData, AddPersonData } from '../';
import { CreateDataConnectQueryResult, CreateDataConnectQueryOptions, CreateDataConnectMutationResult, DataConnectMutationOptionsUndefinedMutationFn } from '@tanstack-query-firebase/angular/data-connect';
import { FirebaseError } from 'firebase/app';
import { Injector } from '@angular/core';

type GamesArgs = GamesVariables | (() => GamesVariables);
export type GamesOptions = () => Omit<CreateDataConnectQueryOptions<GamesData, GamesVariables>, 'queryFn'>;
export function injectGames(args: GamesArgs, options?: GamesOptions, injector?: Injector): CreateDataConnectQueryResult<GamesData, GamesVariables>;

export type GetHTTPPageOptions = () => Omit<CreateDataConnectQueryOptions<GetHTTPPageData, undefined>, 'queryFn'>;
export function injectGetHTTPPage(options?: GetHTTPPageOptions, injector?: Injector): CreateDataConnectQueryResult<GetHTTPPageData, undefined>;

type AddPersonOptions = DataConnectMutationOptionsUndefinedMutationFn<AddPersonData, FirebaseError, undefined>;
export function injectAddPerson(options?: AddPersonOptions, injector?: Injector): CreateDataConnectMutationResult<AddPersonData, undefined, undefined>;
