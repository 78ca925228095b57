// The client of the SDK in this folder: calls by fetch, subscriptions over one WebSocket. It needs no other module.
// It is generated: changes in this file are lost.

const VERSION = '1.0.0';
/** How long a call may take; the server gives up earlier. */
const CALL_MILLISECONDS = 40_000;
/** How long a stream that nobody uses stays open. */
const IDLE_MILLISECONDS = 15_000;
/** How often it is looked whether a stream still has a server at its end. */
const PULSE_MILLISECONDS = 20_000;
/** How many results are kept where there is a cache. */
const KEPT_RESULTS = 200;
/** What the server closes a stream with whose token has ended. */
const TOKEN_ENDED = 4401;

// Errors

export class DataConnectError extends Error {
  constructor(code, message, { status, cause } = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'DataConnectError';
    this.code = code;
    if (status !== undefined) this.status = status;
  }
}

export class DataConnectOperationError extends DataConnectError {
  constructor(code, message, response, options) {
    super(code, message, options);
    this.name = 'DataConnectOperationError';
    this.response = response;
  }
}

/** What a result with errors in it is to whoever asked. */
function operationError(ref, { data, errors }) {
  const status = errors[0].extensions?.code;
  const response = { data: data ?? null, errors: errors.map((error) => ({ ...error, path: error.path ?? [] })) };
  return new DataConnectOperationError(
    codeOf(ref, status) ?? 'partial-error', errors.map(({ message }) => message).join('; '), response, { status });
}

function codeOf(ref, status) {
  if (status === 'UNAUTHENTICATED') return 'unauthorized';
  if (status === 'UNAVAILABLE') return 'unavailable';
  return status === 'UNKNOWN' && ref.refType === 'mutation' ? 'outcome-unknown' : undefined;
}

/** No answer came. What was to be read can be asked for again; what was to be written may have been. */
function noAnswer(ref, reason, cause) {
  return ref.refType === 'query'
    ? new DataConnectError('unavailable', `${ref.name} got no answer: ${reason}`, { cause })
    : new DataConnectError(
        'outcome-unknown', `${ref.name} got no answer: ${reason}; whether it was done is not known`, { cause });
}

// Instances

export const QueryFetchPolicy = {
  PREFER_CACHE: 'PREFER_CACHE',
  CACHE_ONLY: 'CACHE_ONLY',
  SERVER_ONLY: 'SERVER_ONLY'
};

const instances = new Map();

export class DataConnect {
  constructor({ connector, service, location }, settings = {}) {
    this._config = { connector, service, location };
    this._settings = { ...settings };
    this._name = `projects/p/locations/${location}/services/${service}/connectors/${connector}`;
    this._credentials = new Credentials(() => this._signedIn());
    this._results = new Results();
    this._stream = new Stream(this);
    this._isGenerated = false;
    this._isClosed = false;
  }

  getSettings() {
    return { ...this._config };
  }

  enableEmulator({ host, port = 9399, sslEnabled = false }) {
    const name = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
    this._configure({ host: `${name}:${port}`, sslEnabled });
  }

  close() {
    if (this._isClosed) return;
    this._isClosed = true;
    for (const [key, instance] of instances) if (instance === this) instances.delete(key);
    this._stream.close();
    this._results.clear();
  }

  _useGeneratedSdk() {
    this._isGenerated = true;
  }

  _configure(settings) {
    const before = `${this._settings.host} ${this._settings.sslEnabled}`;
    Object.assign(this._settings, settings);
    if (`${this._settings.host} ${this._settings.sslEnabled}` === before) return;
    this._results.clear();
    this._stream.restart();
  }

  _keep(key, result) {
    if (this._settings.cacheSettings) this._results.set(key, result);
  }

  _assertOpen() {
    if (this._isClosed) throw new DataConnectError('not-initialized', 'this instance was closed: get another one');
  }

