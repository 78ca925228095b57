import { ConnectorConfig, DataConnect, QueryRef, QueryPromise, ExecuteQueryOptions, MutationRef, MutationPromise } from 'firebase/data-connect';

export const connectorConfig: ConnectorConfig;

export type TimestampString = string;
export type UUIDString = string;
export type Int64String = string;
export type DateString = string;

/** What a thing is like. */
export enum Kind {
  /** The usual one. */
  PLAIN = "PLAIN",
  RARE = "RARE",
}

export interface AddThingData {
  thing_insert: Thing_Key;
}

export interface AddThingVariables {
  /** The text of the thing. */
  text: string;
  int: number;
  long: Int64String;
  float: number;
  flag: boolean;
  uuid: UUIDString;
  day: DateString;
  time: TimestampString;
  any: unknown;
  kind: Kind;
  texts: string[];
  longs?: Int64String[] | null;
  uuids?: UUIDString[] | null;
  days?: DateString[] | null;
  times?: TimestampString[] | null;
  floats?: number[] | null;
  kinds?: Kind[] | null;
  anyOrNot?: unknown | null;
  vector?: number[] | null;
}

export interface GetThingData {
  thing?: {
    /** A text. */
    text: string;
    textOrNot?: string | null;
    int: number;
    intOrNot?: number | null;
    long: Int64String;
    longOrNot?: Int64String | null;
    float: number;
    floatOrNot?: number | null;
    flag: boolean;
    flagOrNot?: boolean | null;
    uuid: UUIDString;
    uuidOrNot?: UUIDString | null;
    day: DateString;
    dayOrNot?: DateString | null;
    time: TimestampString;
    timeOrNot?: TimestampString | null;
    any: unknown;
    anyOrNot?: unknown | null;
    kind: Kind;
    kindOrNot?: Kind | null;
    texts: string[];
    textsOrNot?: string[] | null;
    longs?: Int64String[] | null;
    uuids?: UUIDString[] | null;
    days?: DateString[] | null;
    times?: TimestampString[] | null;
    floats?: number[] | null;
    kinds?: Kind[] | null;
    vector?: number[] | null;
  };
}

export interface GetThingVariables {
  id: UUIDString;
}

/**
 * A thing of every type.
 *
 * It ends with *\/ in the middle of a line.
 */
export interface Thing_Data {
  id?: UUIDString;
  any: unknown;
  anyOrNot?: unknown | null;
  day: DateString;
  dayOrNot?: DateString | null;
  days?: DateString[] | null;
  flag: boolean;
  flagOrNot?: boolean | null;
  float: number;
  floatOrNot?: number | null;
  floats?: number[] | null;
  int: number;
  intOrNot?: number | null;
  kind: Kind;
  kindOrNot?: Kind | null;
  kinds?: Kind[] | null;
  long: Int64String;
  longOrNot?: Int64String | null;
  longs?: Int64String[] | null;
  /** A text. */
  text: string;
  textOrNot?: string | null;
  texts: string[];
  textsOrNot?: string[] | null;
  time: TimestampString;
  timeOrNot?: TimestampString | null;
  times?: TimestampString[] | null;
  uuid: UUIDString;
  uuidOrNot?: UUIDString | null;
  uuids?: UUIDString[] | null;
  vector?: number[] | null;
}

export interface Thing_Key {
  id: UUIDString;
  __typename?: 'Thing_Key';
}

interface GetThingRef {
  (vars: GetThingVariables): QueryRef<GetThingData, GetThingVariables>;
  (dc: DataConnect, vars: GetThingVariables): QueryRef<GetThingData, GetThingVariables>;
  operationName: string;
}
/** Everything of one thing. */
export const getThingRef: GetThingRef;

/** Everything of one thing. */
export function getThing(vars: GetThingVariables, options?: ExecuteQueryOptions): QueryPromise<GetThingData, GetThingVariables>;
/** Everything of one thing. */
export function getThing(dc: DataConnect, vars: GetThingVariables, options?: ExecuteQueryOptions): QueryPromise<GetThingData, GetThingVariables>;

interface AddThingRef {
  (vars: AddThingVariables): MutationRef<AddThingData, AddThingVariables>;
  (dc: DataConnect, vars: AddThingVariables): MutationRef<AddThingData, AddThingVariables>;
  operationName: string;
}
export const addThingRef: AddThingRef;

export function addThing(vars: AddThingVariables): MutationPromise<AddThingData, AddThingVariables>;
export function addThing(dc: DataConnect, vars: AddThingVariables): MutationPromise<AddThingData, AddThingVariables>;
