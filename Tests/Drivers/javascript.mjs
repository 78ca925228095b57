// A model of the official JavaScript client, 12.18: what it sends when, and how it takes what it is sent, the traps above all.
// Leads a server through them and prints what came of each, a line for what a user of the client would see: javascript.mjs HOST:PORT
import { createRequire } from 'node:module';

const { WebSocket } = createRequire(import.meta.url)('ws');
const host = process.argv[2];
const name = 'projects/demo/locations/l/services/notes/connectors/app';

function show(what, value) {
  console.log(value === undefined ? what : `${what}: ${JSON.stringify(value)}`);
}

/** What would make the client close, loop or crash. */
function trap(what) {
  show(`TRAP ${what}`);
}

function jwt(uid, exp) {
  const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ sub: uid, exp })}.`;
}

// Good for more than two seconds still, and for three at most.
const soon = (uid) => jwt(uid, Math.floor(Date.now() / 1000) + 3);
const fresh = (uid) => jwt(uid, 4102444800);

class Client {
  /** @param tokens gives the token of the moment, and a new one where that is asked for. */
  constructor(tokens = () => undefined, options = {}) {
    this.tokens = tokens;
    this.options = { api: 'v1', headers: {}, ...options };
    this.lastId = 0;
    this.active = new Map();
    this.waiting = new Map();
    this.restLog = [];
  }

  // REST

  async fetch(verb, operationName, variables, isRetry = false) {
    const token = this.tokens(isRetry);
    const response = await fetch(`http://${host}/v1/${name}:${verb}?key=AIzaSy`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json', 'X-Goog-Api-Client': 'gl-js/ fire/12.18.0', 'X-Client-Version': 'web/12.18.0',
        'x-firebase-gmpid': '1:1:web:a', ...(token && { 'X-Firebase-Auth-Token': token }), ...this.options.restHeaders
      },
      body: JSON.stringify({ name, operationName, variables })
    });
    // Before the status is looked at: every answer must be JSON.
    const body = await response.json();
    this.restLog.push(`${verb} ${operationName} ${response.status}`);
    // Once, and only where the token was another one the last time.
    const isNew = token !== this.lastRestToken;
    this.lastRestToken = token;
    if (response.status === 401 && isNew && !isRetry) return this.fetch(verb, operationName, variables, true);
    if (response.status >= 400) throw new Error(`${response.status === 401 ? 'unauthorized' : 'other'}: ${body.message ?? JSON.stringify(body)}`);
    return this.result(body);
  }

  /** What both carriers share. */
  result({ data, errors, extensions }) {
    for (const error of errors ?? []) if (!Array.isArray(error.path)) trap('an error without a path');
    for (const entity of extensions?.dataConnect ?? []) {
      if (!Array.isArray(entity.path)) trap('an entity without a path');
      if (entity.entityId === '' || entity.entityIds?.includes('')) trap('an empty entity id');
      if ('maxAge' in entity) trap('an age, which would be that of the whole cache');
    }
    if (extensions && 'ttl' in extensions) trap('a ttl');
    if (errors?.length) throw new Error(errors[0].message);
    return data;
  }

  // The stream

  get isStreaming() {
    return this.socket?.readyState === WebSocket.OPEN && this.active.size > 0;
  }

  open() {
    if (this.socket) return;
    const path = this.options.path ?? 'ws/google.firebase.dataconnect.v1.ConnectorStreamService.Connect/demo/locations/l/services/notes';
    const socket = new WebSocket(`ws://${host}/${path}`, { headers: this.options.headers });
    this.socket = socket;
    this.isFirst = true;
    this.queue = [];
    this.sentToken = undefined;
    socket.on('open', () => {
      if (socket.extensions || socket.protocol) trap(`agreed on ${socket.extensions}${socket.protocol}`);
      for (const frame of this.queue.splice(0)) socket.send(frame);
    });
    socket.on('unexpected-response', () => trap('an upgrade that is refused in HTTP: the client calls itself until it crashes'));
    socket.on('error', () => {});
    socket.on('message', (bytes, isBinary) => this.take(bytes, isBinary));
    socket.on('close', (code, reason) => this.closed(socket, code, reason.toString()));
  }

  send(frame) {
    this.open();
    const token = this.tokens(false);
    const headers = { 'x-firebase-gmpid': '1:1:web:a', 'X-Goog-Api-Client': 'gl-js/ fire/12.18.0' };
    // A fresh token has no frame of its own: it rides on the next request.
    if (token && token !== this.sentToken) headers['X-Firebase-Auth-Token'] = token;
    this.sentToken = token;
    const first = this.isFirst ? { name } : {};
    if (this.isFirst) headers['X-Client-Version'] = 'web/12.18.0';
    this.isFirst = false;
    const text = JSON.stringify({ ...frame, ...first, headers });
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(text);
    else this.queue.push(text);
  }

  take(bytes, isBinary) {
    let message;
    try {
      message = JSON.parse(bytes);
    } catch {
      return trap('a frame that is no JSON: the client closes');
    }
    const result = isBinary ? message : message.result;
    if (typeof result !== 'object' || result === null) return trap('a frame without a result: the client closes, comes back and closes');
    if (!('requestId' in result)) return trap('a result without a requestId: the client closes, comes back and closes');
    const { requestId } = result;
    if (result.cancelled && !result.errors?.length) trap('cancelled without errors: the observer gets data that is undefined');
    const call = this.waiting.get(requestId);
    const subscription = this.active.get(requestId);
    if (!call && !subscription) return trap(`a frame for nobody: ${requestId}`);
    try {
      const data = this.result(result);
      if (!('data' in result)) trap('neither data nor errors');
      subscription?.onNext(data);
      // A resume is answered by whatever comes first under its id.
      call?.resolve(data);
    } catch (error) {
      subscription?.onErr(error);
      call?.reject(error);
    }
    this.waiting.delete(requestId);
  }

  closed(socket, code, reason) {
    if (this.socket !== socket) return;
    this.socket = undefined;
    show('closed', [code, reason]);
    this.onClosed?.();
    const calls = [...this.waiting];
    this.waiting.clear();
    // Whatever the code is. The official client waits a second, and longer the next time.
    for (const [requestId, { operationName, variables }] of this.active) {
      this.send({ requestId, subscribe: { operationName, variables } });
    }
    for (const [requestId, call] of calls) {
      if (this.active.has(requestId)) {
        this.waiting.set(requestId, call);
        this.send({ requestId, resume: {} });
      } else {
        // What was not answered is asked for again over REST, mutations too.
        this.fetch(call.verb, call.operationName, call.variables).then(call.resolve, call.reject);
      }
    }
  }

  execute(verb, operationName, variables) {
    if (!this.isStreaming) return this.fetch(verb, operationName, variables);
    const key = JSON.stringify([operationName, variables]);
    const subscribed = verb === 'executeQuery' && [...this.active].find(([, { key: other }]) => other === key);
    const requestId = subscribed ? subscribed[0] : String(++this.lastId);
    return new Promise((resolve, reject) => {
      this.waiting.set(requestId, { verb, operationName, variables, resolve, reject });
      this.send(subscribed ? { requestId, resume: {} } : { requestId, execute: { operationName, variables } });
    });
  }

  query(operationName, variables) {
    return this.execute('executeQuery', operationName, variables);
  }

  mutate(operationName, variables) {
    return this.execute('executeMutation', operationName, variables);
  }

  /** One request over REST, as nothing is cached, and one subscription. Gives an end, and waits for results. */
  async subscribe(operationName, variables) {
    const results = [];
    let told = () => {};
    const take = (result) => {
      results.push(result);
      told();
    };
    await this.fetch('executeQuery', operationName, variables).catch(() => {});
    const requestId = String(++this.lastId);
    this.active.set(requestId, {
      operationName, variables, key: JSON.stringify([operationName, variables]), onNext: take, onErr: (error) => take(error.message)
    });
    this.send({ requestId, subscribe: { operationName, variables } });
    return {
      requestId,
      next: async () => {
        while (!results.length) await new Promise((resolve) => (told = resolve));
        return results.shift();
      },
      forget: () => results.splice(0),
      end: () => {
        this.active.delete(requestId);
        this.send({ requestId, cancel: {} });
      }
    };
  }

  /** Another user: observers are told, and the next subscription has a stream of its own. */
  changeUser(tokens) {
    this.tokens = tokens;
    for (const { onErr } of this.active.values()) onErr(new Error('unauthorized'));
    this.active.clear();
    return this.close();
  }

  /** Without a code, as when nothing was subscribed to for fifteen seconds. */
  close() {
    const socket = this.socket;
    this.socket = undefined;
    if (!socket) return undefined;
    return new Promise((resolve) => {
      socket.on('close', (code) => resolve(code));
      socket.close();
    });
  }
}

