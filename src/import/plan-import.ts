import type { z } from 'zod';
import { ContentStore } from '../content/content-store.ts';
import { slug } from '../content/fields.ts';
import { elementOf, fieldsOf } from '../content/schema-fields.ts';
import type { Diagnostic } from '../core/diagnostics.ts';
import { listAt, valueAt } from '../core/field-path.ts';
import { slugify } from '../core/slugify.ts';
import { bareWords, freeName, stemOf } from '../core/text.ts';
import { isListKind } from '../features/experiences/sections.build.ts';
import type { ListKind } from '../features/experiences/sections.ts';
import { UnsupportedMediaError } from '../media/originals/unsupported-media-error.ts';
import {
  normalizePhoto,
  type PhotoStorageOptions,
  readPhotoStorageOptions,
} from '../owner/normalize-photo.ts';
import { fileKinds, importedFile } from '../site/content-files.ts';
import { type ContentReading, readRawContent, recordsOf } from '../site/read-content.ts';
import { insertRecords, numberRecords, setField } from '../yaml/edit-yaml.ts';
import { toSentences } from './archive.ts';
import { completeRecord, labelOf, unwritten } from './complete-record.ts';
import type { ImportPlan } from './import-plan.ts';
import { hashField, type ImportedRecords, parseImported } from './imported-records.ts';
import type { ImportedResume, Proposed, ProposedSection } from './imported-resume.ts';
import { identitiesOf, type Plain, usualName } from './known-records.ts';
import { placesIn, sortByDate } from './order-records.ts';
import { planOwner } from './plan-owner.ts';
import { SectionPlaces } from './section-places.ts';
import { StagedTexts } from './staged-texts.ts';

type PlanOptions = {
  /** Whether records that were brought before are brought up to date, where their owner has not changed them. */
  refreshes?: boolean;
  /** Texts that stand in for files of content/, by their paths in it. */
  drafts?: ReadonlyMap<string, string>;
};

/** A school with its programs that content/ has not yet. */
type NewSchool = { school: Plain; programs: Plain[]; proposed: Proposed<Plain>; keys: string[][] };

/** A list of content/ that something goes into. */
type Target = { file: string; kind: ListKind | 'projects'; schema: z.ZodType };

/** Plans how a proposal comes into content/. Throws `YamlEditError` where a file cannot be changed. */
export async function planImport(
  contentDir: string,
  proposal: ImportedResume,
  { refreshes = false, drafts = new Map() }: PlanOptions = {},
): Promise<ImportPlan> {
  const read = await readRawContent(contentDir, { texts: drafts });
  const texts = await StagedTexts.open(new ContentStore(contentDir, drafts), read);
  const planner = new Planner(
    read,
    texts,
    parseImported(texts.get(importedFile)),
    await readPhotoStorageOptions(contentDir),
    refreshes,
  );
  const plan = await planner.plan(proposal);
  if (texts.changed.size > 0)
    plan.diagnostics = await newDiagnostics(contentDir, read, new Map([...drafts, ...texts.changed]), [
      ...plan.pictures.keys(),
    ]);
  return { ...plan, texts: texts.changed, before: texts.present };
}