  /** Where the server is: where the settings say, else where the page comes from. */
  _url(kind, path) {
    let { host, sslEnabled = true } = this._settings;
    if (host === undefined) {
      const page = globalThis.location;
      if (!/^https?:$/.test(page?.protocol)) {
        throw new DataConnectError(
          'invalid-argument', 'no server is known: give getDataConnect a { host }, or call connectDataConnectEmulator');
      }
      host = page.host;
      sslEnabled = page.protocol === 'https:';
    }
    if (!/^(\[[0-9a-f:.]+\]|[^\s/?#@:[\]]+)(:\d+)?$/i.test(host)) {
      throw new DataConnectError('invalid-argument', `"${host}" is not a host: write a name, or a name and a port`);
    }
    return `${kind}${sslEnabled ? 's' : ''}://${host}${path}`;
  }

  /** What the client tells of itself and of whom it asks for. */
  _headers() {
    const { token, appCheck } = this._credentials;
    const headers = {
      'X-Goog-Api-Client': `gl-js/ fire/${VERSION}${this._isGenerated ? ' js/gen' : ''}`,
      'X-Client-Version': `web/${VERSION}`
    };
    if (token) headers['X-Firebase-Auth-Token'] = token;
    if (appCheck) headers['X-Firebase-AppCheck'] = appCheck;
    return headers;
  }

  /** There is another token: nothing that was meant for one user is given to another. */
  _signedIn() {
    if (this._credentials.isOfAnotherUser) this._results.clear();
    this._stream.tokenChanged();
  }
}

export function getDataConnect(config, settings) {
  const key = JSON.stringify([config.location, config.service, config.connector]);
  const known = instances.get(key);
  if (known) {
    if (settings) known._configure(settings);
    return known;
  }
  const made = new DataConnect(config, settings);
  instances.set(key, made);
  return made;
}

export function connectDataConnectEmulator(dc, host, port, sslEnabled) {
  dc.enableEmulator({ host, port, sslEnabled });
}

export async function terminate(dc) {
  dc.close();
}

export function setAuthTokenProvider(dc, provider) {
  dc._credentials.provider = provider;
  return authTokenChanged(dc);
}

export function setAppCheckTokenProvider(dc, provider) {
  dc._credentials.appCheckProvider = provider;
}

export async function authTokenChanged(dc) {
  // Whoever asks for something next is told of a provider that fails.
  await dc._credentials.get(false).catch(() => {});
}

// Tokens

/** Who is asked for. A provider that takes its time does not undo what a later question found. */
class Credentials {
  constructor(onChange) {
    this.onChange = onChange;
    this.isOfAnotherUser = false;
    this.asked = 0;
    this.adopted = 0;
  }

  async get(forceRefresh) {
    const question = ++this.asked;
    const [token, appCheck] = await Promise.all([
      ask(this.provider, forceRefresh),
      // Whether there must be one is the server's affair.
      ask(this.appCheckProvider, forceRefresh).catch(() => undefined)
    ]);
    if (question > this.adopted) this.adopt(question, token, appCheck);
    return this.token;
  }

  adopt(question, token, appCheck) {
    const before = this.token;
    this.adopted = question;
    this.appCheck = appCheck;
    this.token = token;
    this.isOfAnotherUser = userOf(before) !== userOf(token);
    if (before !== token) this.onChange();
  }
}

async function ask(provider, forceRefresh) {
  let token;
  try {
    token = await provider?.({ forceRefresh });
  } catch (cause) {
    throw new DataConnectError('other', `the token provider failed: ${cause?.message ?? cause}`, { cause });
  }
  if (token === undefined || token === null || token === '') return undefined;
  if (typeof token === 'string' && /^[\x21-\x7e]+$/.test(token)) return token;
  throw new DataConnectError('invalid-argument', 'the token provider gave what is no token');
}

/** Whose token it is; one that does not say is a user of its own. To verify it is the server's affair. */
function userOf(token) {
  try {
    const payload = token.split('.')[1].replace(/-/g, '+').replace(/_/g, '/');
    return JSON.parse(atob(payload)).sub ?? token;
  } catch {
    return token;
  }
}

// Operations

export function queryRef(dataConnect, name, variables) {
  return { refType: 'query', dataConnect, name, variables };
}

export function mutationRef(dataConnect, name, variables) {
  return { refType: 'mutation', dataConnect, name, variables };
}

export async function executeQuery(ref, { fetchPolicy = QueryFetchPolicy.PREFER_CACHE } = {}) {
  expectKind(ref, 'query', 'executeQuery');
  if (fetchPolicy !== QueryFetchPolicy.SERVER_ONLY) {
    const isEnough = fetchPolicy === QueryFetchPolicy.CACHE_ONLY;
    const { _results: results, _settings: settings, _credentials: credentials } = ref.dataConnect;
    const maximumAge = isEnough ? Infinity : (settings.cacheSettings?.maxAgeSeconds ?? 0) * 1000;
    // What is kept belongs to whoever is signed in. Where the provider has nothing to say, as without a network, that is
    // whoever it was last.
    if (maximumAge > 0) {
      await credentials.get(false).catch((error) => {
        if (credentials.adopted === 0) throw error;
      });
    }
    const kept = results.get(keyOf(ref), maximumAge);
    if (kept) return { ...kept, ref, source: 'CACHE' };
    if (isEnough) throw new DataConnectError('other', `no result of ${ref.name} is kept: ask the server first`);
  }
  return call(ref);
}

export async function executeMutation(ref) {
  expectKind(ref, 'mutation', 'executeMutation');
  return call(ref);
}

function expectKind(ref, kind, name) {
  if (ref.refType === kind) return;
  throw new DataConnectError('invalid-argument', `${name} takes a reference to a ${kind}, not to a ${ref.refType}`);
}

async function call(ref) {
  const dc = ref.dataConnect;
  dc._assertOpen();
  const token = await dc._credentials.get(false);
  const { generation } = dc._results;
  let answer = await post(ref);
  if (answer.status === 401 && token) {
    const renewed = await dc._credentials.get(true);
    // Refused before anything was run: a mutation may be sent again as well, but for the same user only.
    if (renewed !== token && userOf(renewed) === userOf(token)) answer = await post(ref);
  }
  if (answer.status !== 200) throw refusal(ref, answer);
  const { data, errors, extensions } = answer.body;
  if (errors?.length) throw operationError(ref, { data, errors });
  const result = { data, source: 'SERVER', fetchTime: new Date().toISOString(), ref, extensions };
  // What comes after somebody else has signed in is not kept.
  if (ref.refType === 'query' && generation === dc._results.generation) dc._keep(keyOf(ref), result);
  return result;
}

async function post(ref) {
  const dc = ref.dataConnect;
  const { connector, service, location } = dc._config;
  const [l, s, c] = [location, service, connector].map(encodeURIComponent);
  const verb = ref.refType === 'query' ? 'executeQuery' : 'executeMutation';
  const url = dc._url('http', `/v1/projects/p/locations/${l}/services/${s}/connectors/${c}:${verb}`);
  const body = JSON.stringify({ name: dc._name, operationName: ref.name, variables: ref.variables ?? {} });
  const headers = { 'Content-Type': 'application/json', ...dc._headers() };
  let response, text;
  try {
    response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(CALL_MILLISECONDS) });
    text = await response.text();
  } catch (error) {
    throw noAnswer(ref, error?.message ?? String(error), error);
  }
  const answer = objectIn(text);
  // A proxy's page: the server may have been reached or not.
  if (!answer) throw noAnswer(ref, `what came with status ${response.status} is no result`);
  return { status: response.status, body: answer };
}

