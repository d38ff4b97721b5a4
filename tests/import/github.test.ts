import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { localDate } from '../../src/i18n/dates.ts';
import { openGitHub, type SendRequest } from '../../src/import/fetch-github.ts';
import { gitHub } from '../../src/import/github.ts';
import { writeImport } from '../../src/import/import-history.ts';
import { planImport } from '../../src/import/plan-import.ts';
import { readRawContent } from '../../src/site/read-content.ts';
import { phonePhoto } from '../owner/camera.ts';
import { treeForTest } from '../site/tree-for-test.ts';
import { filesOf } from './files-of.ts';
import { optionsFor } from './read-options.ts';

const english = await optionsFor('en');

const berthPlan = {
  ...{ id: 1, name: 'berth-plan', full_name: 'ada-quill/berth-plan', private: false, fork: false },
  html_url: 'https://github.com/ada-quill/berth-plan',
  ...{ description: 'Who lies *where*.', homepage: 'berths.ada-quill.ca', language: 'TypeScript' },
  topics: ['maps', 'typescript', 'tides'],
  pushed_at: '2025-04-02T10:00:00Z',
  ...{
    license: { key: 'mit' },
    stargazers_count: 12,
    archived: false,
    forks_url: 'https://api.github.com/f',
  },
};
const repository = (id: number, name: string, more = {}) => ({
  ...{ ...berthPlan, id, name, full_name: `ada-quill/${name}` },
  ...{ html_url: `https://github.com/ada-quill/${name}`, ...more },
});
const others = [repository(2, 'react', { fork: true }), repository(3, 'diary', { private: true })];
const languages = { Shell: 10, HTML: 4_000, TypeScript: 90_000 };

function saved(repository: object = berthPlan) {
  return filesOf({
    'repos.json': JSON.stringify([repository, ...others]),
    'berth-plan.languages.json': JSON.stringify(languages),
  });
}

/* What lists of them become is in tests/golden/imports.txt, what is refused in refusals.txt. */
describe('repositories of GitHub', () => {
  it('are requested from GitHub: first the list, then languages and pictures of the chosen ones', async () => {
    const requests: string[] = [];
    const ask: SendRequest = async (address) => {
      requests.push(address);
      if (address.includes('/users/ada-quill/repos')) return Response.json([berthPlan, ...others]);
      if (address.endsWith('/languages')) return Response.json(languages);
      if (address.endsWith('/releases/latest')) return Response.json({ tag_name: 'v2.1.0' });
      if (address.startsWith('https://repository-images')) return new Response('picture');
      return new Response(
        '<meta property="og:image" content="https://repository-images.githubusercontent.com/1/ab-c">',
      );
    };
    const { projects } = await gitHub.read(await openGitHub('ada-quill', ask), english);
    expect(projects).toMatchObject([
      {
        record: { languages: 'TypeScript, HTML', stars: 12, release: 'v2.1.0', readOn: localDate() },
        picture: { fileName: 'berth-plan.png', bytes: Buffer.from('picture') },
      },
    ]);
    expect(requests.filter((address) => /react|diary/.test(address))).toEqual([]);
  });

  it('have their main language and a note if GitHub stops responding', async () => {
    const ask: SendRequest = async (address) =>
      address.includes('/users/') ? Response.json([berthPlan]) : new Response('', { status: 403 });
    const { projects } = await gitHub.read(await openGitHub('ada-quill', ask), english);
    expect(projects).toMatchObject([
      { record: { languages: 'TypeScript' }, doubts: [expect.stringContaining('TypeScript')] },
    ]);
  });

  it('have their picture, whose alt text is required before publishing', async () => {
    const contentDir = treeForTest();
    const result = await gitHub.read(saved(), english);
    for (const project of result.projects)
      project.picture = { fileName: 'berth-plan.png', bytes: await phonePhoto(1) };
    const plan = await planImport(contentDir, result);
    expect(plan.diagnostics).toEqual([]);
    expect(await writeImport(contentDir, plan)).toBe(true);
    const read = await readRawContent(contentDir);
    expect(read.diagnostics).toEqual([]);
    expect(read.rawContent?.projects.at(-1)).toMatchObject({
      name: 'berth-plan',
      images: [
        {
          original: '/images/projects/berth-plan/1-social.jpg',
          alt: expect.stringMatching(/^Still to be written/),
        },
      ],
    });
  });

  it('are updated only where the owner has not changed them', async () => {
    const contentDir = treeForTest();
    const importAll = async (repository: object, refreshes: boolean) => {
      const result = await gitHub.read(saved(repository), english);
      const plan = await planImport(contentDir, result, { refreshes });
      await writeImport(contentDir, plan);
      return plan;
    };
    await importAll(berthPlan, false);
    const file = path.join(contentDir, 'projects.yaml');
    const written = await readFile(file, 'utf8');
    await writeFile(file, written.replace('title: Berth Plan', 'title: The Plan of Berths # mine'));
    const later = {
      ...berthPlan,
      description: 'Who lies there now.',
      pushed_at: '2026-02-01T00:00:00Z',
      stargazers_count: 15,
    };
    const plan = await importAll(later, true);
    expect(plan.records).toMatchObject([{ change: 'updated', file: 'projects.yaml' }]);
    const renewed = await readFile(file, 'utf8');
    expect(renewed).toContain('title: The Plan of Berths # mine');
    expect(renewed).toContain('description: Who lies there now.');
    expect(renewed).toMatch(/date: '?2026-02/);
    expect(renewed).toContain('stars: 15');
    expect((await importAll(later, true)).records).toEqual([]);
    expect((await importAll(repository(1, 'lamp'), true)).texts.size).toBe(0);
  });
});
