// Drives the client of standalone SDKs with sockets, timers and a chance of our own: stream.mjs DATACONNECT_JS
//
// Each part is what happens, and behind it all that the client does then. No time passes: what is waited for is due when it is said.
import assert from 'node:assert/strict';

let told = [];
const sockets = [];
const timers = new Map();
const listeners = new Map();
let lastTimer = 0;
/** What happens at each beat while a stream is open. */
let beat;

class FakeSocket {
  constructor(url) {
    this.url = url;
    this.number = sockets.push(this);
    told.push(`socket ${this.number}`);
  }

  send(text) {
    const { name, headers, ...frame } = JSON.parse(text);
    const token = headers && { token: owner(headers['X-Firebase-Auth-Token']) };
    told.push(`> ${JSON.stringify({ ...(name && { name }), ...token, ...frame })}`);
  }

  close() {
    if (!this.hasEnded) told.push(`close ${this.number}`);
  }

  says(result) {
    this.onmessage({ data: JSON.stringify({ result }) });
  }

  ends(code, reason = '') {
    this.hasEnded = true;
    this.onclose({ code, reason });
  }
}

globalThis.WebSocket = FakeSocket;
globalThis.setTimeout = (body, milliseconds) => {
  timers.set(++lastTimer, body);
  told.push(`wait ${milliseconds}`);
  return lastTimer;
};
globalThis.clearTimeout = (id) => timers.delete(id);
globalThis.setInterval = (body, milliseconds) => {
  assert.equal(milliseconds, 20_000);
  return (beat = body);
};
globalThis.clearInterval = (body) => body === beat && (beat = undefined);
globalThis.addEventListener = (event, body) => listeners.set(event, body);
globalThis.removeEventListener = (event) => listeners.delete(event);
globalThis.document = { addEventListener, removeEventListener, visibilityState: 'visible' };
// Half: neither more nor less than what is waited for without any chance.
Math.random = () => 0.5;

const settled = () => new Promise((resolve) => setImmediate(resolve));
const socket = () => sockets.at(-1);
const token = (user, number) => `e30.${btoa(JSON.stringify({ sub: user, number }))}.`;

function owner(text) {
  if (!text) return null;
  const { sub, number } = JSON.parse(atob(text.split('.')[1]));
  return `${sub} ${number}`;
}

/** What was waited for is due. */
async function due() {
  assert.equal(timers.size, 1, 'one thing is waited for');
  const [[id, body]] = timers;
  timers.delete(id);
  body();
  await settled();
}

/** All that the client has done since the last part. */
function does(...lines) {
  assert.deepEqual(told, lines);
  told = [];
}

const { authTokenChanged, connectDataConnectEmulator, getDataConnect, queryRef, setAuthTokenProvider, subscribe } =
  await import(process.argv[2]);

/** Follows a query, and tells under a name of all that comes. */
function follow(name, ref) {
  return subscribe(ref, {
    onNext: ({ data, source }) => told.push(`${name}: ${JSON.stringify(data)} ${source}`),
    onErr: ({ code, message }) => told.push(`${name}: ${code}, ${message}`),
    onComplete: () => told.push(`${name}: over`)
  });
}

const dc = getDataConnect({ connector: 'c', service: 's', location: 'l' });
connectDataConnectEmulator(dc, '::1', 9399);
let user = token('ada', 1);
await setAuthTokenProvider(dc, ({ forceRefresh }) => (forceRefresh ? (user = token('ada', 2)) : user));
const one = queryRef(dc, 'One', { a: 1, b: { d: 1, c: 2 } });
const two = queryRef(dc, 'Two');
const hello = (who) => `> {"name":"projects/p/locations/l/services/s/connectors/c","token":"${who}"}`;
const askOne = '> {"requestId":"1","subscribe":{"operationName":"One","variables":{"a":1,"b":{"d":1,"c":2}}}}';
const askTwo = (id) => `> {"requestId":"${id}","subscribe":{"operationName":"Two","variables":{}}}`;

// Two queries over one socket; equal ones are asked for once, in whatever order their variables are written.
const endFirst = follow('first', one);
const endSecond = follow('second', queryRef(dc, 'One', { b: { c: 2, d: 1 }, a: 1 }));
const endThird = follow('third', two);
await settled();
socket().onopen();
does('socket 1', hello('ada 1'), askOne, askTwo(2));
const service = 'google.firebase.dataconnect.v1.ConnectorStreamService.Connect';
assert.equal(socket().url, `ws://[::1]:9399/ws/${service}/p/locations/l/services/s`);
socket().says({ requestId: '1', data: { n: 1 }, errors: [] });
socket().says({ requestId: '2', errors: [{ message: 'no such row' }] });
does('first: {"n":1} SERVER', 'second: {"n":1} SERVER', 'third: partial-error, no such row');
follow('late', one);
const endLast = follow('last', two);
await settled();
does('late: {"n":1} CACHE', 'last: partial-error, no such row');
endLast();
does('last: over');

