extension StandaloneRuntime {
    /// What observers are told.
    static let liveQuery: String = #"""
        /** A query that somebody follows; equal ones are asked for once. */
        class LiveQuery {
          constructor(id, ref) {
            this.id = id;
            this.ref = ref;
            this.observers = new Set();
            /** What the server said last: a result or an error. */
            this.last = undefined;
          }

          take({ data, errors, extensions }) {
            this.last = errors?.length
              ? { error: operationError(this.ref, { data, errors }) }
              : { result: { data, source: 'SERVER', fetchTime: new Date().toISOString(), ref: this.ref, extensions } };
            this.tellAll(this.last);
          }

          /** Tells somebody who came later. */
          repeat(observer) {
            if (!this.last) return;
            const { result, error } = this.last;
            this.tell(observer, { result: result && { ...result, source: 'CACHE' }, error });
          }

          fail(error) {
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
