const { gamesRef, getHTTPPageRef, addPersonRef } = require('../index.cjs.js');
const { DataConnect, CallerSdkTypeEnum } = require('@angular/fire/data-connect');
const { injectDataConnectQuery, injectDataConnectMutation } = require('@tanstack-query-firebase/angular/data-connect');
const { inject, EnvironmentInjector } = require('@angular/core');

function injectGames(args, options, injector) {
  const finalInjector = injector || inject(EnvironmentInjector);
  const dc = finalInjector.get(DataConnect);
  const varsFactoryFn = typeof args === 'function' ? args : () => args;
  return injectDataConnectQuery(() => ({
    queryFn: () => gamesRef(dc, varsFactoryFn()),
    ...(options && options())
  }), finalInjector, CallerSdkTypeEnum.GeneratedAngular);
}
exports.injectGames = injectGames;

function injectGetHTTPPage(options, injector) {
  const finalInjector = injector || inject(EnvironmentInjector);
  const dc = finalInjector.get(DataConnect);
  return injectDataConnectQuery(() => ({
    queryFn: () => getHTTPPageRef(dc),
    ...(options && options())
  }), finalInjector, CallerSdkTypeEnum.GeneratedAngular);
}
exports.injectGetHTTPPage = injectGetHTTPPage;

function injectAddPerson(options, injector) {
  return injectDataConnectMutation(addPersonRef, options, injector, CallerSdkTypeEnum.GeneratedAngular);
}
exports.injectAddPerson = injectAddPerson;
