import { ConnectorConfig, DataConnect, QueryRef, QueryPromise, ExecuteQueryOptions, MutationRef, MutationPromise } from 'firebase/data-connect';

export const connectorConfig: ConnectorConfig;

export type TimestampString = string;
export type UUIDString = string;
export type Int64String = string;
export type DateString = string;

/** Costs $5 and ${more}, or "nothing"; see {@code x}. */
export enum State {
  OPEN = "OPEN",
  rawValue = "rawValue",
  hashCode = "hashCode",
  index = "index",
  values = "values",
  name = "name",
  ordinal = "ordinal",
  Known = "Known",
}

export interface AddPersonData {
  person_insert: Person_Key;
  query?: {
    people: ({
      id: UUIDString;
      name: string;
      twin?: {
        id: UUIDString;
      } & Person_Key;
    } & Person_Key)[];
  };
}

/**
 * Between two teams.
 * It ends with a backslash: \\
 */
export interface Game_Data {
  homeId: UUIDString;
  number: number;
  awayId: UUIDString;
  refereeId?: UUIDString | null;
  score?: Int64String | null;
  scores?: Int64String[] | null;
  state: State;
  states?: State[] | null;
}

export interface Game_Key {
  homeId: UUIDString;
  number: number;
  __typename?: 'Game_Key';
}

export interface GamesData {
  game?: {
    number: number;
  };
  games: ({
    homeId: UUIDString;
    number: number;
    state: State;
    states?: State[] | null;
    score?: Int64String | null;
    scores?: Int64String[] | null;
    home: {
      id: UUIDString;
      name: string;
    } & Team_Key;
    away: {
      id: UUIDString;
      name: string;
    } & Team_Key;
    _: {
      name: string;
    };
    referee?: {
      name: string;
      twin?: {
        name: string;
        twin?: {
          id: UUIDString;
          name: string;
        } & Person_Key;
      };
    };
    gameKey: number;
  } & Game_Key)[];
  id: ({
    homeId: UUIDString;
    id: number;
    number: number;
  } & Game_Key)[];
  Team: ({
    Team: string;
    State: string;
    String: string;
    CodingKeys: string;
    HTTPAddress?: string | null;
    page?: string | null;
  })[];
  data: ({
    toJson: number;
    runtimeType: State;
  })[];
}

export interface GamesVariables {
  /** Is $5. */
  self?: string | null;
  in?: Int64String | null;
  fetchPolicy: string;
  optionalVars?: Int64String[] | null;
  block_: string;
  ref?: UUIDString | null;
  dataConnect?: string | null;
  states?: State[] | null;
  key?: Game_Key | null;
  String?: string | null;
  isSet?: TimestampString | null;
  json?: unknown | null;
  day?: DateString | null;
}

export interface GetHTTPPageData {
  teams: ({
    HTTPAddress?: string | null;
  })[];
}

export interface Person_Data {
  id?: UUIDString;
  twinId?: UUIDString | null;
  name: string;
  games_on_referee?: Omit<Game_Data, 'refereeId'>[];
  people_on_twin?: Omit<Person_Data, 'twinId'>[];
}

export interface Person_Key {
  id: UUIDString;
  __typename?: 'Person_Key';
}

export interface Team_Data {
  id?: UUIDString;
  HTTPAddress?: string | null;
  name: string;
  games_on_away?: Omit<Game_Data, 'awayId'>[];
  games_on_home?: Omit<Game_Data, 'homeId'>[];
}

export interface Team_Key {
  id: UUIDString;
  __typename?: 'Team_Key';
}

interface GamesRef {
  (vars: GamesVariables): QueryRef<GamesData, GamesVariables>;
  (dc: DataConnect, vars: GamesVariables): QueryRef<GamesData, GamesVariables>;
  operationName: string;
}
/** Fields of one type side by side, $5 and ${more} and *\/ here. */
export const gamesRef: GamesRef;

/** Fields of one type side by side, $5 and ${more} and *\/ here. */
export function games(vars: GamesVariables, options?: ExecuteQueryOptions): QueryPromise<GamesData, GamesVariables>;
/** Fields of one type side by side, $5 and ${more} and *\/ here. */
export function games(dc: DataConnect, vars: GamesVariables, options?: ExecuteQueryOptions): QueryPromise<GamesData, GamesVariables>;

interface GetHTTPPageRef {
  (): QueryRef<GetHTTPPageData, undefined>;
  (dc: DataConnect): QueryRef<GetHTTPPageData, undefined>;
  operationName: string;
}
export const getHTTPPageRef: GetHTTPPageRef;

export function getHTTPPage(options?: ExecuteQueryOptions): QueryPromise<GetHTTPPageData, undefined>;
export function getHTTPPage(dc: DataConnect, options?: ExecuteQueryOptions): QueryPromise<GetHTTPPageData, undefined>;

interface AddPersonRef {
  (): MutationRef<AddPersonData, undefined>;
  (dc: DataConnect): MutationRef<AddPersonData, undefined>;
  operationName: string;
}
export const addPersonRef: AddPersonRef;

export function addPerson(): MutationPromise<AddPersonData, undefined>;
export function addPerson(dc: DataConnect): MutationPromise<AddPersonData, undefined>;
