// The same module for `import`.
import runtime from './index.cjs';

export const {
  DataConnect, DataConnectError, QueryFetchPolicy, CallerSdkTypeEnum, getDataConnect, connectDataConnectEmulator,
  makeMemoryCacheProvider, validateArgs, validateArgsWithOptions, queryRef, mutationRef, executeQuery, executeMutation,
  subscribe
} = runtime;
