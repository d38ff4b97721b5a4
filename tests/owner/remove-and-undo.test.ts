import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ContentChange } from '../../src/owner/content-change.ts';
import { undoChange } from '../../src/owner/undo-change.ts';
import { readRawContent } from '../../src/site/read-content.ts';
import { runCommand, typing } from '../commands/run-command.ts';
import { differences, readAll } from '../folder-contents.ts';
import { append } from '../site/content-tree.ts';
import { treeForTest } from '../site/tree-for-test.ts';
import { times } from '../tier.ts';
import { scene } from './camera.ts';

const rootOf = (contentDir: string) => ({ root: path.dirname(contentDir) });

describe('npm run remove', () => {
  it('removes a record and renumbers the others; undo restores every byte', async () => {
    const contentDir = treeForTest();
    const before = await readAll(contentDir);
    const { value } = (await readRawContent(contentDir)).sources.records.get('projects.yaml')?.[0] ?? {};
    const { name } = value as { name: string };
    const unasked = await runCommand('remove', ['project', name], rootOf(contentDir));
    expect(unasked.status).toBe(1);
    expect(unasked.stderr).toContain(`npm run remove project ${name} -- --yes`);
    const keeping = await runCommand('remove', ['project', name, '--keep-file'], rootOf(contentDir));
    expect(keeping.stderr).toContain(`npm run remove project ${name} -- --keep-file --yes`);
    expect(differences(before, await readAll(contentDir))).toEqual([]);
    // npm answers its own option.
    const viaNpx = { npm_command: 'exec', npm_config_yes: 'true' };
    await runCommand('remove', ['project', name], { ...rootOf(contentDir), environment: viaNpx });
    expect(differences(before, await readAll(contentDir))).toEqual([]);
    const removed = await runCommand('remove', ['project', name, '--yes'], rootOf(contentDir));
    expect(removed).toMatchObject({ status: 0, stderr: '' });
    expect(removed.stdout).toContain(`removed ${name} from content/projects.yaml\n`);
    const { rawContent, diagnostics } = await readRawContent(contentDir);
    expect(diagnostics).toEqual([]);
    expect(rawContent?.projects.map(({ id }) => id)).toEqual([1]);
    expect((await runCommand('undo', [], rootOf(contentDir))).status).toBe(0);
    expect(differences(before, await readAll(contentDir))).toEqual([]);
    expect((await runCommand('undo', [], rootOf(contentDir))).stderr).toContain('nothing to undo');
  });

  it('asks, then also removes the case study of a project and its own images; undo restores them', async () => {
    const tree = {
      // Two images are shown elsewhere too; the map is in record and case study, the sketch only in the case study.
      'art.yaml': (text: string) =>
        text.replace(/source: \S+/, 'source: /images/projects/harbour-map/2-list.jpg'),
      'projects/harbour-map.md':
        'One.\n\n![A map.](1-map.png)\n\n![A sketch.](sketch.jpg)\n\n![Tides.](/images/projects/tide-table.jpg)\n',
      'images/projects/harbour-map/sketch.jpg': await scene(4).jpeg().toBuffer(),
      'images/projects/harbour-map/unused.jpg': await scene(5).jpeg().toBuffer(),
    };
    const going = [
      'images/projects/harbour-map/1-map.png',
      'images/projects/harbour-map/sketch.jpg',
      'projects/harbour-map.md',
    ];
    const contentDir = treeForTest(tree);
    const before = await readAll(contentDir);
    const { questions, openPrompt } = typing('no');
    const args = ['project', 'harbour-map'];
    await runCommand('remove', args, { ...rootOf(contentDir), openPrompt });
    expect(differences(before, await readAll(contentDir))).toEqual([]);
    for (const file of going) expect(questions[0]).toContain(`content/${file}\n`);
    expect(questions[0]).not.toMatch(/2-list|tide-table|unused/);
    await runCommand('remove', args, { ...rootOf(contentDir), openPrompt: typing('yes').openPrompt });
    expect(differences(before, await readAll(contentDir))).toEqual([...going, 'projects.yaml'].sort());
    expect((await readRawContent(contentDir)).diagnostics).toEqual([]);
    expect((await runCommand('undo', [], rootOf(contentDir))).status).toBe(0);
    expect(differences(before, await readAll(contentDir))).toEqual([]);
    await runCommand('remove', [...args, '--keep-file', '--yes'], rootOf(contentDir));
    expect(differences(before, await readAll(contentDir))).toEqual([
      'projects.yaml',
      'projects/harbour-map.md',
    ]);
  });

  it('removes a note with the pictures that nothing else shows', async () => {
    const contentDir = treeForTest({
      'pages.yaml': append('- name: notes\n  kind: notes\n  heading: Notes\n  description: Notes.\n'),
      'notes/quay.md': '---\ntitle: Quay\ndate: 2026-01-01\n---\n\n![Fog.](fog.jpg)\n',
      'images/notes/quay/fog.jpg': 'a picture',
    });
    const before = await readAll(contentDir);
    await runCommand('remove', ['note', 'quay', '--yes'], rootOf(contentDir));
    const going = ['images/notes/quay/fog.jpg', 'notes/quay.md'];
    expect(differences(before, await readAll(contentDir))).toEqual(going);
  });

  it('removes no images while a file of content/ cannot be read', async () => {
    const contentDir = treeForTest({ 'art.yaml': '- id: 1\n  title: "open\n' });
    const before = await readAll(contentDir);
    await runCommand('remove', ['project', 'tide-table', '--yes'], rootOf(contentDir));
    expect(differences(before, await readAll(contentDir))).toEqual(['projects.yaml']);
  });
});

