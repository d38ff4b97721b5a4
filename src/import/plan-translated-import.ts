import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { ContentStore, parseYaml } from '../content/content-store.ts';
import { elementOf, fieldsOf, groupFieldsOf } from '../content/schema-fields.ts';
import { ownerSchema } from '../content/site-schema.ts';
import { languageCode, languageCodes } from '../core/codes-by-name.ts';
import { type FieldPath, listAt, valueAt } from '../core/field-path.ts';
import { normalizeText } from '../core/text.ts';
import { splitTitles } from '../i18n/person-name.ts';
import { addLanguage, translationHeading, writeFields } from '../owner/plan-translation.ts';
import { fileKinds } from '../site/content-files.ts';
import { noteSources, readNotedSources, sourcesFile } from '../site/languages/noted-sources.ts';
import { entryKey, translatabilityOf } from '../site/languages/translatable.ts';
import { type ContentReading, readRawContent, valueOfFile } from '../site/read-content.ts';
import { labelOf, programLabel } from './complete-record.ts';
import { type Imported, type ImportedResume, type ImportedSection, quoteLine } from './imported-resume.ts';
import { matchRecords } from './match-translated.ts';
import { errorsSince } from './plan-import.ts';
import { biography, plainTextToMarkdown, summaryParts } from './plan-owner.ts';
import type { RecordFields, RecordKind } from './record-identity.ts';
import { emptyPlan, type ImportPlan } from './source.ts';

/** A text of the export for the translation of a field. */
type Field = { path: FieldPath; value: unknown };

/** A record of the first language, with its place. */
type Candidate = { file: string; path: FieldPath; schema: z.ZodType; record: RecordFields; label: string };

/**
 * Plans how to add a résumé in another language to the translations: the texts of each record become translations
 * of the matching record of the first language. Writes only texts that differ; dates, addresses and everything else
 * come from the first language.
 */
export async function planTranslatedImport(
  contentDir: string,
  resume: ImportedResume,
  language: string,
): Promise<ImportPlan> {
  const settings = await addLanguage(contentDir, language);
  const read = await readRawContent(contentDir, { texts: settings });
  const store = new ContentStore(contentDir, settings);
  const planner = new TranslationPlanner(read, store, language);
  const plan = await planner.plan(resume);
  if (plan.texts.size === 0) return plan;
  for (const [name, text] of settings) plan.texts.set(name, text);
  for (const name of plan.texts.keys()) {
    const present = await new ContentStore(contentDir).readText(name);
    if (present !== null) planner.before.set(name, present);
  }
  const staged = await readRawContent(contentDir, { texts: plan.texts });
  const translation = staged.translations.find((each) => each.language === language);
  const merged = await readRawContent(contentDir, {
    texts: new Map([...plan.texts, ...(translation?.texts ?? [])]),
  });
  const ofTranslation = merged.diagnostics.flatMap((each) => translation?.relocate(each) ?? []);
  plan.diagnostics.push(...errorsSince(read, [...staged.diagnostics, ...ofTranslation]));
  const noted = await readNotedSources(store, language, []);
  const translated = (translation?.files ?? []).map((file) => ({
    ...file,
    texts: file.texts.filter(({ translation: own }) => own !== undefined),
  }));
  const notes = `${language}/${sourcesFile}`;
  const before = await store.readText(notes);
  if (before !== null) planner.before.set(notes, before);
  plan.texts.set(notes, noteSources(translated, noted));
  return plan;
}

class TranslationPlanner {
  readonly before = new Map<string, string>();
  readonly #read: ContentReading;
  readonly #store: ContentStore;
  readonly #language: string;
  readonly #fields = new Map<string, Field[]>();
  readonly #plan: ImportPlan = { ...emptyPlan(), texts: new Map(), before: this.before };

  constructor(read: ContentReading, store: ContentStore, language: string) {
    this.#read = read;
    this.#store = store;
    this.#language = language;
  }

  async plan(resume: ImportedResume): Promise<ImportPlan> {
    await this.#translateOwner(resume.owner);
    for (const section of resume.sections) await this.#translateSection(section);
    await this.#translateRecords('projects', resume.projects);
    for (const [file, fields] of this.#fields) {
      const name = `${this.#language}/${file}`;
      const heading = translationHeading(file, this.#read.locale);
      this.#plan.texts.set(name, writeFields(await this.#store.readEditable(name), heading, fields));
    }
    return this.#plan;
  }

  async #translateSection(section: ImportedSection): Promise<void> {
    const records = section.records as Imported<RecordFields>[];
    if (section.kind === 'education') await this.#translateSchools(records);
    else if (section.kind === 'skills') await this.#translateSkills(records);
    else await this.#translateRecords(section.kind, records);
  }

