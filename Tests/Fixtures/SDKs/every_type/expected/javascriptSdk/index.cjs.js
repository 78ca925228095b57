const { queryRef, executeQuery, validateArgsWithOptions, mutationRef, executeMutation, validateArgs } = require('firebase/data-connect');

const Kind = {
  PLAIN: "PLAIN",
  RARE: "RARE",
};
exports.Kind = Kind;

const connectorConfig = {
  connector: 'every_type',
  service: 'every_type-svc',
  location: 'us-east4'
};
exports.connectorConfig = connectorConfig;

const getThingRef = (dcOrVars, vars) => {
  const { dc: dcInstance, vars: inputVars } = validateArgs(connectorConfig, dcOrVars, vars, true);
  dcInstance._useGeneratedSdk();
  return queryRef(dcInstance, 'GetThing', inputVars);
};
getThingRef.operationName = 'GetThing';
exports.getThingRef = getThingRef;

function getThing(dcOrVars, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateArgsWithOptions(connectorConfig, dcOrVars, varsOrOptions, options, true, true);
  return executeQuery(getThingRef(dcInstance, inputVars), inputOpts && { fetchPolicy: inputOpts.fetchPolicy });
}
exports.getThing = getThing;

const addThingRef = (dcOrVars, vars) => {
  const { dc: dcInstance, vars: inputVars } = validateArgs(connectorConfig, dcOrVars, vars, true);
  dcInstance._useGeneratedSdk();
  return mutationRef(dcInstance, 'AddThing', inputVars);
};
addThingRef.operationName = 'AddThing';
exports.addThingRef = addThingRef;

function addThing(dcOrVars, vars) {
  const { dc: dcInstance, vars: inputVars } = validateArgs(connectorConfig, dcOrVars, vars, true);
  return executeMutation(addThingRef(dcInstance, inputVars));
}
exports.addThing = addThing;
