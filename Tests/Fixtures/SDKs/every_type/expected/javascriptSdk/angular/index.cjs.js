const { getThingRef, addThingRef } = require('../index.cjs.js');
const { DataConnect, CallerSdkTypeEnum } = require('@angular/fire/data-connect');
const { injectDataConnectQuery, injectDataConnectMutation } = require('@tanstack-query-firebase/angular/data-connect');
const { inject, EnvironmentInjector } = require('@angular/core');

function injectGetThing(args, options, injector) {
  const finalInjector = injector || inject(EnvironmentInjector);
  const dc = finalInjector.get(DataConnect);
  const varsFactoryFn = typeof args === 'function' ? args : () => args;
  return injectDataConnectQuery(() => ({
    queryFn: () => getThingRef(dc, varsFactoryFn()),
    ...(options && options())
  }), finalInjector, CallerSdkTypeEnum.GeneratedAngular);
}
exports.injectGetThing = injectGetThing;

function injectAddThing(options, injector) {
  return injectDataConnectMutation(addThingRef, options, injector, CallerSdkTypeEnum.GeneratedAngular);
}
exports.injectAddThing = injectAddThing;
