// Has the client of standalone SDKs call a server of our own words: calls.mjs DATACONNECT_JS
import assert from 'node:assert/strict';

const requests = [];
const answers = [];

// Milliseconds until a call is given up.
AbortSignal.timeout = (milliseconds) => `in ${milliseconds}`;
globalThis.fetch = async (url, { method, headers, body, signal }) => {
  assert.equal(signal, 'in 40000');
  const { name, ...rest } = JSON.parse(body);
  const token = headers['X-Firebase-Auth-Token'];
  requests.push(`${method} ${url.split('/').pop()} ${JSON.stringify(rest)}${token ? ` by ${token}` : ''}`);
  const answer = answers.shift();
  if (answer instanceof Error) throw answer;
  const [status, text] = answer;
  return { status, text: async () => (typeof text === 'string' ? text : JSON.stringify(text)) };
};

/** All requests since the last time. */
function sent(...lines) {
  assert.deepEqual(requests.splice(0), lines);
  assert.equal(answers.length, 0, 'all answers were wanted');
}

/** What a call comes to: its data and where that is from, or what went wrong. */
async function outcome(promise) {
  try {
    const { data, source } = await promise;
    return `${JSON.stringify(data)} ${source}`;
  } catch (error) {
    assert.ok(error instanceof client.DataConnectError, error.stack);
    const { code, status, message } = error;
    return `${code}${status ? ` ${status}` : ''}: ${message}`;
  }
}

const client = await import(process.argv[2]);
const { executeMutation, executeQuery, getDataConnect, mutationRef, queryRef, setAuthTokenProvider } = client;
const config = { connector: 'c', service: 's', location: 'l' };

// Without a page around it the client must be told where the server is.
assert.match(await outcome(executeQuery(queryRef(getDataConnect(config), 'Get'))), /^invalid-argument: no server is known/);
globalThis.location = { protocol: 'https:', host: 'movies.example.org' };
const dc = getDataConnect(config);
const get = queryRef(dc, 'Get', { id: 1, absent: undefined, none: null });
const add = mutationRef(dc, 'Add', { n: 1 });

// Results.
answers.push([200, { data: { n: 1 }, errors: [] }], [200, { data: { add: 1 } }]);
assert.equal(await outcome(executeQuery(get)), '{"n":1} SERVER');
assert.equal(await outcome(executeMutation(add)), '{"add":1} SERVER');
const getting = 'POST c:executeQuery {"operationName":"Get","variables":{"id":1,"none":null}}';
const adding = 'POST c:executeMutation {"operationName":"Add","variables":{"n":1}}';
sent(getting, adding);

// Errors in a result bring what there is in spite of them; refusals have the server's words in either shape.
answers.push([200, { data: { n: null }, errors: [{ message: 'one' }, { message: 'two', path: ['n'] }] }]);
const failure = await executeQuery(get).catch((error) => error);
assert.ok(failure instanceof client.DataConnectOperationError && failure instanceof Error);
assert.equal(`${failure}`, 'DataConnectOperationError: one; two');
assert.deepEqual(failure.response, {
  data: { n: null },
  errors: [{ message: 'one', path: [] }, { message: 'two', path: ['n'] }]
});
sent(getting);
const refusals = [
  [[403, { code: 7, message: 'no', status: 'PERMISSION_DENIED' }], 'other PERMISSION_DENIED: no'],
  [[404, { error: { code: 404, message: 'gone', status: 'NOT_FOUND' } }], 'other NOT_FOUND: gone'],
  [[401, { message: 'who?', status: 'UNAUTHENTICATED' }], 'unauthorized UNAUTHENTICATED: who?'],
  [[503, { message: 'later', status: 'UNAVAILABLE' }], 'unavailable UNAVAILABLE: later'],
  [[400, {}], 'other: the server refused Add with status 400'],
  [[200, { errors: [{ message: 'lost', extensions: { code: 'UNKNOWN' } }] }], 'outcome-unknown UNKNOWN: lost'],
  // Nobody knows whether a mutation without an answer was done: it is not sent again.
  [new TypeError('fetch failed'), 'outcome-unknown: Add got no answer: fetch failed; whether it was done is not known'],
  [
    [502, '<h1>Bad Gateway</h1>'],
    'outcome-unknown: Add got no answer: what came with status 502 is no result; whether it was done is not known'
  ],
  [
    [200, 'null'],
    'outcome-unknown: Add got no answer: what came with status 200 is no result; whether it was done is not known'
  ]
];
for (const [answer, expected] of refusals) {
  answers.push(answer);
  assert.equal(await outcome(executeMutation(add)), expected);
  sent(adding);
}
answers.push(new TypeError('fetch failed'));
assert.equal(await outcome(executeQuery(get)), 'unavailable: Get got no answer: fetch failed');
sent(getting);

