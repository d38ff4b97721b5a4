import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { it } from 'vitest';
import type { commands } from '../../src/commands/table.ts';
import { runCommand } from '../commands/run-command.ts';
import { writeZip } from '../import/write-zip.ts';
import { phonePhoto, putFiles } from '../owner/camera.ts';
import { treeForTest } from '../site/tree-for-test.ts';
import { createPhotoArchive } from './cases/broken-archives.ts';
import { expectGolden } from './expect-golden.ts';

const positions = `Company Name,Title,Started On,Finished On
Quay,Captain,2019,2020
Buoy,Pilot,,
Pier,Mate,2019,2015
`;

const videos = path.resolve(import.meta.dirname, '../fixtures/videos');

it('explains why a file is skipped, and adds the others', async () => {
  const root = path.dirname(treeForTest());
  const photo = await phonePhoto(2);
  await putFiles(path.join(root, 'camera'), {
    'cut.jpg': photo.subarray(0, photo.length >> 1),
    'empty.jpg': '',
    'harbor.jpg': photo,
    'harbor (1).jpg': photo,
    'harbor-small.png': await sharp(photo).resize(300).png().toBuffer(),
    'IMG_7.MOV': await readFile(path.join(videos, 'live.mov')),
    'IMG_7.jpg': await phonePhoto(7),
    'notes.txt': 'Milk.',
    'page.jpg': '<!doctype html><p>Not found</p>',
    'wide.jpg': await phonePhoto(8, { width: 1700, height: 60 }),
    'words.mov': 'Milk.',
  });
  await putFiles(root, {
    'trip.zip': await createPhotoArchive(),
    'export.zip': writeZip([
      { path: 'Positions.csv', bytes: positions },
      {
        path: 'Education.csv',
        bytes: 'School Name,Start Date,End Date,Notes,Degree Name,Activities\nHarbor School,"2019',
      },
      { path: '../Positions.csv', bytes: 'x' },
    ]),
  });
  const printed: string[] = [];
  for (const line of [
    'photos add camera --gallery travel',
    'photos add camera/harbor.jpg --gallery travel',
    'import trip.zip --yes',
    'import export.zip',
  ]) {
    const [name, ...args] = line.split(' ');
    const { status, stdout, stderr } = await runCommand(name as keyof typeof commands, args, { root });
    printed.push(`$ ${line}\n${stdout}${stderr}(exit code ${status})\n`);
  }
  // The encoder decides the sizes, the machine the progress.
  const text = printed
    .join('\n')
    .replaceAll(/[\d.]+ KB(?= +location)/g, '# KB')
    .replaceAll(/^Photos: .*\n/gm, '');
  await expectGolden('skipped-files.txt', text);
});
