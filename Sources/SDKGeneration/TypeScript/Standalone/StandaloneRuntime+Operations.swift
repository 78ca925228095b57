extension StandaloneRuntime {
    /// Calls, their results, and what is kept of these; what generated functions do with their arguments.
    static let operations: String = #"""
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

        """#
}