  async #translateRecords(kind: RecordKind, records: readonly Imported<RecordFields>[]): Promise<void> {
    const codeOf =
      kind === 'languages' ? spokenLanguage(this.#language, this.#read.locale.language) : undefined;
    const candidates = this.#candidatesOf(kind);
    const described = this.#match(records, candidates, ({ record }) => labelOf(kind, record), codeOf);
    for (const { imported, candidate } of described) await this.#translate(candidate, imported);
  }

  /** Programs are matched first; the school of a program then matches too. */
  async #translateSchools(schools: readonly Imported<RecordFields>[]): Promise<void> {
    const candidates = this.#candidatesOf('education').flatMap((school) => {
      const schema = elementOf(fieldsOf(school.schema)?.programs ?? school.schema) ?? school.schema;
      return listAt(school.record, ['programs']).map((program, index) => {
        const record = { ...(program as RecordFields), name: undefined, school: school.record.school };
        const path = [...school.path, 'programs', entryKey(program, index)];
        return { ...school, path, schema, record, label: programLabel(record), schoolOfIt: school };
      });
    });
    const programs = schools.flatMap(({ record: { programs, school }, ...imported }) =>
      listAt({ programs }, ['programs']).map((program) => ({
        ...imported,
        record: { ...(program as RecordFields), school },
      })),
    );
    const described = this.#match(programs, candidates, ({ record }) => programLabel(record));
    for (const { imported, candidate } of described) {
      await this.#translate(candidate, imported);
      const { schoolOfIt } = candidate;
      const { programs: _, ...record } = schoolOfIt.record;
      const { from, record: program } = imported;
      const label = String(record.school);
      await this.#translate({ ...schoolOfIt, record, label }, { from, record: { school: program.school } });
    }
  }

  /** Pairs of an imported record and its record of the first language; reports the others. */
  *#match<C extends Candidate>(
    records: readonly Imported<RecordFields>[],
    candidates: readonly C[],
    label: (imported: Imported<RecordFields>) => string,
    codeOf?: (language: unknown) => string | undefined,
  ): Iterable<{ imported: Imported<RecordFields>; candidate: C }> {
    const recordOf = ({ record }: { record: RecordFields }) => record;
    const matches = matchRecords(records.map(recordOf), candidates.map(recordOf), codeOf);
    for (const [at, imported] of records.entries()) {
      const match = matches[at];
      const candidate = match && candidates[match.index];
      if (candidate) {
        const doubts = match.isByDateOnly ? [byDateOnly(candidate.label)] : [];
        yield { imported: { ...imported, doubts }, candidate };
      } else
        this.#plan.rejected.push({
          from: imported.from,
          why: `${label(imported)}: not exactly one record of the first language has its dates, links or names. Add the record there first, or translate it in content/${this.#language}/.`,
        });
    }
  }

  /** A category is recognized by its skills; their list is translated as a whole. */
  async #translateSkills(records: readonly Imported<RecordFields>[]): Promise<void> {
    const candidates = this.#candidatesOf('skills');
    for (const imported of records) {
      const skills = listAt(imported.record, ['skills']).map(normalizeText);
      const common = ({ record }: Candidate) =>
        listAt(record, ['skills']).filter((skill) => skills.includes(normalizeText(skill))).length;
      const isNamed = ({ record }: Candidate) =>
        imported.record.name !== undefined &&
        normalizeText(record.name) === normalizeText(imported.record.name);
      const [best] = candidates.filter(
        (candidate) => isNamed(candidate) || common(candidate) * 2 >= skills.length,
      );
      const count = best ? listAt(best.record, ['skills']).length : 0;
      if (best && count === skills.length)
        await this.#translate({ ...best, label: String(best.record.name) }, imported);
      else
        this.#plan.rejected.push({
          from: imported.from,
          why: `${imported.record.name ?? ''}: ${best ? `"${String(best.record.name)}" of the first language has ${count} skills, and this list ${skills.length}` : 'at least half of its skills are not in any list of the first language'}. Translate it in content/${this.#language}/${candidates[0]?.file ?? 'skills.yaml'}.`,
        });
    }
  }

  /** Plans the fields of the owner, and the texts of the homepage and of About. */
  async #translateOwner(owner: ImportedResume['owner']): Promise<void> {
    const { summary, lede, texts = [], profiles: _, ...facts } = owner;
    const from = 'profile';
    const translate = (file: string, schema: z.ZodType, record: RecordFields) => {
      const value = (valueOfFile(this.#read.sources, file) ?? {}) as RecordFields;
      const label = file.replace('.yaml', '');
      return this.#translate({ file, path: [], schema, record: value, label }, { record, from });
    };
    await translate('owner.yaml', ownerSchema, {
      ...facts,
      ...(facts.name !== undefined && splitTitles(facts.name)),
    });
    if (summary) {
      const { intro, markdown } = summaryParts(summary);
      await translate('home.yaml', fileKinds.home.schema, { intro });
      if (markdown !== null) await this.#translateProse(biography, markdown, from);
    }
    if (lede) await translate('about.yaml', fileKinds.about.schema, { lede });
    const about = valueOfFile(this.#read.sources, 'about.yaml');
    for (const [index, text] of texts.entries()) {
      const file = valueAt(about, ['texts', index, 'file']);
      if (typeof file === 'string') await this.#translateProse(file, plainTextToMarkdown(text), from);
      else
        this.#plan.rejected.push({ from, why: `${quoteLine(text)}: the first language has no such text.` });
    }
  }

  async #translateProse(file: string, text: string, from: string): Promise<void> {
    const name = `${this.#language}/${file}`;
    const source = this.#read.sources.prose.get(file);
    if (source === undefined) {
      this.#plan.rejected.push({
        from,
        why: `${quoteLine(text)}: the first language has no content/${file}.`,
      });
      return;
    }
    const present = (await this.#store.readEditable(name)) ?? '';
    const own = present.replaceAll(/<!--.*?-->/gs, '').trim();
    if (own === text.trim() || normalizeText(source) === normalizeText(text)) this.#plan.present += 1;
    else if (own !== '')
      this.#plan.conflicts.push(`content/${name}: ${quoteLine(own)}   imported: ${quoteLine(text)}`);
    else {
      this.#plan.texts.set(name, text);
      this.#plan.records.push({ file: name, label: quoteLine(text), from, doubts: [], change: 'added' });
    }
  }

  /** Plans the texts of one record that may be translated and differ from those of the first language. */
  async #translate(
    { file, path, schema, record, label }: Candidate,
    { from, doubts = [], record: translated }: Imported<RecordFields>,
  ): Promise<void> {
    const name = `${this.#language}/${file}`;
    const present = await this.#store.readEditable(name);
    const own = present === null ? null : parseYaml(present);
    const written: string[] = [];
    const notes = [...doubts];
    for (const [key, field] of Object.entries(groupFieldsOf(schema) ?? {})) {
      const value = translated[key];
      const element = elementOf(field);
      const isText = translatabilityOf(field, key) !== 'shared' && !(element && groupFieldsOf(element));
      if (!isText || value === undefined || isDeepStrictEqual(value, []) || value === '') continue;
      const source = record[key];
      const translation = valueAt(own, [...path, key]) ?? undefined;
      if (isSameText(source, value)) continue;
      if (source === undefined || source === '' || isDeepStrictEqual(source, []))
        this.#plan.rejected.push({
          from,
          why: `${label}: the first language has no ${key}, so there is nothing to translate: ${quoteLine([value].flat().join(' '))}`,
        });
      else if (isSameText(translation, value)) this.#plan.present += 1;
      else if (translation !== undefined)
        this.#plan.conflicts.push(
          `content/${name}, ${[...path, key].join('.')}: ${quoteLine([translation].flat().join(' '))}   imported: ${quoteLine([value].flat().join(' '))}`,
        );
      else {
        if (Array.isArray(source) && Array.isArray(value) && source.length !== value.length)
          notes.push(
            `${label}: ${key} has ${source.length} texts in the first language, and ${value.length} here.`,
          );
        const fields = this.#fields.get(file) ?? [];
        if (fields.some((each) => isDeepStrictEqual(each.path, [...path, key]))) continue;
        fields.push({ path: [...path, key], value });
        this.#fields.set(file, fields);
        written.push(key);
      }
    }
    if (written.length === 0) return;
    const changed = `${label}: ${written.join(', ')}`;
    this.#plan.records.push({ file: name, label: changed, from, doubts: notes, change: 'added' });
  }

  #candidatesOf(kind: RecordKind): Candidate[] {
    const schema = fileKinds[kind].schema as z.ZodType;
    return [...this.#read.sources.records].flatMap(([file, records]) =>
      this.#read.sources.files.get(file)?.kind === kind && file.endsWith('.yaml')
        ? records.map(({ value }, index) => {
            const record = (value ?? {}) as RecordFields;
            return { file, path: [entryKey(value, index)], schema, record, label: labelOf(kind, record) };
          })
        : [],
    );
  }
}

function byDateOnly(label: string): string {
  return `Its dates match "${label}": check that both are the same.`;
}

function isSameText(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => isSameText(each, other[index]));
  return one !== undefined && normalizedText(one) === normalizedText(other);
}

/** Without capitals and punctuation; accents differ between languages. */
function normalizedText(text: unknown): string {
  return String(text ?? '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim();
}

/** The code of a spoken language by its name in one of two languages. */
function spokenLanguage(...tags: string[]): (name: unknown) => string | undefined {
  const names = tags.map((tag) => new Intl.DisplayNames([tag], { type: 'language' }));
  return (name) =>
    languageCode(String(name)) ??
    languageCodes().find((code) =>
      names.some((each) => normalizeText(each.of(code)) === normalizeText(name)),
    );
}
