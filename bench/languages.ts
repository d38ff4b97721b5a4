/**
 * Measures what further languages add to a build: the sample in one language and in two, and the owner with three
 * languages in one and in three. Every text of a further language is another one. `cold` has the pictures cached, and
 * nothing else; `warm` repeats that build.
 *
 *   npm run bench:languages
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isGroup } from '../src/core/field-path.ts';
import { countNoun } from '../src/core/text.ts';
import type { TranslatedText } from '../src/site/languages/merge-translation.ts';
import { readRawContent } from '../src/site/read-content.ts';
import { replacePath } from '../src/yaml/change.ts';
import { setField } from '../src/yaml/edit-yaml.ts';
import { printFile } from '../src/yaml/print-yaml.ts';
import { type Measured, measure } from './measure.ts';

const root = join(import.meta.dirname, '..');
const build = [process.execPath, join(root, 'bin/portfolio.mjs'), 'build', '--profile', 'dev'];
const warmRuns = 3;

type Owner = { name: string; content: string; languages: readonly [string, ...string[]] };

const owners: Owner[] = [
  { name: 'sample', content: 'content', languages: ['en-CA', 'fr'] },
  { name: 'architect', content: 'tests/fixtures/owners/arabic', languages: ['ar-JO', 'de', 'en'] },
];

/** The owner's site in a folder of its own, in these languages, without a cache. */
async function makeSite({ name, content }: Owner, languages: readonly string[]): Promise<string> {
  const site = join(root, '.cache/bench', `languages-${name}`);
  const contentDir = join(site, 'content');
  rmSync(contentDir, { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  cpSync(join(root, content), contentDir, { recursive: true });
  const file = join(contentDir, 'site.yaml');
  const settings = setField(readFileSync(file, 'utf8'), ['languages'], [...languages]);
  if (languages.length > 1) {
    writeFileSync(file, settings);
    const { translations } = await readRawContent(contentDir);
    for (const { language, files } of translations)
      for (const { file, texts } of files)
        writeTranslation(join(contentDir, language, file), texts, language);
  } else {
    writeFileSync(file, setField(settings, ['languages'], undefined));
    for (const each of readdirSync(contentDir)) {
      if (owners.some(({ languages: [, ...further] }) => further.includes(each)))
        rmSync(join(contentDir, each), { recursive: true });
    }
  }
  return site;
}

/** Adds translations of all texts that have none. */
function writeTranslation(file: string, texts: readonly TranslatedText[], language: string): void {
  if (existsSync(file)) return;
  const translated = (source: unknown): unknown =>
    Array.isArray(source) ? source.map(translated) : `${source} (${language})`;
  const fields = texts.filter(({ path }) => path.length > 0);
  const value = fields.reduce<unknown>(
    (all, { path, source }) => replacePath(all, path, translated(source)),
    {},
  );
  const yaml = isGroup(value) && Object.keys(value).length > 0 ? printFile('', value) : '';
  const body = texts.find(({ path }) => path.length === 0);
  const text = file.endsWith('.md')
    ? `${yaml && `---\n${yaml}---\n`}${body ? translated(body.source) : ''}\n`
    : yaml;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

type Row = { cold: Measured; warm: Measured };

async function measureBuilds(site: string): Promise<Row> {
  const cache = join(site, '.cache');
  await measure(build, site);
  for (const each of readdirSync(cache))
    if (!/^(?:pictures|videos|program|typefaces)$/.test(each)) rmSync(join(cache, each), { recursive: true });
  const cold = await measure(build, site);
  const warm: Measured[] = [];
  for (let run = 0; run < warmRuns; run++) warm.push(await measure(build, site));
  warm.sort((a, b) => a.cpuSeconds - b.cpuSeconds);
  return { cold, warm: warm[0] ?? cold };
}

console.log(
  '| build | CPU, cold | wall | CPU, warm | wall | peak, MB |\n| --- | --: | --: | --: | --: | --: |',
);
for (const owner of owners) {
  const rows: Row[] = [];
  for (const languages of [owner.languages.slice(0, 1), owner.languages]) {
    const row = await measureBuilds(await makeSite(owner, languages));
    rows.push(row);
    const cells = [row.cold, row.warm].flatMap(({ cpuSeconds, wallSeconds }) => [cpuSeconds, wallSeconds]);
    console.log(
      `| ${owner.name}, ${countNoun(languages.length, 'language')} | ${cells.map((seconds) => `${seconds.toFixed(1)} s`).join(' | ')} | ${row.cold.peakMb.toFixed(0)} |`,
    );
  }
  const [one, all] = rows;
  if (!one || !all) continue;
  const ratio = (of: (row: Row) => number) => (of(all) / of(one)).toFixed(2);
  console.log(
    `| ratio | ${ratio(({ cold }) => cold.cpuSeconds)} | ${ratio(({ cold }) => cold.wallSeconds)} | ${ratio(({ warm }) => warm.cpuSeconds)} | ${ratio(({ warm }) => warm.wallSeconds)} | |`,
  );
}
