extension StandaloneRuntime {
    /// What observers are told.
    static let liveQuery: String = #"""
        /** A query that somebody follows; equal ones are asked for once. */
        class LiveQuery {
          constructor(id, ref) {
            this.id = id;
            this.ref = ref;
            this.observers = new Set();
          }

          take({ data, errors, extensions }) {
            if (errors?.length) return this.fail(operationError(this.ref, { data, errors }));
            this.last = { data, source: 'SERVER', fetchTime: new Date().toISOString(), ref: this.ref, extensions };
            for (const observer of [...this.observers]) this.tell(observer, this.last);
          }

          tell(observer, result) {
            if (this.observers.has(observer)) guarded(() => observer.onNext(result));
          }

          fail(error) {
            for (const observer of [...this.observers]) {
              if (!this.observers.has(observer)) continue;
              if (observer.onErr) guarded(() => observer.onErr(error));
              else console.error(error);
            }
          }

          complete() {
            const observers = [...this.observers];
            this.observers.clear();
            for (const observer of observers) guarded(() => observer.onComplete?.());
          }
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

        """#
}
