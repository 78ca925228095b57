import { ConnectorConfig, DataConnect, OperationOptions, ExecuteOperationResponse } from 'firebase-admin/data-connect';

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

export interface Thing_Key {
  id: UUIDString;
  __typename?: 'Thing_Key';
}

/**
 * Runs the query `GetThing` with the given `DataConnect` instance.
 *
 * Everything of one thing.
 */
export function getThing(dc: DataConnect, vars: GetThingVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<GetThingData>>;
/**
 * Runs the query `GetThing` with the `DataConnect` instance of the default app.
 *
 * Everything of one thing.
 */
export function getThing(vars: GetThingVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<GetThingData>>;

/** Runs the mutation `AddThing` with the given `DataConnect` instance. */
export function addThing(dc: DataConnect, vars: AddThingVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<AddThingData>>;
/** Runs the mutation `AddThing` with the `DataConnect` instance of the default app. */
export function addThing(vars: AddThingVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<AddThingData>>;
