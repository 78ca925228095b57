import { validateAdminArgs } from 'firebase-admin/data-connect';

export const Kind = {
  PLAIN: "PLAIN",
  RARE: "RARE",
};

export const connectorConfig = {
  connector: 'every_type',
  serviceId: 'every_type-svc',
  location: 'us-east4'
};

export function getThing(dcOrVarsOrOptions, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrVarsOrOptions, varsOrOptions, options, true, true);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('GetThing', inputVars, inputOpts);
}

export function addThing(dcOrVarsOrOptions, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrVarsOrOptions, varsOrOptions, options, true, true);
  dcInstance.useGen(true);
  return dcInstance.executeMutation('AddThing', inputVars, inputOpts);
}
