const { validateAdminArgs } = require('firebase-admin/data-connect');

const State = {
  OPEN: "OPEN",
  rawValue: "rawValue",
  hashCode: "hashCode",
  index: "index",
  values: "values",
  name: "name",
  ordinal: "ordinal",
  Known: "Known",
};
exports.State = State;

const connectorConfig = {
  connector: 'clashes',
  serviceId: 'clashes-svc',
  location: 'us-east4'
};
exports.connectorConfig = connectorConfig;

function games(dcOrVarsOrOptions, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrVarsOrOptions, varsOrOptions, options, true, true);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('Games', inputVars, inputOpts);
}
exports.games = games;

function getHTTPPage(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('GetHTTPPage', undefined, inputOpts);
}
exports.getHTTPPage = getHTTPPage;

function addPerson(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeMutation('AddPerson', undefined, inputOpts);
}
exports.addPerson = addPerson;