describe('npm run undo', () => {
  it('undoes and redoes many changes, with their pictures', async () => {
    const contentDir = treeForTest();
    const states = [await readAll(contentDir)];
    const redo = { isRedo: true };
    const count = times(10, 50);
    for (let step = 1; step <= count; step += 1) {
      const change = await ContentChange.begin(contentDir);
      const picture = step % 5 === 2 ? [`images/${step}.jpg`] : [];
      const staged = picture.map(async (file) => [file, await change.stage(Buffer.from(file))] as const);
      const removed = step % 5 === 3 ? [`images/${step - 1}.jpg`] : [];
      const texts = new Map([['about/hobbies.md', `Number ${step}.\n`]]);
      await change.commit(new Map(await Promise.all(staged)), texts, { removed });
      states.push(await readAll(contentDir));
    }
    for (const state of states.slice(0, -1).reverse()) {
      await undoChange(contentDir);
      expect(differences(state, await readAll(contentDir))).toEqual([]);
    }
    expect(await undoChange(contentDir)).toBeNull();
    for (const state of states.slice(1)) {
      await undoChange(contentDir, redo);
      expect(differences(state, await readAll(contentDir))).toEqual([]);
    }
    expect(await undoChange(contentDir, redo)).toBeNull();
    for (let step = 0; step < 3; step += 1) await undoChange(contentDir);
    const { stdout } = await runCommand('undo', ['--list'], rootOf(contentDir));
    const lines = stdout.split('\n').map((line) => line.replace(/^.{20}/, ''));
    expect(lines).toHaveLength(count + 3);
    expect(lines.slice(0, 4)).toEqual([
      `undone  about/hobbies.md +1 -1: Number ${count}.`,
      `undone  about/hobbies.md +1 -1: Number ${count - 1}.`,
      `undone  about/hobbies.md +1 -1: Number ${count - 2}., 1 picture removed`,
      `        about/hobbies.md +1 -1: Number ${count - 3}., 1 picture added`,
    ]);
    expect(stdout).toContain(`${count / 5 - 1} removed picture`);
    expect(stdout).toContain(' in .cache/history/');
  });

  it('keeps the picture of a change that can no longer be redone', async () => {
    const contentDir = treeForTest();
    const file = path.join(contentDir, '../map.png');
    await writeFile(file, await scene(3).png().toBuffer());
    const args = ['project', '--title', 'A Map', '--picture', file, '--alt', 'A map.', '--yes'];
    await runCommand('add', args, rootOf(contentDir));
    await runCommand('undo', [], rootOf(contentDir));
    await runCommand('add', ['awards', '--title', 'A Prize', '--yes'], rootOf(contentDir));
    expect((await runCommand('undo', ['--redo'], rootOf(contentDir))).status).toBe(1);
    const { stdout } = await runCommand('undo', ['--list'], rootOf(contentDir));
    expect(stdout).toContain('1 removed picture in .cache/history/');
  });

  it('changes nothing if a file was edited since', async () => {
    const contentDir = treeForTest();
    await runCommand('add', ['awards', '--title', 'A Prize', '--yes'], rootOf(contentDir));
    const file = path.join(contentDir, 'awards.yaml');
    await writeFile(file, `${await readFile(file, 'utf8')}# mine\n`);
    const before = await readAll(contentDir);
    const { status, stderr } = await runCommand('undo', [], rootOf(contentDir));
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^Nothing was undone.* content\/awards\.yaml\. Reverse your own changes/),
    ]);
    expect(differences(before, await readAll(contentDir))).toEqual([]);
  });
});

describe('npm run add', () => {
  it('accepts addresses and dates as people type them', async () => {
    const contentDir = treeForTest();
    const args = ['project', '--title', 'A Map', '--github', 'github.com/ada/map', '--yes'];
    expect(await runCommand('add', args, rootOf(contentDir))).toMatchObject({ status: 0, stderr: '' });
    expect(await readFile(path.join(contentDir, 'projects.yaml'), 'utf8')).toContain(
      'github: https://github.com/ada/map\n',
    );
    const job = ['work', '--title', 'Engineer', '--start', 'May 2025', '--end', 'present', '--yes'];
    expect(await runCommand('add', job, rootOf(contentDir))).toMatchObject({ status: 0, stderr: '' });
    const text = await readFile(path.join(contentDir, 'work.yaml'), 'utf8');
    expect(text).toMatch(/start: ["']?2025-05["']?\n/);
    expect(text.slice(text.indexOf('2025-05'))).toMatch(/end: ["']{2}\n/);
  });
});
