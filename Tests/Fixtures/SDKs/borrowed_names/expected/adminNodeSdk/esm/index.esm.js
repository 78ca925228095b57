import { validateAdminArgs } from 'firebase-admin/data-connect';

export const OrderDirection = {
  ASC: "ASC",
  DESC: "DESC",
};

export const Word = {
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

export const connectorConfig = {
  connector: 'borrowed_names',
  serviceId: 'borrowed_names-svc',
  location: 'us-east4'
};

export function data(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('Data', undefined, inputOpts);
}

export function result(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('Result', undefined, inputOpts);
}

export function error(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('Error', undefined, inputOpts);
}

export function list(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('List', undefined, inputOpts);
}

export function string(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('String', undefined, inputOpts);
}

export function map(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('Map', undefined, inputOpts);
}

export function date(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('Date', undefined, inputOpts);
}

export function fetch(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('fetch', undefined, inputOpts);
}

export function query(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('query', undefined, inputOpts);
}

export function mutation(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('mutation', undefined, inputOpts);
}

export function dataConnect(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('DataConnect', undefined, inputOpts);
}

export function connectorConfig_(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('connectorConfig', undefined, inputOpts);
}

export function hashCode(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('hashCode', undefined, inputOpts);
}

export function toString(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('toString', undefined, inputOpts);
}

export function undefined_(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('undefined', undefined, inputOpts);
}

export function constructor(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('constructor', undefined, inputOpts);
}

export function variables(dcOrVarsOrOptions, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrVarsOrOptions, varsOrOptions, options, true, true);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('Variables', inputVars, inputOpts);
}

export function nested(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('Nested', undefined, inputOpts);
}

export function put(dcOrVarsOrOptions, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrVarsOrOptions, varsOrOptions, options, true, true);
  dcInstance.useGen(true);
  return dcInstance.executeMutation('Put', inputVars, inputOpts);
}

export function find(dcOrVarsOrOptions, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrVarsOrOptions, varsOrOptions, options, true, false);
  dcInstance.useGen(true);
  return dcInstance.executeMutation('Find', inputVars, inputOpts);
}

export function fill(dcOrVarsOrOptions, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrVarsOrOptions, varsOrOptions, options, true, false);
  dcInstance.useGen(true);
  return dcInstance.executeMutation('Fill', inputVars, inputOpts);
}
