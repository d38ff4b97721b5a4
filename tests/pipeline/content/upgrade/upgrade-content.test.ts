import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readFormat, upgradeContent } from '../../../../src/pipeline/content/upgrade/upgrade-content.ts';
import { upgradedFiles } from '../../../../src/pipeline/content/upgrade/upgrade-steps.ts';
import { swap } from '../content-tree.ts';

const folder = path.resolve(import.meta.dirname, '../../../fixtures/forms/1/content');
const old = new Map(upgradedFiles.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));

/** What a file says after the upgrade, once something in the old content was written otherwise. */
function upgraded(file: string, change: (text: string) => string = (text) => text): string {
  return upgradeContent(new Map([...old, [file, change(old.get(file) ?? '')]])).get(file) ?? '';
}

describe('content of the first form', () => {
  it('is known by its pages, since it did not say so', () => {
    expect(readFormat(old)).toBe(1);
    expect(readFormat(new Map([...old, ['pages.yaml', '- name: home']]))).toBe(2);
    expect(readFormat(new Map([...old, ['site.yaml', 'format: 7']]))).toBe(7);
  });

  it('is of the form of today once it was upgraded, and stays as it is from then on', () => {
    const texts = new Map([...old, ...upgradeContent(old)]);
    expect(readFormat(texts)).toBe(2);
    expect(upgradeContent(texts)).toEqual(new Map());
  });

  it('gets its pages, sections and categories in the order the site had them, whatever that of the file', () => {
    const pages = parse(
      upgraded('pages.yaml', (text) => {
        const art = /^art:\n(?: .*\n)+/m.exec(text)?.[0] ?? '';
        return art + text.replace(art, '');
      }),
    ) as { name: string; kind: string; sections?: { name: string }[]; categories?: { name: string }[] }[];
    expect(pages.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      'home home',
      'about about',
      'projects projects',
      'experiences experiences',
      'art gallery',
      'contact contact',
      'not-found notFound',
    ]);
    expect(pages[3]?.sections?.map(({ name }) => name)).toEqual([
      ...['resume', 'skills', 'work', 'education', 'awards', 'healthcare', 'research'],
    ]);
    expect(pages[2]?.categories?.map(({ name }) => name)).toEqual(['personal', 'academic', 'hackathon']);
  });

  it('keeps comments, quotes and folds where they stand', () => {
    const text = upgraded('pages.yaml', (before) =>
      before
        .replace(/^home:\n/m, '# My pages.\n\n# The first one.\nhome: # where all begin\n  # Its label.\n')
        .replace('personal: ', '# For fun.\n    personal: ')
        .replace(/^ {4}work: .*/m, "    work: 'Where  I Worked' # since 2020"),
    );
    expect(text).toContain(
      '# My pages.\n\n# The first one.\n- name: home # where all begin\n  kind: home\n  # Its label.\n',
    );
    expect(text).toMatch(/# For fun\.\n {4}- name: personal\n {6}label: /);
    expect(text).toContain(
      "    - name: work\n      kind: jobs\n      title: 'Where  I Worked' # since 2020\n",
    );
  });

  it('leaves out what was left empty', () => {
    const owner = parse(upgraded('owner.yaml', (text) => text.replace(/devpost: .*/, "devpost: ''")));
    expect(owner.profiles.map(({ network }: { network: string }) => network)).toEqual([
      ...['github', 'linkedin', 'instagram'],
    ]);
    expect(
      parse(upgraded('about.yaml', swap('healthcare: about/healthcare.md', "healthcare: ''"))).texts,
    ).toHaveLength(2);
    expect(upgraded('education.yaml', () => "# None.\nuniversity: ''\nlocation: ''\nprograms: []\n")).toBe(
      '# None.\n[]\n',
    );
  });

  it('says the same where it is written in brackets', () => {
    const [first] = parse(
      upgraded(
        'education.yaml',
        () => '# Mine.\n{ university: École Nord, location: Québec, programs: [] }\n',
      ),
    );
    expect(first).toEqual({ name: 'ecole-nord', school: 'École Nord', location: 'Québec', programs: [] });
  });

  it.each(["''", '東京大学'])('names a school that Latin letters cannot name: %s', (university) => {
    const [first] = parse(
      upgraded('education.yaml', (text) => text.replace(/university: .*/, `university: ${university}`)),
    );
    expect(first).toMatchObject({ name: 'school', school: parse(university) });
  });

  it('is left to the check where it cannot be read', () => {
    const broken = 'owner: [\n';
    const deep = '['.repeat(5000);
    const texts = new Map([...old, ['owner.yaml', broken], ['about.yaml', deep], ['home.yaml', '']]);
    expect([...upgradeContent(texts).keys()].sort()).toEqual([
      ...['contact.yaml', 'education.yaml', 'pages.yaml', 'site.yaml'],
    ]);
  });
});
