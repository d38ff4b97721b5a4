import * as messages from '../../content/content-messages.ts';
import { warn, warnFile } from '../../content/warn.ts';
import type { YamlRecord } from '../../content/yaml-records.ts';
import type { Diagnostic } from '../../core/diagnostics.ts';
import { type FieldPath, listAt, valueAt } from '../../core/field-path.ts';
import { splitCommaList } from '../../core/text.ts';
import type { FileKindName } from '../content-files.ts';
import { type ContentSources, recordsOfKind } from '../read-content.ts';

/** Of more skills of a list that nothing shows, as an import brings them, one sentence tells. */
const maxByName = 3;

type SkillUse = { file: string; record: YamlRecord; path: FieldPath; isLanguage: boolean };

/** Skills without evidence, evidence without a skill, and one thing under two spellings. */
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
      diagnostics.push(warn(use.file, use.record, use.path, messages.twoSpellings(name, other)));
    } else spellings.set(spelling(name), name);
  }
  const usedSpellings = new Set([...used.keys()].map(spelling));
  const unproven = [...listed].filter(([name]) => !usedSpellings.has(spelling(name)));
  for (const list of new Set(unproven.map(([, { record }]) => record))) {
    const skills = unproven.filter(([, { record }]) => record === list);
    const all =
      skills.length > maxByName ? messages.skillsWithoutEvidence(skills.map(([name]) => name)) : null;
    for (const [name, { file, record, path }] of all ? skills.slice(0, 1) : skills)
      diagnostics.push(warn(file, record, path, all ?? messages.skillWithoutEvidence(name)));
  }
  const listedSpellings = new Set([...listed.keys()].map(spelling));
  const unlisted = [...used].filter(([name]) => !listedSpellings.has(spelling(name)));
  for (const [name, use] of unlisted.filter(([, use]) => use.isLanguage)) {
    diagnostics.push(warn(use.file, use.record, use.path, messages.languageNotListed(name)));
  }
  // Projects name many libraries once; one line for all of them is enough to decide.
  const tools = unlisted.filter(([, use]) => !use.isLanguage).map(([name]) => name);
  const [category] = recordsOfKind(sources, 'skills');
  if (tools.length > 0 && category) {
    diagnostics.push(warnFile(category.file, messages.toolsNotListed(tools)));
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
