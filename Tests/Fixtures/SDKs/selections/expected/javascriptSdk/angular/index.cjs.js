const { nestedRef, aggregatesRef, conditionalRef, hiddenRef, nativeRef, writeRef } = require('../index.cjs.js');
const { DataConnect, CallerSdkTypeEnum } = require('@angular/fire/data-connect');
const { injectDataConnectQuery, injectDataConnectMutation } = require('@tanstack-query-firebase/angular/data-connect');
const { inject, EnvironmentInjector } = require('@angular/core');

function injectNested(args, options, injector) {
  const finalInjector = injector || inject(EnvironmentInjector);
  const dc = finalInjector.get(DataConnect);
  const varsFactoryFn = typeof args === 'function' ? args : () => args;
  return injectDataConnectQuery(() => ({
    queryFn: () => nestedRef(dc, varsFactoryFn()),
    ...(options && options())
  }), finalInjector, CallerSdkTypeEnum.GeneratedAngular);
}
exports.injectNested = injectNested;

function injectAggregates(options, injector) {
  const finalInjector = injector || inject(EnvironmentInjector);
  const dc = finalInjector.get(DataConnect);
  return injectDataConnectQuery(() => ({
    queryFn: () => aggregatesRef(dc),
    ...(options && options())
  }), finalInjector, CallerSdkTypeEnum.GeneratedAngular);
}
exports.injectAggregates = injectAggregates;

function injectConditional(args, options, injector) {
  const finalInjector = injector || inject(EnvironmentInjector);
  const dc = finalInjector.get(DataConnect);
  const varsFactoryFn = typeof args === 'function' ? args : () => args;
  return injectDataConnectQuery(() => ({
    queryFn: () => conditionalRef(dc, varsFactoryFn()),
    ...(options && options())
  }), finalInjector, CallerSdkTypeEnum.GeneratedAngular);
}
exports.injectConditional = injectConditional;

function injectHidden(options, injector) {
  const finalInjector = injector || inject(EnvironmentInjector);
  const dc = finalInjector.get(DataConnect);
  return injectDataConnectQuery(() => ({
    queryFn: () => hiddenRef(dc),
    ...(options && options())
  }), finalInjector, CallerSdkTypeEnum.GeneratedAngular);
}
exports.injectHidden = injectHidden;

function injectNative(args, options, injector) {
  const finalInjector = injector || inject(EnvironmentInjector);
  const dc = finalInjector.get(DataConnect);
  const varsFactoryFn = typeof args === 'function' ? args : () => args;
  return injectDataConnectQuery(() => ({
    queryFn: () => nativeRef(dc, varsFactoryFn()),
    ...(options && options())
  }), finalInjector, CallerSdkTypeEnum.GeneratedAngular);
}
exports.injectNative = injectNative;

function injectWrite(options, injector) {
  return injectDataConnectMutation(writeRef, options, injector, CallerSdkTypeEnum.GeneratedAngular);
}
exports.injectWrite = injectWrite;
