import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { encodeInWorker } from '../../../src/media/images/picture-worker.ts';
import { validateOriginal } from '../../../src/media/images/validate-original.ts';
import { folderForTest } from '../../temporary-folder.ts';
import { quarters } from './sample-originals.ts';

it.skipIf(process.platform !== 'linux')(
  'explains that an encoding process was killed, and starts another for the next picture',
  async () => {
    const original = path.join(folderForTest(), 'pier.jpg');
    await quarters(40, 30).jpeg().toFile(original);
    const { source } = await validateOriginal(original);
    const settings = { effort: 0, quality: 50, chromaSubsampling: '4:2:0' } as const;
    const size = { width: 40, height: 30 };
    const file = { name: 'a.avif', ...size, carriesRights: false, format: 'avif', settings } as const;
    const encode = () => encodeInWorker({ original, source, files: [file] });
    const encoding = encode();
    for (const worker of pictureWorkers()) process.kill(worker, 'SIGKILL');
    await expect(encoding).rejects.toThrow('ended early (SIGKILL), which happens if the memory is full');
    expect((await encode()).files.map(({ name }) => name)).toEqual(['a.avif']);
  },
);

/** Processes that encode pictures for this one (Linux). */
function pictureWorkers(): number[] {
  const children = readdirSync('/proc/self/task').flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );
  return children
    .filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('picture-worker'))
    .map(Number);
}
