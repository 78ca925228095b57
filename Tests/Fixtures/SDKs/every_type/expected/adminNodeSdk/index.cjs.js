const { validateAdminArgs } = require('firebase-admin/data-connect');

const Kind = {
  PLAIN: "PLAIN",
  RARE: "RARE",
};
exports.Kind = Kind;

const connectorConfig = {
  connector: 'every_type',
  serviceId: 'every_type-svc',
  location: 'us-east4'
};
exports.connectorConfig = connectorConfig;

function getThing(dcOrVarsOrOptions, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrVarsOrOptions, varsOrOptions, options, true, true);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('GetThing', inputVars, inputOpts);
}
exports.getThing = getThing;

function addThing(dcOrVarsOrOptions, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrVarsOrOptions, varsOrOptions, options, true, true);
  dcInstance.useGen(true);
  return dcInstance.executeMutation('AddThing', inputVars, inputOpts);
}
exports.addThing = addThing;
