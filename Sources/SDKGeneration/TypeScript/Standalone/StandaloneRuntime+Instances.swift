extension StandaloneRuntime {
    /// What stands for a connector of a server.
    static let instances: String = #"""
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

        """#
}