function objectIn(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' ? value : undefined;
  } catch {
    return undefined;
  }
}

function refusal(ref, { status, body }) {
  const said = body.error ?? body;
  const code = status === 401 ? 'unauthorized' : codeOf(ref, said.status);
  return new DataConnectError(
    code ?? 'other', said.message ?? `the server refused ${ref.name} with status ${status}`, { status: said.status });
}

/** An operation with its variables as a text: the same for the same question, in whatever order it is written. */
function keyOf({ name, variables }) {
  return JSON.stringify([name, variables ?? {}], (_, value) =>
    value === null || typeof value !== 'object' || Array.isArray(value)
      ? value
      : Object.fromEntries(Object.keys(value).sort().map((member) => [member, value[member]])));
}

/** Results of queries by their keys; those of longest ago go first. */
class Results {
  constructor() {
    this.entries = new Map();
    this.generation = 0;
  }

  get(key, milliseconds) {
    const result = this.entries.get(key);
    return result && Date.now() - Date.parse(result.fetchTime) < milliseconds ? result : undefined;
  }

  set(key, result) {
    this.entries.delete(key);
    this.entries.set(key, result);
    if (this.entries.size > KEPT_RESULTS) this.entries.delete(this.entries.keys().next().value);
  }

  clear() {
    this.entries.clear();
    this.generation++;
  }
}

