import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build } from '../../src/build/build.ts';
import { buildDraft, type ServedDraft } from '../../src/build/build-draft.ts';
import { outputPaths } from '../../src/files/output-paths.ts';
import { readAll } from '../folder-contents.ts';
import { makeSmallProject, type SmallProject } from '../hosts/small-project.ts';

let project: SmallProject;
beforeAll(async () => {
  project = await makeSmallProject({ hasOwnCache: true });
});
afterAll(() => project.remove());

it('serves complete pages while pictures are missing, and then the draft that a build writes', {
  timeout: 600_000,
}, async () => {
  const { draftDir } = outputPaths(project.folder);
  const drafts: ServedDraft[] = [];
  const serve = async (draft: ServedDraft) => {
    drafts.push(draft);
    const { folder, makeFile } = draft;
    if (!makeFile) return;
    expect(existsSync(draftDir)).toBe(false);
    const pages = [...(await readAll(folder))].filter(([file]) => file.endsWith('.html'));
    const paths = new Set(pages.flatMap(([, html]) => html.match(/\/images\/[\w./-]+\.(?:avif|jpg)/g) ?? []));
    expect(paths.size).toBeGreaterThan(0);
    for (const needed of [...paths, '/files/resume.pdf', '/share/home.png', '/images/unknown.jpg']) {
      expect(existsSync(path.join(folder, needed))).toBe(false);
      await makeFile(needed);
      expect(existsSync(path.join(folder, needed)), needed).toBe(!needed.includes('unknown'));
    }
  };
  const options = { root: project.folder, log: () => {} };
  expect(await buildDraft({ ...options, serve })).toBe(true);
  expect(drafts).toHaveLength(2);
  expect(drafts[1]?.folder).toBe(draftDir);
  expect(await project.leftovers()).toEqual([]);
  const draft = await readAll(draftDir);

  // Nothing is missing now.
  expect(await buildDraft({ ...options, serve })).toBe(true);
  expect(drafts.map(({ makeFile }) => Boolean(makeFile))).toEqual([true, false, false]);

  expect(await build({ ...options, profile: 'fast', isDraft: true })).toBe(true);
  expect(draft).toEqual(await readAll(draftDir));
});
