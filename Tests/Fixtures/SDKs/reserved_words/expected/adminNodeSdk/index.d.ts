import { ConnectorConfig, DataConnect, OperationOptions, ExecuteOperationResponse } from 'firebase-admin/data-connect';

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

export interface Type_Key {
  id: UUIDString;
  __typename?: 'Type_Key';
}

/** Runs the query `import` with the given `DataConnect` instance. */
export function import_(dc: DataConnect, vars: ImportVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<ImportData>>;
/** Runs the query `import` with the `DataConnect` instance of the default app. */
export function import_(vars: ImportVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<ImportData>>;

/** Runs the mutation `delete` with the given `DataConnect` instance. */
export function delete_(dc: DataConnect, vars: DeleteVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<DeleteData>>;
/** Runs the mutation `delete` with the `DataConnect` instance of the default app. */
export function delete_(vars: DeleteVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<DeleteData>>;

/** Runs the query `Query` with the given `DataConnect` instance. */
export function query(dc: DataConnect, options?: OperationOptions): Promise<ExecuteOperationResponse<QueryData>>;
/** Runs the query `Query` with the `DataConnect` instance of the default app. */
export function query(options?: OperationOptions): Promise<ExecuteOperationResponse<QueryData>>;

/** Runs the mutation `Mutation` with the given `DataConnect` instance. */
export function mutation(dc: DataConnect, options?: OperationOptions): Promise<ExecuteOperationResponse<MutationData>>;
/** Runs the mutation `Mutation` with the `DataConnect` instance of the default app. */
export function mutation(options?: OperationOptions): Promise<ExecuteOperationResponse<MutationData>>;

/** Runs the query `get_snake_case` with the given `DataConnect` instance. */
export function get_snake_case(dc: DataConnect, options?: OperationOptions): Promise<ExecuteOperationResponse<Get_snake_caseData>>;
/** Runs the query `get_snake_case` with the `DataConnect` instance of the default app. */
export function get_snake_case(options?: OperationOptions): Promise<ExecuteOperationResponse<Get_snake_caseData>>;

/** Runs the query `ExecuteQuery` with the given `DataConnect` instance. */
export function executeQuery_(dc: DataConnect, options?: OperationOptions): Promise<ExecuteOperationResponse<ExecuteQueryData>>;
/** Runs the query `ExecuteQuery` with the `DataConnect` instance of the default app. */
export function executeQuery_(options?: OperationOptions): Promise<ExecuteOperationResponse<ExecuteQueryData>>;
