const { validateAdminArgs } = require('firebase-admin/data-connect');

const Same = {
  Same: "Same",
  Other: "Other",
};
exports.Same = Same;

const connectorConfig = {
  connector: 'shadows',
  serviceId: 'shadows-svc',
  location: 'us-east4'
};
exports.connectorConfig = connectorConfig;

function then_(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('then', undefined, inputOpts);
}
exports.then_ = then_;

function com(dcOrVarsOrOptions, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrVarsOrOptions, varsOrOptions, options, true, false);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('com', inputVars, inputOpts);
}
exports.com = com;

function java(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('java', undefined, inputOpts);
}
exports.java = java;

function putItem(dcOrVarsOrOptions, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrVarsOrOptions, varsOrOptions, options, true, true);
  dcInstance.useGen(true);
  return dcInstance.executeMutation('PutItem', inputVars, inputOpts);
}
exports.putItem = putItem;
