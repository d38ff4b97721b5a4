import { describe, expect, it } from 'vitest';
import { runCommand } from '../commands/run-command.ts';
import { readAll } from '../folder-contents.ts';
import { leaveHalfDone } from '../owner/killed-process.ts';
import { type Change, swap } from './content-tree.ts';
import { treeForTest } from './tree-for-test.ts';

/** Runs `npm run check` on the small tree with changes. */
function check(changes: Record<string, Change>, ...options: string[]) {
  return runCommand('check', ['--content', treeForTest(changes), ...options]);
}

describe('npm run check', () => {
  it('exits with 0 when the content is valid', async () => {
    expect(await check({})).toEqual({ status: 0, stdout: 'The content is in order.\n', stderr: '' });
  });

  it('exits with 0 when the content can be published', async () => {
    const { status, stdout } = await check({}, '--publish');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^The content is ready to be published\.\ncontent\/published\.txt /);
  });

  it('exits with 1 when there is a problem to fix', async () => {
    const { status, stdout, stderr } = await check({ 'art.yaml': swap('title: Fog', 'titel: Fog') });
    expect(status).toBe(1);
    expect(stderr).toBe('');
    expect(stdout).toBe(
      [
        'content/art.yaml:3:3  fog: titel is not a field of this record',
        '  Did you mean "title"?',
        '',
        '1 problem to fix.',
        '',
      ].join('\n'),
    );
  });

  it('exits with 0 when there are only warnings', async () => {
    const { status, stdout } = await check({ 'art.yaml': swap('Two masts in fog.', 'Fog.') });
    expect(status).toBe(0);
    expect(stdout).toContain('content/art.yaml:4:8  warning: fog: alt is "Fog.", the same as the title');
    expect(stdout).toMatch(/\n\n1 warning\.\n$/);
  });

  it('prints notes until site.yaml ignores them', async () => {
    const tools = { 'projects.yaml': swap("additionalInfo: ''", 'additionalInfo: Leaflet, D3') };
    expect((await check(tools)).stdout).toMatch(
      /^content\/projects.yaml {2}for your information: .*: D3 and Leaflet\n.*unlistedTool: \[D3, Leaflet\]\n\nThe content is in order\.\n$/s,
    );
    const site = (text: string) => `${text}ignore:\n  unlistedTool: [D3, Leaflet]\n`;
    expect((await check({ ...tools, 'site.yaml': site })).stdout).toBe('The content is in order.\n');
  });

  it('accepts pictures without texts until the site is published', async () => {
    const changes = { 'travel.yaml': (text: string) => text.replaceAll(/alt: .*/g, 'alt:') };
    const looking = await check(changes);
    expect(looking.status).toBe(0);
    expect(looking.stdout).toMatch(
      /^content\/travel\.yaml {2}before publishing: alt is empty for 2 pictures: /,
    );
    expect(looking.stdout).toMatch(/\n\n2 texts to write before publishing\.\n$/);
    const publishing = await check(changes, '--publish');
    expect(publishing.status).toBe(1);
    expect(publishing.stdout).toMatch(/\n\n2 problems to fix\.\n$/);
  });

  it('reverts the changes of an interrupted command first', async () => {
    const contentDir = treeForTest();
    const before = await readAll(contentDir);
    await leaveHalfDone(contentDir, 4194999);
    expect(await runCommand('check', ['--content', contentDir])).toEqual({
      status: 0,
      stdout: 'The content is in order.\n',
      stderr: expect.stringContaining('2 files were restored.'),
    });
    expect(await readAll(contentDir)).toEqual(before);
  });

  it('refuses a picture that a build refuses', async () => {
    const { status, stdout } = await check({ 'images/art/fog.png': '<!doctype html><title>Gone</title>' });
    expect(status).toBe(1);
    expect(stdout).toMatch(/^content\/images\/art\/fog\.png {2}\S.*\n {2}\S/);
    expect(stdout).toMatch(/\n1 problem to fix\.\n$/);
  });

  it('refuses the sample before publishing, and only then', async () => {
    const changes = { 'owner.yaml': swap('Ada Quill', 'Mira Solano') };
    expect((await check(changes)).status).toBe(0);
    expect((await check(changes, '--publish')).status).toBe(1);
  });

  it('prints JSON for tools', async () => {
    const { status, stdout } = await check({ 'art.yaml': swap('title: Fog', 'titel: Fog') }, '--json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toEqual({
      ok: false,
      errors: 1,
      unfinished: 0,
      warnings: 0,
      diagnostics: [
        {
          file: 'content/art.yaml',
          line: 3,
          column: 3,
          severity: 'error',
          subject: 'fog',
          summary: 'fog: titel is not a field of this record',
          why: '',
          fix: 'Did you mean "title"?',
          code: 'unknown-field',
          field: 'titel',
        },
      ],
    });
  });
});