// One of several leaves; then all of another query. What still comes for it is nobody's.
endSecond();
endThird();
endThird();
socket().says({ requestId: '2', data: { n: 0 } });
does('second: over', '> {"requestId":"2","cancel":{}}', 'third: over');

// The server goes away. That is told once, and the same is asked for under the same id when it is back.
socket().ends(1006);
does('wait 1000');
await due();
socket().ends(1006);
does('socket 2', ...['first', 'late'].map((name) => `${name}: unavailable, the server cannot be reached`), 'wait 1500');
await due();
socket().ends(1006);
does('socket 3', 'wait 2250');
await due();
socket().onopen();
does('socket 4', hello('ada 1'), askOne);
socket().says({ requestId: '1', data: { n: 2, of: { a: [1], b: null } } });
socket().ends(1001, 'the server stops');
const second = '{"n":2,"of":{"a":[1],"b":null}}';
does(`first: ${second} SERVER`, `late: ${second} SERVER`, 'wait 1000');

// What is as it was is not told again, in whatever order it comes; after an error it is.
await due();
socket().onopen();
socket().says({ requestId: '1', data: { of: { b: null, a: [1] }, n: 2 } });
does('socket 5', hello('ada 1'), askOne);
for (let count = 0; count < 2; count++) socket().says({ requestId: '1', errors: [{ message: 'not now' }] });
does('first: partial-error, not now', 'late: partial-error, not now');
socket().says({ requestId: '1', data: { n: 2, of: { a: [1], b: null } } });
does(`first: ${second} SERVER`, `late: ${second} SERVER`);
socket().ends(1001, 'the server stops');
does('wait 1000');

// A server that accepts and closes at once is none. The waits grow to a minute.
const waits = [];
for (let count = 0; count < 12; count++) {
  await due();
  socket().onopen();
  socket().ends(1008, 'not for this page');
  waits.push(told.pop().replace('wait ', ''));
}
assert.deepEqual(told.filter((line) => line.startsWith('first')), [
  'first: unavailable, the server closed the stream: not for this page'
]);
assert.deepEqual(waits.map((wait) => Math.round(wait)), [
  1500, 2250, 3375, 5063, 7594, 11391, 17086, 25629, 38443, 57665, 60000, 60000
]);
told = [];

// Somebody who asks for something does not wait, whether it is something new or not.
follow('third', two);
await settled();
socket().ends(1006);
does('socket 18', 'wait 60000');
const endHurried = follow('hurried', one);
await settled();
socket().onopen();
does(`hurried: ${second} CACHE`, 'socket 19', hello('ada 1'), askOne, askTwo(3));
endHurried();
does('hurried: over');
socket().says({ requestId: '3', data: { n: 3 } });
does('third: {"n":3} SERVER');

// Nor does a page that is looked at again, or whose network comes back; one that is left does.
socket().ends(1006);
document.visibilityState = 'hidden';
listeners.get('visibilitychange')({ type: 'visibilitychange' });
await settled();
does('wait 1000');
listeners.get('online')({ type: 'online' });
await settled();
socket().onopen();
does('socket 20', hello('ada 1'), askOne, askTwo(3));
socket().says({ requestId: '2', data: {} });
socket().ends(1006);
document.visibilityState = 'visible';
listeners.get('visibilitychange')({ type: 'visibilitychange' });
await settled();
socket().onopen();
does('wait 1000', 'socket 21', hello('ada 1'), askOne, askTwo(3));
socket().says({ requestId: '2', data: {} });

// A server that says nothing for long is asked whether it is there, and left when it does not answer.
const askForLife = '> {"requestId":"life","resume":{}}';
for (let count = 0; count < 4; count++) beat();
does(askForLife);
socket().says({ requestId: 'life', errors: [{ message: 'there is no subscription with this requestId' }] });
for (let count = 0; count < 4; count++) beat();
does(askForLife);
beat();
does('close 21', 'wait 1000');
assert.equal(beat, undefined);
await due();
socket().onopen();
socket().says({ requestId: '3', data: { n: 3 } });
does('socket 22', hello('ada 1'), askOne, askTwo(3));

