import { optionalRef, allOptionalRef, noneRef, byKeyRef, filteredRef, addOwnerRef, addPetsRef, clearRef, renameRef, feedRef } from '../../esm/index.esm.js';
import { DataConnect, CallerSdkTypeEnum } from '@angular/fire/data-connect';
import { injectDataConnectQuery, injectDataConnectMutation } from '@tanstack-query-firebase/angular/data-connect';
import { inject, EnvironmentInjector } from '@angular/core';

export function injectOptional(args, options, injector) {
  const finalInjector = injector || inject(EnvironmentInjector);
  const dc = finalInjector.get(DataConnect);
  const varsFactoryFn = typeof args === 'function' ? args : () => args;
  return injectDataConnectQuery(() => ({
    queryFn: () => optionalRef(dc, varsFactoryFn()),
    ...(options && options())
  }), finalInjector, CallerSdkTypeEnum.GeneratedAngular);
}

export function injectAllOptional(args, options, injector) {
  const finalInjector = injector || inject(EnvironmentInjector);
  const dc = finalInjector.get(DataConnect);
  const varsFactoryFn = typeof args === 'function' ? args : () => args;
  return injectDataConnectQuery(() => ({
    queryFn: () => allOptionalRef(dc, varsFactoryFn()),
    ...(options && options())
  }), finalInjector, CallerSdkTypeEnum.GeneratedAngular);
}

export function injectNone(options, injector) {
  const finalInjector = injector || inject(EnvironmentInjector);
  const dc = finalInjector.get(DataConnect);
  return injectDataConnectQuery(() => ({
    queryFn: () => noneRef(dc),
    ...(options && options())
  }), finalInjector, CallerSdkTypeEnum.GeneratedAngular);
}

export function injectByKey(args, options, injector) {
  const finalInjector = injector || inject(EnvironmentInjector);
  const dc = finalInjector.get(DataConnect);
  const varsFactoryFn = typeof args === 'function' ? args : () => args;
  return injectDataConnectQuery(() => ({
    queryFn: () => byKeyRef(dc, varsFactoryFn()),
    ...(options && options())
  }), finalInjector, CallerSdkTypeEnum.GeneratedAngular);
}

export function injectFiltered(args, options, injector) {
  const finalInjector = injector || inject(EnvironmentInjector);
  const dc = finalInjector.get(DataConnect);
  const varsFactoryFn = typeof args === 'function' ? args : () => args;
  return injectDataConnectQuery(() => ({
    queryFn: () => filteredRef(dc, varsFactoryFn()),
    ...(options && options())
  }), finalInjector, CallerSdkTypeEnum.GeneratedAngular);
}

export function injectAddOwner(options, injector) {
  return injectDataConnectMutation(addOwnerRef, options, injector, CallerSdkTypeEnum.GeneratedAngular);
}

export function injectAddPets(options, injector) {
  return injectDataConnectMutation(addPetsRef, options, injector, CallerSdkTypeEnum.GeneratedAngular);
}

export function injectClear(options, injector) {
  return injectDataConnectMutation(clearRef, options, injector, CallerSdkTypeEnum.GeneratedAngular);
}

export function injectRename(options, injector) {
  return injectDataConnectMutation(renameRef, options, injector, CallerSdkTypeEnum.GeneratedAngular);
}

export function injectFeed(options, injector) {
  return injectDataConnectMutation(feedRef, options, injector, CallerSdkTypeEnum.GeneratedAngular);
}