const message = (promise) => promise.then((data) => data, (error) => error.message);
const others = new Client();
const write = (id, text) => others.mutate('Write', { id, text });

async function followsAQuery() {
  const client = new Client(() => fresh('ada'));
  const note = await client.subscribe('Note', { id: 'n1' });
  show('first', await note.next());
  await write('n1', 'more');
  show('pushed', await note.next());
  show('resumed', await client.query('Note', { id: 'n1' }));
  await note.next();
  show('over the stream', await client.mutate('Write', { id: 'n3', text: 'x' }));
  show('unknown', await message(client.query('Nope', {})));
  show('invalid', await message(client.query('Note', {})));
  note.end();
  // Nothing is subscribed to any more.
  show('over REST', await client.query('Note', { id: 'n3' }));
  show('by REST went', client.restLog);
  show('idle', await client.close());
}

async function comesBackWithAFreshToken() {
  let token = fresh('ada');
  const client = new Client(() => token);
  const mine = await client.subscribe('Mine', {});
  show('mine', await mine.next());
  const closed = new Promise((resolve) => (client.onClosed = resolve));
  token = soon('ada');
  client.query('Mine', {});
  token = fresh('ada');
  // By the server, when the old token ends: the client has no reason to send anything.
  await closed;
  mine.forget();
  show('mine again', await mine.next());
  await write('ada', 'hello');
  show('mine pushed', await mine.next());
  mine.end();
  await client.close();
}

