const { queryRef, executeQuery, validateArgsWithOptions, mutationRef, executeMutation, validateArgs, makeMemoryCacheProvider } = require('firebase/data-connect');

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
  service: 'variables-svc',
  location: 'us-east4'
};
exports.connectorConfig = connectorConfig;

const dataConnectSettings = {
  cacheSettings: {
    cacheProvider: makeMemoryCacheProvider()
  }
};
exports.dataConnectSettings = dataConnectSettings;

const optionalRef = (dcOrVars, vars) => {
  const { dc: dcInstance, vars: inputVars } = validateArgs(connectorConfig, dcOrVars, vars, true);
  dcInstance._useGeneratedSdk();
  return queryRef(dcInstance, 'Optional', inputVars);
};
optionalRef.operationName = 'Optional';
exports.optionalRef = optionalRef;

function optional(dcOrVars, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateArgsWithOptions(connectorConfig, dcOrVars, varsOrOptions, options, true, true);
  return executeQuery(optionalRef(dcInstance, inputVars), inputOpts && { fetchPolicy: inputOpts.fetchPolicy });
}
exports.optional = optional;

const allOptionalRef = (dcOrVars, vars) => {
  const { dc: dcInstance, vars: inputVars } = validateArgs(connectorConfig, dcOrVars, vars);
  dcInstance._useGeneratedSdk();
  return queryRef(dcInstance, 'AllOptional', inputVars);
};
allOptionalRef.operationName = 'AllOptional';
exports.allOptionalRef = allOptionalRef;

function allOptional(dcOrVars, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateArgsWithOptions(connectorConfig, dcOrVars, varsOrOptions, options, true, false);
  return executeQuery(allOptionalRef(dcInstance, inputVars), inputOpts && { fetchPolicy: inputOpts.fetchPolicy });
}
exports.allOptional = allOptional;

const noneRef = (dc) => {
  const { dc: dcInstance } = validateArgs(connectorConfig, dc, undefined);
  dcInstance._useGeneratedSdk();
  return queryRef(dcInstance, 'None');
};
noneRef.operationName = 'None';
exports.noneRef = noneRef;

function none(dcOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateArgsWithOptions(connectorConfig, dcOrOptions, options, undefined, false, false);
  return executeQuery(noneRef(dcInstance, inputVars), inputOpts && { fetchPolicy: inputOpts.fetchPolicy });
}
exports.none = none;

const byKeyRef = (dcOrVars, vars) => {
  const { dc: dcInstance, vars: inputVars } = validateArgs(connectorConfig, dcOrVars, vars, true);
  dcInstance._useGeneratedSdk();
  return queryRef(dcInstance, 'ByKey', inputVars);
};
byKeyRef.operationName = 'ByKey';
exports.byKeyRef = byKeyRef;

function byKey(dcOrVars, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateArgsWithOptions(connectorConfig, dcOrVars, varsOrOptions, options, true, true);
  return executeQuery(byKeyRef(dcInstance, inputVars), inputOpts && { fetchPolicy: inputOpts.fetchPolicy });
}
exports.byKey = byKey;

const filteredRef = (dcOrVars, vars) => {
  const { dc: dcInstance, vars: inputVars } = validateArgs(connectorConfig, dcOrVars, vars);
  dcInstance._useGeneratedSdk();
  return queryRef(dcInstance, 'Filtered', inputVars);
};
filteredRef.operationName = 'Filtered';
exports.filteredRef = filteredRef;

function filtered(dcOrVars, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateArgsWithOptions(connectorConfig, dcOrVars, varsOrOptions, options, true, false);
  return executeQuery(filteredRef(dcInstance, inputVars), inputOpts && { fetchPolicy: inputOpts.fetchPolicy });
}
exports.filtered = filtered;

const addOwnerRef = (dcOrVars, vars) => {
  const { dc: dcInstance, vars: inputVars } = validateArgs(connectorConfig, dcOrVars, vars, true);
  dcInstance._useGeneratedSdk();
  return mutationRef(dcInstance, 'AddOwner', inputVars);
};
addOwnerRef.operationName = 'AddOwner';
exports.addOwnerRef = addOwnerRef;

function addOwner(dcOrVars, vars) {
  const { dc: dcInstance, vars: inputVars } = validateArgs(connectorConfig, dcOrVars, vars, true);
  return executeMutation(addOwnerRef(dcInstance, inputVars));
}
exports.addOwner = addOwner;

const addPetsRef = (dcOrVars, vars) => {
  const { dc: dcInstance, vars: inputVars } = validateArgs(connectorConfig, dcOrVars, vars, true);
  dcInstance._useGeneratedSdk();
  return mutationRef(dcInstance, 'AddPets', inputVars);
};
addPetsRef.operationName = 'AddPets';
exports.addPetsRef = addPetsRef;

function addPets(dcOrVars, vars) {
  const { dc: dcInstance, vars: inputVars } = validateArgs(connectorConfig, dcOrVars, vars, true);
  return executeMutation(addPetsRef(dcInstance, inputVars));
}
exports.addPets = addPets;

const clearRef = (dc) => {
  const { dc: dcInstance } = validateArgs(connectorConfig, dc, undefined);
  dcInstance._useGeneratedSdk();
  return mutationRef(dcInstance, 'Clear');
};
clearRef.operationName = 'Clear';
exports.clearRef = clearRef;

function clear(dc) {
  const { dc: dcInstance, vars: inputVars } = validateArgs(connectorConfig, dc, undefined);
  return executeMutation(clearRef(dcInstance, inputVars));
}
exports.clear = clear;

const renameRef = (dcOrVars, vars) => {
  const { dc: dcInstance, vars: inputVars } = validateArgs(connectorConfig, dcOrVars, vars, true);
  dcInstance._useGeneratedSdk();
  return mutationRef(dcInstance, 'Rename', inputVars);
};
renameRef.operationName = 'Rename';
exports.renameRef = renameRef;

function rename(dcOrVars, vars) {
  const { dc: dcInstance, vars: inputVars } = validateArgs(connectorConfig, dcOrVars, vars, true);
  return executeMutation(renameRef(dcInstance, inputVars));
}
exports.rename = rename;

const feedRef = (dcOrVars, vars) => {
  const { dc: dcInstance, vars: inputVars } = validateArgs(connectorConfig, dcOrVars, vars);
  dcInstance._useGeneratedSdk();
  return mutationRef(dcInstance, 'Feed', inputVars);
};
feedRef.operationName = 'Feed';
exports.feedRef = feedRef;

function feed(dcOrVars, vars) {
  const { dc: dcInstance, vars: inputVars } = validateArgs(connectorConfig, dcOrVars, vars);
  return executeMutation(feedRef(dcInstance, inputVars));
}
exports.feed = feed;
