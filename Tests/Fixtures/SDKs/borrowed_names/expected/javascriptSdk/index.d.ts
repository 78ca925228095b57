import { ConnectorConfig, DataConnect, QueryRef, QueryPromise, ExecuteQueryOptions, MutationRef, MutationPromise } from 'firebase/data-connect';

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

interface DataRef {
  (): QueryRef<DataData, undefined>;
  (dc: DataConnect): QueryRef<DataData, undefined>;
  operationName: string;
}
export const dataRef: DataRef;

export function data(options?: ExecuteQueryOptions): QueryPromise<DataData, undefined>;
export function data(dc: DataConnect, options?: ExecuteQueryOptions): QueryPromise<DataData, undefined>;

interface ResultRef {
  (): QueryRef<ResultData, undefined>;
  (dc: DataConnect): QueryRef<ResultData, undefined>;
  operationName: string;
}
export const resultRef: ResultRef;

export function result(options?: ExecuteQueryOptions): QueryPromise<ResultData, undefined>;
export function result(dc: DataConnect, options?: ExecuteQueryOptions): QueryPromise<ResultData, undefined>;

interface ErrorRef {
  (): QueryRef<ErrorData, undefined>;
  (dc: DataConnect): QueryRef<ErrorData, undefined>;
  operationName: string;
}
export const errorRef: ErrorRef;

export function error(options?: ExecuteQueryOptions): QueryPromise<ErrorData, undefined>;
export function error(dc: DataConnect, options?: ExecuteQueryOptions): QueryPromise<ErrorData, undefined>;

interface ListRef {
  (): QueryRef<ListData, undefined>;
  (dc: DataConnect): QueryRef<ListData, undefined>;
  operationName: string;
}
export const listRef: ListRef;

export function list(options?: ExecuteQueryOptions): QueryPromise<ListData, undefined>;
export function list(dc: DataConnect, options?: ExecuteQueryOptions): QueryPromise<ListData, undefined>;

interface StringRef {
  (): QueryRef<StringData, undefined>;
  (dc: DataConnect): QueryRef<StringData, undefined>;
  operationName: string;
}
export const stringRef: StringRef;

export function string(options?: ExecuteQueryOptions): QueryPromise<StringData, undefined>;
export function string(dc: DataConnect, options?: ExecuteQueryOptions): QueryPromise<StringData, undefined>;

interface MapRef {
  (): QueryRef<MapData, undefined>;
  (dc: DataConnect): QueryRef<MapData, undefined>;
  operationName: string;
}
export const mapRef: MapRef;

export function map(options?: ExecuteQueryOptions): QueryPromise<MapData, undefined>;
export function map(dc: DataConnect, options?: ExecuteQueryOptions): QueryPromise<MapData, undefined>;

interface DateRef {
  (): QueryRef<DateData, undefined>;
  (dc: DataConnect): QueryRef<DateData, undefined>;
  operationName: string;
}
export const dateRef: DateRef;

export function date(options?: ExecuteQueryOptions): QueryPromise<DateData, undefined>;
export function date(dc: DataConnect, options?: ExecuteQueryOptions): QueryPromise<DateData, undefined>;

interface FetchRef {
  (): QueryRef<FetchData, undefined>;
  (dc: DataConnect): QueryRef<FetchData, undefined>;
  operationName: string;
}
export const fetchRef: FetchRef;

export function fetch(options?: ExecuteQueryOptions): QueryPromise<FetchData, undefined>;
export function fetch(dc: DataConnect, options?: ExecuteQueryOptions): QueryPromise<FetchData, undefined>;

interface QueryRef_ {
  (): QueryRef<QueryData, undefined>;
  (dc: DataConnect): QueryRef<QueryData, undefined>;
  operationName: string;
}
export const queryRef_: QueryRef_;

export function query(options?: ExecuteQueryOptions): QueryPromise<QueryData, undefined>;
export function query(dc: DataConnect, options?: ExecuteQueryOptions): QueryPromise<QueryData, undefined>;

interface MutationRef_ {
  (): QueryRef<MutationData, undefined>;
  (dc: DataConnect): QueryRef<MutationData, undefined>;
  operationName: string;
}
export const mutationRef_: MutationRef_;

export function mutation(options?: ExecuteQueryOptions): QueryPromise<MutationData, undefined>;
export function mutation(dc: DataConnect, options?: ExecuteQueryOptions): QueryPromise<MutationData, undefined>;

interface DataConnectRef {
  (): QueryRef<DataConnectData, undefined>;
  (dc: DataConnect): QueryRef<DataConnectData, undefined>;
  operationName: string;
}
export const dataConnectRef: DataConnectRef;

export function dataConnect(options?: ExecuteQueryOptions): QueryPromise<DataConnectData, undefined>;
export function dataConnect(dc: DataConnect, options?: ExecuteQueryOptions): QueryPromise<DataConnectData, undefined>;

