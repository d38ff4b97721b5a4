import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { openFolder } from '../../../src/editor/server/open-folder.ts';
import { folderForTest } from '../../temporary-folder.ts';

afterEach(() => vi.unstubAllEnvs());

it.runIf(process.platform === 'linux')(
  'names the folder if no program opens it, or the program fails without a desktop',
  async () => {
    const programs = folderForTest();
    vi.stubEnv('PATH', programs);
    const openWith = async (script: string | null) => {
      const file = path.join(programs, 'xdg-open');
      if (script) await writeFile(file, `#!/bin/sh\n${script}\n`);
      if (script) await chmod(file, 0o755);
      return openFolder('/site/folder').catch((error: Error) => error.message);
    };
    const refused = 'No program on this machine opens folders. The folder is /site/folder';
    expect(await openWith(null)).toBe(refused);
    expect(await openWith('exit 3')).toBe(refused);
    expect(await openWith('[ "$1" = /site/folder ]')).toBeUndefined();
  },
);
