extension StandaloneRuntime {
    /// What observers are told.
    static let liveQuery: String = #"""
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

        """#
}
