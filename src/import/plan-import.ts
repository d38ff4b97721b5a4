import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { ContentStore } from '../content/content-store.ts';
import { slug } from '../content/fields.ts';
import { elementOf, fieldsOf, sortFields } from '../content/schema-fields.ts';
import { readYamlRecords } from '../content/yaml-records.ts';
import { type Diagnostic, toSentences } from '../core/diagnostics.ts';
import { listAt, valueAt } from '../core/field-path.ts';
import { slugify } from '../core/slugify.ts';
import { freeName, normalizeText, stemOf } from '../core/text.ts';
import { isListKind } from '../features/experiences/sections.build.ts';
import { UnsupportedMediaError } from '../media/originals/unsupported-media-error.ts';
import {
  normalizePhoto,
  type PhotoStorageOptions,
  readPhotoStorageOptions,
} from '../owner/normalize-photo.ts';
import { placeholderText } from '../owner/starter-content.ts';
import { fileKinds, importedFile } from '../site/content-files.ts';
import { type ContentReading, readRawContent, recordsOf } from '../site/read-content.ts';
import { namesInPages } from '../site/validate/validate-pages.ts';
import { insertRecords, numberRecords, setField } from '../yaml/edit-yaml.ts';
import { completeRecord, labelOf, programLabel } from './complete-record.ts';
import { hashField, type ImportHistory, parseImportHistory } from './import-history.ts';
import { type Imported, type ImportedResume, type ImportedSection, invalidField } from './imported-resume.ts';
import { planOwner } from './plan-owner.ts';
import {
  identitiesOf,
  placesIn,
  type RecordFields,
  type RecordKind,
  sortByDate,
  suggestName,
} from './record-identity.ts';
import { SectionPlaces } from './section-places.ts';
import { emptyPlan, type ImportPlan } from './source.ts';
import { StagedTexts } from './staged-texts.ts';

type PlanOptions = {
  /** Whether to update unchanged records of earlier imports instead of adding records. */
  refreshes?: boolean;
  /** Texts that replace files of content/, by their paths in it. */
  drafts?: ReadonlyMap<string, string>;
};

/** The file of content/ that a record goes into. */
type Target = { file: string; kind: RecordKind; schema: z.ZodType };

/** New items of a school or category: its programs or skills. `index` is that of the record in content/, -1 if new. */
type Group = {
  target: Target;
  list: 'programs' | 'skills';
  index: number;
  parent: RecordFields;
  from: string;
  items: unknown[];
};

/** Plans how to add a résumé to content/. Throws `YamlEditError` if a file cannot be changed. */
export async function planImport(
  contentDir: string,
  resume: ImportedResume,
  { refreshes = false, drafts = new Map() }: PlanOptions = {},
): Promise<ImportPlan> {
  const read = await readRawContent(contentDir, { texts: drafts });
  const storage = await readPhotoStorageOptions(contentDir);
  const refused = new Map<string, string>();
  for (;;) {
    const texts = await StagedTexts.open(new ContentStore(contentDir, drafts), read);
    const history = parseImportHistory(texts.get(importedFile));
    const planner = new Planner(read, texts, history, storage, refreshes);
    const plan = await planner.plan(withoutRecords(resume, refused));
    plan.rejected.push(...[...refused].map(([from, why]) => ({ from, why })));
    const staged = new Map([...drafts, ...texts.changed]);
    const diagnostics = texts.changed.size > 0 ? await newDiagnostics(contentDir, read, staged, plan) : [];
    // A record with errors is left out, and the rest is planned again.
    const causes = diagnostics.flatMap((diagnostic) => {
      const from = planner.sourceOf(diagnostic);
      return from !== undefined && !refused.has(from) ? [[from, `${diagnostic.summary}.`] as const] : [];
    });
    if (causes.length === 0) return { ...plan, diagnostics, texts: texts.changed, before: texts.present };
    for (const [from, why] of causes) refused.set(from, why);
  }
}

function withoutRecords(resume: ImportedResume, refused: ReadonlyMap<string, string>): ImportedResume {
  const isAccepted = ({ from }: { from: string }) => !refused.has(from);
  return {
    ...resume,
    projects: resume.projects.filter(isAccepted),
    // The type of a section does not survive a change of its records.
    sections: resume.sections.map((section) => ({
      ...section,
      records: (section.records as Imported<unknown>[]).filter(isAccepted),
    })) as ImportedSection[],
  };
}