export function makeMemoryCacheProvider() {
  return { type: 'MEMORY' };
}

// Arguments of generated functions

export function validateArgs(config, dcOrVars, vars, isRequired) {
  return dcOrVars instanceof DataConnect
    ? checked(dcOrVars, vars, isRequired)
    : checked(getDataConnect(config), dcOrVars, isRequired);
}

export function validateArgsWithOptions(config, first, second, third, hasVars, isRequired) {
  const isInstance = first instanceof DataConnect;
  const dc = isInstance ? first : getDataConnect(config);
  const [one, two] = isInstance ? [second, third] : [first, second];
  return hasVars ? { ...checked(dc, one, isRequired), options: two } : { dc, vars: undefined, options: one };
}

function checked(dc, vars, isRequired) {
  if (!vars && isRequired) throw new DataConnectError('invalid-argument', 'Variables required.');
  return { dc, vars };
}

// Subscriptions

export function subscribe(ref, observerOrOnNext, onErr, onComplete) {
  expectKind(ref, 'query', 'subscribe');
  ref.dataConnect._assertOpen();
  // A server that cannot be is told at once, not again and again.
  ref.dataConnect._url('ws', '/');
  const observer = { onNext: observerOrOnNext, onErr, onComplete };
  if (typeof observerOrOnNext === 'object') {
    for (const member of Object.keys(observer)) observer[member] = observerOrOnNext?.[member];
  }
  if (typeof observer.onNext !== 'function') throw new DataConnectError('invalid-argument', 'Must provide onNext');
  if (typeof WebSocket === 'undefined') {
    throw new DataConnectError('not-supported', 'there is no WebSocket here: make one global, or take a newer Node');
  }
  return ref.dataConnect._stream.subscribe(ref, observer);
}

/** A WebSocket of one user, opened for the first subscription and closed some time after the last one. */
class Stream {
  constructor(dc) {
    this.dc = dc;
    /** idle, connecting, open, or waiting before it connects again. */
    this.phase = 'idle';
    /** Counts sockets: what an earlier one still says does not count. */
    this.attempt = 0;
    this.failures = 0;
    this.queries = new Map();
    this.lastId = 0;
    this.hurry = ({ type }) => {
      const isWanted = type === 'online' || document.visibilityState === 'visible';
      if (!isWanted) return;
      if (this.phase === 'waiting') this.connect();
      else if (this.phase === 'open') this.doubt();
    };
  }

  // Queries

  subscribe(ref, observer) {
    const key = keyOf(ref);
    const query = this.queries.get(key) ?? this.begin(key, ref);
    query.observers.add(observer);
    if (query.last) this.repeat(query, observer);
    if (this.phase === 'waiting') this.connect();
    return () => {
      if (!query.observers.delete(observer)) return;
      if (query.observers.size === 0) this.end(key, query);
      guarded(() => observer.onComplete?.());
    };
  }

  /** Not to another user than the provider names now, nor when something newer has come. */
  repeat(query, observer) {
    const { last } = query;
    const repeat = () => query.last === last && query.repeat(observer);
    this.dc._credentials.get(false).then(repeat, repeat);
  }

  begin(key, ref) {
    const query = new LiveQuery(String(++this.lastId), ref);
    this.queries.set(key, query);
    clearTimeout(this.timer);
    if (this.phase === 'open') this.ask(query);
    else if (this.phase !== 'connecting') this.connect();
    return query;
  }

  end(key, query) {
    // Another one may be asked for by the same key by now.
    if (this.queries.get(key) !== query) return;
    this.queries.delete(key);
    if (this.phase === 'open') this.send({ requestId: query.id, cancel: {} });
    this.restIfUnused();
  }

  restIfUnused() {
    if (this.queries.size > 0) return;
    if (this.phase === 'waiting') this.disconnect();
    else if (this.phase !== 'idle') this.wait(IDLE_MILLISECONDS, () => this.disconnect());
  }