// A page that is looked at again, or whose network is another one, asks at once.
listeners.get('visibilitychange')({ type: 'visibilitychange' });
listeners.get('online')({ type: 'online' });
does(askForLife);
socket().says({ requestId: 'life', errors: [{ message: 'there is no subscription with this requestId' }] });
beat();
listeners.get('online')({ type: 'online' });
beat();
does(askForLife, 'close 22', 'wait 1000');
await due();
socket().onopen();
socket().says({ requestId: '2', data: {} });
does('socket 23', hello('ada 1'), askOne, askTwo(3));

// The token ends: another one is got at once, but not again and again.
socket().ends(4401, 'token expired');
await settled();
socket().onopen();
does('socket 24', hello('ada 2'), askOne, askTwo(3));
socket().ends(4401, 'token expired');
does(
  ...['first', 'late', 'third'].map((name) => `${name}: unauthorized, the server closed the stream: token expired`),
  'wait 1500');
await due();
socket().onopen();
socket().says({ requestId: '1', data: { n: 4 } });
does('socket 25', hello('ada 2'), askOne, askTwo(3), 'first: {"n":4} SERVER', 'late: {"n":4} SERVER');

// A renewed token of the same user is told. Another user has another socket, and sees nothing of what came before.
user = token('ada', 3);
await authTokenChanged(dc);
does('> {"token":"ada 3"}');
user = token('bob', 1);
await authTokenChanged(dc);
await settled();
follow('bob', two);
await settled();
socket().onopen();
does('close 25', 'socket 26', hello('bob 1'), askOne, askTwo(3));
socket().says({ requestId: '3', data: { n: 5 } });
does('third: {"n":5} SERVER', 'bob: {"n":5} SERVER');

// Nor does who comes when the provider names somebody else already, though nobody has said so.
user = token('eve', 1);
const endEve = follow('eve', two);
await settled();
socket().onopen();
endEve();
does('close 26', 'socket 27', hello('eve 1'), askOne, askTwo(3), 'eve: over');

// The server ends a subscription. A frame that is none ends the socket.
socket().says({ requestId: '3', errors: [{ message: 'revoked' }], cancelled: true });
does('third: partial-error, revoked', 'bob: partial-error, revoked', 'third: over', 'bob: over');
socket().onmessage({ data: '{"error": {}}' });
does('close 27', 'wait 1000');
await due();
socket().onopen();
does('socket 28', hello('eve 1'), askOne);

// What an observer throws keeps no other one from being told. Frames may be bytes.
process.once('uncaughtException', ({ message }) => told.push(`thrown: ${message}`));
const endFaulty = subscribe(one, () => {
  throw new Error('a slip');
});
const endBeside = follow('beside', one);
socket().onmessage({ data: new TextEncoder().encode('{"requestId": "1", "data": {"n": 6}}') });
await settled();
does('first: {"n":6} SERVER', 'late: {"n":6} SERVER', 'beside: {"n":6} SERVER', 'thrown: a slip');
endFaulty();
endBeside();
does('beside: over');

// Another server: everything is asked for there.
connectDataConnectEmulator(dc, 'localhost', 9400, true);
await settled();
socket().onopen();
does('close 28', 'socket 29', hello('eve 1'), askOne);
assert.equal(new URL(socket().url).origin, 'wss://localhost:9400');

// All is closed: nobody hears of it any more, and nobody gets in again.
dc.close();
endFirst();
does('close 29', 'first: over', 'late: over');
assert.throws(() => subscribe(one, () => {}), { code: 'not-initialized' });
assert.equal(timers.size, 0);
assert.equal(beat, undefined);
assert.equal(listeners.size, 0);

// Nobody follows anything: the socket is closed after a while, unless somebody comes.
const other = getDataConnect({ connector: 'c', service: 's', location: 'l' }, { host: 'data.example.org' });
assert.notEqual(other, dc);
const three = queryRef(other, 'Three');
follow('early', three)();
await settled();
socket().onopen();
const nobody = '> {"name":"projects/p/locations/l/services/s/connectors/c","token":null}';
does('wait 15000', 'early: over', 'socket 30', nobody, 'wait 15000');
const end = follow('again', three);
does('> {"requestId":"2","subscribe":{"operationName":"Three","variables":{}}}');
end();
does('> {"requestId":"2","cancel":{}}', 'wait 15000', 'again: over');
await due();
does('close 30');
