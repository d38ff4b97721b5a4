import { warn, warnFile } from '../../content/diagnostic-in-record.ts';
import type { YamlRecord } from '../../content/yaml-records.ts';
import type { Diagnostic } from '../../core/diagnostics.ts';
import { type FieldPath, listAt, valueAt } from '../../core/field-path.ts';
import { didYouMean, quote, yamlScalar } from '../../core/quoted-values.ts';
import { splitCommaList } from '../../core/text.ts';
import type { FileKindName } from '../content-files.ts';
import { type ContentSources, recordsOfKind } from '../read-content.ts';

/** More skills than this get one warning together, e.g. after an import. */
const maxByName = 3;

type SkillUse = { file: string; record: YamlRecord; path: FieldPath; isLanguage: boolean };

/** Warns of skills that nothing uses, of used skills that are not listed, and of different spellings. */
export function lintSkills(sources: ContentSources): Diagnostic[] {
  const listed = new Map<string, SkillUse>();
  for (const { file, record } of recordsOfKind(sources, 'skills')) {
    for (const [index, skill] of listAt(record.value, ['skills']).entries()) {
      if (typeof skill !== 'string') continue;
      listed.set(skill, { file, record, path: ['skills', index], isLanguage: false });
    }
  }
  const used = collectUses(sources);
  const diagnostics: Diagnostic[] = [];
  const spellings = new Map<string, string>();
  for (const [name, use] of [...listed, ...used]) {
    const other = spellings.get(spelling(name));
    if (other !== undefined && other !== name) {
      diagnostics.push(
        warn(use.file, use.record, use.path, {
          summary: `${quote(name)} is also written ${quote(other)}`,
          why: 'The site treats two spellings as two different things.',
          fix: didYouMean(other),
        }),
      );
    } else spellings.set(spelling(name), name);
  }
  const usedSpellings = new Set([...used.keys()].map(spelling));
  const unproven = [...listed].filter(([name]) => !usedSpellings.has(spelling(name)));
  for (const list of new Set(unproven.map(([, { record }]) => record))) {
    const skills = unproven.filter(([, { record }]) => record === list);
    const all =
      skills.length > maxByName
        ? {
            summary: `${skills
              .slice(0, maxByName)
              .map(([name]) => quote(name))
              .join(
                ', ',
              )} and ${skills.length - maxByName} more are listed, but no project, job or award uses them`,
            why: 'Readers believe a skill when something shows it.',
            fix: 'Add them to languages, additionalInfo, tools or an award’s skills where you used them, or keep only those that matter.',
          }
        : null;
    for (const [name, { file, record, path }] of all ? skills.slice(0, 1) : skills)
      diagnostics.push(
        warn(
          file,
          record,
          path,
          all ?? {
            summary: `${quote(name)} is listed, but no project, job or award uses it`,
            why: 'Readers believe a skill when something shows it.',
            fix: 'Add it to languages, additionalInfo, tools or an award’s skills where you used it, or remove it here.',
          },
        ),
      );
  }
  const listedSpellings = new Set([...listed.keys()].map(spelling));
  const unlisted = [...used].filter(([name]) => !listedSpellings.has(spelling(name)));
  for (const [name, use] of unlisted.filter(([, use]) => use.isLanguage)) {
    diagnostics.push(
      warn(use.file, use.record, use.path, {
        summary: `${quote(name)} is used here, but content/skills.yaml does not list it`,
        why: 'Visitors look for your languages among your skills.',
        fix: `Add to a category of content/skills.yaml:   - ${yamlScalar(name)}`,
      }),
    );
  }
  // Projects use many libraries only once, so all of them share one warning.
  const tools = unlisted.filter(([, use]) => !use.isLanguage).map(([name]) => name);
  const [category] = recordsOfKind(sources, 'skills');
  if (tools.length > 0 && category) {
    diagnostics.push(
      warnFile(category.file, {
        summary: `${tools.length === 1 ? '1 tool is' : `${tools.length} tools are`} used in projects, jobs or awards but not listed as a skill`,
        why: `They are ${tools.join(', ')}.`,
        fix: 'List those that you want to be asked about. The others can stay as they are.',
      }),
    );
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
