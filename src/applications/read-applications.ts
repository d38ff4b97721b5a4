import path from 'node:path';
import type { z } from 'zod';
import { ContentStore, type UnsavedTexts } from '../content/content-store.ts';
import { diagnosticInRecord } from '../content/diagnostic-in-record.ts';
import { explainIssues } from '../content/explain-issues.ts';
import { readProse, splitFrontMatter } from '../content/read-prose.ts';
import { readYamlRecords, type YamlRecord } from '../content/yaml-records.ts';
import { type Diagnostic, diagnosticInFile, hasErrors } from '../core/diagnostics.ts';
import { valueAt } from '../core/field-path.ts';
import type { Prose } from '../core/prose.ts';
import { didYouMean, quote } from '../core/quoted-values.ts';
import { nearest } from '../core/text.ts';
import type { Letter } from '../features/letters/letter.ts';
import { letterSchema } from '../features/letters/schema.ts';
import { filesBelow, ifThere } from '../files/read-files.ts';
import { readMath } from '../site/read-math.ts';
import type { RawContent } from '../site/site-content.ts';
import { applicationFile, applicationOfFile, applicationsFolder } from './application-folder.ts';
import { type ApplicationFields, applicationSchema } from './schema.ts';

export type Application = ApplicationFields & {
  /** `2026-11-harbour-clinics`, the name of its folder. */
  name: string;
  /** Null without a letter.md. */
  letter: (Omit<Letter, 'publish'> & { prose: Prose }) | null;
  /** "" without a posting.txt. */
  posting: string;
};

/** The names that an application may refer to. */
type ContentPart = Pick<RawContent, 'lenses' | 'pages'>;

type Reading = { applications: Application[]; diagnostics: Diagnostic[]; places: Map<string, YamlRecord> };

/** `record` and `letterRecord` are the readable fields of its two files. */
type ApplicationReading = {
  application: Application | null;
  record: YamlRecord | null;
  letterRecord: YamlRecord | null;
  diagnostics: Diagnostic[];
};

/** The folders of applications, oldest first. Hidden folders are unfinished. */
export async function listApplications(contentDir: string): Promise<string[]> {
  const files = (await ifThere(filesBelow(path.join(contentDir, applicationsFolder)))) ?? [];
  // A folder without files remains when creating an application is interrupted.
  const names = files.map((file) => applicationOfFile(`${applicationsFolder}/${file}`));
  return [...new Set(names.filter((name) => name !== null))].sort();
}

/** Every valid application, oldest first, and diagnostics of the others. */
export async function readApplications(contentDir: string, content: ContentPart | null): Promise<Reading> {
  const reading: Reading = { applications: [], diagnostics: [], places: new Map() };
  for (const name of await listApplications(contentDir)) {
    const { application, record, diagnostics } = await readApplication(contentDir, name, content);
    reading.diagnostics.push(...diagnostics);
    if (application) reading.applications.push(application);
    if (record) reading.places.set(name, record);
  }
  return reading;
}

export async function readApplication(
  contentDir: string,
  name: string,
  content: ContentPart | null,
  unsaved?: UnsavedTexts,
): Promise<ApplicationReading> {
  const store = new ContentStore(contentDir, unsaved);
  const unread = { application: null, record: null, letterRecord: null };
  const file = applicationFile(name, 'application.yaml');
  const source = await store.readSource(file);
  if (source === null) {
    const text = {
      code: 'application-without-fields',
      summary: 'the file is missing',
      why: 'It contains the reader and the status of the application.',
      fix: 'Remove the folder, or create the application again:   npm run apply',
    };
    return { ...unread, diagnostics: [diagnosticInFile(file, text)] };
  }
  if (source.diagnostics.length > 0) return { ...unread, diagnostics: source.diagnostics };
  const { records, diagnostics: ofYaml } = readYamlRecords(source.text, 'single', 'applications.md');
  const [record = null] = records;
  const diagnostics = ofYaml.map((each) => diagnosticInFile(file, each, each, each.severity));
  const result = applicationSchema.safeParse(record?.value);
  if (record) diagnostics.push(...explainFields(file, record, applicationSchema, result.error));
  const lenses = content?.lenses.map((each) => each.name);
  const lens = result.data?.lens;
  if (record && lens && lenses && !lenses.includes(lens))
    diagnostics.push(diagnosticInRecord(file, record, ['lens'], explainUnknownLens(lens, lenses)));
  const letter = await readLetter(store, name, lens, content);
  diagnostics.push(...letter.diagnostics);
  const posting = (await store.readText(applicationFile(name, 'posting.txt'))) ?? '';
  const isValid = result.success && !hasErrors(diagnostics);
  return {
    application: isValid ? { ...result.data, name, letter: letter.letter, posting } : null,
    record,
    letterRecord: letter.record,
    diagnostics,
  };
}

function explainFields(
  file: string,
  record: YamlRecord,
  schema: z.ZodType,
  error: z.ZodError | undefined,
): Diagnostic[] {
  return explainIssues(schema, record, error?.issues ?? []).map(({ path: field, part, ...text }) =>
    diagnosticInRecord(file, record, field, text, { part }),
  );
}

export function explainUnknownLens(lens: string, names: readonly string[]) {
  return {
    code: 'unknown-lens',
    summary: `lens is ${quote(lens)}, which is not in content/lenses.yaml`,
    why:
      names.length === 0
        ? 'There are no lenses yet. Without a lens, the whole résumé is used.'
        : `Lenses: ${names.join(', ')}.`,
    fix: didYouMean(nearest(lens, names), 'Add it to content/lenses.yaml, or remove the line.'),
  };
}

async function readLetter(
  store: ContentStore,
  name: string,
  lens: string | undefined,
  content: ContentPart | null,
): Promise<{ letter: Application['letter']; record: YamlRecord | null; diagnostics: Diagnostic[] }> {
  const file = applicationFile(name, 'letter.md');
  const source = await store.readSource(file);
  if (source === null || source.diagnostics.length > 0)
    return { letter: null, record: null, diagnostics: source?.diagnostics ?? [] };
  const { fields, text } = splitFrontMatter(source.text);
  const { records, diagnostics: ofYaml } = readYamlRecords(fields, 'single', 'applications.md');
  const [record = null] = records;
  const schema = letterSchema.omit({ publish: true });
  const result = schema.safeParse(record?.value ?? {});
  const pagePaths = content?.pages.map((page) => page.path) ?? [];
  const formulas = await (await readMath(store))(valueAt(record?.value, ['math']));
  const { prose, diagnostics: ofText } = readProse(text, pagePaths, formulas);
  const diagnostics = [
    ...(fields.trim() === '' ? [] : ofYaml.map((each) => diagnosticInFile(file, each, each, each.severity))),
    ...ofText.map((each) => diagnosticInFile(file, each, each, each.severity)),
  ];
  if (record) diagnostics.push(...explainFields(file, record, schema, result.error));
  return { letter: result.success ? { lens, ...result.data, name, prose } : null, record, diagnostics };
}