interface ConnectorConfigRef {
  (): QueryRef<ConnectorConfigData, undefined>;
  (dc: DataConnect): QueryRef<ConnectorConfigData, undefined>;
  operationName: string;
}
export const connectorConfigRef: ConnectorConfigRef;

export function connectorConfig_(options?: ExecuteQueryOptions): QueryPromise<ConnectorConfigData, undefined>;
export function connectorConfig_(dc: DataConnect, options?: ExecuteQueryOptions): QueryPromise<ConnectorConfigData, undefined>;

interface HashCodeRef {
  (): QueryRef<HashCodeData, undefined>;
  (dc: DataConnect): QueryRef<HashCodeData, undefined>;
  operationName: string;
}
export const hashCodeRef: HashCodeRef;

export function hashCode(options?: ExecuteQueryOptions): QueryPromise<HashCodeData, undefined>;
export function hashCode(dc: DataConnect, options?: ExecuteQueryOptions): QueryPromise<HashCodeData, undefined>;

interface ToStringRef {
  (): QueryRef<ToStringData, undefined>;
  (dc: DataConnect): QueryRef<ToStringData, undefined>;
  operationName: string;
}
export const toStringRef: ToStringRef;

export function toString(options?: ExecuteQueryOptions): QueryPromise<ToStringData, undefined>;
export function toString(dc: DataConnect, options?: ExecuteQueryOptions): QueryPromise<ToStringData, undefined>;

interface UndefinedRef {
  (): QueryRef<UndefinedData, undefined>;
  (dc: DataConnect): QueryRef<UndefinedData, undefined>;
  operationName: string;
}
export const undefinedRef: UndefinedRef;

export function undefined_(options?: ExecuteQueryOptions): QueryPromise<UndefinedData, undefined>;
export function undefined_(dc: DataConnect, options?: ExecuteQueryOptions): QueryPromise<UndefinedData, undefined>;

interface ConstructorRef {
  (): QueryRef<ConstructorData, undefined>;
  (dc: DataConnect): QueryRef<ConstructorData, undefined>;
  operationName: string;
}
export const constructorRef: ConstructorRef;

export function constructor(options?: ExecuteQueryOptions): QueryPromise<ConstructorData, undefined>;
export function constructor(dc: DataConnect, options?: ExecuteQueryOptions): QueryPromise<ConstructorData, undefined>;

interface VariablesRef {
  (vars: VariablesVariables): QueryRef<VariablesData, VariablesVariables>;
  (dc: DataConnect, vars: VariablesVariables): QueryRef<VariablesData, VariablesVariables>;
  operationName: string;
}
export const variablesRef: VariablesRef;

export function variables(vars: VariablesVariables, options?: ExecuteQueryOptions): QueryPromise<VariablesData, VariablesVariables>;
export function variables(dc: DataConnect, vars: VariablesVariables, options?: ExecuteQueryOptions): QueryPromise<VariablesData, VariablesVariables>;

interface NestedRef {
  (): QueryRef<NestedData, undefined>;
  (dc: DataConnect): QueryRef<NestedData, undefined>;
  operationName: string;
}
export const nestedRef: NestedRef;

export function nested(options?: ExecuteQueryOptions): QueryPromise<NestedData, undefined>;
export function nested(dc: DataConnect, options?: ExecuteQueryOptions): QueryPromise<NestedData, undefined>;

interface PutRef {
  (vars: PutVariables): MutationRef<PutData, PutVariables>;
  (dc: DataConnect, vars: PutVariables): MutationRef<PutData, PutVariables>;
  operationName: string;
}
export const putRef: PutRef;

export function put(vars: PutVariables): MutationPromise<PutData, PutVariables>;
export function put(dc: DataConnect, vars: PutVariables): MutationPromise<PutData, PutVariables>;

interface FindRef {
  (vars?: FindVariables): MutationRef<FindData, FindVariables>;
  (dc: DataConnect, vars?: FindVariables): MutationRef<FindData, FindVariables>;
  operationName: string;
}
export const findRef: FindRef;

export function find(vars?: FindVariables): MutationPromise<FindData, FindVariables>;
export function find(dc: DataConnect, vars?: FindVariables): MutationPromise<FindData, FindVariables>;

interface FillRef {
  (vars?: FillVariables): MutationRef<FillData, FillVariables>;
  (dc: DataConnect, vars?: FillVariables): MutationRef<FillData, FillVariables>;
  operationName: string;
}
export const fillRef: FillRef;

export function fill(vars?: FillVariables): MutationPromise<FillData, FillVariables>;
export function fill(dc: DataConnect, vars?: FillVariables): MutationPromise<FillData, FillVariables>;
