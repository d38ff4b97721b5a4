import { noticeInRecord, warn } from '../../content/diagnostic-in-record.ts';
import type { YamlRecord } from '../../content/yaml-records.ts';
import type { Diagnostic } from '../../core/diagnostics.ts';
import { type FieldPath, textsAt, valueAt } from '../../core/field-path.ts';
import { didYouMean, quote, yamlScalar } from '../../core/quoted-values.ts';
import { tagKey } from '../../core/slugify.ts';
import { splitCommaList } from '../../core/text.ts';
import type { FileKindName } from '../content-files.ts';
import { type ContentSources, recordsOfKind } from '../read-content.ts';

type SkillUse = { file: string; record: YamlRecord; path: FieldPath; isLanguage: boolean };

/** Skills that nothing uses, used ones that are not listed, and different spellings. */
export function lintSkills(sources: ContentSources): Diagnostic[] {
  const listed = new Map<string, SkillUse>();
  for (const { file, record } of recordsOfKind(sources, 'skills')) {
    for (const [path, skill] of textsAt(record.value, ['skills']))
      listed.set(skill, { file, record, path, isLanguage: false });
  }
  const used = collectUses(sources);
  const diagnostics: Diagnostic[] = [];
  const spellings = new Map<string, string>();
  for (const [name, use] of [...listed, ...used]) {
    const other = spellings.get(spelling(name));
    if (other !== undefined && other !== name) {
      diagnostics.push(
        warn(use.file, use.record, use.path, {
          code: 'skill-spelling',
          summary: `${quote(name)} is also written ${quote(other)}`,
          why: 'The site treats two spellings as two different things.',
          fix: didYouMean(other),
        }),
      );
    } else spellings.set(spelling(name), name);
  }
  const usedSpellings = new Set([...used.keys()].map(spelling));
  for (const [name, { file, record, path }] of listed) {
    if (usedSpellings.has(spelling(name))) continue;
    const diagnosticText = {
      code: 'unused-skill',
      summary: `no project, job or award uses ${quote(name)}`,
      why: 'Readers trust a skill more if a project, job or award uses it.',
      fix: 'Add it to languages, additionalInfo, tools or an award’s skills where you used it.',
    };
    diagnostics.push(
      noticeInRecord(file, record, path, diagnosticText, { code: 'unusedSkill', about: name }),
    );
  }
  const skillFile = [...sources.files.values()].find(({ kind }) => kind === 'skills')?.name;
  // A site without a section of skills lists none.
  if (skillFile === undefined) return diagnostics;
  const listedSpellings = new Set([...listed.keys()].map(spelling));
  for (const [name, { file, record, path, isLanguage }] of used) {
    if (listedSpellings.has(spelling(name))) continue;
    if (!isLanguage && listed.size === 0) continue;
    const summary = `content/${skillFile} does not list ${quote(name)}`;
    if (isLanguage) {
      const why = 'Visitors look for your languages among your skills.';
      const fix = `Add to a category of content/${skillFile}:   - ${yamlScalar(name)}`;
      diagnostics.push(warn(file, record, path, { code: 'unlisted-skill', summary, why, fix }));
    } else {
      const fix = 'List the tools that you want to be asked about.';
      const diagnosticText = { code: 'unlisted-tool', summary, why: '', fix };
      const notice = { code: 'unlistedTool', about: name } as const;
      diagnostics.push(noticeInRecord(file, record, path, diagnosticText, notice));
    }
  }
  return diagnostics;
}

const skillFields: [FileKindName, string, boolean][] = [
  ['projects', 'languages', true],
  ['projects', 'additionalInfo', false],
  ['jobs', 'languages', true],
  ['jobs', 'tools', false],
  ['awards', 'skills', false],
];

function collectUses(sources: ContentSources): Map<string, SkillUse> {
  const uses = new Map<string, SkillUse>();
  for (const [kind, field, isLanguage] of skillFields) {
    for (const { file, record } of recordsOfKind(sources, kind)) {
      const value = valueAt(record.value, [field]);
      if (typeof value !== 'string') continue;
      for (const name of splitCommaList(value)) {
        if (!uses.has(name)) uses.set(name, { file, record, path: [field], isLanguage });
      }
    }
  }
  return uses;
}

/** `Node.js`, `NodeJS` and `node js` alike; `C`, `C++` and `C#` apart. */
function spelling(name: string): string {
  const letters = name.toLowerCase().replaceAll(/[^\p{L}\p{N}+#]/gu, '');
  return letters.length > 4 ? letters.replace(/js$/, '') : letters;
}

/** Warns of tags that are spelled in two ways, such as "typescript" and "TypeScript". */
export function lintTags(sources: ContentSources): Diagnostic[] {
  const uses = recordsOfKind(sources, 'note', 'projects', 'caseStudy').flatMap(({ file, record }) =>
    textsAt(record.value, ['tags']).map(([path, tag]) => ({ file, record, path, tag: tag.trim() })),
  );
  const spellings = new Map<string, Map<string, number>>();
  for (const { tag } of uses) {
    const counts = spellings.get(tagKey(tag)) ?? new Map<string, number>();
    spellings.set(tagKey(tag), counts.set(tag, (counts.get(tag) ?? 0) + 1));
  }
  return uses.flatMap(({ file, record, path, tag }) => {
    const counts = [...(spellings.get(tagKey(tag)) ?? [])];
    // The most frequent spelling, or the first of several.
    const [usual = tag] = counts.toSorted(([, a], [, b]) => b - a)[0] ?? [];
    if (usual === tag) return [];
    return warn(file, record, path, {
      code: 'tag-spelling',
      summary: `the tag ${quote(tag)} is also written ${quote(usual)}`,
      why: 'Everything with a tag is on one page, which shows one spelling.',
      fix: `Write it the same way everywhere:   ${usual}`,
    });
  });
}
