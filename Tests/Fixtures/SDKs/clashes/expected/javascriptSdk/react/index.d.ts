import { GamesData, GamesVariables, GetHTTPPageData, Games_Data } from '../';
import { UseDataConnectQueryResult, useDataConnectQueryOptions, UseDataConnectMutationResult, useDataConnectMutationOptions } from '@tanstack-query-firebase/react/data-connect';
import { DataConnect } from 'firebase/data-connect';
import { FirebaseError } from 'firebase/app';

/** Fields of one type side by side, $5 and ${more} and *\/ here. */
export function useGames(vars: GamesVariables, options?: useDataConnectQueryOptions<GamesData>): UseDataConnectQueryResult<GamesData, GamesVariables>;
/** Fields of one type side by side, $5 and ${more} and *\/ here. */
export function useGames(dc: DataConnect, vars: GamesVariables, options?: useDataConnectQueryOptions<GamesData>): UseDataConnectQueryResult<GamesData, GamesVariables>;

export function useGetHTTPPage(options?: useDataConnectQueryOptions<GetHTTPPageData>): UseDataConnectQueryResult<GetHTTPPageData, undefined>;
export function useGetHTTPPage(dc: DataConnect, options?: useDataConnectQueryOptions<GetHTTPPageData>): UseDataConnectQueryResult<GetHTTPPageData, undefined>;

export function useGames_(options?: useDataConnectMutationOptions<Games_Data, FirebaseError, void>): UseDataConnectMutationResult<Games_Data, undefined>;
export function useGames_(dc: DataConnect, options?: useDataConnectMutationOptions<Games_Data, FirebaseError, void>): UseDataConnectMutationResult<Games_Data, undefined>;
