const { validateAdminArgs } = require('firebase-admin/data-connect');

const Mood = {
  GLAD: "GLAD",
  SAD: "SAD",
};
exports.Mood = Mood;

const OrderDirection = {
  ASC: "ASC",
  DESC: "DESC",
};
exports.OrderDirection = OrderDirection;

const Unused = {
  A: "A",
  B: "B",
};
exports.Unused = Unused;

const connectorConfig = {
  connector: 'variables',
  serviceId: 'variables-svc',
  location: 'us-east4'
};
exports.connectorConfig = connectorConfig;

function optional(dcOrVarsOrOptions, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrVarsOrOptions, varsOrOptions, options, true, true);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('Optional', inputVars, inputOpts);
}
exports.optional = optional;

function allOptional(dcOrVarsOrOptions, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrVarsOrOptions, varsOrOptions, options, true, false);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('AllOptional', inputVars, inputOpts);
}
exports.allOptional = allOptional;

function none(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('None', undefined, inputOpts);
}
exports.none = none;

function byKey(dcOrVarsOrOptions, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrVarsOrOptions, varsOrOptions, options, true, true);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('ByKey', inputVars, inputOpts);
}
exports.byKey = byKey;

function filtered(dcOrVarsOrOptions, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrVarsOrOptions, varsOrOptions, options, true, false);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('Filtered', inputVars, inputOpts);
}
exports.filtered = filtered;

function addOwner(dcOrVarsOrOptions, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrVarsOrOptions, varsOrOptions, options, true, true);
  dcInstance.useGen(true);
  return dcInstance.executeMutation('AddOwner', inputVars, inputOpts);
}
exports.addOwner = addOwner;

function addPets(dcOrVarsOrOptions, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrVarsOrOptions, varsOrOptions, options, true, true);
  dcInstance.useGen(true);
  return dcInstance.executeMutation('AddPets', inputVars, inputOpts);
}
exports.addPets = addPets;

function clear(dcOrOptions, options) {
  const { dc: dcInstance, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrOptions, options, undefined);
  dcInstance.useGen(true);
  return dcInstance.executeMutation('Clear', undefined, inputOpts);
}
exports.clear = clear;

function rename(dcOrVarsOrOptions, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrVarsOrOptions, varsOrOptions, options, true, true);
  dcInstance.useGen(true);
  return dcInstance.executeMutation('Rename', inputVars, inputOpts);
}
exports.rename = rename;

function feed(dcOrVarsOrOptions, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrVarsOrOptions, varsOrOptions, options, true, false);
  dcInstance.useGen(true);
  return dcInstance.executeMutation('Feed', inputVars, inputOpts);
}
exports.feed = feed;
