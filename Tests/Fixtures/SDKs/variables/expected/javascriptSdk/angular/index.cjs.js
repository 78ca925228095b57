const { optionalRef, allOptionalRef, noneRef, byKeyRef, filteredRef, addOwnerRef, addPetsRef, clearRef, renameRef, feedRef } = require('../index.cjs.js');
const { DataConnect, CallerSdkTypeEnum } = require('@angular/fire/data-connect');
const { injectDataConnectQuery, injectDataConnectMutation } = require('@tanstack-query-firebase/angular/data-connect');
const { inject, EnvironmentInjector } = require('@angular/core');

function injectOptional(args, options, injector) {
  const finalInjector = injector || inject(EnvironmentInjector);
  const dc = finalInjector.get(DataConnect);
  const varsFactoryFn = typeof args === 'function' ? args : () => args;
  return injectDataConnectQuery(() => ({
    queryFn: () => optionalRef(dc, varsFactoryFn()),
    ...(options && options())
  }), finalInjector, CallerSdkTypeEnum.GeneratedAngular);
}
exports.injectOptional = injectOptional;

function injectAllOptional(args, options, injector) {
  const finalInjector = injector || inject(EnvironmentInjector);
  const dc = finalInjector.get(DataConnect);
  const varsFactoryFn = typeof args === 'function' ? args : () => args;
  return injectDataConnectQuery(() => ({
    queryFn: () => allOptionalRef(dc, varsFactoryFn()),
    ...(options && options())
  }), finalInjector, CallerSdkTypeEnum.GeneratedAngular);
}
exports.injectAllOptional = injectAllOptional;

function injectNone(options, injector) {
  const finalInjector = injector || inject(EnvironmentInjector);
  const dc = finalInjector.get(DataConnect);
  return injectDataConnectQuery(() => ({
    queryFn: () => noneRef(dc),
    ...(options && options())
  }), finalInjector, CallerSdkTypeEnum.GeneratedAngular);
}
exports.injectNone = injectNone;

function injectByKey(args, options, injector) {
  const finalInjector = injector || inject(EnvironmentInjector);
  const dc = finalInjector.get(DataConnect);
  const varsFactoryFn = typeof args === 'function' ? args : () => args;
  return injectDataConnectQuery(() => ({
    queryFn: () => byKeyRef(dc, varsFactoryFn()),
    ...(options && options())
  }), finalInjector, CallerSdkTypeEnum.GeneratedAngular);
}
exports.injectByKey = injectByKey;

function injectFiltered(args, options, injector) {
  const finalInjector = injector || inject(EnvironmentInjector);
  const dc = finalInjector.get(DataConnect);
  const varsFactoryFn = typeof args === 'function' ? args : () => args;
  return injectDataConnectQuery(() => ({
    queryFn: () => filteredRef(dc, varsFactoryFn()),
    ...(options && options())
  }), finalInjector, CallerSdkTypeEnum.GeneratedAngular);
}
exports.injectFiltered = injectFiltered;

function injectAddOwner(options, injector) {
  return injectDataConnectMutation(addOwnerRef, options, injector, CallerSdkTypeEnum.GeneratedAngular);
}
exports.injectAddOwner = injectAddOwner;

function injectAddPets(options, injector) {
  return injectDataConnectMutation(addPetsRef, options, injector, CallerSdkTypeEnum.GeneratedAngular);
}
exports.injectAddPets = injectAddPets;

function injectClear(options, injector) {
  return injectDataConnectMutation(clearRef, options, injector, CallerSdkTypeEnum.GeneratedAngular);
}
exports.injectClear = injectClear;

function injectRename(options, injector) {
  return injectDataConnectMutation(renameRef, options, injector, CallerSdkTypeEnum.GeneratedAngular);
}
exports.injectRename = injectRename;

function injectFeed(options, injector) {
  return injectDataConnectMutation(feedRef, options, injector, CallerSdkTypeEnum.GeneratedAngular);
}
exports.injectFeed = injectFeed;
