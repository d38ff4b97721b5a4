import { expect, it } from 'vitest';
import { commands } from '../../src/commands/program.ts';
import { runCommand } from './run-command.ts';

it.each(Object.entries(commands))('%s is there, and explains itself', async (name, load) => {
  const { run } = await load();
  expect(await runCommand(run, ['--help'])).toEqual({
    status: 0,
    stderr: '',
    stdout: expect.stringMatching(name === 'start' ? /^npm start/ : new RegExp(`^npm run ${name}`)),
  });
});
