#!/usr/bin/env node
/*
 * The program: `portfolio build`. Plain JavaScript that any Node can read, because it says so when this one is too old.
 * What it runs is TypeScript, which Node itself would not read in node_modules.
 */
import * as nodeModule from 'node:module';
import { setFlagsFromString } from 'node:v8';
import * as plainPackages from './plain-packages.mjs';
import { isNodeSupported, neededNode } from './supported-node.mjs';

// What the bundler's library reads as it is loaded. Its allocator would keep what is freed, in a heap for each of its
// threads: 120 MB, and these sources are bundled no sooner by more of them.
process.env.MIMALLOC_PURGE_DELAY ??= '0';
process.env.TOKIO_WORKER_THREADS ??= '1';

// Else the heap would grow to twice what is in use before it is tidied: 90 MB at 2,000 projects, for a twentieth more of
// processor time.
setFlagsFromString('--heap-growing-percent=20');

if (isNodeSupported(process.versions.node)) {
  const { register } = await import('tsx/esm/api');
  register();
  // Hooks registered later run first. Node 20 has them on a thread of their own only.
  if (nodeModule.registerHooks) nodeModule.registerHooks(plainPackages);
  else nodeModule.register('./plain-packages.mjs', import.meta.url);
  const { runProgram } = await import('../src/commands/program.ts');
  await runProgram(process.argv.slice(2));
} else {
  console.error(
    `This is Node ${process.versions.node}; the project needs ${neededNode}. Get it from https://nodejs.org`,
  );
  process.exitCode = 1;
}
