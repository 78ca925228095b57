import { ConnectorConfig, DataConnect, OperationOptions, ExecuteOperationResponse } from 'firebase-admin/data-connect';

export const connectorConfig: ConnectorConfig;

export type TimestampString = string;
export type UUIDString = string;
export type Int64String = string;
export type DateString = string;

export enum OrderDirection {
  ASC = "ASC",
  DESC = "DESC",
}

export enum Word {
  self = "self",
  Self = "Self",
  Type = "Type",
  init = "init",
  class = "class",
  async = "async",
  await = "await",
  default = "default",
  hashCode = "hashCode",
  toString = "toString",
  nil = "nil",
  None = "None",
  is = "is",
  in = "in",
  fun = "fun",
  when = "when",
  object = "object",
  val = "val",
  var = "var",
  operator = "operator",
  late = "late",
  required = "required",
  rawValue = "rawValue",
  allCases = "allCases",
  Unknown = "Unknown",
  UNKNOWN = "UNKNOWN",
  Known = "Known",
  EnumValue = "EnumValue",
  stringValue = "stringValue",
  open = "open",
  data = "data",
  value = "value",
  description = "description",
  hash = "hash",
  hashValue = "hashValue",
  constructor = "constructor",
  prototype = "prototype",
  name = "name",
  ordinal = "ordinal",
  entries = "entries",
  values = "values",
  valueOf = "valueOf",
  toJson = "toJson",
  index = "index",
  Word = "Word",
  String = "String",
  Any = "Any",
  Data = "Data",
  func = "func",
  let = "let",
  enum = "enum",
  switch = "switch",
  typeof = "typeof",
  interface = "interface",
  this = "this",
  super = "super",
  new = "new",
  void = "void",
  delete = "delete",
  function = "function",
  export = "export",
  import = "import",
  yield = "yield",
  get = "get",
  set = "set",
  static = "static",
  final = "final",
  abstract = "abstract",
  dynamic = "dynamic",
  encode = "encode",
}

export interface Boolean_Filter {
  isNull?: boolean | null;
  eq?: boolean | null;
  ne?: boolean | null;
  in?: boolean[] | null;
  nin?: boolean[] | null;
}

export interface ConnectorConfigData {
  nodes: ({
    id: UUIDString;
  } & Node_Key)[];
}

export interface ConstructorData {
  nodes: ({
    id: UUIDString;
  } & Node_Key)[];
}

export interface DataConnectData {
  nodes: ({
    id: UUIDString;
  } & Node_Key)[];
}

export interface DataData {
  nodes: ({
    id: UUIDString;
  } & Node_Key)[];
}

export interface DateData {
  nodes: ({
    id: UUIDString;
  } & Node_Key)[];
}

export interface ErrorData {
  nodes: ({
    id: UUIDString;
  } & Node_Key)[];
}

export interface FetchData {
  nodes: ({
    id: UUIDString;
  } & Node_Key)[];
}

export interface FillData {
  node_insert: Node_Key;
}

export interface FillVariables {
  words?: Word[] | null;
  bigs?: Int64String[] | null;
  more?: Int64String[] | null;
}

export interface FindData {
  query?: {
    nodes: ({
      self?: string | null;
    })[];
  };
}

export interface FindVariables {
  where?: Node_Filter | null;
  order?: Node_Order[] | null;
}

export interface HashCodeData {
  nodes: ({
    id: UUIDString;
  } & Node_Key)[];
}

export interface Int64_ListFilter {
  includes?: Int64String | null;
  excludes?: Int64String | null;
  includesAll?: Int64String[] | null;
  excludesAll?: Int64String[] | null;
}

export interface Int_Filter {
  isNull?: boolean | null;
  eq?: number | null;
  ne?: number | null;
  in?: number[] | null;
  nin?: number[] | null;
  gt?: number | null;
  ge?: number | null;
  lt?: number | null;
  le?: number | null;
}

export interface ListData {
  nodes: ({
    id: UUIDString;
  } & Node_Key)[];
}

export interface MapData {
  nodes: ({
    id: UUIDString;
  } & Node_Key)[];
}

