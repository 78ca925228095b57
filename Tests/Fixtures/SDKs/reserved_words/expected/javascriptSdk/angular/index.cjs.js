const { importRef, deleteRef, queryRef_, mutationRef_, get_snake_caseRef, executeQueryRef } = require('../index.cjs.js');
const { DataConnect, CallerSdkTypeEnum } = require('@angular/fire/data-connect');
const { injectDataConnectQuery, injectDataConnectMutation } = require('@tanstack-query-firebase/angular/data-connect');
const { inject, EnvironmentInjector } = require('@angular/core');

function injectImport(args, options, injector) {
  const finalInjector = injector || inject(EnvironmentInjector);
  const dc = finalInjector.get(DataConnect);
  const varsFactoryFn = typeof args === 'function' ? args : () => args;
  return injectDataConnectQuery(() => ({
    queryFn: () => importRef(dc, varsFactoryFn()),
    ...(options && options())
  }), finalInjector, CallerSdkTypeEnum.GeneratedAngular);
}
exports.injectImport = injectImport;

function injectDelete(options, injector) {
  return injectDataConnectMutation(deleteRef, options, injector, CallerSdkTypeEnum.GeneratedAngular);
}
exports.injectDelete = injectDelete;

function injectQuery(options, injector) {
  const finalInjector = injector || inject(EnvironmentInjector);
  const dc = finalInjector.get(DataConnect);
  return injectDataConnectQuery(() => ({
    queryFn: () => queryRef_(dc),
    ...(options && options())
  }), finalInjector, CallerSdkTypeEnum.GeneratedAngular);
}
exports.injectQuery = injectQuery;

function injectMutation(options, injector) {
  return injectDataConnectMutation(mutationRef_, options, injector, CallerSdkTypeEnum.GeneratedAngular);
}
exports.injectMutation = injectMutation;

function injectGet_snake_case(options, injector) {
  const finalInjector = injector || inject(EnvironmentInjector);
  const dc = finalInjector.get(DataConnect);
  return injectDataConnectQuery(() => ({
    queryFn: () => get_snake_caseRef(dc),
    ...(options && options())
  }), finalInjector, CallerSdkTypeEnum.GeneratedAngular);
}
exports.injectGet_snake_case = injectGet_snake_case;

function injectExecuteQuery(options, injector) {
  const finalInjector = injector || inject(EnvironmentInjector);
  const dc = finalInjector.get(DataConnect);
  return injectDataConnectQuery(() => ({
    queryFn: () => executeQueryRef(dc),
    ...(options && options())
  }), finalInjector, CallerSdkTypeEnum.GeneratedAngular);
}
exports.injectExecuteQuery = injectExecuteQuery;
