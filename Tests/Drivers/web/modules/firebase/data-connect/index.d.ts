// What generated code takes from the official package, written down by hand from its reference.
import { FirebaseApp, FirebaseError } from 'firebase/app';

export interface ConnectorConfig {
  connector: string;
  service: string;
  location: string;
}
export interface DataConnectSettings {
  cacheSettings?: { cacheProvider: CacheProvider; maxAgeSeconds?: number };
}
export interface CacheProvider {
  type: string;
}
export class DataConnect {
  isEmulator: boolean;
  getSettings(): ConnectorConfig;
  enableEmulator(options: { host: string; port?: number; sslEnabled?: boolean }): void;
  close(): void;
}
export class DataConnectError extends FirebaseError {}

export interface OperationRef<Data, Variables> {
  name: string;
  variables: Variables;
  dataConnect: DataConnect;
}
export interface QueryRef<Data, Variables> extends OperationRef<Data, Variables> {
  refType: 'query';
}
export interface MutationRef<Data, Variables> extends OperationRef<Data, Variables> {
  refType: 'mutation';
}
export interface OpResult<Data> {
  data: Data;
  source: 'SERVER' | 'CACHE';
  fetchTime: string;
}
export interface QueryResult<Data, Variables> extends OpResult<Data> {
  ref: QueryRef<Data, Variables>;
}
export interface MutationResult<Data, Variables> extends OpResult<Data> {
  ref: MutationRef<Data, Variables>;
}
export interface QueryPromise<Data, Variables> extends Promise<QueryResult<Data, Variables>> {}
export interface MutationPromise<Data, Variables> extends Promise<MutationResult<Data, Variables>> {}

export const QueryFetchPolicy: {
  readonly PREFER_CACHE: 'PREFER_CACHE';
  readonly CACHE_ONLY: 'CACHE_ONLY';
  readonly SERVER_ONLY: 'SERVER_ONLY';
};
export type QueryFetchPolicy = (typeof QueryFetchPolicy)[keyof typeof QueryFetchPolicy];
export interface ExecuteQueryOptions {
  fetchPolicy: QueryFetchPolicy;
}
export type CallerSdkType = 'Generated' | 'GeneratedReact' | 'GeneratedAngular';
export const CallerSdkTypeEnum: { readonly [Type in CallerSdkType]: Type };

export function getDataConnect(options: ConnectorConfig, settings?: DataConnectSettings): DataConnect;
export function getDataConnect(app: FirebaseApp, options: ConnectorConfig, settings?: DataConnectSettings): DataConnect;
export function connectDataConnectEmulator(dc: DataConnect, host: string, port?: number, sslEnabled?: boolean): void;
export function makeMemoryCacheProvider(): CacheProvider;
export function executeQuery<Data, Variables>(
  ref: QueryRef<Data, Variables>, options?: ExecuteQueryOptions
): QueryPromise<Data, Variables>;
export function executeMutation<Data, Variables>(ref: MutationRef<Data, Variables>): MutationPromise<Data, Variables>;
export interface SubscriptionOptions<Data, Variables> {
  onNext: (result: QueryResult<Data, Variables>) => void;
  onErr?: (error?: DataConnectError) => void;
  onComplete?: () => void;
}
export function subscribe<Data, Variables>(
  ref: QueryRef<Data, Variables>, options: SubscriptionOptions<Data, Variables>
): () => void;
export function subscribe<Data, Variables>(
  ref: QueryRef<Data, Variables>, onNext: (result: QueryResult<Data, Variables>) => void
): () => void;
