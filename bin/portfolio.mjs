#!/usr/bin/env node
/*
 * The program: `portfolio build`. Plain JavaScript that any Node version can read, to report an unsupported one.
 */
import { setFlagsFromString } from 'node:v8';
import { isNodeSupported, neededNode } from './supported-node.mjs';

// Read by the native library of the bundler when it loads. By default its allocator keeps freed memory for each thread,
// 120 MB; more threads do not bundle these sources faster.
process.env.MIMALLOC_PURGE_DELAY ??= '0';
process.env.TOKIO_WORKER_THREADS ??= '1';

// By default the heap grows to twice its use before garbage collection: 90 MB at 2,000 projects, for 5 % less processor
// time.
setFlagsFromString('--heap-growing-percent=20');

if (isNodeSupported(process.versions.node)) {
  await import('./register.mjs');
  const { runProgram } = await import('../src/commands/program.ts');
  await runProgram(process.argv.slice(2));
} else {
  console.error(
    `This is Node ${process.versions.node}; the project needs ${neededNode}. Get it from https://nodejs.org`,
  );
  process.exitCode = 1;
}
