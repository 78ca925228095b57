// The client of the SDK in this folder. Names that `firebase/data-connect` has too mean what they mean there.

export interface ConnectorConfig {
  connector: string;
  service: string;
  location: string;
}

export interface DataConnectSettings {
  /** The name of the server, with a port if that is not the usual one. Else it is where the page comes from. */
  host?: string;
  /** Whether the server is spoken to over TLS; it is unless this is false. */
  sslEnabled?: boolean;
  /** Keeps results of queries in memory. Without it `PREFER_CACHE` always asks the server. */
  cacheSettings?: CacheSettings;
}
export interface CacheSettings {
  cacheProvider: CacheProvider;
  /** How long a result counts as fresh. */
  maxAgeSeconds?: number;
}
export interface CacheProvider {
  type: string;
}
export function makeMemoryCacheProvider(): CacheProvider;

/** A connector of a server. */
export class DataConnect {
  private constructor();
  getSettings(): ConnectorConfig;
  enableEmulator(options: { host: string; port?: number; sslEnabled?: boolean }): void;
  /** Ends all subscriptions and the connection. Whatever is asked for afterwards is refused. */
  close(): void;
}

/** The instance of a connector: always the same one until it is closed. Settings that are given are taken over. */
export function getDataConnect(options: ConnectorConfig, settings?: DataConnectSettings): DataConnect;
/** Says that the server is a local one, by default on port 9399 and without TLS. */
export function connectDataConnectEmulator(dc: DataConnect, host: string, port?: number, sslEnabled?: boolean): void;
/** The same as `dc.close()`. */
export function terminate(dc: DataConnect): Promise<void>;

/** Gives a token, or nothing while nobody is signed in; another one than before if `forceRefresh` is true. */
export type TokenProvider = (
  options: { forceRefresh: boolean }
) => string | null | undefined | Promise<string | null | undefined>;
/** Says where tokens of the user come from. It is asked before each call and each connection. */
export function setAuthTokenProvider(dc: DataConnect, provider: TokenProvider | undefined): Promise<void>;
/** The same for tokens of App Check. */
export function setAppCheckTokenProvider(dc: DataConnect, provider: TokenProvider | undefined): void;
/** Asks the provider at once: somebody has signed in or out, and subscriptions are to be those of this user. */
export function authTokenChanged(dc: DataConnect): Promise<void>;

/**
 * What went wrong. The official package has no `unavailable` and no `outcome-unknown`: it says `other`.
 *
 * * `invalid-argument`, `not-initialized`, `not-supported`: the call is wrong, or comes at the wrong time.
 * * `unauthorized`: the server wants a user, or does not believe the token.
 * * `partial-error`: the operation was run, and there are errors.
 * * `unavailable`: the server cannot be reached. A query may be repeated; a subscription goes on by itself.
 * * `outcome-unknown`: no answer to a mutation came. It may have been done, and is never sent again by itself.
 */
export type DataConnectErrorCode =
  | 'other'
  | 'already-initialized'
  | 'not-initialized'
  | 'not-supported'
  | 'invalid-argument'
  | 'partial-error'
  | 'unauthorized'
  | 'unavailable'
  | 'outcome-unknown';
export class DataConnectError extends Error {
  readonly code: DataConnectErrorCode;
  /** What the server calls it, for example `PERMISSION_DENIED`. */
  readonly status?: string;
}
/** The server tells of errors in the operation. */
export class DataConnectOperationError extends DataConnectError {
  readonly response: DataConnectOperationFailureResponse;
}
export interface DataConnectOperationFailureResponse {
  /** What there is in spite of the errors. */
  readonly data?: Record<string, unknown> | null;
  readonly errors: DataConnectOperationFailureResponseErrorInfo[];
}
export interface DataConnectOperationFailureResponseErrorInfo {
  readonly message: string;
  readonly path: Array<string | number>;
}

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

export function queryRef<Data>(dcInstance: DataConnect, queryName: string): QueryRef<Data, undefined>;
export function queryRef<Data, Variables>(
  dcInstance: DataConnect, queryName: string, variables: Variables
): QueryRef<Data, Variables>;
export function mutationRef<Data>(dcInstance: DataConnect, mutationName: string): MutationRef<Data, undefined>;
export function mutationRef<Data, Variables>(
  dcInstance: DataConnect, mutationName: string, variables: Variables
): MutationRef<Data, Variables>;
export function executeQuery<Data, Variables>(
  ref: QueryRef<Data, Variables>, options?: ExecuteQueryOptions
): QueryPromise<Data, Variables>;
/** Runs a mutation once: what comes to nothing on the way is never sent again by itself. */
export function executeMutation<Data, Variables>(ref: MutationRef<Data, Variables>): MutationPromise<Data, Variables>;

export interface SubscriptionOptions<Data, Variables> {
  onNext: (result: QueryResult<Data, Variables>) => void;
  /** The subscription goes on after an error, also while the server is away. */
  onErr?: (error: DataConnectError) => void;
  /** There will be no more: it was ended, by whomever. */
  onComplete?: () => void;
}
/** Ends a subscription. */
export type QueryUnsubscribe = () => void;
/** Follows a query: its result comes at once, and again whenever it is another, or after an error.
 * Equal queries are asked for once. */
export function subscribe<Data, Variables>(
  ref: QueryRef<Data, Variables>, observer: SubscriptionOptions<Data, Variables>
): QueryUnsubscribe;
export function subscribe<Data, Variables>(
  ref: QueryRef<Data, Variables>,
  onNext: (result: QueryResult<Data, Variables>) => void,
  onErr?: (error: DataConnectError) => void,
  onComplete?: () => void
): QueryUnsubscribe;
