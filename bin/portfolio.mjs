#!/usr/bin/env node
/*
 * The program: `portfolio build`. Plain JavaScript that any Node can read, because it says so when this one is too old.
 * What it runs is TypeScript, which Node itself would not read in node_modules.
 */
import { isNodeSupported, neededNode } from './supported-node.mjs';

if (isNodeSupported(process.versions.node)) {
  const { register } = await import('tsx/esm/api');
  register();
  const { runProgram } = await import('../src/pipeline/commands/program.ts');
  await runProgram(process.argv.slice(2));
} else {
  console.error(
    `This is Node ${process.versions.node}; the project needs ${neededNode}. Get it from https://nodejs.org`,
  );
  process.exitCode = 1;
}
