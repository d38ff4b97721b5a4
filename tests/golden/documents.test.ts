import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { pageHead } from '../../src/build/head/page-head.ts';
import { makeOutputs } from '../../src/build/outputs.ts';
import type { Site } from '../../src/build/site.ts';
import { foreignParts } from '../build/head/vocabulary.ts';
import { paper } from '../features/experiences/sections/publications/sample-paper.ts';
import { craftPdf } from '../media/images/craft-pdf.ts';
import { append, type Change, swap } from '../site/content-tree.ts';
import { siteForTest } from '../site/site-for-test.ts';
import { expectGolden } from './expect-golden.ts';

// The package is CommonJS without types.
const { validate } = createRequire(import.meta.url)('@jsonresume/schema') as {
  validate: (resume: unknown, done: (errors: unknown) => void) => void;
};

/** The small content with a record of each kind that documents for programs have. */
const everything: Record<string, Change> = {
  'site.yaml': append(
    'feed: [notes, projects, caseStudies]\nformats: [llms]\nsecurity: { contact: mailto:ada@quill.example, expires: 2027-06-30 }\n',
  ),
  'owner.yaml': append(
    "  - { network: mastodon, address: '@ada@hachyderm.io' }\n  - { network: ORCID, address: 0000-0002-1825-0097 }\ntitle: Dr.\ncredentials: RN\nreading: AY-da\navailability: { from: 2027-05, until: 2027-08, places: [Halifax], remote: true, rightToWork: Citizen }\n",
  ),
  'pages.yaml': (text) =>
    append('- { name: notes, kind: notes, heading: Notes, description: Notes. }\n')(
      swap(
        '      title: Research\n',
        `      title: Research
    - { name: crew, kind: jobs, title: Crew, as: volunteer }
    - { name: papers, kind: publications, title: Papers, pages: true, cite: true }
    - { name: reports, kind: publications, title: Reports }
    - { name: talks, kind: talks, title: Talks }
    - { name: certificates, kind: certificates, title: Certificates }
    - { name: spoken, kind: languages, title: Languages }
    - { name: quotes, kind: quotes, title: Kind Words }
    - { name: interests, kind: interests, title: Besides }
`,
      )(swap('      link: Open\n', '      link: Open\n      formats: [pdf, text, markdown, json]\n')(text)),
    ),
  'projects.yaml': swap("activeLink: ''", 'activeLink: { url: https://harbour.ca, status: offline }'),
  'projects/tide-table.md': 'Tides *turn*.\n',
  'notes/quay.md': '---\ntitle: The quay\ndate: 2025-11-02\ntags: [fog]\n---\n\nFog, [again](/about).\n',
  'education.yaml': append(
    '      courses: [Tides, Stars]\n      grade: 3.9 of 4.0\n- { name: harbour-school, school: Harbour School, location: "Lunenburg, NS", programs: [] }\n',
  ),
  'crew.yaml': "- { name: sail, title: Rower, organization: Quay Club, start: '2022-11', end: '' }\n",
  'papers.yaml': paper,
  'papers/buoys.pdf': craftPdf(),
  'reports.yaml': ['book', 'chapter', 'thesis']
    .map(
      (kind) => `- { name: ${kind}, title: A ${kind}, authors: [A. Quill], date: '2019', kind: ${kind} }\n`,
    )
    .join(''),
  'talks.yaml': '- { name: fog, title: On Fog, event: Tides 2025, date: 2025-03 }\n',
  'certificates.yaml':
    '- { name: buoy, title: Buoy Keeper, issuer: Port, date: 2025-02, expires: 2028-02 }\n',
  'spoken.yaml': '- { name: French, level: Native }\n- { name: English, level: Fluent, cefr: C1 }\n',
  'interests.yaml': '- { name: Kites, keywords: [wind, paper] }\n- { name: Bread }\n',
  'quotes.yaml': '- { text: Calm., by: P. Marlow }\n',
};

it('publishes for programs what the golden listing has: heads, résumés, feeds and contact', async () => {
  const site = await siteForTest(everything);
  const files = await makeOutputs(site, undefined, { typesets: false });
  const resume = files.find(({ path: file }) => file === 'resume.json');
  validate(JSON.parse(String(resume?.bytes)), (errors) => expect(errors).toBeNull());
  const text = `${[...printFiles(files), ...printHeads(site)].join('\n\n')}\n`;
  await expectGolden('documents.txt', text);
});

/** Texts that no page shows. Other tests list the headers of hosts. */
function printFiles(files: Awaited<ReturnType<typeof makeOutputs>>): string[] {
  const texts = files.filter(
    ({ path: file }) =>
      !/^(?:assets|fonts)\/|^licences|^\.nojekyll|\.(?:png|ico|svg|docx|html|pdf)$|^[^.]+$/.test(file),
  );
  return texts.map(({ path: file, bytes }) => {
    const written = Buffer.from(bytes).toString();
    const shown = file.endsWith('.json') ? JSON.stringify(JSON.parse(written), null, 1) : written;
    return `##### ${file}\n${shown.replaceAll('\r\n', '␍\n').trimEnd()}`;
  });
}

function printHeads(site: Site): string[] {
  return site.contents.pages.map((page) => {
    const { description, structuredData } = pageHead({
      ...{ content: site.content, page, policy: [] },
      ...{ hasCard: true, hasFeed: true, hasResume: true },
    });
    const [hidden = '', json] = structuredData.split(/<script[^>]*>|<\/script>/);
    if (json) expect([page.path, foreignParts(JSON.parse(json)['@graph'])]).toEqual([page.path, []]);
    const graph = json ? JSON.stringify(JSON.parse(json), null, 1) : 'no structured data';
    return `##### ${page.path}\n${(description + hidden).replaceAll('><', '>\n<')}\n${graph}`;
  });
}
