extension StandaloneRuntime {
    /// The WebSocket: opened, lost, opened again.
    static let stream: String = #"""
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

        """#
}
