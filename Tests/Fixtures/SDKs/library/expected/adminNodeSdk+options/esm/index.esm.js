import { validateAdminArgs } from 'firebase-admin/data-connect';

export const Shelf = {
  OPEN: "OPEN",
  LOANED: "LOANED",
  LOST: "LOST",
};

function fromEnvironment(name, read, otherwise) {
  const given = globalThis.dataConnectEnvironment && globalThis.dataConnectEnvironment[name];
  if (given) return given;
  try {
    return read() || otherwise;
  } catch {
    return otherwise;
  }
}

export const connectorConfig = {
  connector: 'library',
  serviceId: fromEnvironment('serviceId', () => process.env.DATACONNECT_SERVICE_ID, 'library-svc'),
  location: fromEnvironment('location', () => process.env.DATACONNECT_LOCATION, 'us-east4')
};

export function addBook(dcOrVarsOrOptions, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrVarsOrOptions, varsOrOptions, options, true, true);
  dcInstance.useGen(true);
  return dcInstance.executeMutation('AddBook', inputVars, inputOpts);
}

export function getBook(dcOrVarsOrOptions, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrVarsOrOptions, varsOrOptions, options, true, true);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('GetBook', inputVars, inputOpts);
}

export function listBooks(dcOrVarsOrOptions, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrVarsOrOptions, varsOrOptions, options, true, false);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('ListBooks', inputVars, inputOpts);
}
