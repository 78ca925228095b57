const { validateAdminArgs } = require('firebase-admin/data-connect');

const class_ = {
  default: "default",
  new: "new",
  void: "void",
  in: "in",
  val: "val",
  let: "let",
};
exports.class_ = class_;

const connectorConfig = {
  connector: 'reserved_words',
  serviceId: 'reserved_words-svc',
  location: 'us-east4'
};
exports.connectorConfig = connectorConfig;

function import_(dcOrVarsOrOptions, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrVarsOrOptions, varsOrOptions, options, true, true);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('import', inputVars, inputOpts);
}
exports.import_ = import_;

function delete_(dcOrVarsOrOptions, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrVarsOrOptions, varsOrOptions, options, true, true);
  dcInstance.useGen(true);
  return dcInstance.executeMutation('delete', inputVars, inputOpts);
}
exports.delete_ = delete_;

function query(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('Query', undefined, inputOpts);
}
exports.query = query;

function mutation(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeMutation('Mutation', undefined, inputOpts);
}
exports.mutation = mutation;

function get_snake_case(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('get_snake_case', undefined, inputOpts);
}
exports.get_snake_case = get_snake_case;

function executeQuery_(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('ExecuteQuery', undefined, inputOpts);
}
exports.executeQuery_ = executeQuery_;
