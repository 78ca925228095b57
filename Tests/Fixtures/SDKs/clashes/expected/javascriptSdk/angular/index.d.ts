import { GamesData, GamesVariables, GetHTTPPageData, Games_Data } from '../';
import { CreateDataConnectQueryResult, CreateDataConnectQueryOptions, CreateDataConnectMutationResult, DataConnectMutationOptionsUndefinedMutationFn } from '@tanstack-query-firebase/angular/data-connect';
import { FirebaseError } from 'firebase/app';
import { Injector } from '@angular/core';

type GamesArgs = GamesVariables | (() => GamesVariables);
export type GamesOptions = () => Omit<CreateDataConnectQueryOptions<GamesData, GamesVariables>, 'queryFn'>;
export function injectGames(args: GamesArgs, options?: GamesOptions, injector?: Injector): CreateDataConnectQueryResult<GamesData, GamesVariables>;

export type GetHTTPPageOptions = () => Omit<CreateDataConnectQueryOptions<GetHTTPPageData, undefined>, 'queryFn'>;
export function injectGetHTTPPage(options?: GetHTTPPageOptions, injector?: Injector): CreateDataConnectQueryResult<GetHTTPPageData, undefined>;

type Games_Options = DataConnectMutationOptionsUndefinedMutationFn<Games_Data, FirebaseError, undefined>;
export function injectGames_(options?: Games_Options, injector?: Injector): CreateDataConnectMutationResult<Games_Data, undefined, undefined>;