  ask({ id, ref }) {
    this.send({ requestId: id, subscribe: { operationName: ref.name, variables: ref.variables ?? {} } });
  }

  // The connection

  async connect() {
    clearTimeout(this.timer);
    const number = ++this.attempt;
    const isCurrent = () => number === this.attempt;
    this.phase = 'connecting';
    this.hasHeard = false;
    this.listen(true);
    try {
      await this.dc._credentials.get(this.isTokenEnded ?? false);
      if (!isCurrent()) return;
      const [l, s] = [this.dc._config.location, this.dc._config.service].map(encodeURIComponent);
      const service = 'google.firebase.dataconnect.v1.ConnectorStreamService.Connect';
      const socket = new WebSocket(this.dc._url('ws', `/ws/${service}/p/locations/${l}/services/${s}`));
      this.socket = socket;
      socket.binaryType = 'arraybuffer';
      socket.onopen = () => isCurrent() && this.opened();
      socket.onmessage = ({ data }) => isCurrent() && this.received(data);
      // Of an error nothing is said but that the socket closes.
      socket.onerror = () => {};
      socket.onclose = ({ code, reason }) => isCurrent() && this.lost(closingError(code, reason), code === TOKEN_ENDED);
    } catch (error) {
      if (isCurrent()) this.lost(error, false);
    }
  }

  opened() {
    this.phase = 'open';
    this.token = this.dc._credentials.token;
    this.send({ name: this.dc._name, headers: this.dc._headers() });
    for (const query of this.queries.values()) this.ask(query);
    this.beat(0);
    this.restIfUnused();
  }

  received(data) {
    let response;
    try {
      response = typeof data === 'string' ? JSON.parse(data).result : JSON.parse(new TextDecoder().decode(data));
      if (typeof response.requestId !== 'string') throw new TypeError('no requestId');
    } catch (cause) {
      return this.lost(new DataConnectError('other', 'the server sent what is no result', { cause }), false);
    }
    // Not when it opens: a server that accepts and closes at once is no success.
    this.hasHeard = true;
    this.silence = 0;
    this.hasReported = false;
    this.isTokenEnded = false;
    this.failures = 0;
    for (const [key, query] of this.queries) if (query.id === response.requestId) this.deliver(key, query, response);
  }

  deliver(key, query, response) {
    query.take(response);
    if (!response.errors?.length) this.dc._keep(key, query.last.result);
    if (!response.cancelled || this.queries.get(key) !== query) return;
    this.queries.delete(key);
    query.complete();
    this.restIfUnused();
  }

  /** The socket is gone. It is opened again after a while, longer each time, and everything asked for anew. */
  lost(error, isTokenEnded) {
    const isFirst = this.failures === 0;
    this.disconnect();
    if (this.queries.size === 0) return;
    if (!this.hasHeard && !this.hasReported) {
      this.hasReported = true;
      for (const query of this.queries.values()) query.fail(error);
    }
    // Who was told may have left, or closed it all.
    if (this.queries.size === 0 || this.phase !== 'idle') return;
    this.isTokenEnded = isTokenEnded;
    const delay = Math.min(60_000, 1000 * 1.5 ** this.failures++) * (0.5 + Math.random());
    if (isTokenEnded && isFirst) return this.connect();
    this.phase = 'waiting';
    this.wait(delay, () => this.connect());
    this.listen(true);
  }

  // Whether the server is still there. A socket whose other end is gone, as after a sleep or in another network, closes late if
  // ever, and pages see nothing of what servers and browsers send to find that out.

  /** Counts silence from so many beats on. */
  beat(silence) {
    this.silence = silence;
    clearInterval(this.pulse);
    this.pulse = setInterval(() => this.listenForLife(), PULSE_MILLISECONDS);
    this.pulse.unref?.();
  }

  /** Asks after two silent beats. What is on its way may be long, so that it has three more. */
  listenForLife() {
    if (this.queries.size === 0) return;
    this.silence++;
    if (this.silence === 2) this.askForLife();
    if (this.silence > 4) this.lost(new DataConnectError('unavailable', 'the server does not answer'), false);
  }