export interface MutationData {
  nodes: ({
    id: UUIDString;
  } & Node_Key)[];
}

export interface NestedData {
  nodes: ({
    node?: {
      node?: {
        node?: {
          node?: {
            id: UUIDString;
          } & Node_Key;
          id: UUIDString;
        } & Node_Key;
        self?: string | null;
      };
    };
    Node?: {
      Node?: {
        Node?: {
          id: UUIDString;
        } & Node_Key;
      };
    };
    a?: {
      id: UUIDString;
    } & Node_Key;
    A?: {
      self?: string | null;
    };
    a_?: {
      self?: string | null;
      id: UUIDString;
    } & Node_Key;
    data?: {
      data?: {
        data?: {
          words?: Word[] | null;
        };
      };
    };
    nodes_on_node: ({
      nodes_on_node: ({
        words?: Word[] | null;
        bigs?: Int64String[] | null;
      })[];
    })[];
    Type?: {
      Type?: {
        Type?: string | null;
      };
    };
    self?: {
      self?: {
        self?: string | null;
      };
    };
  })[];
  Nodes: ({
    nodesItem?: {
      id: UUIDString;
    } & Node_Key;
    nodes_item?: {
      id: UUIDString;
      self?: string | null;
    } & Node_Key;
  })[];
  nodesItem: ({
    Word?: Word | null;
    String?: string | null;
    Int64?: Int64String[] | null;
  })[];
}

export interface Node_Data {
  id?: UUIDString;
  nodeId?: UUIDString | null;
  Data?: string | null;
  Type?: string | null;
  Variables?: string | null;
  arguments?: string | null;
  async?: boolean | null;
  bigs?: Int64String[] | null;
  class?: Word | null;
  component1?: string | null;
  constructor?: string | null;
  copy?: string | null;
  debugDescription?: string | null;
  description?: string | null;
  encode?: string | null;
  equals?: string | null;
  hash?: number | null;
  init?: number | null;
  moreBigs?: Int64String[] | null;
  noSuchMethod?: string | null;
  nodeKey?: string | null;
  prototype?: string | null;
  self?: string | null;
  toString?: string | null;
  words?: Word[] | null;
  nodes_on_node?: Omit<Node_Data, 'nodeId'>[];
}

export interface Node_Filter {
  _and?: Node_Filter[] | null;
  _not?: Node_Filter | null;
  _or?: Node_Filter[] | null;
  id?: UUID_Filter | null;
  nodeId?: UUID_Filter | null;
  node?: Node_Filter | null;
  Data?: String_Filter | null;
  Type?: String_Filter | null;
  Variables?: String_Filter | null;
  arguments?: String_Filter | null;
  async?: Boolean_Filter | null;
  bigs?: Int64_ListFilter | null;
  class?: Word_Filter | null;
  component1?: String_Filter | null;
  constructor?: String_Filter | null;
  copy?: String_Filter | null;
  debugDescription?: String_Filter | null;
  description?: String_Filter | null;
  encode?: String_Filter | null;
  equals?: String_Filter | null;
  hash?: Int_Filter | null;
  init?: Int_Filter | null;
  moreBigs?: Int64_ListFilter | null;
  noSuchMethod?: String_Filter | null;
  nodeKey?: String_Filter | null;
  prototype?: String_Filter | null;
  self?: String_Filter | null;
  toString?: String_Filter | null;
  words?: Word_ListFilter | null;
  nodes_on_node?: Node_ListFilter | null;
}

export interface Node_Key {
  id: UUIDString;
  __typename?: 'Node_Key';
}

export interface Node_ListFilter {
  count?: Int_Filter | null;
  exist?: Node_Filter | null;
}

