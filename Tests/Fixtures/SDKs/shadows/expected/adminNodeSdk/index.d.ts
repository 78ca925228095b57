import { ConnectorConfig, DataConnect, OperationOptions, ExecuteOperationResponse } from 'firebase-admin/data-connect';

export const connectorConfig: ConnectorConfig;

export type TimestampString = string;
export type UUIDString = string;
export type Int64String = string;
export type DateString = string;

export enum Same {
  Same = "Same",
  Other = "Other",
}

export interface ComData {
  items: ({
    java?: number | null;
    Companion?: Same | null;
  })[];
}

export interface ComVariables {
  com?: number | null;
  java?: number | null;
  kotlin?: number | null;
  kotlinx?: number | null;
  Companion?: number | null;
}

export interface Item_Data {
  id?: UUIDString;
  com?: number | null;
  hashValue?: string | null;
  same?: Same | null;
}

export interface Item_Key {
  id: UUIDString;
  __typename?: 'Item_Key';
}

export interface JavaData {
  items: ({
    hashValue?: string | null;
  })[];
}

export interface PutItemData {
  item_insert: Item_Key;
}

export interface PutItemVariables {
  data: Item_Data;
}

export interface ThenData {
  items: ({
    id: UUIDString;
    hashValue?: string | null;
    com?: number | null;
    same?: Same | null;
  } & Item_Key)[];
}

/** Runs the query `then` with the given `DataConnect` instance. */
export function then_(dc: DataConnect, options?: OperationOptions): Promise<ExecuteOperationResponse<ThenData>>;
/** Runs the query `then` with the `DataConnect` instance of the default app. */
export function then_(options?: OperationOptions): Promise<ExecuteOperationResponse<ThenData>>;

/** Runs the query `com` with the given `DataConnect` instance. */
export function com(dc: DataConnect, vars?: ComVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<ComData>>;
/** Runs the query `com` with the `DataConnect` instance of the default app. */
export function com(vars?: ComVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<ComData>>;

/** Runs the query `java` with the given `DataConnect` instance. */
export function java(dc: DataConnect, options?: OperationOptions): Promise<ExecuteOperationResponse<JavaData>>;
/** Runs the query `java` with the `DataConnect` instance of the default app. */
export function java(options?: OperationOptions): Promise<ExecuteOperationResponse<JavaData>>;

/** Runs the mutation `PutItem` with the given `DataConnect` instance. */
export function putItem(dc: DataConnect, vars: PutItemVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<PutItemData>>;
/** Runs the mutation `PutItem` with the `DataConnect` instance of the default app. */
export function putItem(vars: PutItemVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<PutItemData>>;