  /** Something has happened that sockets often do not survive: one beat is enough. */
  doubt() {
    if (this.queries.size === 0 || this.silence >= 4) return;
    this.askForLife();
    this.beat(4);
  }

  /** There is no such subscription, which the server says. */
  askForLife() {
    this.send({ requestId: 'life', resume: {} });
  }

  /** A renewed token of the same user is told; another user has another stream. */
  tokenChanged() {
    const { token, isOfAnotherUser } = this.dc._credentials;
    if (isOfAnotherUser) for (const query of this.queries.values()) query.forget();
    if (this.phase !== 'open' || token === this.token) return;
    if (userOf(token) !== userOf(this.token)) return this.restart();
    this.token = token;
    this.send({ headers: this.dc._headers() });
  }

  restart() {
    for (const query of this.queries.values()) query.forget();
    if (this.phase === 'idle') return;
    this.disconnect();
    this.failures = 0;
    this.hasReported = false;
    if (this.queries.size > 0) this.connect();
  }

  disconnect() {
    this.attempt++;
    this.phase = 'idle';
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.listen(false);
    this.socket?.close();
    this.socket = undefined;
  }

  close() {
    this.disconnect();
    const queries = [...this.queries.values()];
    this.queries.clear();
    for (const query of queries) query.complete();
  }

  send(frame) {
    this.socket.send(JSON.stringify(frame));
  }

  wait(milliseconds, then) {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, milliseconds);
    // A program that has nothing else to do may end.
    if (this.queries.size === 0) this.timer.unref?.();
  }

  /** Whoever comes back to the page, or to the network, does not wait, and does not look at what was long ago. */
  listen(isOn) {
    const change = isOn ? 'addEventListener' : 'removeEventListener';
    globalThis[change]?.('online', this.hurry);
    globalThis.document?.[change]('visibilitychange', this.hurry);
  }
}

/** A query that somebody follows; equal ones are asked for once. */
class LiveQuery {
  constructor(id, ref) {
    this.id = id;
    this.ref = ref;
    this.observers = new Set();
    this.forget();
  }

  /** Another user is signed in: what was said before is not theirs. */
  forget() {
    /** What the server said last: a result or an error. */
    this.last = undefined;
    /** What of it observers heard, unless they have heard of a failure since. */
    this.heard = undefined;
  }

  /** A subscription that is made again begins with all there is: observers are told of what is new in it. */
  take({ data, errors = [], extensions }) {
    const heard = { data, errors };
    const isNews = !isSame(heard, this.heard);
    this.heard = heard;
    this.last = errors.length
      ? { error: operationError(this.ref, { data, errors }) }
      : { result: { data, source: 'SERVER', fetchTime: new Date().toISOString(), ref: this.ref, extensions } };
    if (isNews) this.tellAll(this.last);
  }

  /** Tells somebody who came later. */
  repeat(observer) {
    if (!this.last) return;
    const { result, error } = this.last;
    this.tell(observer, { result: result && { ...result, source: 'CACHE' }, error });
  }

  fail(error) {
    this.heard = undefined;
    this.tellAll({ error });
  }

  tellAll(what) {
    for (const observer of [...this.observers]) this.tell(observer, what);
  }

  tell(observer, { result, error }) {
    if (!this.observers.has(observer)) return;
    if (result) guarded(() => observer.onNext(result));
    else if (observer.onErr) guarded(() => observer.onErr(error));
    else console.error(error);
  }

  complete() {
    const observers = [...this.observers];
    this.observers.clear();
    for (const observer of observers) guarded(() => observer.onComplete?.());
  }
}

/** Whether two values of JSON are one, in whatever order their members are. */
function isSame(one, other) {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const names = Object.keys(one);
  return Array.isArray(one) === Array.isArray(other) && names.length === Object.keys(other).length
    && names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]));
}

/** Runs what others wrote: what it throws is theirs, and keeps nobody else from being told. */
function guarded(body) {
  try {
    body();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}

function closingError(code, reason) {
  const isSudden = code === 1006 || code === undefined;
  return new DataConnectError(
    code === TOKEN_ENDED ? 'unauthorized' : 'unavailable',
    isSudden ? 'the server cannot be reached' : `the server closed the stream: ${reason || `code ${code}`}`);
}
