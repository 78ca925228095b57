const { validateAdminArgs } = require('firebase-admin/data-connect');

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
  serviceId: 'borrowed_names-svc',
  location: 'us-east4'
};
exports.connectorConfig = connectorConfig;

function data(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('Data', undefined, inputOpts);
}
exports.data = data;

function result(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('Result', undefined, inputOpts);
}
exports.result = result;

function error(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('Error', undefined, inputOpts);
}
exports.error = error;

function list(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('List', undefined, inputOpts);
}
exports.list = list;

function string(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('String', undefined, inputOpts);
}
exports.string = string;

function map(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('Map', undefined, inputOpts);
}
exports.map = map;

function date(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('Date', undefined, inputOpts);
}
exports.date = date;

function fetch(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('fetch', undefined, inputOpts);
}
exports.fetch = fetch;

function query(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('query', undefined, inputOpts);
}
exports.query = query;

function mutation(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('mutation', undefined, inputOpts);
}
exports.mutation = mutation;

function dataConnect(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('DataConnect', undefined, inputOpts);
}
exports.dataConnect = dataConnect;

function connectorConfig_(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('connectorConfig', undefined, inputOpts);
}
exports.connectorConfig_ = connectorConfig_;

function hashCode(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('hashCode', undefined, inputOpts);
}
exports.hashCode = hashCode;

function toString(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('toString', undefined, inputOpts);
}
exports.toString = toString;

function undefined_(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('undefined', undefined, inputOpts);
}
exports.undefined_ = undefined_;

function constructor(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('constructor', undefined, inputOpts);
}
exports.constructor = constructor;

function variables(dcOrVarsOrOptions, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrVarsOrOptions, varsOrOptions, options, true, true);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('Variables', inputVars, inputOpts);
}
exports.variables = variables;

function nested(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('Nested', undefined, inputOpts);
}
exports.nested = nested;

function put(dcOrVarsOrOptions, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrVarsOrOptions, varsOrOptions, options, true, true);
  dcInstance.useGen(true);
  return dcInstance.executeMutation('Put', inputVars, inputOpts);
}
exports.put = put;

function find(dcOrVarsOrOptions, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrVarsOrOptions, varsOrOptions, options, true, false);
  dcInstance.useGen(true);
  return dcInstance.executeMutation('Find', inputVars, inputOpts);
}
exports.find = find;

function fill(dcOrVarsOrOptions, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrVarsOrOptions, varsOrOptions, options, true, false);
  dcInstance.useGen(true);
  return dcInstance.executeMutation('Fill', inputVars, inputOpts);
}
exports.fill = fill;
