import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { pageHead } from '../../src/build/head/page-head.ts';
import { lintSite } from '../../src/build/lint-site.ts';
import { makeOutputs } from '../../src/build/outputs.ts';
import { readSite } from '../../src/build/site.ts';
import { ContentStore } from '../../src/content/content-store.ts';
import { countStopping, hasErrors } from '../../src/core/diagnostics.ts';
import { outputPaths } from '../../src/files/output-paths.ts';
import { metaPolicy } from '../../src/hosts/headers.ts';
import { sampleTypefaces } from '../fonts/sample-faces.ts';
import { hostileText } from '../hostile/hostile-strings.ts';
import { readTree } from '../site/content-tree.ts';
import { treeForTest } from '../site/tree-for-test.ts';
import { listPlaces, replaceAt, type Step } from '../site/value-places.ts';
import { isFull, times } from '../tier.ts';

const cases = 100;

/** Text in many scripts, at times of extreme length. */
const oddText = fc.oneof(
  hostileText,
  fc
    .array(
      fc.constantFrom(
        ...[
          'Mira',
          'C++',
          ' ',
          ' ',
          '東京',
          '𠮷野',
          '水野 美緒',
          'لبنى',
          'شكرًا',
          'שָׁלוֹם',
          'Δάφνη',
          'Nguyễn',
          'हिन्दी',
        ],
        ...[
          'สวัสดี',
          '김서연',
          '👩🏽‍💻',
          '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
          '🇫🇷',
          '☕️',
          '1️⃣',
          '✓',
          '∮',
          '𝑥',
          '𐐀',
          'ꙮ',
          'e\u0301\u0301',
          '\u0301',
          '*',
          '_',
          '[a](/b)',
        ],
        ...[
          'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
          '…',
          '—',
          '\n\n',
          '{name}',
        ],
      ),
      { minLength: 1, maxLength: 12 },
    )
    .chain((pieces) => fc.constantFrom(1, 1, 1, 40, 400).map((count) => pieces.join('').repeat(count))),
);

const language = fc.constantFrom('en', 'ar', 'ja', 'ko', 'zh-TW', 'he', 'vi', 'th', 'sr-Latn', 'de-CH');

/** Text fields, which accept almost everything. */
const texts =
  /^(?:title|description|intro|lede|name|role|location|heading|hint|organization|university|label|nav|alt|kicker|biography|skills|languages|tools|type|subtitle)$/;

it.runIf(isFull)(`builds random content that passes check: ${cases}`, { timeout: 1_800_000 }, async () => {
  const contentDir = treeForTest();
  // Fonts are subset once for all runs.
  const { fontCacheDir } = outputPaths(process.cwd());
  const paths = { ...outputPaths(path.dirname(contentDir)), fontCacheDir };
  await cp(sampleTypefaces, paths.typefaceDir, { recursive: true });
  const originals = new Map<string, string>();
  for (const file of (await new ContentStore(contentDir).listFiles()) ?? []) {
    originals.set(file, await readFile(path.join(contentDir, file), 'utf8'));
  }
  const places = [...originals].flatMap(([file, text]): { file: string; at: Step[] }[] =>
    file.endsWith('.md')
      ? [{ file, at: [] }]
      : listPlaces(parse(text), ['string']).map((at) => ({ file, at })),
  );
  const textPlaces = places.filter(({ at }) =>
    texts.test(String(at.findLast((step) => typeof step === 'string') ?? 'name')),
  );
  const change = fc.record({
    place: fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...textPlaces) }, fc.constantFrom(...places)),
    text: oddText,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), language, async (changes, tag) => {
      const texts = new Map([
        ['site.yaml', (originals.get('site.yaml') ?? '').replace(/language: .*/, `language: ${tag}`)],
      ]);
      for (const { place, text } of changes) {
        const before = texts.get(place.file) ?? originals.get(place.file) ?? '';
        const after = place.at.length === 0 ? text : stringify(replaceAt(parse(before), place.at, text));
        texts.set(place.file, Buffer.from(after).toString());
      }
      const options = { unsaved: { texts }, mayFetch: false };
      const checked = await lintSite(paths, options);
      fc.pre(!hasErrors(checked.diagnostics));
      // Missing alt text stops a publication, not a draft.
      const isDraft = countStopping(checked.diagnostics) > 0;
      const { value: site, diagnostics } = await readSite(paths, {
        ...options,
        profile: 'dev',
        planOnly: true,
        isDraft,
      });
      if (!site) throw new Error(JSON.stringify(diagnostics));
      await makeOutputs(site);
      for (const page of site.contents.pages) {
        pageHead({
          ...{ content: site.content, page, hasFeed: true, policy: metaPolicy(site.form) },
          ...{ hasCard: site.canTypeset, hasResume: site.resumePdf !== 'none' },
        });
      }
    }),
    { numRuns: cases },
  );
});

const minimal = 'tests/fixtures/content/minimal';
const blanks = ['', ' ', '\n\n', '\u00a0', '\u3000\n'];

it('builds content with blank texts that passes check', { timeout: 1_800_000 }, async () => {
  const contentDir = treeForTest();
  const { fontCacheDir } = outputPaths(process.cwd());
  const paths = { ...outputPaths(path.dirname(contentDir)), fontCacheDir };
  // All accepted blank texts are built together, in one draft and one published site.
  const draft = new Map<string, unknown>();
  const published = new Map<string, unknown>();
  for (const file of (await new ContentStore(contentDir).listFiles()) ?? []) {
    if (!file.endsWith('.yaml')) continue;
    const original = await readFile(path.join(minimal, file), 'utf8');
    for (const [index, at] of listPlaces(parse(original), ['string']).entries()) {
      // `npm test` tries one blank at every sixteenth place.
      if (index % times(16, 1) !== 0) continue;
      const some = isFull ? blanks : blanks.slice(index % blanks.length).slice(0, 1);
      for (const blank of some) {
        const { rawContent, diagnostics } = await readTree({
          [file]: stringify(replaceAt(parse(original), at, blank)),
        });
        const what = `${file}: ${at.join('.')} is ${JSON.stringify(blank)}`;
        expect(rawContent !== null, what).toBe(!hasErrors(diagnostics));
        if (!rawContent) continue;
        const accepted = countStopping(diagnostics) > 0 ? draft : published;
        accepted.set(file, replaceAt(accepted.get(file) ?? parse(original), at, blank));
      }
    }
  }
  for (const [texts, isDraft] of [
    [draft, true],
    [published, false],
  ] as const) {
    const unsaved = { texts: new Map([...texts].map(([file, value]) => [file, stringify(value)])) };
    const options = { unsaved, mayFetch: false, isDraft, profile: 'dev', planOnly: true } as const;
    const { value: site, diagnostics } = await readSite(paths, options);
    if (!site) throw new Error(JSON.stringify(diagnostics));
    await makeOutputs(site);
  }
});
