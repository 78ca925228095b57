import { ConnectorConfig, DataConnect, QueryRef, QueryPromise, ExecuteQueryOptions, MutationRef, MutationPromise } from 'firebase/data-connect';

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

export interface Film_Data {
  id?: UUIDString;
  directorId?: UUIDString | null;
  secret?: string | null;
  title: string;
  year?: number | null;
  roles_on_film?: Omit<Role_Data, 'filmId'>[];
  poster_on_film?: Omit<Poster_Data, 'filmId'>;
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

export interface Person_Data {
  id?: UUIDString;
  name: string;
  films_on_director?: Omit<Film_Data, 'directorId'>[];
  roles_on_person?: Omit<Role_Data, 'personId'>[];
}

export interface Person_Key {
  id: UUIDString;
  __typename?: 'Person_Key';
}

export interface Poster_Data {
  id?: UUIDString;
  filmId: UUIDString;
  url: string;
}

export interface Poster_Key {
  id: UUIDString;
  __typename?: 'Poster_Key';
}

export interface Role_Data {
  filmId: UUIDString;
  personId: UUIDString;
  part?: string | null;
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

interface NestedRef {
  (vars: NestedVariables): QueryRef<NestedData, NestedVariables>;
  (dc: DataConnect, vars: NestedVariables): QueryRef<NestedData, NestedVariables>;
  operationName: string;
}
export const nestedRef: NestedRef;

export function nested(vars: NestedVariables, options?: ExecuteQueryOptions): QueryPromise<NestedData, NestedVariables>;
export function nested(dc: DataConnect, vars: NestedVariables, options?: ExecuteQueryOptions): QueryPromise<NestedData, NestedVariables>;

interface AggregatesRef {
  (): QueryRef<AggregatesData, undefined>;
  (dc: DataConnect): QueryRef<AggregatesData, undefined>;
  operationName: string;
}
export const aggregatesRef: AggregatesRef;

export function aggregates(options?: ExecuteQueryOptions): QueryPromise<AggregatesData, undefined>;
export function aggregates(dc: DataConnect, options?: ExecuteQueryOptions): QueryPromise<AggregatesData, undefined>;

interface ConditionalRef {
  (vars: ConditionalVariables): QueryRef<ConditionalData, ConditionalVariables>;
  (dc: DataConnect, vars: ConditionalVariables): QueryRef<ConditionalData, ConditionalVariables>;
  operationName: string;
}
export const conditionalRef: ConditionalRef;

export function conditional(vars: ConditionalVariables, options?: ExecuteQueryOptions): QueryPromise<ConditionalData, ConditionalVariables>;
export function conditional(dc: DataConnect, vars: ConditionalVariables, options?: ExecuteQueryOptions): QueryPromise<ConditionalData, ConditionalVariables>;

interface HiddenRef {
  (): QueryRef<HiddenData, undefined>;
  (dc: DataConnect): QueryRef<HiddenData, undefined>;
  operationName: string;
}
export const hiddenRef: HiddenRef;

export function hidden(options?: ExecuteQueryOptions): QueryPromise<HiddenData, undefined>;
export function hidden(dc: DataConnect, options?: ExecuteQueryOptions): QueryPromise<HiddenData, undefined>;

interface NativeRef {
  (vars: NativeVariables): QueryRef<NativeData, NativeVariables>;
  (dc: DataConnect, vars: NativeVariables): QueryRef<NativeData, NativeVariables>;
  operationName: string;
}
export const nativeRef: NativeRef;

export function native(vars: NativeVariables, options?: ExecuteQueryOptions): QueryPromise<NativeData, NativeVariables>;
export function native(dc: DataConnect, vars: NativeVariables, options?: ExecuteQueryOptions): QueryPromise<NativeData, NativeVariables>;

interface WriteRef {
  (vars: WriteVariables): MutationRef<WriteData, WriteVariables>;
  (dc: DataConnect, vars: WriteVariables): MutationRef<WriteData, WriteVariables>;
  operationName: string;
}
export const writeRef: WriteRef;

export function write(vars: WriteVariables): MutationPromise<WriteData, WriteVariables>;
export function write(dc: DataConnect, vars: WriteVariables): MutationPromise<WriteData, WriteVariables>;
