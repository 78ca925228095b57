// The same module for `import`.
import runtime from './index.cjs';

export const { DataConnect, getDataConnect, validateAdminArgs } = runtime;