export interface Node_Order {
  id?: OrderDirection | null;
  nodeId?: OrderDirection | null;
  node?: Node_Order | null;
  Data?: OrderDirection | null;
  Type?: OrderDirection | null;
  Variables?: OrderDirection | null;
  arguments?: OrderDirection | null;
  async?: OrderDirection | null;
  class?: OrderDirection | null;
  component1?: OrderDirection | null;
  constructor?: OrderDirection | null;
  copy?: OrderDirection | null;
  debugDescription?: OrderDirection | null;
  description?: OrderDirection | null;
  encode?: OrderDirection | null;
  equals?: OrderDirection | null;
  hash?: OrderDirection | null;
  init?: OrderDirection | null;
  noSuchMethod?: OrderDirection | null;
  nodeKey?: OrderDirection | null;
  prototype?: OrderDirection | null;
  self?: OrderDirection | null;
  toString?: OrderDirection | null;
  _count?: OrderDirection | null;
  Data_count?: OrderDirection | null;
  Type_count?: OrderDirection | null;
  Variables_count?: OrderDirection | null;
  arguments_count?: OrderDirection | null;
  async_count?: OrderDirection | null;
  class_count?: OrderDirection | null;
  component1_count?: OrderDirection | null;
  constructor_count?: OrderDirection | null;
  copy_count?: OrderDirection | null;
  debugDescription_count?: OrderDirection | null;
  description_count?: OrderDirection | null;
  encode_count?: OrderDirection | null;
  equals_count?: OrderDirection | null;
  hash_count?: OrderDirection | null;
  id_count?: OrderDirection | null;
  init_count?: OrderDirection | null;
  noSuchMethod_count?: OrderDirection | null;
  nodeId_count?: OrderDirection | null;
  nodeKey_count?: OrderDirection | null;
  prototype_count?: OrderDirection | null;
  self_count?: OrderDirection | null;
  toString_count?: OrderDirection | null;
  hash_sum?: OrderDirection | null;
  init_sum?: OrderDirection | null;
  hash_avg?: OrderDirection | null;
  init_avg?: OrderDirection | null;
  hash_min?: OrderDirection | null;
  init_min?: OrderDirection | null;
  hash_max?: OrderDirection | null;
  init_max?: OrderDirection | null;
}

export interface PutData {
  node_insert: Node_Key;
}

export interface PutVariables {
  data: Node_Data;
}

export interface QueryData {
  nodes: ({
    id: UUIDString;
  } & Node_Key)[];
}

export interface ResultData {
  nodes: ({
    id: UUIDString;
  } & Node_Key)[];
}

export interface StringData {
  nodes: ({
    id: UUIDString;
  } & Node_Key)[];
}

export interface String_Filter {
  isNull?: boolean | null;
  eq?: string | null;
  ne?: string | null;
  in?: string[] | null;
  nin?: string[] | null;
  gt?: string | null;
  ge?: string | null;
  lt?: string | null;
  le?: string | null;
  contains?: string | null;
  startsWith?: string | null;
  endsWith?: string | null;
  pattern?: String_Pattern | null;
}

export interface String_Pattern {
  like?: string | null;
  regex?: string | null;
  ignoreCase?: boolean | null;
  invert?: boolean | null;
}

export interface ToStringData {
  nodes: ({
    id: UUIDString;
  } & Node_Key)[];
}

export interface UUID_Filter {
  isNull?: boolean | null;
  eq?: UUIDString | null;
  ne?: UUIDString | null;
  in?: UUIDString[] | null;
  nin?: UUIDString[] | null;
}

export interface UndefinedData {
  nodes: ({
    id: UUIDString;
  } & Node_Key)[];
}

export interface VariablesData {
  nodes: ({
    __typename: string;
    kind: string;
    id: UUIDString;
    self?: string | null;
    Type?: string | null;
    init?: number | null;
    class?: Word | null;
    async?: boolean | null;
    toString?: string | null;
    description?: string | null;
    hash?: number | null;
    constructor?: string | null;
    prototype?: string | null;
    Data?: string | null;
    Variables?: string | null;
    arguments?: string | null;
    component1?: string | null;
    equals?: string | null;
    copy?: string | null;
    words?: Word[] | null;
    bigs?: Int64String[] | null;
    moreBigs?: Int64String[] | null;
    noSuchMethod?: string | null;
    debugDescription?: string | null;
    encode?: string | null;
    nodeKey?: string | null;
  } & Node_Key)[];
}

