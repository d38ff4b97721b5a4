/* Lets Node load the program: it is TypeScript, which Node itself does not load in node_modules. */
import * as nodeModule from 'node:module';
import { register } from 'tsx/esm/api';
import * as plainPackages from './plain-packages.mjs';

register();
// Hooks registered later run first. Node 20 supports them only in a separate thread.
if (nodeModule.registerHooks) nodeModule.registerHooks(plainPackages);
else nodeModule.register('./plain-packages.mjs', import.meta.url);
