const { validateAdminArgs } = require('firebase-admin/data-connect');

const Shelf = {
  OPEN: "OPEN",
  LOANED: "LOANED",
  LOST: "LOST",
};
exports.Shelf = Shelf;

const connectorConfig = {
  connector: 'library',
  serviceId: 'library-svc',
  location: 'us-east4'
};
exports.connectorConfig = connectorConfig;

function addBook(dcOrVarsOrOptions, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrVarsOrOptions, varsOrOptions, options, true, true);
  dcInstance.useGen(true);
  return dcInstance.executeMutation('AddBook', inputVars, inputOpts);
}
exports.addBook = addBook;

function getBook(dcOrVarsOrOptions, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrVarsOrOptions, varsOrOptions, options, true, true);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('GetBook', inputVars, inputOpts);
}
exports.getBook = getBook;

function listBooks(dcOrVarsOrOptions, varsOrOptions, options) {
  const { dc: dcInstance, vars: inputVars, options: inputOpts } = validateAdminArgs(connectorConfig, dcOrVarsOrOptions, varsOrOptions, options, true, false);
  dcInstance.useGen(true);
  return dcInstance.executeQuery('ListBooks', inputVars, inputOpts);
}
exports.listBooks = listBooks;
