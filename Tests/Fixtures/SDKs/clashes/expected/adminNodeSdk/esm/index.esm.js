import { validateAdminArgs } from 'firebase-admin/data-connect';

export const State = {
  OPEN: "OPEN",
  rawValue: "rawValue",
  hashCode: "hashCode",
  index: "index",
  values: "values",
  name: "name",
  ordinal: "ordinal",
  Known: "Known",
};

export const connectorConfig = {
  connector: 'clashes',
  serviceId: 'clashes-svc',
  location: 'us-east4'
};

export function games(dcOrVarsOrOptions, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrVarsOrOptions, varsOrOptions, options, true, true);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('Games', inputVars, inputOpts);
}

export function getHTTPPage(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('GetHTTPPage', undefined, inputOpts);
}

export function addPerson(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeMutation('AddPerson', undefined, inputOpts);
}
