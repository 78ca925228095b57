import { ConnectorConfig, DataConnect, OperationOptions, ExecuteOperationResponse } from 'firebase-admin/data-connect';

export const connectorConfig: ConnectorConfig;

export type TimestampString = string;
export type UUIDString = string;
export type Int64String = string;
export type DateString = string;

export interface AggregatesData {
  films: ({
    year?: number | null;
    _count: number;
    title_count: number;
    average?: number | null;
    directorId?: UUIDString | null;
  })[];
  total: ({
    _count: number;
    year_min?: number | null;
    year_max?: number | null;
    year_sum?: number | null;
  })[];
}

export interface ConditionalData {
  films: ({
    title: string;
    year?: number | null;
    director?: {
      id: UUIDString;
      name: string;
    } & Person_Key;
  })[];
}

export interface ConditionalVariables {
  withYear: boolean;
  withDirector?: boolean;
}

export interface Film_Key {
  id: UUIDString;
  __typename?: 'Film_Key';
}

export interface HiddenData {
  films: ({
    title: string;
  })[];
  roles: ({
  })[];
}

export interface NativeData {
  rows?: unknown[] | null;
  _selectFirst?: unknown | null;
}

export interface NativeVariables {
  year: number;
}

export interface NestedData {
  film?: {
    id: UUIDString;
    title: string;
    director?: {
      name: string;
    };
    roles_on_film: ({
      filmId: UUIDString;
      personId: UUIDString;
      part?: string | null;
      person: {
        id: UUIDString;
        name: string;
      } & Person_Key;
    } & Role_Key)[];
    poster_on_film?: {
      url: string;
    };
    people_via_Role: ({
      name: string;
    })[];
  } & Film_Key;
  first?: {
    key: UUIDString;
    title: string;
  };
}

export interface NestedVariables {
  id: UUIDString;
}

export interface Person_Key {
  id: UUIDString;
  __typename?: 'Person_Key';
}

export interface Poster_Key {
  id: UUIDString;
  __typename?: 'Poster_Key';
}

export interface Role_Key {
  filmId: UUIDString;
  personId: UUIDString;
  __typename?: 'Role_Key';
}

export interface WriteData {
  person_insert: Person_Key;
  person_insertMany: Person_Key[];
  film_upsert: Film_Key;
  changed?: Film_Key | null;
  film_updateMany: number;
  film_delete?: Film_Key | null;
  film_deleteMany: number;
  query?: {
    films: ({
      title: string;
    })[];
  };
  found?: {
    person?: {
      id: UUIDString;
      name: string;
    } & Person_Key;
  };
  _execute?: number | null;
  _executeReturningFirst?: unknown | null;
}

export interface WriteVariables {
  id: UUIDString;
}

/** Runs the query `Nested` with the given `DataConnect` instance. */
export function nested(dc: DataConnect, vars: NestedVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<NestedData>>;
/** Runs the query `Nested` with the `DataConnect` instance of the default app. */
export function nested(vars: NestedVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<NestedData>>;

/** Runs the query `Aggregates` with the given `DataConnect` instance. */
export function aggregates(dc: DataConnect, options?: OperationOptions): Promise<ExecuteOperationResponse<AggregatesData>>;
/** Runs the query `Aggregates` with the `DataConnect` instance of the default app. */
export function aggregates(options?: OperationOptions): Promise<ExecuteOperationResponse<AggregatesData>>;

/** Runs the query `Conditional` with the given `DataConnect` instance. */
export function conditional(dc: DataConnect, vars: ConditionalVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<ConditionalData>>;
/** Runs the query `Conditional` with the `DataConnect` instance of the default app. */
export function conditional(vars: ConditionalVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<ConditionalData>>;

/** Runs the query `Hidden` with the given `DataConnect` instance. */
export function hidden(dc: DataConnect, options?: OperationOptions): Promise<ExecuteOperationResponse<HiddenData>>;
/** Runs the query `Hidden` with the `DataConnect` instance of the default app. */
export function hidden(options?: OperationOptions): Promise<ExecuteOperationResponse<HiddenData>>;

/** Runs the query `Native` with the given `DataConnect` instance. */
export function native(dc: DataConnect, vars: NativeVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<NativeData>>;
/** Runs the query `Native` with the `DataConnect` instance of the default app. */
export function native(vars: NativeVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<NativeData>>;

/** Runs the mutation `Write` with the given `DataConnect` instance. */
export function write(dc: DataConnect, vars: WriteVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<WriteData>>;
/** Runs the mutation `Write` with the `DataConnect` instance of the default app. */
export function write(vars: WriteVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<WriteData>>;