class Planner {
  readonly #read: ContentReading;
  readonly #texts: StagedTexts;
  readonly #history: ImportHistory;
  readonly #refreshes: boolean;
  readonly #storage: PhotoStorageOptions;
  readonly #places: SectionPlaces;
  /** Identities of the records in content/ and of those that were planned so far. */
  readonly #identities: Set<string>;
  readonly #inserts = new Map<
    string,
    { target: Target; records: { record: RecordFields; from: string }[] }
  >();
  readonly #groups = new Map<string, Group>();
  readonly #plan = emptyPlan();

  constructor(
    read: ContentReading,
    texts: StagedTexts,
    history: ImportHistory,
    storage: PhotoStorageOptions,
    refreshes: boolean,
  ) {
    this.#storage = storage;
    this.#read = read;
    this.#texts = texts;
    this.#history = history;
    this.#refreshes = refreshes;
    this.#places = new SectionPlaces(read, texts, this.#plan.created);
    this.#identities = new Set(identitiesOfContent(read));
  }

  async plan(resume: ImportedResume): Promise<Omit<ImportPlan, 'texts' | 'before'>> {
    planOwner(resume.owner, this.#read, this.#texts, this.#plan);
    for (const section of resume.sections) {
      if (section.kind === 'skills') await this.#addSkills(section);
      else if (section.kind === 'education') await this.#addSchools(section);
      else await this.#addRecords(section);
    }
    await this.#addProjects(resume.projects);
    for (const group of this.#groups.values()) this.#insertItems(group);
    for (const { target, records } of this.#inserts.values())
      this.#insertRecords(
        target,
        records.map(({ record }) => record),
      );
    if (this.#plan.records.length > 0) this.#texts.set(importedFile, this.#history.toText());
    return this.#plan;
  }

  /** Where the record with this diagnostic comes from; undefined if it is not imported. */
  sourceOf({ file: label, line }: Diagnostic): string | undefined {
    const file = label.replace(/^content\//, '');
    if (!this.#texts.changed.has(file)) return undefined;
    const { records } = readYamlRecords(this.#texts.get(file), 'list');
    const index = records.findLastIndex(({ locate }) => locate([]).line <= line);
    const value = records[index]?.value;
    const isIt = ([field, own]: [string, unknown]) => isDeepStrictEqual(own, valueAt(value, [field]));
    const added = this.#inserts.get(file)?.records.find(({ record }) => Object.entries(record).every(isIt));
    const isGroup = ({ target, index: at }: Group) => target.file === file && at === index;
    return (added ?? [...this.#groups.values()].find(isGroup))?.from;
  }

  async #addRecords(section: Exclude<ImportedSection, { kind: 'skills' | 'education' }>): Promise<void> {
    const { kind } = section;
    const schema = fileKinds[kind].schema as z.ZodType;
    const elsewhere: string[] = [];
    // Looked up for the first new record, because the section may have to be created.
    let file: string | null | undefined;
    for (const imported of section.records as Imported<RecordFields>[]) {
      const keys = keysOf(kind, imported);
      if (!this.#takeIfNew(keys)) continue;
      const complete = this.#complete(kind, schema, imported);
      if (!complete) continue;
      if (file === undefined) file = await this.#places.fileFor(section);
      if (file) this.#add({ file, kind, schema }, complete, imported, keys);
      else elsewhere.push(imported.from);
    }
    if (elsewhere.length === 0) return;
    const isOne = elsewhere.length === 1;
    const why = `${elsewhere.length} ${isOne ? 'publication is' : 'publications are'} new. Your publications are in content/${this.#places.bibliography ?? ''}, which your reference manager writes: add ${isOne ? 'it' : 'them'} there.`;
    this.#plan.rejected.push({ from: elsewhere.join('; '), why });
  }

  async #addProjects(projects: ImportedResume['projects']): Promise<void> {
    const { schema } = fileKinds.projects;
    const categories = namesInPages(recordsOf(this.#read.sources, 'pages.yaml'), 'categories');
    for (const each of projects) {
      const imported = withoutUnknownCategory(each, categories);
      const keys = keysOf('projects', imported);
      if (this.#refreshes) this.#update(keys, imported);
      if (!this.#takeIfNew(keys)) continue;
      const complete = this.#complete('projects', schema, imported);
      if (!complete) continue;
      await this.#places.makeProjects();
      const target: Target = { file: 'projects.yaml', kind: 'projects', schema };
      const name = this.#nameOf(target, complete);
      const images = await this.#addPicture(name, imported);
      this.#add(target, { ...complete, ...images, name }, imported, keys);
    }
  }

  /** The field with the picture of a project; none if it has no picture or an unsupported one. */
  async #addPicture(name: string, { picture, from }: ImportedResume['projects'][number]) {
    if (!picture) return {};
    try {
      const { stored, ending } = await normalizePhoto(picture, this.#storage);
      const stem = `images/projects/${name}/1-social`;
      this.#plan.pictures.set(`${stem}${ending}`, stored);
      const alt = placeholderText('What the picture shows', this.#read.locale);
      return { images: [{ original: `/${stem}.jpg`, alt }] };
    } catch (error) {
      if (!(error instanceof UnsupportedMediaError)) throw error;
      this.#plan.rejected.push({ from, why: toSentences(error.diagnosticText) });
      return {};
    }
  }

  /** Adds programs to their schools. */
  async #addSchools(section: Extract<ImportedSection, { kind: 'education' }>): Promise<void> {
    for (const imported of section.records) {
      const { programs, ...school } = imported.record;
      const added: { program: RecordFields; keys: string[] }[] = [];
      for (const program of programs) {
        const keys = identitiesOf('education', { ...program, school: school.school });
        const complete =
          this.#takeIfNew(keys) &&
          this.#complete('education', programSchema, { ...imported, record: program });
        if (complete) added.push({ program: complete, keys });
      }
      if (added.length === 0) continue;
      const group = await this.#groupFor(section, 'programs', 'school', { ...imported, record: school });
      for (const { program, keys } of added) {
        group?.items.push(program);
        if (group) this.#history.add(keys, group.target.file, {}, false);
        const label = programLabel({ ...program, school: school.school });
        this.#note(label, group?.target.file ?? '', imported);
      }
    }
  }

  /** Adds skills that no category has to the category of that name. */
  async #addSkills(section: Extract<ImportedSection, { kind: 'skills' }>): Promise<void> {
    for (const imported of section.records) {
      const { name = this.#read.locale.starter.skills, skills = [] } = imported.record;
      const added = skills.filter((skill) => this.#takeIfNew(identitiesOf('skills', { skill })));
      if (added.length === 0) continue;
      const group = await this.#groupFor(section, 'skills', 'name', { ...imported, record: { name } });
      if (!group) continue;
      group.items.push(...added);
      for (const skill of added)
        this.#history.add(identitiesOf('skills', { skill }), group.target.file, {}, false);
      this.#note(`${name}: ${added.join(', ')}`, group.target.file, imported);
    }
  }

  /** New items of the school or category that has the same title as the imported one; null if no file takes them. */
  async #groupFor(
    section: ImportedSection,
    list: Group['list'],
    titleField: 'school' | 'name',
    { record: parent, from }: Imported<RecordFields>,
  ): Promise<Group | null> {
    const { kind } = section;
    const title = normalizeText(parent[titleField]);
    const key = `${kind} ${section.name ?? ''} ${title}`;
    const queued = this.#groups.get(key);
    if (queued) return queued;
    const present = this.#findRecord(kind, (record) => normalizeText(record[titleField]) === title);
    const file = present?.file ?? (await this.#places.fileFor(section));
    if (!file) return null;
    const target = { file, kind, schema: fileKinds[kind].schema as z.ZodType };
    const group = { target, list, index: present?.index ?? -1, parent, from, items: [] };
    this.#groups.set(key, group);
    return group;
  }

  #insertItems({ target, list, index, parent, from, items }: Group): void {
    const { file, kind, schema } = target;
    const present = recordsOf(this.#read.sources, file)[index]?.value;
    const added = list === 'programs' ? this.#namePrograms(file, items as RecordFields[]) : items;
    if (index >= 0) {
      const inserts =
        list === 'programs'
          ? placesIn(listAt(present, [list]) as RecordFields[], added as RecordFields[])
          : added.map((record) => ({ at: Number.POSITIVE_INFINITY, record }));
      this.#texts.set(file, insertRecords(this.#texts.get(file), [index, list], inserts));
      return;
    }
    const record = { ...parent, [list]: added };
    if (kind === 'skills') this.#queue(target, record, from);
    else {
      const complete = this.#complete(kind, schema, { record, from });
      const name = this.#texts.freeName(file, suggestName(kind, record, this.#read.locale.language));
      if (complete) this.#queue(target, { ...complete, name }, from);
    }
  }

  readonly #programNames = new Set<string>();

  /** Oldest first, with names that are unique among the programs of all schools. */
  #namePrograms(file: string, programs: readonly RecordFields[]): RecordFields[] {
    for (const { value } of recordsOf(this.#read.sources, file))
      for (const program of listAt(value, ['programs']))
        this.#programNames.add(String(valueAt(program, ['name'])));
    const named = programs.map((program) => {
      const preferred = slugify(String(program.title), this.#read.locale.language) || 'program';
      const name = freeName(preferred, (other) => this.#programNames.has(other));
      this.#programNames.add(name);
      return sortFields(programSchema, { ...program, name });
    });
    return sortByDate(named);
  }

  #findRecord(kind: RecordKind, matches: (record: RecordFields) => boolean) {
    for (const [file, records] of this.#read.sources.records) {
      if (this.#read.sources.files.get(file)?.kind !== kind) continue;
      const index = records.findIndex(({ value }) => matches((value ?? {}) as RecordFields));
      if (index >= 0) return { file, index };
    }
    return null;
  }

  /** Whether content/ has a record with one of these keys, or had an imported one that was deleted. */
  #stateOf(keys: readonly string[]): 'new' | 'present' | 'deleted' {
    const entry = this.#history.find(keys);
    const isPresent = keys.some((key) => this.#identities.has(key));
    if (!entry) return isPresent ? 'present' : 'new';
    return entry.name && !isPresent && !this.#findNamed(entry.file, entry.name) ? 'deleted' : 'present';
  }

  /** Returns whether to add a record, and registers it for later records; counts it if it is not new. */
  #takeIfNew(keys: readonly string[]): boolean {
    const state = this.#stateOf(keys);
    for (const key of keys) this.#identities.add(key);
    if (state !== 'new') this.#plan[state] += 1;
    return state === 'new' && !this.#refreshes;
  }

  #findNamed(file: string, name: string): { index: number; record: RecordFields } | null {
    const records = recordsOf(this.#read.sources, file);
    const index = records.findIndex(({ value }) => valueAt(value, ['name']) === name);
    return index < 0 ? null : { index, record: records[index]?.value as RecordFields };
  }

  /** Updates fields of an imported record that the source has changed and the owner has not. */
  #update(keys: readonly string[], { record, from, doubts = [], key = '' }: Imported<RecordFields>): void {
    const entry = this.#history.find(keys);
    const present = entry?.name ? this.#findNamed(entry.file, entry.name) : null;
    if (!key || !entry?.fields || !present) return;
    const { file, fields } = entry;
    const updated = Object.entries(record).filter(([field, value]) => {
      const own = hashField(present.record[field]);
      const isChangedByOwner = (fields[field] ?? hashField(undefined)) !== own;
      return field !== 'name' && !isChangedByOwner && hashField(value) !== own;
    });
    if (updated.length === 0) return;
    for (const [field, value] of updated)
      this.#texts.set(file, setField(this.#texts.get(file), [present.index, field], value));
    const changed = { name: present.record.name, ...Object.fromEntries(updated) };
    this.#history.update(keys, file, changed, fields);
    const label = `${present.record.title}: ${updated.map(([field]) => field).join(', ')}`;
    this.#plan.records.push({ file, label, from, doubts, change: 'updated' });
  }

  /** Null, and reported, if required fields are unknown. */
  #complete(kind: RecordKind, schema: z.ZodType, imported: Imported<RecordFields>): RecordFields | null {
    const completed = completeRecord(kind, schema, imported, this.#read);
    if ('record' in completed) return completed.record;
    const why = [completed.why, ...(imported.doubts ?? [])].join(' ');
    this.#plan.rejected.push({ from: imported.from, why });
    return null;
  }

  #add(
    target: Target,
    record: RecordFields,
    imported: Imported<RecordFields>,
    keys: readonly string[],
  ): void {
    const { file, kind } = target;
    const hasName = !['languages', 'quotes', 'interests'].includes(kind);
    const named = hasName ? { ...record, name: this.#nameOf(target, record) } : record;
    this.#history.add(keys, file, hasName ? named : {}, imported.key !== undefined);
    this.#note(labelOf(kind, named), file, imported);
    this.#queue(target, named, imported.from);
  }

  /**
   * The name of the record if it is free, because its pictures may already exist; otherwise a name from its texts.
   */
  #nameOf({ file, kind }: Target, record: RecordFields): string {
    const name = slug.safeParse(record.name).data;
    return name && !this.#texts.hasRecord(file, name)
      ? name
      : this.#texts.freeName(file, suggestName(kind, record, this.#read.locale.language));
  }

  #note(label: string, file: string, { from, doubts = [] }: Imported<unknown>): void {
    this.#plan.records.push({ file, label, from, doubts, change: 'added' });
  }

  #queue(target: Target, record: RecordFields, from: string): void {
    const queued = this.#inserts.get(target.file) ?? { target, records: [] };
    queued.records.push({ record: sortFields(target.schema, record), from });
    this.#inserts.set(target.file, queued);
  }

  /** Inserts all new records of a file by date. */
  #insertRecords({ file, schema }: Target, records: readonly RecordFields[]): void {
    const present = recordsOf(this.#read.sources, file).map(({ value }) => value as RecordFields);
    const areNumbered = present.length > 0 && present.every((record) => Number(record?.id) > 0);
    const added = sortByDate(records).map((record) =>
      areNumbered ? sortFields(schema, { ...record, id: present.length + 1 }) : record,
    );
    const text = insertRecords(this.#texts.get(file), [], placesIn(present, added));
    this.#texts.set(file, areNumbered ? numberRecords(text, []) : text);
  }
}

const programSchema =
  elementOf(fieldsOf(fileKinds.education.schema)?.programs ?? fileKinds.education.schema) ??
  fileKinds.education.schema;

function withoutUnknownCategory(
  imported: ImportedResume['projects'][number],
  categories: readonly string[],
): ImportedResume['projects'][number] {
  const { category, ...record } = imported.record;
  if (category === undefined || categories.length === 0 || categories.includes(category)) return imported;
  const why = `${invalidField('category', category)} The categories of content/pages.yaml are ${categories.join(', ')}.`;
  return { ...imported, record, doubts: [...(imported.doubts ?? []), why] };
}

/** Identities of every record of content/; programs and skills have their own. */
function* identitiesOfContent({ sources }: ContentReading): Iterable<string> {
  for (const [file, records] of sources.records) {
    const kind = sources.files.get(file)?.kind;
    for (const { value } of records) {
      const record = (value ?? {}) as RecordFields;
      if (kind === 'education') {
        for (const program of listAt(record, ['programs']))
          yield* identitiesOf(kind, { ...(program as RecordFields), school: record.school });
      } else if (kind === 'skills') {
        for (const skill of listAt(record, ['skills'])) yield* identitiesOf(kind, { skill });
      } else if (kind && (kind === 'projects' || isListKind(kind))) yield* identitiesOf(kind, record);
    }
  }
}

function keysOf(kind: RecordKind, { record, key }: Imported<RecordFields>): string[] {
  return [...(key ? [key] : []), ...identitiesOf(kind, record)];
}

/** New errors that content/ would have. */
async function newDiagnostics(
  contentDir: string,
  before: ContentReading,
  texts: ReadonlyMap<string, string>,
  { pictures }: Pick<ImportPlan, 'pictures'>,
): Promise<Diagnostic[]> {
  // Pictures are written together with the texts that name them.
  const isComing = (summary: string) =>
    [...pictures.keys()].some((place) => summary.includes(`/${stemOf(place)}.`));
  const after = await readRawContent(contentDir, { texts });
  return errorsSince(before, after.diagnostics).filter(({ summary }) => !isComing(summary));
}

/** Errors among diagnostics that are not in the earlier ones. */
export function errorsSince(before: ContentReading, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const keyOf = ({ file, summary }: Diagnostic) => `${file} ${summary}`;
  const known = new Set(before.diagnostics.map(keyOf));
  return diagnostics.filter((each) => each.severity === 'error' && !known.has(keyOf(each)));
}
