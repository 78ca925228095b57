extension StandaloneRuntime {
    /// What can go wrong.
    static let errors: String = #"""
        // Errors

        export class DataConnectError extends Error {
          constructor(code, message, { status, cause } = {}) {
            super(message, cause === undefined ? undefined : { cause });
            this.name = 'DataConnectError';
            this.code = code;
            if (status !== undefined) this.status = status;
          }
        }

        export class DataConnectOperationError extends DataConnectError {
          constructor(code, message, response, options) {
            super(code, message, options);
            this.name = 'DataConnectOperationError';
            this.response = response;
          }
        }

        /** What a result with errors in it is to whoever asked. */
        function operationError(ref, { data, errors }) {
          const status = errors[0].extensions?.code;
          const response = { data: data ?? null, errors: errors.map((error) => ({ ...error, path: error.path ?? [] })) };
          return new DataConnectOperationError(
            codeOf(ref, status) ?? 'partial-error', errors.map(({ message }) => message).join('; '), response, { status });
        }

        function codeOf(ref, status) {
          if (status === 'UNAUTHENTICATED') return 'unauthorized';
          if (status === 'UNAVAILABLE') return 'unavailable';
          return status === 'UNKNOWN' && ref.refType === 'mutation' ? 'outcome-unknown' : undefined;
        }

        /** No answer came. What was to be read can be asked for again; what was to be written may have been. */
        function noAnswer(ref, reason, cause) {
          return ref.refType === 'query'
            ? new DataConnectError('unavailable', `${ref.name} got no answer: ${reason}`, { cause })
            : new DataConnectError(
                'outcome-unknown', `${ref.name} got no answer: ${reason}; whether it was done is not known`, { cause });
        }

        """#
}
