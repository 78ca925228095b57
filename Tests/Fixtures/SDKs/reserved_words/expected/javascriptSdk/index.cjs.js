const { queryRef, executeQuery, validateArgsWithOptions, mutationRef, executeMutation, validateArgs } = require('firebase/data-connect');

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
  service: 'reserved_words-svc',
  location: 'us-east4'
};
exports.connectorConfig = connectorConfig;

const importRef = (dcOrVars, vars) => {
  const { dc: dcInstance, vars: inputVars } = validateArgs(connectorConfig, dcOrVars, vars, true);
  dcInstance._useGeneratedSdk();
  return queryRef(dcInstance, 'import', inputVars);
};
importRef.operationName = 'import';
exports.importRef = importRef;

function import_(dcOrVars, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateArgsWithOptions(connectorConfig, dcOrVars, varsOrOptions, options, true, true);
  return executeQuery(importRef(dcInstance, inputVars), inputOpts && { fetchPolicy: inputOpts.fetchPolicy });
}
exports.import_ = import_;

const deleteRef = (dcOrVars, vars) => {
  const { dc: dcInstance, vars: inputVars } = validateArgs(connectorConfig, dcOrVars, vars, true);
  dcInstance._useGeneratedSdk();
  return mutationRef(dcInstance, 'delete', inputVars);
};
deleteRef.operationName = 'delete';
exports.deleteRef = deleteRef;

function delete_(dcOrVars, vars) {
  const { dc: dcInstance, vars: inputVars } = validateArgs(connectorConfig, dcOrVars, vars, true);
  return executeMutation(deleteRef(dcInstance, inputVars));
}
exports.delete_ = delete_;

const queryRef_ = (dc) => {
  const { dc: dcInstance } = validateArgs(connectorConfig, dc, undefined);
  dcInstance._useGeneratedSdk();
  return queryRef(dcInstance, 'Query');
};
queryRef_.operationName = 'Query';
exports.queryRef_ = queryRef_;

function query(dcOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateArgsWithOptions(connectorConfig, dcOrOptions, options, undefined, false, false);
  return executeQuery(queryRef_(dcInstance, inputVars), inputOpts && { fetchPolicy: inputOpts.fetchPolicy });
}
exports.query = query;

const mutationRef_ = (dc) => {
  const { dc: dcInstance } = validateArgs(connectorConfig, dc, undefined);
  dcInstance._useGeneratedSdk();
  return mutationRef(dcInstance, 'Mutation');
};
mutationRef_.operationName = 'Mutation';
exports.mutationRef_ = mutationRef_;

function mutation(dc) {
  const { dc: dcInstance, vars: inputVars } = validateArgs(connectorConfig, dc, undefined);
  return executeMutation(mutationRef_(dcInstance, inputVars));
}
exports.mutation = mutation;

const get_snake_caseRef = (dc) => {
  const { dc: dcInstance } = validateArgs(connectorConfig, dc, undefined);
  dcInstance._useGeneratedSdk();
  return queryRef(dcInstance, 'get_snake_case');
};
get_snake_caseRef.operationName = 'get_snake_case';
exports.get_snake_caseRef = get_snake_caseRef;

function get_snake_case(dcOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateArgsWithOptions(connectorConfig, dcOrOptions, options, undefined, false, false);
  return executeQuery(get_snake_caseRef(dcInstance, inputVars), inputOpts && { fetchPolicy: inputOpts.fetchPolicy });
}
exports.get_snake_case = get_snake_case;

const executeQueryRef = (dc) => {
  const { dc: dcInstance } = validateArgs(connectorConfig, dc, undefined);
  dcInstance._useGeneratedSdk();
  return queryRef(dcInstance, 'ExecuteQuery');
};
executeQueryRef.operationName = 'ExecuteQuery';
exports.executeQueryRef = executeQueryRef;

function executeQuery_(dcOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateArgsWithOptions(connectorConfig, dcOrOptions, options, undefined, false, false);
  return executeQuery(executeQueryRef(dcInstance, inputVars), inputOpts && { fetchPolicy: inputOpts.fetchPolicy });
}
exports.executeQuery_ = executeQuery_;
