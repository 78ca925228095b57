import { GamesData, GamesVariables, GetHTTPPageData, AddPersonData } from '../';
import { UseDataConnectQueryResult, useDataConnectQueryOptions, UseDataConnectMutationResult, useDataConnectMutationOptions } from '@tanstack-query-firebase/react/data-connect';
import { DataConnect } from 'firebase/data-connect';
import { FirebaseError } from 'firebase/app';

/** Fields of one type side by side, $5 and ${more} and *\/ here. */
export function useGames(vars: GamesVariables, options?: useDataConnectQueryOptions<GamesData>): UseDataConnectQueryResult<GamesData, GamesVariables>;
/** Fields of one type side by side, $5 and ${more} and *\/ here. */
export function useGames(dc: DataConnect, vars: GamesVariables, options?: useDataConnectQueryOptions<GamesData>): UseDataConnectQueryResult<GamesData, GamesVariables>;

export function useGetHTTPPage(options?: useDataConnectQueryOptions<GetHTTPPageData>): UseDataConnectQueryResult<GetHTTPPageData, undefined>;
export function useGetHTTPPage(dc: DataConnect, options?: useDataConnectQueryOptions<GetHTTPPageData>): UseDataConnectQueryResult<GetHTTPPageData, undefined>;

export function useAddPerson(options?: useDataConnectMutationOptions<AddPersonData, FirebaseError, void>): UseDataConnectMutationResult<AddPersonData, undefined>;
export function useAddPerson(dc: DataConnect, options?: useDataConnectMutationOptions<AddPersonData, FirebaseError, void>): UseDataConnectMutationResult<AddPersonData, undefined>;
