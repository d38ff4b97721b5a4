import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { formatDiagnostics } from '../../src/core/diagnostics.ts';
import { readJsonResume } from '../../src/import/json-resume.ts';
import { planImport } from '../../src/import/plan-import.ts';
import { writeResumeJson } from '../../src/resume/resume-json.ts';
import { type ContentReading, readRawContent } from '../../src/site/read-content.ts';
import { resolveReading } from '../resume/sample-content.ts';
import { append, swap, writeTree } from '../site/content-tree.ts';
import { folderForAll } from '../temporary-folder.ts';
import { isFull } from '../tier.ts';

const project = path.resolve(import.meta.dirname, '../..');
const owners = path.join(project, 'tests/fixtures/owners');
const names = isFull ? await readdir(owners) : ['researcher'];
const withMoreFields = writeTree(folderForAll(), {
  'owner.yaml': append(
    'availability: { from: 2027-05, until: 2027-08, places: [Halifax, Lunenburg], remote: true, rightToWork: Citizen }\n',
  ),
  'education.yaml': append('      courses: [Tides, Stars]\n      grade: 3.9 of 4.0\n'),
  'interests.yaml': '- name: Kites\n  keywords: [wind, paper]\n- name: Bread\n',
  'pages.yaml': swap(
    '    - name: education\n',
    '    - { name: interests, kind: interests, title: Besides }\n    - name: education\n',
  ),
});
const everybody: [string, string][] = [
  ['an owner with availability, interests, courses and grades', withMoreFields],
  ['the sample', path.join(project, 'content')],
  ...names.map((name): [string, string] => [name, path.join(owners, name)]),
];

describe.each(everybody)('the résumé of %s', (_, contentDir) => {
  it('is imported as the content it was created from', async () => {
    const before = resumeOf(await readRawContent(contentDir));
    const drafts = await emptied(contentDir);
    const { locale } = await readRawContent(contentDir, { texts: drafts });
    const plan = await planImport(contentDir, readJsonResume(before, 'resume.json', locale), { drafts });
    expect(plan.rejected).toEqual([]);
    expect(formatDiagnostics(plan.diagnostics)).toBe('');
    const after = resumeOf(await readRawContent(contentDir, { texts: new Map([...drafts, ...plan.texts]) }));
    expect(withoutPortrait(after)).toEqual(withoutPortrait(before));
  });

  it('adds nothing to the content it was created from', async () => {
    const read = await readRawContent(contentDir);
    const plan = await planImport(contentDir, readJsonResume(resumeOf(read), 'resume.json', read.locale));
    expect(plan).toMatchObject({ records: [], created: [], rejected: [], texts: new Map() });
  });
});

type Resume = { basics: Record<string, unknown>; projects: object[]; custom: object };

/** Removes pictures: the résumé has only their addresses, which an import does not download. */
function withoutPortrait({ basics: { image, ...basics }, ...resume }: Resume) {
  return { ...resume, basics };
}

function resumeOf(reading: ContentReading): Resume {
  return JSON.parse(writeResumeJson(resolveReading(reading))) as Resume;
}

/** Changed files that empty a content/: pages and sections remain, without records and texts. */
async function emptied(contentDir: string): Promise<Map<string, string>> {
  const { files } = (await readRawContent(contentDir)).sources;
  const unwritten = 'Still to be written';
  const drafts = new Map<string, string>();
  const change = async (file: string, by: (value: Record<string, unknown>) => object) => {
    const text = await readFile(path.join(contentDir, file), 'utf8');
    drafts.set(file, stringify(by(parse(text) as Record<string, unknown>)));
  };
  await change('owner.yaml', ({ title, credentials, reading, availability, ...owner }) => ({
    ...owner,
    ...{ name: 'Your Name', role: unwritten, location: unwritten, email: '', profiles: [] },
  }));
  await change('home.yaml', ({ highlights, ...home }) => ({ ...home, intro: unwritten }));
  await change('about.yaml', ({ lede, ...about }) => about);
  for (const file of await readdir(path.join(contentDir, 'about'))) drafts.set(`about/${file}`, unwritten);
  // Records cannot be added to files that another program writes.
  const pages = await readFile(path.join(contentDir, 'pages.yaml'), 'utf8');
  drafts.set('pages.yaml', pages.replace(/, file: \w+\.bib/, ''));
  const section = /name: (\w+), kind: publications/.exec(pages)?.[1];
  if (section) drafts.set(`${section}.yaml`, '[]\n');
  for (const { name, kind, shape } of files.values()) {
    if (shape === 'list' && !['pages', 'gallery', 'lenses'].includes(kind)) drafts.set(name, '[]\n');
  }
  // They name pictures, which a résumé does not have.
  const translations = (await readdir(contentDir, { recursive: true })).filter((file) =>
    /^\w\w\/projects\.yaml$/.test(file),
  );
  for (const file of translations) drafts.set(file, '');
  return drafts;
}
