import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { commandNames } from '../../../src/pipeline/commands/program.ts';

const root = path.resolve(import.meta.dirname, '../../..');

it.concurrent.each(commandNames)(
  '%s starts as a program, and explains itself',
  { timeout: 60_000 },
  async (task) => {
    const child = spawn(process.execPath, ['bin/portfolio.mjs', task, '--help'], { cwd: root });
    let said = '';
    let complained = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
    });
    child.stderr.on('data', (chunk) => {
      complained += chunk;
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect([code, complained]).toEqual([0, '']);
    expect(said).toMatch(task === 'start' ? /^npm start/ : new RegExp(`^npm run ${task}`));
  },
);
