const { queryRef, executeQuery, validateArgsWithOptions, mutationRef, executeMutation, validateArgs } = require('firebase/data-connect');

const OrderDirection = {
  ASC: "ASC",
  DESC: "DESC",
};
exports.OrderDirection = OrderDirection;

const Word = {
  self: "self",
  Self: "Self",
  Type: "Type",
  init: "init",
  class: "class",
  async: "async",
  await: "await",
  default: "default",
  hashCode: "hashCode",
  toString: "toString",
  nil: "nil",
  None: "None",
  is: "is",
  in: "in",
  fun: "fun",
  when: "when",
  object: "object",
  val: "val",
  var: "var",
  operator: "operator",
  late: "late",
  required: "required",
  rawValue: "rawValue",
  allCases: "allCases",
  Unknown: "Unknown",
  UNKNOWN: "UNKNOWN",
  Known: "Known",
  EnumValue: "EnumValue",
  stringValue: "stringValue",
  open: "open",
  data: "data",
  value: "value",
  description: "description",
  hash: "hash",
  hashValue: "hashValue",
  constructor: "constructor",
  prototype: "prototype",
  name: "name",
  ordinal: "ordinal",
  entries: "entries",
  values: "values",
  valueOf: "valueOf",
  toJson: "toJson",
  index: "index",
  Word: "Word",
  String: "String",
  Any: "Any",
  Data: "Data",
  func: "func",
  let: "let",
  enum: "enum",
  switch: "switch",
  typeof: "typeof",
  interface: "interface",
  this: "this",
  super: "super",
  new: "new",
  void: "void",
  delete: "delete",
  function: "function",
  export: "export",
  import: "import",
  yield: "yield",
  get: "get",
  set: "set",
  static: "static",
  final: "final",
  abstract: "abstract",
  dynamic: "dynamic",
  encode: "encode",
};
exports.Word = Word;

const connectorConfig = {
  connector: 'borrowed_names',
  service: 'borrowed_names-svc',
  location: 'us-east4'
};
exports.connectorConfig = connectorConfig;

const dataRef = (dc) => {
  const { dc: dcInstance } = validateArgs(connectorConfig, dc, undefined);
  dcInstance._useGeneratedSdk();
  return queryRef(dcInstance, 'Data');
};
dataRef.operationName = 'Data';
exports.dataRef = dataRef;

function data(dcOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateArgsWithOptions(connectorConfig, dcOrOptions, options, undefined, false, false);
  return executeQuery(dataRef(dcInstance, inputVars), inputOpts && { fetchPolicy: inputOpts.fetchPolicy });
}
exports.data = data;

const resultRef = (dc) => {
  const { dc: dcInstance } = validateArgs(connectorConfig, dc, undefined);
  dcInstance._useGeneratedSdk();
  return queryRef(dcInstance, 'Result');
};
resultRef.operationName = 'Result';
exports.resultRef = resultRef;

function result(dcOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateArgsWithOptions(connectorConfig, dcOrOptions, options, undefined, false, false);
  return executeQuery(resultRef(dcInstance, inputVars), inputOpts && { fetchPolicy: inputOpts.fetchPolicy });
}
exports.result = result;

const errorRef = (dc) => {
  const { dc: dcInstance } = validateArgs(connectorConfig, dc, undefined);
  dcInstance._useGeneratedSdk();
  return queryRef(dcInstance, 'Error');
};
errorRef.operationName = 'Error';
exports.errorRef = errorRef;

function error(dcOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateArgsWithOptions(connectorConfig, dcOrOptions, options, undefined, false, false);
  return executeQuery(errorRef(dcInstance, inputVars), inputOpts && { fetchPolicy: inputOpts.fetchPolicy });
}
exports.error = error;

const listRef = (dc) => {
  const { dc: dcInstance } = validateArgs(connectorConfig, dc, undefined);
  dcInstance._useGeneratedSdk();
  return queryRef(dcInstance, 'List');
};
listRef.operationName = 'List';
exports.listRef = listRef;

function list(dcOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateArgsWithOptions(connectorConfig, dcOrOptions, options, undefined, false, false);
  return executeQuery(listRef(dcInstance, inputVars), inputOpts && { fetchPolicy: inputOpts.fetchPolicy });
}
exports.list = list;

const stringRef = (dc) => {
  const { dc: dcInstance } = validateArgs(connectorConfig, dc, undefined);
  dcInstance._useGeneratedSdk();
  return queryRef(dcInstance, 'String');
};
stringRef.operationName = 'String';
exports.stringRef = stringRef;

function string(dcOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateArgsWithOptions(connectorConfig, dcOrOptions, options, undefined, false, false);
  return executeQuery(stringRef(dcInstance, inputVars), inputOpts && { fetchPolicy: inputOpts.fetchPolicy });
}
exports.string = string;

