import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { undoUnfinished } from '../../src/owner/content-change.ts';
import { readRawContent } from '../../src/site/read-content.ts';
import { differences, readAll } from '../folder-contents.ts';
import { withTree } from '../site/content-tree.ts';
import { phonePhoto, putFiles } from './camera.ts';
import { countSteps, resume, runKilled } from './killed-process.ts';

const root = path.resolve(import.meta.dirname, '../..');
const kills = 50;

const commands = {
  'photos add': ['photos', 'add', 'camera', '--gallery', 'travel', '--yes'],
  import: ['import', 'resume.json', '--yes'],
};

const from = (file: string) => JSON.stringify(path.join(root, file));

/** Runs a command in the process, as bin/portfolio.mjs does. */
function commandIn(folder: string, [name = '', ...words]: string[]): string {
  return `
    const { runCommand } = await import(${from('src/commands/program.ts')});
    const { ownTerminal } = await import(${from('src/commands/terminal.ts')});
    const typedIn = ${JSON.stringify(folder)};
    process.exitCode = await runCommand(${JSON.stringify(name)}, ${JSON.stringify([...words, '--content', path.join(folder, 'content')])},
      { ...ownTerminal(typedIn), typedIn, environment: {}, print: () => {}, openPrompt: null });`;
}

/** Saves two files and a dropped picture, as the editor does. */
function saveIn(folder: string): string {
  return `
    const { readFile } = await import('node:fs/promises');
    const { saveDrafts } = await import(${from('src/editor/server/drafts.ts')});
    const folder = ${JSON.stringify(folder)};
    const draft = async (file, change) => {
      const before = await readFile(folder + '/content/' + file, 'utf8');
      return { file, before, after: change(before) };
    };
    const drafts = [
      await draft('owner.yaml', (text) => '# Changed.\\n' + text),
      await draft('travel.yaml', (text) =>
        text + '\\n- { id: 90, name: late, title: Late, alt: A pier., source: /images/travel/late.jpg }\\n'),
    ];
    await saveDrafts({ contentDir: folder + '/content', droppedDir: folder + '/dropped' },
      { drafts, conflicts: [], renamings: [], moved: new Map(), refused: [] });`;
}

it.each([
  ['photos add', (folder: string) => commandIn(folder, commands['photos add'])],
  ['import', (folder: string) => commandIn(folder, commands.import)],
  ['a save of the editor', saveIn],
])(
  `leaves content/ as it was or complete when %s is killed ${kills} times`,
  { timeout: 3_600_000 },
  async (_name, scriptOf) => {
    const photos = { 'Old pier.jpg': await phonePhoto(1), 'Boats.jpg': await phonePhoto(2, { day: 3 }) };
    let after: Map<string, string> | undefined;
    let isChanged = false;
    let steps = 0;
    const runOnce = (step?: number): Promise<void> =>
      withTree({}, async (contentDir) => {
        const folder = path.dirname(contentDir);
        await mkdir(path.join(folder, '.cache'), { recursive: true });
        await putFiles(path.join(folder, 'camera'), photos);
        await putFiles(path.join(folder, 'dropped/images/travel'), { 'late.jpg': photos['Boats.jpg'] });
        await writeFile(path.join(folder, 'resume.json'), resume);
        const before = await readAll(contentDir);
        if (step === undefined) steps = await countSteps(scriptOf(folder));
        else expect(await runKilled(scriptOf(folder), step)).toBe(false);
        // Every command begins like this.
        await undoUnfinished(contentDir);
        const now = await readAll(contentDir);
        const { diagnostics } = await readRawContent(contentDir);
        expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
        after ??= now;
        isChanged = differences(before, now).length > 0;
        if (isChanged) expect(differences(after, now), `killed before step ${step}`).toEqual([]);
      });
    await runOnce();
    expect(isChanged).toBe(true);
    // Only the last steps change files of content/.
    const outcomes: boolean[] = [];
    for (let step = Math.max(0, steps - kills); step < steps; step += 1) {
      await runOnce(step);
      outcomes.push(isChanged);
    }
    expect(outcomes[0]).toBe(false);
    expect(outcomes.slice(outcomes.indexOf(true))).not.toContain(false);
    expect(outcomes.at(-1)).toBe(true);
  },
);
