// A stand-in that runs operations without Angular: an injectable gives the promise of what it asked for.
'use strict';
const { executeQuery, executeMutation } = require('firebase/data-connect');

exports.injectDataConnectQuery = (options) => executeQuery(options().queryFn());
exports.injectDataConnectMutation = (factory) => ({ mutateAsync: (vars) => executeMutation(factory(vars)) });