const mapRef = (dc) => {
  const { dc: dcInstance } = validateArgs(connectorConfig, dc, undefined);
  dcInstance._useGeneratedSdk();
  return queryRef(dcInstance, 'Map');
};
mapRef.operationName = 'Map';
exports.mapRef = mapRef;

function map(dcOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateArgsWithOptions(connectorConfig, dcOrOptions, options, undefined, false, false);
  return executeQuery(mapRef(dcInstance, inputVars), inputOpts && { fetchPolicy: inputOpts.fetchPolicy });
}
exports.map = map;

const dateRef = (dc) => {
  const { dc: dcInstance } = validateArgs(connectorConfig, dc, undefined);
  dcInstance._useGeneratedSdk();
  return queryRef(dcInstance, 'Date');
};
dateRef.operationName = 'Date';
exports.dateRef = dateRef;

function date(dcOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateArgsWithOptions(connectorConfig, dcOrOptions, options, undefined, false, false);
  return executeQuery(dateRef(dcInstance, inputVars), inputOpts && { fetchPolicy: inputOpts.fetchPolicy });
}
exports.date = date;

const fetchRef = (dc) => {
  const { dc: dcInstance } = validateArgs(connectorConfig, dc, undefined);
  dcInstance._useGeneratedSdk();
  return queryRef(dcInstance, 'fetch');
};
fetchRef.operationName = 'fetch';
exports.fetchRef = fetchRef;

function fetch(dcOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateArgsWithOptions(connectorConfig, dcOrOptions, options, undefined, false, false);
  return executeQuery(fetchRef(dcInstance, inputVars), inputOpts && { fetchPolicy: inputOpts.fetchPolicy });
}
exports.fetch = fetch;

const queryRef_ = (dc) => {
  const { dc: dcInstance } = validateArgs(connectorConfig, dc, undefined);
  dcInstance._useGeneratedSdk();
  return queryRef(dcInstance, 'query');
};
queryRef_.operationName = 'query';
exports.queryRef_ = queryRef_;

function query(dcOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateArgsWithOptions(connectorConfig, dcOrOptions, options, undefined, false, false);
  return executeQuery(queryRef_(dcInstance, inputVars), inputOpts && { fetchPolicy: inputOpts.fetchPolicy });
}
exports.query = query;

const mutationRef_ = (dc) => {
  const { dc: dcInstance } = validateArgs(connectorConfig, dc, undefined);
  dcInstance._useGeneratedSdk();
  return queryRef(dcInstance, 'mutation');
};
mutationRef_.operationName = 'mutation';
exports.mutationRef_ = mutationRef_;

function mutation(dcOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateArgsWithOptions(connectorConfig, dcOrOptions, options, undefined, false, false);
  return executeQuery(mutationRef_(dcInstance, inputVars), inputOpts && { fetchPolicy: inputOpts.fetchPolicy });
}
exports.mutation = mutation;

const dataConnectRef = (dc) => {
  const { dc: dcInstance } = validateArgs(connectorConfig, dc, undefined);
  dcInstance._useGeneratedSdk();
  return queryRef(dcInstance, 'DataConnect');
};
dataConnectRef.operationName = 'DataConnect';
exports.dataConnectRef = dataConnectRef;

function dataConnect(dcOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateArgsWithOptions(connectorConfig, dcOrOptions, options, undefined, false, false);
  return executeQuery(dataConnectRef(dcInstance, inputVars), inputOpts && { fetchPolicy: inputOpts.fetchPolicy });
}
exports.dataConnect = dataConnect;

const connectorConfigRef = (dc) => {
  const { dc: dcInstance } = validateArgs(connectorConfig, dc, undefined);
  dcInstance._useGeneratedSdk();
  return queryRef(dcInstance, 'connectorConfig');
};
connectorConfigRef.operationName = 'connectorConfig';
exports.connectorConfigRef = connectorConfigRef;

function connectorConfig_(dcOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateArgsWithOptions(connectorConfig, dcOrOptions, options, undefined, false, false);
  return executeQuery(connectorConfigRef(dcInstance, inputVars), inputOpts && { fetchPolicy: inputOpts.fetchPolicy });
}
exports.connectorConfig_ = connectorConfig_;

const hashCodeRef = (dc) => {
  const { dc: dcInstance } = validateArgs(connectorConfig, dc, undefined);
  dcInstance._useGeneratedSdk();
  return queryRef(dcInstance, 'hashCode');
};
hashCodeRef.operationName = 'hashCode';
exports.hashCodeRef = hashCodeRef;

function hashCode(dcOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateArgsWithOptions(connectorConfig, dcOrOptions, options, undefined, false, false);
  return executeQuery(hashCodeRef(dcInstance, inputVars), inputOpts && { fetchPolicy: inputOpts.fetchPolicy });
}
exports.hashCode = hashCode;