async function repeatsNoMutation() {
  let token = fresh('ada');
  const client = new Client(() => token);
  const note = await client.subscribe('Note', { id: 'n2' });
  show('before', await note.next());
  token = soon('ada');
  // Takes longer than its token lasts: were it not answered before the stream ends, the client would send it once more.
  const appended = client.mutate('Append', {});
  token = fresh('ada');
  show('appended', await appended);
  show('after', await note.next());
  show('by REST went', client.restLog);
  note.end();
  await client.close();
}

async function keepsWhatFails() {
  let tokens = () => undefined;
  const client = new Client(() => tokens());
  const mine = await client.subscribe('Mine', {});
  const note = await client.subscribe('Note', { id: 'n1' });
  const first = [await mine.next(), await note.next()];
  show('nobody', first);
  tokens = () => fresh('bob');
  show('signed in', await message(client.query('Note', { id: 'none' })));
  show('bob', await mine.next());
  const told = [mine.next(), note.next()];
  show('left with', await client.changeUser(() => fresh('ada')));
  show('told', await Promise.all(told));
  const again = await client.subscribe('Mine', {});
  show('ada', await again.next());
  again.end();
  await client.close();
}

async function retriesOnce() {
  const old = jwt('ada', 1);
  const client = new Client((isForced) => (isForced ? fresh('ada') : old));
  show('retried', await message(client.query('Mine', {})));
  show('by REST went', client.restLog);
  const hopeless = new Client(() => old);
  show('once', await message(hopeless.query('Mine', {})));
  show('then not', await message(hopeless.query('Mine', {})));
  show('by REST went', hopeless.restLog);
}

async function isNeverRefusedInHTTP() {
  const ended = async (options) => {
    const client = new Client(undefined, options);
    client.open();
    return new Promise((resolve) => client.socket.on('close', (code, reason) => resolve([code, reason.toString()])));
  };
  show('stranger', await ended({ headers: { Origin: 'https://evil.example' } }));
  const elsewhere = new Client(undefined, {
    path: 'ws/google.firebase.dataconnect.v1.ConnectorStreamService/Connect/locations/nowhere', headers: { Authorization: 'Bearer nobody' }
  });
  const note = await elsewhere.subscribe('Note', { id: 'none' });
  show('elsewhere', await note.next());
  await elsewhere.close();
}

for (const lead of [followsAQuery, comesBackWithAFreshToken, repeatsNoMutation, keepsWhatFails, retriesOnce, isNeverRefusedInHTTP]) {
  show(lead.name);
  await lead();
}
process.exit(0);
