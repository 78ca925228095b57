import { ThenData, ComData, ComVariables, JavaData, PutItemData, PutItemVariables } from '../';
import { CreateDataConnectQueryResult, CreateDataConnectQueryOptions, CreateDataConnectMutationResult, DataConnectMutationOptionsUndefinedMutationFn } from '@tanstack-query-firebase/angular/data-connect';
import { FirebaseError } from 'firebase/app';
import { Injector } from '@angular/core';

export type ThenOptions = () => Omit<CreateDataConnectQueryOptions<ThenData, undefined>, 'queryFn'>;
export function injectThen(options?: ThenOptions, injector?: Injector): CreateDataConnectQueryResult<ThenData, undefined>;

type ComArgs = ComVariables | (() => ComVariables);
export type ComOptions = () => Omit<CreateDataConnectQueryOptions<ComData, ComVariables>, 'queryFn'>;
export function injectCom(args?: ComArgs, options?: ComOptions, injector?: Injector): CreateDataConnectQueryResult<ComData, ComVariables>;

export type JavaOptions = () => Omit<CreateDataConnectQueryOptions<JavaData, undefined>, 'queryFn'>;
export function injectJava(options?: JavaOptions, injector?: Injector): CreateDataConnectQueryResult<JavaData, undefined>;

type PutItemOptions = DataConnectMutationOptionsUndefinedMutationFn<PutItemData, FirebaseError, PutItemVariables>;
export function injectPutItem(options?: PutItemOptions, injector?: Injector): CreateDataConnectMutationResult<PutItemData, PutItemVariables, PutItemVariables>;