const toStringRef = (dc) => {
  const { dc: dcInstance } = validateArgs(connectorConfig, dc, undefined);
  dcInstance._useGeneratedSdk();
  return queryRef(dcInstance, 'toString');
};
toStringRef.operationName = 'toString';
exports.toStringRef = toStringRef;

function toString(dcOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateArgsWithOptions(connectorConfig, dcOrOptions, options, undefined, false, false);
  return executeQuery(toStringRef(dcInstance, inputVars), inputOpts && { fetchPolicy: inputOpts.fetchPolicy });
}
exports.toString = toString;

const undefinedRef = (dc) => {
  const { dc: dcInstance } = validateArgs(connectorConfig, dc, undefined);
  dcInstance._useGeneratedSdk();
  return queryRef(dcInstance, 'undefined');
};
undefinedRef.operationName = 'undefined';
exports.undefinedRef = undefinedRef;

function undefined_(dcOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateArgsWithOptions(connectorConfig, dcOrOptions, options, undefined, false, false);
  return executeQuery(undefinedRef(dcInstance, inputVars), inputOpts && { fetchPolicy: inputOpts.fetchPolicy });
}
exports.undefined_ = undefined_;

const constructorRef = (dc) => {
  const { dc: dcInstance } = validateArgs(connectorConfig, dc, undefined);
  dcInstance._useGeneratedSdk();
  return queryRef(dcInstance, 'constructor');
};
constructorRef.operationName = 'constructor';
exports.constructorRef = constructorRef;

function constructor(dcOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateArgsWithOptions(connectorConfig, dcOrOptions, options, undefined, false, false);
  return executeQuery(constructorRef(dcInstance, inputVars), inputOpts && { fetchPolicy: inputOpts.fetchPolicy });
}
exports.constructor = constructor;

const variablesRef = (dcOrVars, vars) => {
  const { dc: dcInstance, vars: inputVars } = validateArgs(connectorConfig, dcOrVars, vars, true);
  dcInstance._useGeneratedSdk();
  return queryRef(dcInstance, 'Variables', inputVars);
};
variablesRef.operationName = 'Variables';
exports.variablesRef = variablesRef;

function variables(dcOrVars, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateArgsWithOptions(connectorConfig, dcOrVars, varsOrOptions, options, true, true);
  return executeQuery(variablesRef(dcInstance, inputVars), inputOpts && { fetchPolicy: inputOpts.fetchPolicy });
}
exports.variables = variables;

const nestedRef = (dc) => {
  const { dc: dcInstance } = validateArgs(connectorConfig, dc, undefined);
  dcInstance._useGeneratedSdk();
  return queryRef(dcInstance, 'Nested');
};
nestedRef.operationName = 'Nested';
exports.nestedRef = nestedRef;

function nested(dcOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateArgsWithOptions(connectorConfig, dcOrOptions, options, undefined, false, false);
  return executeQuery(nestedRef(dcInstance, inputVars), inputOpts && { fetchPolicy: inputOpts.fetchPolicy });
}
exports.nested = nested;

const putRef = (dcOrVars, vars) => {
  const { dc: dcInstance, vars: inputVars } = validateArgs(connectorConfig, dcOrVars, vars, true);
  dcInstance._useGeneratedSdk();
  return mutationRef(dcInstance, 'Put', inputVars);
};
putRef.operationName = 'Put';
exports.putRef = putRef;

function put(dcOrVars, vars) {
  const { dc: dcInstance, vars: inputVars } = validateArgs(connectorConfig, dcOrVars, vars, true);
  return executeMutation(putRef(dcInstance, inputVars));
}
exports.put = put;

const findRef = (dcOrVars, vars) => {
  const { dc: dcInstance, vars: inputVars } = validateArgs(connectorConfig, dcOrVars, vars);
  dcInstance._useGeneratedSdk();
  return mutationRef(dcInstance, 'Find', inputVars);
};
findRef.operationName = 'Find';
exports.findRef = findRef;

function find(dcOrVars, vars) {
  const { dc: dcInstance, vars: inputVars } = validateArgs(connectorConfig, dcOrVars, vars);
  return executeMutation(findRef(dcInstance, inputVars));
}
exports.find = find;

const fillRef = (dcOrVars, vars) => {
  const { dc: dcInstance, vars: inputVars } = validateArgs(connectorConfig, dcOrVars, vars);
  dcInstance._useGeneratedSdk();
  return mutationRef(dcInstance, 'Fill', inputVars);
};
fillRef.operationName = 'Fill';
exports.fillRef = fillRef;

function fill(dcOrVars, vars) {
  const { dc: dcInstance, vars: inputVars } = validateArgs(connectorConfig, dcOrVars, vars);
  return executeMutation(fillRef(dcInstance, inputVars));
}
exports.fill = fill;
