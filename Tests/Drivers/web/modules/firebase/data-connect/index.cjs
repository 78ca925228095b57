// A stand-in for the official package: as much of it as generated code and the tests call, over the real wire protocol.
'use strict';
const { WebSocket } = require('ws');

class DataConnectError extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

class DataConnect {
  constructor(config, settings) {
    this.config = config;
    this.settings = settings;
    this.isEmulator = false;
    this.isGenerated = false;
    this.subscriptions = new Map();
    this.lastId = 0;
  }

  get name() {
    const { service, connector } = this.config;
    return `projects/p/locations/${this.config.location}/services/${service}/connectors/${connector}`;
  }

  getSettings() {
    return { ...this.config };
  }

  enableEmulator({ host, port = 9399, sslEnabled = false }) {
    this.isEmulator = true;
    this.origin = `${host}:${port}`;
    this.isSecure = sslEnabled;
  }

  _useGeneratedSdk() {
    this.isGenerated = true;
  }

  async execute(method, ref) {
    const response = await fetch(`http${this.isSecure ? 's' : ''}://${this.origin}/v1/${this.name}:${method}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Goog-Api-Client': `gl-js/ fire/12${this.isGenerated ? ' js/gen' : ''}` },
      body: JSON.stringify({ name: this.name, operationName: ref.name, variables: ref.variables })
    });
    const body = await response.json();
    if (!response.ok) throw new DataConnectError('other', body.message || body.error?.message);
    if (body.errors?.length) throw new DataConnectError('partial-error', body.errors[0].message);
    return { data: body.data, source: 'SERVER', fetchTime: new Date().toISOString(), ref };
  }

  stream() {
    if (this.socket) return this.socket;
    const { service, location } = this.config;
    const path = 'google.firebase.dataconnect.v1.ConnectorStreamService.Connect';
    const socket = new WebSocket(`ws://${this.origin}/ws/${path}/p/locations/${location}/services/${service}`);
    this.socket = socket;
    socket.on('message', (text) => {
      const { result } = JSON.parse(text);
      this.subscriptions.get(result.requestId)?.(result);
    });
    socket.on('error', () => this.close());
    return socket;
  }

  send(frame) {
    const socket = this.stream();
    const text = JSON.stringify({ name: this.name, ...frame });
    if (socket.readyState === WebSocket.OPEN) socket.send(text);
    else socket.once('open', () => socket.send(text));
  }

  close() {
    this.socket?.close();
    this.socket = undefined;
  }
}

const instances = new Map();

function getDataConnect(config, settings) {
  const key = JSON.stringify(config);
  if (!instances.has(key)) instances.set(key, new DataConnect(config, settings));
  return instances.get(key);
}

function connectDataConnectEmulator(dc, host, port, sslEnabled) {
  dc.enableEmulator({ host, port, sslEnabled });
}

function isInstance(value) {
  return value && 'enableEmulator' in value;
}

function checked(dc, vars, options, isRequired) {
  if (!vars && isRequired) throw new DataConnectError('invalid-argument', 'Variables required.');
  return { dc, vars, options };
}

function validateArgs(config, dcOrVars, vars, isRequired) {
  return isInstance(dcOrVars)
    ? checked(dcOrVars, vars, undefined, isRequired)
    : checked(getDataConnect(config), dcOrVars, undefined, isRequired);
}

function validateArgsWithOptions(config, first, second, third, hasVars, isRequired) {
  const [dc, ...rest] = isInstance(first) ? [first, second, third] : [getDataConnect(config), first, second];
  return hasVars ? checked(dc, rest[0], rest[1], isRequired) : checked(dc, undefined, rest[0], false);
}

const queryRef = (dataConnect, name, variables) => ({ dataConnect, name, variables, refType: 'query' });
const mutationRef = (dataConnect, name, variables) => ({ dataConnect, name, variables, refType: 'mutation' });
const executeQuery = (ref) => ref.dataConnect.execute('executeQuery', ref);
const executeMutation = (ref) => ref.dataConnect.execute('executeMutation', ref);

function subscribe(ref, observer) {
  const dc = ref.dataConnect;
  const { onNext, onErr } = typeof observer === 'function' ? { onNext: observer } : observer;
  const requestId = String(++dc.lastId);
  dc.subscriptions.set(requestId, (result) => {
    if (result.errors?.length) return onErr?.(new DataConnectError('other', result.errors[0].message));
    onNext({ data: result.data, source: 'SERVER', fetchTime: new Date().toISOString(), ref });
  });
  dc.send({ requestId, subscribe: { operationName: ref.name, variables: ref.variables } });
  return () => {
    dc.subscriptions.delete(requestId);
    dc.send({ requestId, cancel: {} });
  };
}

module.exports = {
  DataConnect,
  DataConnectError,
  QueryFetchPolicy: { PREFER_CACHE: 'PREFER_CACHE', CACHE_ONLY: 'CACHE_ONLY', SERVER_ONLY: 'SERVER_ONLY' },
  CallerSdkTypeEnum: { Generated: 'Generated', GeneratedReact: 'GeneratedReact', GeneratedAngular: 'GeneratedAngular' },
  getDataConnect,
  connectDataConnectEmulator,
  makeMemoryCacheProvider: () => ({ type: 'MEMORY' }),
  validateArgs,
  validateArgsWithOptions,
  queryRef,
  mutationRef,
  executeQuery,
  executeMutation,
  subscribe
};
