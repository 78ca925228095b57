import { getThingRef, addThingRef } from '../../esm/index.esm.js';
import { DataConnect, CallerSdkTypeEnum } from '@angular/fire/data-connect';
import { injectDataConnectQuery, injectDataConnectMutation } from '@tanstack-query-firebase/angular/data-connect';
import { inject, EnvironmentInjector } from '@angular/core';

export function injectGetThing(args, options, injector) {
  const finalInjector = injector || inject(EnvironmentInjector);
  const dc = finalInjector.get(DataConnect);
  const varsFactoryFn = typeof args === 'function' ? args : () => args;
  return injectDataConnectQuery(() => ({
    queryFn: () => getThingRef(dc, varsFactoryFn()),
    ...(options && options())
  }), finalInjector, CallerSdkTypeEnum.GeneratedAngular);
}

export function injectAddThing(options, injector) {
  return injectDataConnectMutation(addThingRef, options, injector, CallerSdkTypeEnum.GeneratedAngular);
}
