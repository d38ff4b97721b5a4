#!/usr/bin/env node
/*
 * The program: `portfolio build`. Plain JavaScript that any Node version can read, to report an unsupported one.
 */
import { isNodeSupported, neededNode } from './supported-node.mjs';

if (isNodeSupported(process.versions.node)) {
  const { loadProgram } = await import('./load-program.mjs');
  const { runProgram } = await loadProgram('commands/program');
  await runProgram(process.argv.slice(2));
} else {
  console.error(
    `This is Node ${process.versions.node}; the project needs ${neededNode}. Get it from https://nodejs.org`,
  );
  process.exitCode = 1;
}
