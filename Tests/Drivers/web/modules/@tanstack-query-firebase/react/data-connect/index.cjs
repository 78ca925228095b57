// A stand-in that runs operations without React: a hook gives the promise of what it asked for.
'use strict';
const { executeQuery, executeMutation, validateArgsWithOptions } = require('firebase/data-connect');

exports.useDataConnectQuery = (ref) => executeQuery(ref);
exports.useDataConnectMutation = (factory) => ({ mutateAsync: (vars) => executeMutation(factory(vars)) });
exports.validateReactArgs = validateArgsWithOptions;
