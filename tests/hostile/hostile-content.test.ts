import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { pageHead } from '../../src/build/head/page-head.ts';
import { siteFiles } from '../../src/build/head/site-files.ts';
import { ContentStore } from '../../src/content/content-store.ts';
import { readLocale } from '../../src/content/read-locale.ts';
import { formatDiagnostics } from '../../src/core/diagnostics.ts';
import { unescapeHtml } from '../../src/core/text.ts';
import { formTarget, metaPolicy } from '../../src/hosts/headers.ts';
import { hostSite } from '../../src/hosts/host-site.ts';
import { uploadFiles } from '../../src/hosts/upload-files.ts';
import { withoutIsolates } from '../../src/i18n/isolate.ts';
import { writeContactVcard } from '../../src/resume/contact-vcard.ts';
import { readRawContent } from '../../src/site/read-content.ts';
import type { RawContent } from '../../src/site/site-content.ts';
import { toSiteProps } from '../../src/site/to-page-props.ts';
import { resolveReading } from '../resume/sample-content.ts';
import { append, swap } from '../site/content-tree.ts';
import { treeForTest } from '../site/tree-for-test.ts';
import { listPlaces, replaceAt, type Step } from '../site/value-places.ts';
import { times } from '../tier.ts';
import { hostileText, marker } from './hostile-strings.ts';
import { bundleRenderer, type Renderer } from './page-renderer.ts';

const cases = times(20, 10_000);

/** Optional fields that the small tree lacks, with hostile texts too. */
const withOptionalFields = {
  'site.yaml': swap(
    'accessKey: ',
    'redirects: [https://thanks.ada-quill.ca]\n  honeypot: botcheck\n  thanks: redirect\n  accessKey: ',
  ),
  'awards.yaml': append('  skills: TypeScript\n'),
  'owner.yaml': append('  - { network: Blog, address: https://ada-quill.ca/blog }\n'),
  'contact.yaml': swap('[email, devpost, github, linkedin]', '[email, github, blog]'),
};

type Field = { file: string; path: Step[] };

/** Content that once crashed a build or gave unreadable diagnostics. */
const onceHarmful: [Field, string][] = [
  [{ file: 'about.yaml', path: ['galleries', 'list', 0, 'name'] }, marker + 'a'.repeat(100_000)],
  [{ file: 'pages.yaml', path: [3, 'sections', 2, 'name'] }, marker + 'a'.repeat(100_000)],
  [{ file: 'site.yaml', path: ['language'] }, `${marker}$}a}[\`%-{`],
];

let renderer: Renderer | undefined;
afterAll(() => renderer?.remove());

it(`renders hostile content as text only, in ${cases} cases`, {
  timeout: 1_800_000,
}, async () => {
  const contentDir = treeForTest(withOptionalFields);
  const originals = new Map<string, string>();
  for (const file of (await new ContentStore(contentDir).listFiles()) ?? []) {
    originals.set(file, await readFile(path.join(contentDir, file), 'utf8'));
  }
  const fields = [...originals].flatMap(([file, text]): Field[] =>
    file.endsWith('.md')
      ? [{ file, path: [] }]
      : listPlaces(parse(text), ['string', 'number']).map((steps) => ({ file, path: steps })),
  );
  const { rawContent } = await readRawContent(contentDir);
  if (!rawContent) throw new Error('the small tree is meant to be valid');
  const harmless = await renderAll(rawContent);
  // An attribute sets a smaller size for a long name.
  const longNamed = await renderAll({
    ...rawContent,
    owner: { ...rawContent.owner, name: 'Ada '.repeat(12).trim() },
  });
  const known = new Set([...harmless.values(), ...longNamed.values()].flatMap((html) => tagsOf(html)));

  const outcomes = { refused: 0, shown: 0 };
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...fields), hostileText, async (field, text) => {
      const original = originals.get(field.file) ?? '';
      const written = field.file.endsWith('.md')
        ? text
        : stringify(replaceAt(parse(original), field.path, text));
      // As stored in a file: half a surrogate pair becomes a replacement character.
      const texts = new Map([[field.file, Buffer.from(written).toString()]]);
      const read = await readRawContent(contentDir, { texts });
      if (read.rawContent) {
        outcomes.shown += 1;
        await expectOnlyText(read.rawContent, known, harmless, field, text);
      } else {
        outcomes.refused += 1;
        expectReadableDiagnostics(formatDiagnostics(read.diagnostics));
      }
    }),
    { numRuns: cases, examples: onceHarmful },
  );
  console.log(
    `${fields.length} fields: ${outcomes.refused} hostile texts refused, ${outcomes.shown} shown as text`,
  );
  const tried = outcomes.refused + outcomes.shown;
  expect(outcomes.refused).toBeGreaterThan(tried / 10);
  expect(outcomes.shown).toBeGreaterThan(tried / 10);
});

/** Fields whose text determines the number of elements: comma-separated lists and optional fields. */
const shapingFields =
  /^(?:languages|tools|additionalInfo|subtitle|start|end|skills|github|email|profiles|links|university|location|activeLink|devpostLink|biography|healthcare|hobbies)$/;

