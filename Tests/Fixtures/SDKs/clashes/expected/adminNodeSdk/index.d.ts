import { ConnectorConfig, DataConnect, OperationOptions, ExecuteOperationResponse } from 'firebase-admin/data-connect';

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

export interface Person_Key {
  id: UUIDString;
  __typename?: 'Person_Key';
}

export interface Team_Key {
  id: UUIDString;
  __typename?: 'Team_Key';
}

/**
 * Runs the query `Games` with the given `DataConnect` instance.
 *
 * Fields of one type side by side, $5 and ${more} and *\/ here.
 */
export function games(dc: DataConnect, vars: GamesVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<GamesData>>;
/**
 * Runs the query `Games` with the `DataConnect` instance of the default app.
 *
 * Fields of one type side by side, $5 and ${more} and *\/ here.
 */
export function games(vars: GamesVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<GamesData>>;

/** Runs the query `GetHTTPPage` with the given `DataConnect` instance. */
export function getHTTPPage(dc: DataConnect, options?: OperationOptions): Promise<ExecuteOperationResponse<GetHTTPPageData>>;
/** Runs the query `GetHTTPPage` with the `DataConnect` instance of the default app. */
export function getHTTPPage(options?: OperationOptions): Promise<ExecuteOperationResponse<GetHTTPPageData>>;

/** Runs the mutation `AddPerson` with the given `DataConnect` instance. */
export function addPerson(dc: DataConnect, options?: OperationOptions): Promise<ExecuteOperationResponse<AddPersonData>>;
/** Runs the mutation `AddPerson` with the `DataConnect` instance of the default app. */
export function addPerson(options?: OperationOptions): Promise<ExecuteOperationResponse<AddPersonData>>;
