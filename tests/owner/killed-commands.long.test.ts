import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { undoUnfinished } from '../../src/owner/content-change.ts';
import { readRawContent } from '../../src/site/read-content.ts';
import { withTree } from '../site/content-tree.ts';
import { phonePhoto, putFiles } from './camera.ts';
import { differences, readAll, runKilled } from './killed-process.ts';

const root = path.resolve(import.meta.dirname, '../..');
const kills = 50;

/** A résumé with a record for several files. */
const resume = JSON.stringify({
  basics: { name: 'Ada Quill', label: 'Sailor' },
  work: [{ name: 'Quay Works', position: 'Rigger', startDate: '2019-02', endDate: '2020-01' }],
  skills: [{ name: 'Ropes', keywords: ['Splicing', 'Knots'] }],
  projects: [{ name: 'Tide Table', description: 'Shows the tide.', startDate: '2021-01' }],
});

const commands = {
  'photos add': ['photos', 'add', 'camera', '--gallery', 'travel', '--yes'],
  import: ['import', 'resume.json', '--yes'],
};

/** Runs a command in this process, as bin/portfolio.mjs does. */
function scriptOf(folder: string, [name = '', ...words]: string[]): string {
  const from = (file: string) => JSON.stringify(path.join(root, file));
  return `
    const { runCommand } = await import(${from('src/commands/program.ts')});
    const { ownTerminal } = await import(${from('src/commands/terminal.ts')});
    const typedIn = ${JSON.stringify(folder)};
    await runCommand(${JSON.stringify(name)}, ${JSON.stringify([...words, '--content', path.join(folder, 'content')])},
      { ...ownTerminal(typedIn), typedIn, environment: {}, print: () => {}, openPrompt: null });`;
}

it.each(Object.entries(commands))(
  `leaves content/ as it was or complete when "%s" is killed ${kills} times`,
  { timeout: 1_200_000 },
  async (_name, command) => {
    const photos = { 'Old pier.jpg': await phonePhoto(1), 'Boats.jpg': await phonePhoto(2, { day: 3 }) };
    let after: Map<string, string> | undefined;
    let stride = 1;
    const changedAt: boolean[] = [];
    /** Returns whether the command lived to its end. */
    const runOnce = (step: number): Promise<boolean> =>
      withTree({}, async (contentDir) => {
        const folder = path.dirname(contentDir);
        await mkdir(path.join(folder, '.cache'), { recursive: true });
        await putFiles(path.join(folder, 'camera'), photos);
        await writeFile(path.join(folder, 'resume.json'), resume);
        const before = await readAll(contentDir);
        const isOver = await runKilled(scriptOf(folder, command), step);
        // The next command begins like this.
        await undoUnfinished(contentDir);
        const now = await readAll(contentDir);
        const { diagnostics } = await readRawContent(contentDir);
        expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
        if (isOver) after ??= now;
        const isChanged = differences(before, now).length > 0;
        if (isChanged && after) expect(differences(after, now), `killed before step ${step}`).toEqual([]);
        changedAt.push(isChanged);
        return isOver;
      });
    expect(await runOnce(1_000_000)).toBe(true);
    // How many steps there are, to spread the kills over them.
    let steps = 1;
    while (!(await runOnce(steps))) steps *= 2;
    let low = steps / 2;
    while (steps - low > 2) {
      const middle = Math.floor((low + steps) / 2);
      if (await runOnce(middle)) steps = middle;
      else low = middle;
    }
    stride = steps / kills;
    changedAt.length = 0;
    for (let kill = 0; kill < kills; kill += 1) await runOnce(Math.floor(kill * stride));
    expect(changedAt.slice(changedAt.indexOf(true))).not.toContain(false);
    expect(changedAt[0]).toBe(false);
  },
);