// A token that is not believed is renewed once, and only another one of the same user is tried.
const token = (user, number) => `e30.${btoa(JSON.stringify({ sub: user, number }))}.`;
const tokens = [];
const asked = [];
await setAuthTokenProvider(dc, async ({ forceRefresh }) => {
  asked.push(forceRefresh);
  return tokens.length > 1 ? tokens.shift() : tokens[0];
});
tokens.push(token('ada', 1), token('ada', 2));
answers.push([401, { message: 'old' }], [200, { data: { add: 2 } }]);
assert.equal(await outcome(executeMutation(add)), '{"add":2} SERVER');
sent(`${adding} by ${token('ada', 1)}`, `${adding} by ${token('ada', 2)}`);
assert.deepEqual(asked.splice(0), [false, false, true]);
answers.push([401, { message: 'still old' }]);
assert.equal(await outcome(executeMutation(add)), 'unauthorized: still old');
sent(`${adding} by ${token('ada', 2)}`);
tokens.splice(0, 1, token('ada', 2), token('bob', 1));
answers.push([401, { message: 'of somebody else' }]);
assert.equal(await outcome(executeMutation(add)), 'unauthorized: of somebody else');
sent(`${adding} by ${token('ada', 2)}`);
await setAuthTokenProvider(dc, () => 'with a blank');
assert.equal(await outcome(executeQuery(get)), 'invalid-argument: the token provider gave what is no token');
await setAuthTokenProvider(dc, () => { throw new Error('no network'); });
assert.equal(await outcome(executeQuery(get)), 'other: the token provider failed: no network');
await setAuthTokenProvider(dc, undefined);
sent();

// A cache is asked first where there is one, and belongs to one user.
const cacheOnly = { fetchPolicy: 'CACHE_ONLY' };
assert.equal(await outcome(executeQuery(get, cacheOnly)), 'other: no result of Get is kept: ask the server first');
getDataConnect(config, { cacheSettings: { cacheProvider: client.makeMemoryCacheProvider(), maxAgeSeconds: 60 } });
for (const n of [3, 4]) answers.push([200, { data: { n } }]);
assert.equal(await outcome(executeQuery(get)), '{"n":3} SERVER');
assert.equal(await outcome(executeQuery(queryRef(dc, 'Get', { none: null, id: 1 }))), '{"n":3} CACHE');
assert.equal(await outcome(executeQuery(get, { fetchPolicy: 'SERVER_ONLY' })), '{"n":4} SERVER');
assert.equal(await outcome(executeQuery(get, cacheOnly)), '{"n":4} CACHE');
await setAuthTokenProvider(dc, () => token('bob', 1));
assert.match(await outcome(executeQuery(get, cacheOnly)), /^other: no result of Get is kept/);
assert.equal(requests.length, 2);
requests.length = 0;

// Who is signed in is what the provider says now, not what it said once. Without a network it may have nothing to say.
let user = token('ada', 3);
await setAuthTokenProvider(dc, () => {
  if (!user) throw new Error('no network');
  return user;
});
answers.push([200, { data: { n: 5 } }]);
assert.equal(await outcome(executeQuery(get)), '{"n":5} SERVER');
user = undefined;
assert.equal(await outcome(executeQuery(get)), '{"n":5} CACHE');
user = token('bob', 2);
assert.match(await outcome(executeQuery(get, cacheOnly)), /^other: no result of Get is kept/);
assert.equal(requests.length, 1);
requests.length = 0;

// What is wrong with a call is told before anything is sent.
assert.equal(
  await outcome(executeQuery(add)), 'invalid-argument: executeQuery takes a reference to a query, not to a mutation');
assert.throws(() => client.subscribe(get), { code: 'invalid-argument', message: 'Must provide onNext' });
assert.throws(() => client.validateArgs(config, undefined, undefined, true), { message: 'Variables required.' });
getDataConnect(config, { host: 'movies.example.org/path' });
assert.equal(
  await outcome(executeQuery(get, { fetchPolicy: 'SERVER_ONLY' })),
  'invalid-argument: "movies.example.org/path" is not a host: write a name, or a name and a port');
await client.terminate(dc);
assert.equal(await outcome(executeMutation(add)), 'not-initialized: this instance was closed: get another one');
sent();
