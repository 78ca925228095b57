import { ConnectorConfig, DataConnect, QueryRef, QueryPromise, ExecuteQueryOptions, MutationRef, MutationPromise } from 'firebase/data-connect';

export const connectorConfig: ConnectorConfig;

export type TimestampString = string;
export type UUIDString = string;
export type Int64String = string;
export type DateString = string;

export enum class_ {
  default = "default",
  new = "new",
  void = "void",
  in = "in",
  val = "val",
  let = "let",
}

export interface DeleteData {
  type_delete?: Type_Key | null;
}

export interface DeleteVariables {
  id: UUIDString;
}

export interface ExecuteQueryData {
  types: ({
    in?: boolean | null;
  })[];
}

export interface Get_snake_caseData {
  types: ({
    var?: number | null;
  })[];
}

export interface ImportData {
  types: ({
    id: UUIDString;
    self?: string | null;
    var?: number | null;
    is?: class_ | null;
    in?: boolean | null;
    final?: string | null;
    object?: {
      self?: string | null;
    };
    class?: string | null;
    extension?: number | null;
    hashCode?: string | null;
  } & Type_Key)[];
}

export interface ImportVariables {
  class?: class_ | null;
  this: string;
  return?: number;
  fun?: string | null;
  dc?: string | null;
  vars?: string | null;
  options?: string | null;
}

export interface MutationData {
  type_insert: Type_Key;
}

export interface QueryData {
  types: ({
    self?: string | null;
  })[];
}

export interface Type_Data {
  id?: UUIDString;
  objectId?: UUIDString | null;
  final?: string | null;
  hashCode?: string | null;
  in?: boolean | null;
  is?: class_ | null;
  self?: string | null;
  var?: number | null;
  types_on_object?: Omit<Type_Data, 'objectId'>[];
}

export interface Type_Key {
  id: UUIDString;
  __typename?: 'Type_Key';
}

interface ImportRef {
  (vars: ImportVariables): QueryRef<ImportData, ImportVariables>;
  (dc: DataConnect, vars: ImportVariables): QueryRef<ImportData, ImportVariables>;
  operationName: string;
}
export const importRef: ImportRef;

export function import_(vars: ImportVariables, options?: ExecuteQueryOptions): QueryPromise<ImportData, ImportVariables>;
export function import_(dc: DataConnect, vars: ImportVariables, options?: ExecuteQueryOptions): QueryPromise<ImportData, ImportVariables>;

interface DeleteRef {
  (vars: DeleteVariables): MutationRef<DeleteData, DeleteVariables>;
  (dc: DataConnect, vars: DeleteVariables): MutationRef<DeleteData, DeleteVariables>;
  operationName: string;
}
export const deleteRef: DeleteRef;

export function delete_(vars: DeleteVariables): MutationPromise<DeleteData, DeleteVariables>;
export function delete_(dc: DataConnect, vars: DeleteVariables): MutationPromise<DeleteData, DeleteVariables>;

interface QueryRef_ {
  (): QueryRef<QueryData, undefined>;
  (dc: DataConnect): QueryRef<QueryData, undefined>;
  operationName: string;
}
export const queryRef_: QueryRef_;

export function query(options?: ExecuteQueryOptions): QueryPromise<QueryData, undefined>;
export function query(dc: DataConnect, options?: ExecuteQueryOptions): QueryPromise<QueryData, undefined>;

interface MutationRef_ {
  (): MutationRef<MutationData, undefined>;
  (dc: DataConnect): MutationRef<MutationData, undefined>;
  operationName: string;
}
export const mutationRef_: MutationRef_;

export function mutation(): MutationPromise<MutationData, undefined>;
export function mutation(dc: DataConnect): MutationPromise<MutationData, undefined>;

interface Get_snake_caseRef {
  (): QueryRef<Get_snake_caseData, undefined>;
  (dc: DataConnect): QueryRef<Get_snake_caseData, undefined>;
  operationName: string;
}
export const get_snake_caseRef: Get_snake_caseRef;

export function get_snake_case(options?: ExecuteQueryOptions): QueryPromise<Get_snake_caseData, undefined>;
export function get_snake_case(dc: DataConnect, options?: ExecuteQueryOptions): QueryPromise<Get_snake_caseData, undefined>;

interface ExecuteQueryRef {
  (): QueryRef<ExecuteQueryData, undefined>;
  (dc: DataConnect): QueryRef<ExecuteQueryData, undefined>;
  operationName: string;
}
export const executeQueryRef: ExecuteQueryRef;

export function executeQuery_(options?: ExecuteQueryOptions): QueryPromise<ExecuteQueryData, undefined>;
export function executeQuery_(dc: DataConnect, options?: ExecuteQueryOptions): QueryPromise<ExecuteQueryData, undefined>;
