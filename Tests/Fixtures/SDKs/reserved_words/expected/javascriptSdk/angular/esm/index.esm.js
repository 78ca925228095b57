import { importRef, deleteRef, queryRef_, mutationRef_, get_snake_caseRef, executeQueryRef } from '../../esm/index.esm.js';
import { DataConnect, CallerSdkTypeEnum } from '@angular/fire/data-connect';
import { injectDataConnectQuery, injectDataConnectMutation } from '@tanstack-query-firebase/angular/data-connect';
import { inject, EnvironmentInjector } from '@angular/core';

export function injectImport(args, options, injector) {
  const finalInjector = injector || inject(EnvironmentInjector);
  const dc = finalInjector.get(DataConnect);
  const varsFactoryFn = typeof args === 'function' ? args : () => args;
  return injectDataConnectQuery(() => ({
    queryFn: () => importRef(dc, varsFactoryFn()),
    ...(options && options())
  }), finalInjector, CallerSdkTypeEnum.GeneratedAngular);
}

export function injectDelete(options, injector) {
  return injectDataConnectMutation(deleteRef, options, injector, CallerSdkTypeEnum.GeneratedAngular);
}

export function injectQuery(options, injector) {
  const finalInjector = injector || inject(EnvironmentInjector);
  const dc = finalInjector.get(DataConnect);
  return injectDataConnectQuery(() => ({
    queryFn: () => queryRef_(dc),
    ...(options && options())
  }), finalInjector, CallerSdkTypeEnum.GeneratedAngular);
}

export function injectMutation(options, injector) {
  return injectDataConnectMutation(mutationRef_, options, injector, CallerSdkTypeEnum.GeneratedAngular);
}

export function injectGet_snake_case(options, injector) {
  const finalInjector = injector || inject(EnvironmentInjector);
  const dc = finalInjector.get(DataConnect);
  return injectDataConnectQuery(() => ({
    queryFn: () => get_snake_caseRef(dc),
    ...(options && options())
  }), finalInjector, CallerSdkTypeEnum.GeneratedAngular);
}

export function injectExecuteQuery(options, injector) {
  const finalInjector = injector || inject(EnvironmentInjector);
  const dc = finalInjector.get(DataConnect);
  return injectDataConnectQuery(() => ({
    queryFn: () => executeQueryRef(dc),
    ...(options && options())
  }), finalInjector, CallerSdkTypeEnum.GeneratedAngular);
}