export interface VariablesVariables {
  variables?: string | null;
  dc?: string | null;
  options?: string | null;
  vars?: string | null;
  onResult?: string | null;
  data?: string | null;
  args?: string | null;
  init?: string | null;
  Type?: string | null;
  Data?: string | null;
  Variables?: string | null;
  async?: string | null;
  builder?: string | null;
  block?: string | null;
  _x?: string | null;
  undefined?: string | null;
  some?: Word[];
  more: Int64String[];
  word?: Word | null;
  hashCode?: number | null;
  hash?: number | null;
  encoder?: number | null;
}

export interface Word_Filter {
  eq?: Word | null;
  ne?: Word | null;
  isNull?: boolean | null;
  in?: Word[] | null;
  nin?: Word[] | null;
  gt?: Word | null;
  ge?: Word | null;
  lt?: Word | null;
  le?: Word | null;
}

export interface Word_ListFilter {
  includes?: Word | null;
  includesAll?: Word[] | null;
  excludes?: Word | null;
  excludesAll?: Word[] | null;
  count?: Int_Filter | null;
  exist?: Word_Filter | null;
}

/** Runs the query `Data` with the given `DataConnect` instance. */
export function data(dc: DataConnect, options?: OperationOptions): Promise<ExecuteOperationResponse<DataData>>;
/** Runs the query `Data` with the `DataConnect` instance of the default app. */
export function data(options?: OperationOptions): Promise<ExecuteOperationResponse<DataData>>;

/** Runs the query `Result` with the given `DataConnect` instance. */
export function result(dc: DataConnect, options?: OperationOptions): Promise<ExecuteOperationResponse<ResultData>>;
/** Runs the query `Result` with the `DataConnect` instance of the default app. */
export function result(options?: OperationOptions): Promise<ExecuteOperationResponse<ResultData>>;

/** Runs the query `Error` with the given `DataConnect` instance. */
export function error(dc: DataConnect, options?: OperationOptions): Promise<ExecuteOperationResponse<ErrorData>>;
/** Runs the query `Error` with the `DataConnect` instance of the default app. */
export function error(options?: OperationOptions): Promise<ExecuteOperationResponse<ErrorData>>;

/** Runs the query `List` with the given `DataConnect` instance. */
export function list(dc: DataConnect, options?: OperationOptions): Promise<ExecuteOperationResponse<ListData>>;
/** Runs the query `List` with the `DataConnect` instance of the default app. */
export function list(options?: OperationOptions): Promise<ExecuteOperationResponse<ListData>>;

/** Runs the query `String` with the given `DataConnect` instance. */
export function string(dc: DataConnect, options?: OperationOptions): Promise<ExecuteOperationResponse<StringData>>;
/** Runs the query `String` with the `DataConnect` instance of the default app. */
export function string(options?: OperationOptions): Promise<ExecuteOperationResponse<StringData>>;

/** Runs the query `Map` with the given `DataConnect` instance. */
export function map(dc: DataConnect, options?: OperationOptions): Promise<ExecuteOperationResponse<MapData>>;
/** Runs the query `Map` with the `DataConnect` instance of the default app. */
export function map(options?: OperationOptions): Promise<ExecuteOperationResponse<MapData>>;

/** Runs the query `Date` with the given `DataConnect` instance. */
export function date(dc: DataConnect, options?: OperationOptions): Promise<ExecuteOperationResponse<DateData>>;
/** Runs the query `Date` with the `DataConnect` instance of the default app. */
export function date(options?: OperationOptions): Promise<ExecuteOperationResponse<DateData>>;

/** Runs the query `fetch` with the given `DataConnect` instance. */
export function fetch(dc: DataConnect, options?: OperationOptions): Promise<ExecuteOperationResponse<FetchData>>;
/** Runs the query `fetch` with the `DataConnect` instance of the default app. */
export function fetch(options?: OperationOptions): Promise<ExecuteOperationResponse<FetchData>>;

/** Runs the query `query` with the given `DataConnect` instance. */
export function query(dc: DataConnect, options?: OperationOptions): Promise<ExecuteOperationResponse<QueryData>>;
/** Runs the query `query` with the `DataConnect` instance of the default app. */
export function query(options?: OperationOptions): Promise<ExecuteOperationResponse<QueryData>>;

