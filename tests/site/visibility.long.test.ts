import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { makeSmallProject, type SmallProject } from '../hosts/small-project.ts';
import { readWithPdfium } from '../resume/read-pdf.ts';
import type { Change } from './content-tree.ts';
import { draftsOfEachKind, unlistedOfEachKind } from './hidden-records.ts';

let project: SmallProject;
beforeAll(async () => {
  project = await makeSmallProject();
  return () => project.remove();
}, 600_000);

/** Every published text, by path; of a PDF the words of its pages. */
async function publish(changes: Record<string, Change>): Promise<Map<string, string>> {
  const all: Record<string, Change> = {
    ...changes,
    'site.yaml': (text) => `${text}search: true\nfeed: [notes, projects, caseStudies, photos]\n`,
    'lenses.yaml': '- name: sea\n  title: Sea\n  tags: [zebra, okapi]\n',
    'letters/quay.md': '---\nlens: sea\npublish: true\n---\n\nDear quay,\n',
  };
  for (const [name, change] of Object.entries(all)) {
    const file = path.join(project.folder, 'content', name);
    await mkdir(path.dirname(file), { recursive: true });
    if (typeof change === 'function') await writeFile(file, change(await readFile(file, 'utf8')));
    else await writeFile(file, change ?? '');
  }
  expect(await project.build({ profile: 'dev' })).toBe(0);
  const texts = new Map<string, string>();
  for (const name of await project.files()) {
    if (/\.(?:br|gz|zst)$/.test(name)) continue;
    const bytes = await readFile(path.join(project.dist, name));
    texts.set(
      name,
      name.endsWith('.pdf') ? (await readWithPdfium(bytes)).pages.join('\n') : bytes.toString(),
    );
  }
  return texts;
}

it('publishes no word of a draft in any file, and of unlisted pages only in their own', async () => {
  const drafts = await publish(draftsOfEachKind);
  const namesOf = (texts: Map<string, string>, word: RegExp) =>
    [...texts].filter(([name, text]) => word.test(name) || word.test(text)).map(([name]) => name);
  expect(namesOf(drafts, /zebra/i).filter((name) => !name.includes('sea'))).toEqual([]);
  expect(drafts.get('files/resume.pdf')).toContain('Horse');
  expect(drafts.get('files/resume-sea.pdf')).not.toMatch(/zebra/i);
  expect(drafts.has('files/letter-quay.pdf')).toBe(true);

  await project.remove();
  project = await makeSmallProject();
  const published = await publish(unlistedOfEachKind);
  const own = [
    'okapi-text.html',
    'okapi-work.html',
    'halls/okapi-gallery.html',
    'projects/okapi-project.html',
    'projects/tide-table.html',
    'notes/okapi-note.html',
  ];
  const found = namesOf(published, /okapi/i);
  expect(found.filter((name) => name.endsWith('.html') && !name.endsWith('/index.html')).sort()).toEqual(
    [...own].sort(),
  );
  const others = found.filter(
    (name) => !name.endsWith('.html') && !/^assets\/(?:pages|galleries)\//.test(name),
  );
  // The chunks of both pages, and the script that finds the page of an address.
  expect(others.filter((name) => !/^assets\/[\w.-]+\.js$/.test(name))).toEqual([]);
  for (const name of own)
    expect(published.get(name), name).toContain('<meta name="robots" content="noindex"');
}, 300_000);
