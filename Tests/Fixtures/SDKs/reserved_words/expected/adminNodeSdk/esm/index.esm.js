import { validateAdminArgs } from 'firebase-admin/data-connect';

export const class_ = {
  default: "default",
  new: "new",
  void: "void",
  in: "in",
  val: "val",
  let: "let",
};

export const connectorConfig = {
  connector: 'reserved_words',
  serviceId: 'reserved_words-svc',
  location: 'us-east4'
};

export function import_(dcOrVarsOrOptions, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrVarsOrOptions, varsOrOptions, options, true, true);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('import', inputVars, inputOpts);
}

export function delete_(dcOrVarsOrOptions, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrVarsOrOptions, varsOrOptions, options, true, true);
  dcInstance.useGen(true);
  return dcInstance.executeMutation('delete', inputVars, inputOpts);
}

export function query(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('Query', undefined, inputOpts);
}

export function mutation(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeMutation('Mutation', undefined, inputOpts);
}

export function get_snake_case(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('get_snake_case', undefined, inputOpts);
}

export function executeQuery_(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('ExecuteQuery', undefined, inputOpts);
}
