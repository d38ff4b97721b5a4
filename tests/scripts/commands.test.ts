import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { generateCommandFiles } from '../../scripts/commands.ts';

it.each([...generateCommandFiles()])(
  '%s matches the table of commands; if not:   npm run commands',
  (file, text) => {
    expect(readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8')).toBe(text);
  },
);
