/* Lets Node load the program: it is TypeScript, which Node itself does not load in node_modules. */
import * as nodeModule from 'node:module';
import { register } from 'tsx/esm/api';
import * as plainPackages from './plain-packages.mjs';

// Read by the native library of the bundler when it loads. By default its allocator keeps freed memory for each thread,
// 120 MB; more threads do not bundle these sources faster.
process.env.MIMALLOC_PURGE_DELAY ??= '0';
process.env.TOKIO_WORKER_THREADS ??= '1';

register();
// Hooks registered later run first. Node 20 supports them only in a separate thread.
if (nodeModule.registerHooks) nodeModule.registerHooks(plainPackages);
else nodeModule.register('./plain-packages.mjs', import.meta.url);
