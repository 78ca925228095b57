import { ConnectorConfig, DataConnect, QueryRef, QueryPromise, ExecuteQueryOptions, MutationRef, MutationPromise } from 'firebase/data-connect';

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

interface ThenRef {
  (): QueryRef<ThenData, undefined>;
  (dc: DataConnect): QueryRef<ThenData, undefined>;
  operationName: string;
}
export const thenRef: ThenRef;

export function then_(options?: ExecuteQueryOptions): QueryPromise<ThenData, undefined>;
export function then_(dc: DataConnect, options?: ExecuteQueryOptions): QueryPromise<ThenData, undefined>;

interface ComRef {
  (vars?: ComVariables): QueryRef<ComData, ComVariables>;
  (dc: DataConnect, vars?: ComVariables): QueryRef<ComData, ComVariables>;
  operationName: string;
}
export const comRef: ComRef;

export function com(vars?: ComVariables, options?: ExecuteQueryOptions): QueryPromise<ComData, ComVariables>;
export function com(dc: DataConnect, vars?: ComVariables, options?: ExecuteQueryOptions): QueryPromise<ComData, ComVariables>;

interface JavaRef {
  (): QueryRef<JavaData, undefined>;
  (dc: DataConnect): QueryRef<JavaData, undefined>;
  operationName: string;
}
export const javaRef: JavaRef;

export function java(options?: ExecuteQueryOptions): QueryPromise<JavaData, undefined>;
export function java(dc: DataConnect, options?: ExecuteQueryOptions): QueryPromise<JavaData, undefined>;

interface PutItemRef {
  (vars: PutItemVariables): MutationRef<PutItemData, PutItemVariables>;
  (dc: DataConnect, vars: PutItemVariables): MutationRef<PutItemData, PutItemVariables>;
  operationName: string;
}
export const putItemRef: PutItemRef;

export function putItem(vars: PutItemVariables): MutationPromise<PutItemData, PutItemVariables>;
export function putItem(dc: DataConnect, vars: PutItemVariables): MutationPromise<PutItemData, PutItemVariables>;