class Planner {
  readonly #read: ContentReading;
  readonly #texts: StagedTexts;
  readonly #imported: ImportedRecords;
  readonly #refreshes: boolean;
  readonly #master: PhotoStorageOptions;
  readonly #places: SectionPlaces;
  readonly #known = new Set<string>();
  readonly #inserts = new Map<string, { target: Target; records: Plain[] }>();
  readonly #plan: Omit<ImportPlan, 'texts' | 'before'> = {
    pictures: new Map(),
    records: [],
    made: [],
    kept: [],
    known: 0,
    deleted: 0,
    unfit: [],
    diagnostics: [],
  };

  constructor(
    read: ContentReading,
    texts: StagedTexts,
    imported: ImportedRecords,
    master: PhotoStorageOptions,
    refreshes: boolean,
  ) {
    this.#master = master;
    this.#read = read;
    this.#texts = texts;
    this.#imported = imported;
    this.#refreshes = refreshes;
    this.#places = new SectionPlaces(read, texts, this.#plan.made);
    for (const [kind, record] of this.#present()) {
      for (const identity of identitiesOf(kind, record)) this.#known.add(identity);
    }
  }

  async plan(proposal: ImportedResume): Promise<Omit<ImportPlan, 'texts' | 'before'>> {
    planOwner(proposal.owner, this.#read, this.#texts, this.#plan);
    for (const section of proposal.sections) {
      if (section.kind === 'skills') await this.#addSkills(section);
      else if (section.kind === 'education') await this.#addSchools(section);
      else await this.#addRecords(section);
    }
    await this.#addProjects(proposal.projects);
    for (const { target, records } of this.#inserts.values()) this.#insert(target, records);
    if (this.#plan.records.length > 0) this.#texts.set(importedFile, this.#imported.toText());
    return this.#plan;
  }

  /** Every record of content/ by what it can be known by; programs and skills by themselves. */
  *#present(): Iterable<[ListKind | 'projects', Plain]> {
    for (const [file, records] of this.#read.sources.records) {
      const kind = this.#read.sources.files.get(file)?.kind as ListKind | 'projects' | undefined;
      for (const { value } of records) {
        const record = (value ?? {}) as Plain;
        if (kind === 'education') {
          for (const program of listAt(record, ['programs']))
            yield [kind, { ...(program as Plain), school: record.school }];
        } else if (kind === 'skills') {
          for (const skill of listAt(record, ['skills'])) yield [kind, { skill }];
        } else if (kind && (kind === 'projects' || isListKind(kind))) yield [kind, record];
      }
    }
  }

  async #addRecords(section: Exclude<ProposedSection, { kind: 'skills' | 'education' }>): Promise<void> {
    const { kind } = section;
    const schema = fileKinds[kind].schema as z.ZodType;
    const elsewhere: Proposed<Plain>[] = [];
    // Asked for once there is a record for it: it may have to be made.
    let file: string | null | undefined;
    for (const proposed of section.records as Proposed<Plain>[]) {
      const keys = this.#keysOf(kind, proposed.record, proposed.key);
      if (this.#isKnown(keys)) continue;
      const complete = this.#complete(kind, schema, proposed);
      if (!complete) continue;
      if (file === undefined) file = await this.#places.fileFor(section);
      if (!file) {
        elsewhere.push(proposed);
        continue;
      }
      this.#add({ file, kind, schema }, complete, proposed, keys);
    }
    if (elsewhere.length > 0) {
      const isOne = elsewhere.length === 1;
      const why = `${elsewhere.length} ${isOne ? 'publication is' : 'publications are'} new. Your list is content/${this.#places.bibliography ?? ''}, which another program writes: add ${isOne ? 'it' : 'them'} there.`;
      this.#plan.unfit.push({ from: elsewhere.map(({ from }) => from).join('; '), why });
    }
  }

  async #addProjects(projects: ImportedResume['projects']): Promise<void> {
    const { schema } = fileKinds.projects;
    for (const proposed of projects) {
      const keys = this.#keysOf('projects', proposed.record, proposed.key);
      if (this.#isKnown(keys, proposed)) continue;
      const complete = this.#complete('projects', schema, proposed);
      if (!complete) continue;
      await this.#places.makeProjects();
      const target: Target = { file: 'projects.yaml', kind: 'projects', schema };
      const name = this.#nameOf(target, complete);
      const images = await this.#picture(name, proposed);
      this.#add(target, { ...complete, ...images, name }, proposed, keys);
    }
  }

  /** The field with the picture of a project; nothing, and a line among what was unfit, for one that is none. */
  async #picture(name: string, { picture, from }: ImportedResume['projects'][number]) {
    if (!picture) return {};
    try {
      const { master, ending } = await normalizePhoto(picture, this.#master);
      const stem = `images/projects/${name}/1-social`;
      this.#plan.pictures.set(`${stem}${ending}`, master);
      const alt = unwritten('What the picture shows', this.#read.locale);
      return { images: [{ original: `/${stem}.jpg`, alt }] };
    } catch (error) {
      if (!(error instanceof UnsupportedMediaError)) throw error;
      this.#plan.unfit.push({ from, why: toSentences(error.diagnosticText) });
      return {};
    }
  }

  /** Programs join the school that is there; those of a new one come together. */
  async #addSchools(section: Extract<ProposedSection, { kind: 'education' }>): Promise<void> {
    const { schema } = fileKinds.education;
    const programSchema = elementOf(fieldsOf(schema)?.programs ?? schema) ?? schema;
    const schools = new Map<string, NewSchool>();
    for (const proposed of section.records) {
      const { programs, ...school } = proposed.record;
      for (const program of programs) {
        const keys = this.#keysOf('education', { ...program, school: school.school });
        if (this.#isKnown(keys)) continue;
        const complete = this.#complete('education', programSchema, { ...proposed, record: program });
        if (!complete) continue;
        const group = bareWords(school.school);
        const entry: NewSchool = schools.get(group) ?? { school, programs: [], proposed, keys: [] };
        entry.programs.push(complete);
        entry.keys.push(keys);
        schools.set(group, entry);
        this.#note([complete.title, school.school].filter(Boolean).join(' · '), '', proposed);
      }
    }
    const given: string[] = [];
    for (const [group, { school, programs, proposed, keys }] of schools) {
      const there = this.#findSchool(group);
      const file = there?.file ?? (await this.#places.fileFor(section));
      if (!file) continue;
      for (const record of this.#plan.records) if (record.file === '') record.file = file;
      for (const key of keys) this.#imported.add(key, file, {}, false);
      // Programs have names that are theirs among those of all schools.
      const others = recordsOf(this.#read.sources, file).flatMap(({ value }) =>
        listAt(value as Plain, ['programs']),
      );
      const taken = [...others.map((each) => String(valueAt(each, ['name']))), ...given];
      const named = sortByDate(
        programs.map((program) => {
          const name = freeName(slugify(String(program.title)) || 'program', (other) =>
            taken.includes(other),
          );
          taken.push(name);
          given.push(name);
          return inOrderOf(programSchema, { ...program, name });
        }),
      );
      if (there) {
        const inserts = placesIn(listAt(there.record, ['programs']) as Plain[], named);
        this.#texts.set(file, insertRecords(this.#texts.get(file), [there.index, 'programs'], inserts));
      } else {
        const complete = this.#complete('education', schema, {
          ...proposed,
          record: { ...school, programs: named },
        });
        if (complete) this.#queue({ file, kind: 'education', schema }, complete);
      }
    }
  }

  /** Skills that no category has yet join the one of that name, or make it. */
  async #addSkills(section: Extract<ProposedSection, { kind: 'skills' }>): Promise<void> {
    const usual = this.#read.locale.starter.skills;
    for (const proposed of section.records) {
      const { name = usual, skills = [] } = proposed.record;
      const fresh = skills.filter((skill) => {
        const keys = this.#keysOf('skills', { skill });
        return !this.#isKnown(keys);
      });
      if (fresh.length === 0) continue;
      const file = await this.#places.fileFor(section);
      if (!file) continue;
      for (const skill of fresh) this.#imported.add(identitiesOf('skills', { skill }), file, {}, false);
      this.#note(`${name}: ${fresh.join(', ')}`, file, proposed);
      const known = (this.#read.sources.records.get(file) ?? []).map(({ value }) => value as Plain);
      const at = known.findIndex((record) => bareWords(record?.name) === bareWords(name));
      const [queued] = (this.#inserts.get(file)?.records ?? []).filter((record) => record.name === name);
      if (at >= 0) {
        const inserts = fresh.map((skill) => ({ at: Number.POSITIVE_INFINITY, record: skill }));
        this.#texts.set(file, insertRecords(this.#texts.get(file), [at, 'skills'], inserts));
      } else if (queued) (queued.skills as string[]).push(...fresh);
      else this.#queue({ file, kind: 'skills', schema: fileKinds.skills.schema }, { name, skills: fresh });
    }
  }

  #findSchool(group: string): { file: string; index: number; record: Plain } | null {
    for (const [file, records] of this.#read.sources.records) {
      if (this.#read.sources.files.get(file)?.kind !== 'education') continue;
      const index = records.findIndex(({ value }) => bareWords(valueAt(value, ['school'])) === group);
      if (index >= 0) return { file, index, record: records[index]?.value as Plain };
    }
    return null;
  }

  #keysOf(kind: ListKind | 'projects', record: Plain, key?: string): string[] {
    return [...(key ? [key] : []), ...identitiesOf(kind, record)];
  }

  /** Counts what is there, or was there once; with `renewable`, brings it up to date where that is asked for. */
  #isKnown(keys: readonly string[], renewable?: Proposed<Plain>): boolean {
    const before = this.#imported.find(keys);
    const isThere = keys.some((key) => this.#known.has(key));
    for (const key of keys) this.#known.add(key);
    // What is brought up to date has been brought.
    if (!before && !isThere) return this.#refreshes;
    const present = before?.name ? this.#findNamed(before.file, before.name) : null;
    if (before?.name && !present && !isThere) this.#plan.deleted += 1;
    else this.#plan.known += 1;
    if (this.#refreshes && renewable?.key && before?.fields && present)
      this.#renew(before.file, before.fields, present, renewable);
    return true;
  }

  #findNamed(file: string, name: string): { index: number; record: Plain } | null {
    const records = recordsOf(this.#read.sources, file);
    const index = records.findIndex(({ value }) => valueAt(value, ['name']) === name);
    return index < 0 ? null : { index, record: records[index]?.value as Plain };
  }

  /** Fields that say what they said when they came, and that the source says otherwise now. */
  #renew(
    file: string,
    fields: Readonly<Record<string, string>>,
    { index, record }: { index: number; record: Plain },
    { record: fresh, from, doubts = [], key = '' }: Proposed<Plain>,
  ): void {
    const renewed = Object.entries(fresh).filter(([field, value]) => {
      const isOwners = (fields[field] ?? hashField(undefined)) !== hashField(record[field]);
      return field !== 'name' && !isOwners && hashField(value) !== hashField(record[field]);
    });
    if (renewed.length === 0) return;
    for (const [field, value] of renewed)
      this.#texts.set(file, setField(this.#texts.get(file), [index, field], value));
    const noted = { name: record.name, ...Object.fromEntries(renewed) };
    this.#imported.renew([key, ...identitiesOf('projects', fresh)], file, noted, fields);
    const label = `${record.title}: ${renewed.map(([field]) => field).join(', ')}`;
    this.#plan.records.push({ file, label, from, doubts, change: 'renewed' });
  }

  /** Null, and a line among what was unfit, where it is not known what the schema needs. */
  #complete(kind: ListKind | 'projects', schema: z.ZodType, proposed: Proposed<Plain>): Plain | null {
    const completed = completeRecord(kind, schema, proposed, this.#read);
    if ('record' in completed) return completed.record;
    this.#refuse(proposed, completed.why);
    return null;
  }

  #refuse({ from, doubts = [] }: Proposed<unknown>, why: string): void {
    this.#plan.unfit.push({ from, why: [why, ...doubts].join(' ') });
  }

  #add(target: Target, record: Plain, proposed: Proposed<Plain>, keys: readonly string[]): void {
    const { file, kind, schema } = target;
    const hasName = kind !== 'languages' && kind !== 'quotes';
    const name = hasName ? this.#nameOf(target, record) : undefined;
    const whole = inOrderOf(schema, name === undefined ? record : { ...record, name });
    this.#imported.add(keys, file, name === undefined ? {} : whole, proposed.key !== undefined);
    this.#note(labelOf(kind, whole), file, proposed);
    this.#queue(target, whole);
  }

  /** A name that the record came with, where it is free, since its pictures may lie there already; else one of its words. */
  #nameOf({ file, kind }: Target, record: Plain): string {
    const given = slug.safeParse(record.name).data;
    return given && !this.#texts.hasRecord(file, given)
      ? given
      : this.#texts.freeName(file, usualName(kind, record));
  }

  #note(label: string, file: string, { from, doubts = [] }: Proposed<unknown>): void {
    this.#plan.records.push({ file, label, from, doubts, change: 'added' });
  }

  #queue(target: Target, record: Plain): void {
    const isNamed = target.kind === 'education';
    const name = isNamed ? { name: this.#texts.freeName(target.file, usualName('education', record)) } : {};
    const queued = this.#inserts.get(target.file) ?? { target, records: [] };
    queued.records.push(inOrderOf(target.schema, { ...record, ...name }));
    this.#inserts.set(target.file, queued);
  }

  /** All new records of a file at once, each where its date belongs. */
  #insert({ file, schema }: Target, records: readonly Plain[]): void {
    const present = recordsOf(this.#read.sources, file).map(({ value }) => value as Plain);
    const areNumbered = present.length > 0 && present.every((record) => Number(record?.id) > 0);
    const fresh = sortByDate(records).map((record) =>
      areNumbered ? inOrderOf(schema, { ...record, id: present.length + 1 }) : record,
    );
    const grown = insertRecords(this.#texts.get(file), [], placesIn(present, fresh));
    this.#texts.set(file, areNumbered ? numberRecords(grown, []) : grown);
  }
}

/** Errors of content/ as it would be that it has not now. */
async function newDiagnostics(
  contentDir: string,
  before: ContentReading,
  texts: ReadonlyMap<string, string>,
  pictures: readonly string[],
): Promise<Diagnostic[]> {
  // Pictures come to their places together with the texts that name them.
  const isComing = (summary: string) => pictures.some((place) => summary.includes(`/${stemOf(place)}.`));
  const known = new Set(before.diagnostics.map(({ file, summary }) => `${file} ${summary}`));
  const { diagnostics } = await readRawContent(contentDir, { texts });
  return diagnostics.filter(
    ({ file, summary, severity }) =>
      severity === 'error' && !known.has(`${file} ${summary}`) && !isComing(summary),
  );
}

function inOrderOf(schema: z.ZodType, record: Plain): Plain {
  const order = Object.keys(fieldsOf(schema) ?? {}).filter((field) => record[field] !== undefined);
  return Object.fromEntries(order.map((field) => [field, record[field]]));
}
