#!/usr/bin/env node
/*
 * The program: `portfolio build`. Plain JavaScript that any Node can read, because it says so when this one is too old.
 * What it runs is TypeScript, which Node itself would not read in node_modules.
 */
import * as nodeModule from 'node:module';
import * as plainPackages from './plain-packages.mjs';
import { isNodeSupported, neededNode } from './supported-node.mjs';

if (isNodeSupported(process.versions.node)) {
  const { register } = await import('tsx/esm/api');
  register();
  // Hooks registered later run first. Node 20 has them on a thread of their own only.
  if (nodeModule.registerHooks) nodeModule.registerHooks(plainPackages);
  else nodeModule.register('./plain-packages.mjs', import.meta.url);
  const { runProgram } = await import('../src/pipeline/commands/program.ts');
  await runProgram(process.argv.slice(2));
} else {
  console.error(
    `This is Node ${process.versions.node}; the project needs ${neededNode}. Get it from https://nodejs.org`,
  );
  process.exitCode = 1;
}