/** Runs the query `mutation` with the given `DataConnect` instance. */
export function mutation(dc: DataConnect, options?: OperationOptions): Promise<ExecuteOperationResponse<MutationData>>;
/** Runs the query `mutation` with the `DataConnect` instance of the default app. */
export function mutation(options?: OperationOptions): Promise<ExecuteOperationResponse<MutationData>>;

/** Runs the query `DataConnect` with the given `DataConnect` instance. */
export function dataConnect(dc: DataConnect, options?: OperationOptions): Promise<ExecuteOperationResponse<DataConnectData>>;
/** Runs the query `DataConnect` with the `DataConnect` instance of the default app. */
export function dataConnect(options?: OperationOptions): Promise<ExecuteOperationResponse<DataConnectData>>;

/** Runs the query `connectorConfig` with the given `DataConnect` instance. */
export function connectorConfig_(dc: DataConnect, options?: OperationOptions): Promise<ExecuteOperationResponse<ConnectorConfigData>>;
/** Runs the query `connectorConfig` with the `DataConnect` instance of the default app. */
export function connectorConfig_(options?: OperationOptions): Promise<ExecuteOperationResponse<ConnectorConfigData>>;

/** Runs the query `hashCode` with the given `DataConnect` instance. */
export function hashCode(dc: DataConnect, options?: OperationOptions): Promise<ExecuteOperationResponse<HashCodeData>>;
/** Runs the query `hashCode` with the `DataConnect` instance of the default app. */
export function hashCode(options?: OperationOptions): Promise<ExecuteOperationResponse<HashCodeData>>;

/** Runs the query `toString` with the given `DataConnect` instance. */
export function toString(dc: DataConnect, options?: OperationOptions): Promise<ExecuteOperationResponse<ToStringData>>;
/** Runs the query `toString` with the `DataConnect` instance of the default app. */
export function toString(options?: OperationOptions): Promise<ExecuteOperationResponse<ToStringData>>;

/** Runs the query `undefined` with the given `DataConnect` instance. */
export function undefined_(dc: DataConnect, options?: OperationOptions): Promise<ExecuteOperationResponse<UndefinedData>>;
/** Runs the query `undefined` with the `DataConnect` instance of the default app. */
export function undefined_(options?: OperationOptions): Promise<ExecuteOperationResponse<UndefinedData>>;

/** Runs the query `constructor` with the given `DataConnect` instance. */
export function constructor(dc: DataConnect, options?: OperationOptions): Promise<ExecuteOperationResponse<ConstructorData>>;
/** Runs the query `constructor` with the `DataConnect` instance of the default app. */
export function constructor(options?: OperationOptions): Promise<ExecuteOperationResponse<ConstructorData>>;

/** Runs the query `Variables` with the given `DataConnect` instance. */
export function variables(dc: DataConnect, vars: VariablesVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<VariablesData>>;
/** Runs the query `Variables` with the `DataConnect` instance of the default app. */
export function variables(vars: VariablesVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<VariablesData>>;

/** Runs the query `Nested` with the given `DataConnect` instance. */
export function nested(dc: DataConnect, options?: OperationOptions): Promise<ExecuteOperationResponse<NestedData>>;
/** Runs the query `Nested` with the `DataConnect` instance of the default app. */
export function nested(options?: OperationOptions): Promise<ExecuteOperationResponse<NestedData>>;

/** Runs the mutation `Put` with the given `DataConnect` instance. */
export function put(dc: DataConnect, vars: PutVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<PutData>>;
/** Runs the mutation `Put` with the `DataConnect` instance of the default app. */
export function put(vars: PutVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<PutData>>;

/** Runs the mutation `Find` with the given `DataConnect` instance. */
export function find(dc: DataConnect, vars?: FindVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<FindData>>;
/** Runs the mutation `Find` with the `DataConnect` instance of the default app. */
export function find(vars?: FindVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<FindData>>;

/** Runs the mutation `Fill` with the given `DataConnect` instance. */
export function fill(dc: DataConnect, vars?: FillVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<FillData>>;
/** Runs the mutation `Fill` with the `DataConnect` instance of the default app. */
export function fill(vars?: FillVariables, options?: OperationOptions): Promise<ExecuteOperationResponse<FillData>>;