/** Fields with Markdown. */
const markedFields = /^(?:description|intro|lede)$/;

async function expectOnlyText(
  rawContent: RawContent,
  known: Set<string>,
  harmless: Map<string, string>,
  field: Field,
  text: string,
) {
  const pages = await renderAll(rawContent);
  const hasMarks = field.path.some((step) => markedFields.test(String(step))) && /[*[]/.test(text);
  // Markdown fields are one line and lose their markup.
  const words = hasMarks && text.includes(marker) ? marker : text.trim();
  let isShown = false;
  for (const [page, html] of pages) {
    const tags = tagsOf(html);
    expect(
      tags.filter((tag) => !known.has(tag)),
      page,
    ).toEqual([]);
    const isShaping =
      field.file.endsWith('.md') || field.path.some((step) => shapingFields.test(String(step))) || hasMarks;
    const before = harmless.get(page);
    if (!isShaping && before !== undefined)
      expect(tags.length, `elements of ${page}`).toBe(tagsOf(before).length);
    for (const [, name, address = ''] of html.matchAll(/\s(href|src|action|srcSet)="([^"]*)"/g)) {
      expect(unescapeHtml(address), `${name} in ${page}`).toMatch(/^(?:[/#?]|https?:\/\/|mailto:)/);
    }
    for (const [, data = ''] of html.matchAll(/<script type="application\/ld\+json">([^<]*)</g))
      JSON.parse(data);
    // Our own isolates are around words of the other direction.
    isShown ||= words !== '' && withoutIsolates(unescapeHtml(html)).includes(withoutIsolates(words));
  }
  // Names, numbers and machine-readable fields appear in addresses or nowhere; texts always appear.
  const isWords = 'title alt description intro lede organization nav heading university hint'.split(' ');
  // Only the first slide of a project is rendered initially.
  const isLaterSlide = field.path[1] === 'images' && field.path[2] !== 0;
  if (
    text.trim() !== '' &&
    !isLaterSlide &&
    isWords.includes(String(field.path.findLast((step) => typeof step === 'string')))
  ) {
    expect(isShown || text.includes('{name}'), `${field.file} ${field.path.join('.')} is visible`).toBe(true);
  }
}

/** Every page with its head, and the small files with the same text. */
async function renderAll(rawContent: RawContent): Promise<Map<string, string>> {
  const { locale } = await readLocale(rawContent.site.language);
  const content = resolveReading({ rawContent, locale, diagnostics: [] });
  const form = formTarget(rawContent.site, '/');
  const contents = toSiteProps(content, form.action ?? '', { travel: '0', food: '0', cat: '0' }, 'set');
  renderer ??= await bundleRenderer(contents, content.locale);
  const rendered = await renderer.renderPages(contents);
  const documents = new Map<string, string>();
  for (const [name, html] of rendered) {
    const page = contents.pages.find((each) => each.name === name);
    if (!page) throw new Error(`${name} was rendered but is not a page`);
    const head = pageHead({
      ...{ content, page, policy: metaPolicy(form), hasCard: true, hasResume: true, hasFeed: true },
    });
    documents.set(
      name,
      html.replace('</head>', () => `${head.policy}${head.description}${head.structuredData}</head>`),
    );
  }
  for (const { path: file, bytes } of siteFiles(content, '/')) {
    if (file.endsWith('.xml')) documents.set(file, String(bytes));
    if (file.endsWith('.webmanifest')) JSON.parse(String(bytes));
  }
  const card = String(writeContactVcard(content)).replaceAll('\r\n ', '').split('\r\n');
  expect(card.filter((line) => !/^[A-Z][A-Z-]*[;:]|^$/.test(line))).toEqual([]);
  expect(card.filter((line) => line.startsWith('BEGIN:VCARD'))).toHaveLength(1);
  const host = hostSite(content.site);
  const lines = uploadFiles(host).flatMap((file) => (file.path === '_headers' ? file.bytes.split('\n') : []));
  expect(lines.filter((line) => line.startsWith('  Content-Security-Policy:'))).toHaveLength(1);
  expect(host.headers[0]?.[1].split('; ').length).toBe(14);
  return documents;
}

/**
 * Tags with attribute names. Renderer and head escape `<` and `>` and quote every value, so any `<` is their own tag
 * or an injected one.
 */
function tagsOf(html: string): string[] {
  return (html.match(/<[^>]*>/g) ?? []).map((tag) => tag.replaceAll(/="[^"]*"/g, ''));
}

function expectReadableDiagnostics(printed: string) {
  const [first = ''] = printed.split('\n');
  expect(first).toMatch(/^content\/[\w./-]+(?::\d+:\d+)? {2}\S.{8,}/);
  expect(printed).not.toMatch(/\bat .+:\d+:\d+\)|node_modules|ZodError|undefined|\[object /);
  // It must not contain control characters for the terminal.
  expect(printed).not.toMatch(/(?!\n)\p{Cc}|\p{Bidi_Control}/u);
  expect(printed.length, 'a message stays readable').toBeLessThan(20_000);
}
