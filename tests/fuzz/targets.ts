import { mkdtempSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import { makeLook } from '../../src/brand/make-look.ts';
import { readTheme } from '../../src/brand/read-theme.ts';
import { readProse } from '../../src/content/read-prose.ts';
import { readYamlRecords } from '../../src/content/yaml-records.ts';
import { diagnosticInFile, formatDiagnostics } from '../../src/core/diagnostics.ts';
import { readBibliography } from '../../src/features/experiences/sections/publications/read-bibliography.build.ts';
import { readDrawing } from '../../src/features/not-found/read-drawing.build.ts';
import { hashBytes } from '../../src/files/hash.ts';
import { readZip, UnreadableArchive } from '../../src/import/archive.ts';
import { planImport } from '../../src/import/plan-import.ts';
import { readImport } from '../../src/import/read-import.ts';
import { loadFormulas } from '../../src/math/read-formula.ts';
import { findSvgIssue } from '../../src/media/gate/find-svg-issues.ts';
import { privateTags } from '../../src/media/gate/privacy-gate.ts';
import { UnsupportedMediaError } from '../../src/media/originals/unsupported-media-error.ts';
import { soundTags } from '../../src/media/sound-tags.ts';
import { readCaptions } from '../../src/media/videos/read-captions.ts';
import { readWholeVideo } from '../../src/media/videos/read-layout.ts';
import { remuxVideo } from '../../src/media/videos/remux-video.ts';
import { validateVideo } from '../../src/media/videos/validate-video.ts';
import { readDiagram } from '../../src/story/diagram.build.ts';
import { readStory } from '../../src/story/read-story.build.ts';
import { linkedInExport } from '../import/linkedin-export.ts';
import { writeZip } from '../import/write-zip.ts';
import { craftPdf } from '../media/images/craft-pdf.ts';
import { words } from './mutate.ts';

/** A reader of files from strangers. */
export type Target = {
  /** Initial inputs: files of the repository, besides those in `corpus/`. */
  files?: readonly string[];
  /** Initial inputs created here. */
  seeds?: () => Promise<readonly (Buffer | string)[]>;
  /** Tokens of its format. */
  words: readonly string[];
  /**
   * Reads an input. Resolves if the input is refused with a message; rejects for any other error and for results that
   * break a promise.
   */
  read: (bytes: Buffer) => Promise<unknown>;
};

const folder = mkdtempSync(path.join(tmpdir(), 'fuzz-'));
const contentDir = path.resolve(import.meta.dirname, '../fixtures/content/minimal');
const { palette } = makeLook({});
const planned = new Set<string>();
const formulas = loadFormulas();

const readers: Record<string, Omit<Target, 'words'>> = {
  zip: {
    seeds: async () => [
      writeZip(Object.entries(linkedInExport).map(([name, bytes]) => ({ path: name, bytes }))),
    ],
    read: (bytes) => refusing(() => readAllOfZip(bytes)),
  },
  tgz: {
    seeds: async () => [
      Buffer.from(
        await packTar(
          Object.entries(linkedInExport).map(([name, body]) => ({
            header: { name: `export/${name}`, size: Buffer.byteLength(body) },
            body,
          })),
        ),
      ),
    ],
    read: (bytes) => importFile('export.tgz', gzipSync(bytes, { level: 1 })),
  },
  linkedin: {
    seeds: async () => [JSON.stringify(linkedInExport)],
    read: (bytes) => importFile('export.zip', packTables(bytes)),
  },
  notebook: {
    files: ['tests/fixtures/notebooks/ferry_delays.ipynb'],
    read: async (bytes) => {
      const file = path.join(folder, 'fuzz.ipynb');
      await writeFile(file, bytes);
      const reading = await readImport({ places: [file], language: 'en' }, async () => new Set());
      if (reading.kind !== 'notebook') return;
      const { text, hasFormulas } = reading.notebook;
      const { diagnostics } = readStory(
        text,
        ['/'],
        '/images/notes/fuzz/',
        hasFormulas ? { formulas: await formulas } : {},
      );
      const error = diagnostics.find(({ severity }) => severity === undefined);
      if (error) throw new Error(`the note has an error: ${error.summary.replace(/"[\s\S]*"/, '"…"')}`);
    },
  },
  formula: {
    read: async (bytes) => {
      const { story } = readStory(bytes.toString(), ['/'], '/images/notes/fuzz/', {
        formulas: await formulas,
        isNumbered: true,
      });
      if (/"style"|"href":"(?!#|https?:|mailto:|\/)/.test(JSON.stringify(story.map(withoutText))))
        throw new Error('a formula has a style or an address');
    },
  },
  diagram: {
    read: async (bytes) => {
      const read = await readDiagram(bytes.toString(), 1);
      if (
        'tree' in read &&
        /"(?:style|href|on[a-z]+)"|url\((?!#_d1-)/i.test(
          JSON.stringify(read.tree).replaceAll(/"aria-label":"(?:[^"\\]|\\.)*"/g, ''),
        )
      )
        throw new Error('the diagram has more than shapes');
    },
  },
  docx: {
    read: (bytes) =>
      importFile(
        'resume.docx',
        writeZip([
          { path: '[Content_Types].xml', bytes: '<Types/>' },
          { path: 'word/document.xml', bytes },
          { path: 'word/styles.xml', bytes },
        ]),
      ),
  },
  resume: {
    files: ['README.md'],
    read: (bytes) => importFile('resume.md', bytes),
  },
  pdf: {
    files: ['tests/fixtures/resumes/dates-left-de.pdf', 'tests/media/pdf/pdfs/dvipdfmx.pdf'],
    seeds: async () => [craftPdf(), craftPdf({ 4: { dictionary: '', stream: pdfPage } })],
    read: async (bytes) => {
      await importFile('resume.pdf', bytes);
      if (bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) await privateTags(bytes);
    },
  },
  bibtex: {
    read: async (bytes) => {
      await readBibliography(bytes.toString());
      await importFile('papers.bib', bytes);
    },
  },
  csl: {
    read: (bytes) => importFile('papers.json', bytes),
  },
  jsonresume: {
    read: (bytes) => importFile('resume.json', bytes),
  },
  orcid: {
    read: (bytes) => importFile('record.json', bytes),
  },
  yamlresume: {
    read: (bytes) => importFile('cv.yaml', bytes),
  },
  yaml: {
    read: async (bytes) => {
      for (const shape of ['list', 'single'] as const)
        for (const { line, column, ...text } of readYamlRecords(bytes.toString(), shape).diagnostics)
          formatDiagnostics([diagnosticInFile('work.yaml', text, { line, column })]);
    },
  },
  markdown: {
    read: async (bytes) => readProse(bytes.toString(), ['/about']),
  },
  mp4: {
    files: ['harbour.mp4', 'fragmented.mp4', 'timecode.mov', 'hevc.mov', 'live.mov'].map(
      (name) => `tests/fixtures/videos/${name}`,
    ),
    read: (bytes) => publishVideo(bytes, 'mp4'),
  },
  webm: {
    files: ['tests/fixtures/videos/tagged.webm'],
    read: (bytes) => publishVideo(bytes, 'webm'),
  },
  svg: {
    read: async (bytes) => {
      readDrawing(bytes.toString());
      if ((await findSvgIssue(bytes)) === null && /<(?:[\w-]+:)?script/i.test(markupOf(bytes)))
        throw new Error('an SVG with a script is published');
    },
  },
  css: {
    read: (bytes) => readTheme(bytes.toString(), palette),
  },
  vtt: {
    files: ['tests/fixtures/videos/harbour.vtt'],
    read: async (bytes) => {
      const { text, faults } = readCaptions(bytes);
      if (faults.length > 0) return;
      if (/^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/m.test(text) && readCaptions(Buffer.from(text)).text !== text)
        throw new Error('captions are read differently when they are read again');
    },
  },
  picture: {
    files: [
      'tests/fixtures/videos/harbour.jpg',
      'starter/new-record.png',
      'tests/fixtures/photos/phone.heic',
    ],
    read: (bytes) => refusing(() => privateTags(bytes)),
  },
  mp3: {
    seeds: async () => [
      Buffer.from('ID3\x03\0\0\0\0\0\x20TPE1\0\0\0\x04\0\0\0AdaTYER\0\0\0\x05\0\0\x002024sound', 'latin1'),
    ],
    read: async (bytes) => soundTags(bytes),
  },
};

export const targets: Record<string, Target> = Object.fromEntries(
  Object.entries(readers).map(([name, reader]) => [name, { words: words[name] ?? [], ...reader }]),
);

const pdfPage = 'BT /F1 14 Tf 20 180 Td (Experience) Tj 0 -20 Td (Pilot, Quay, 2019 - 2021) Tj ET';

/** Comments and CDATA may contain anything. */
function markupOf(bytes: Buffer): string {
  return bytes.toString().replaceAll(/<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>/g, '');
}

/** Null if `use` refuses with a message for the owner. */
async function refusing<T>(use: () => Promise<T>): Promise<T | null> {
  try {
    return await use();
  } catch (error) {
    if (error instanceof UnreadableArchive || error instanceof UnsupportedMediaError) return null;
    throw error;
  }
}

async function readAllOfZip(bytes: Buffer): Promise<void> {
  const { files, close } = await readZip(bytes);
  for (const file of files) await refusing(file.read);
  await close();
}

/** The tables of an export, written as JSON to be readable in the corpus; other text becomes one table. */
function packTables(bytes: Buffer): Buffer {
  let tables: unknown;
  try {
    tables = JSON.parse(bytes.toString());
  } catch {
    tables = { 'Positions.csv': bytes.toString() };
  }
  return writeZip(
    Object.entries(Object(tables)).map(([name, text]) => ({ path: name.slice(0, 999), bytes: String(text) })),
  );
}

/** Reads a file as `npm run import` does, and plans its records, which must be valid. */
async function importFile(name: string, bytes: Buffer): Promise<void> {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  const reading = await readImport({ places: [file], language: 'en' }, async (candidates) => {
    return new Set(candidates.map((candidate) => candidate.name));
  });
  if (reading.kind !== 'resume') return;
  // Planning takes longer than reading, and most changes of a file change no record.
  const hash = hashBytes(Buffer.from(JSON.stringify(reading.resume)));
  if (planned.has(hash)) return;
  planned.add(hash);
  const { diagnostics } = await planImport(contentDir, reading.resume);
  if (diagnostics.length > 0)
    throw new Error(
      `one record refuses the whole import: ${diagnostics[0]?.summary.replace(/"[\s\S]*"/, '"…"')}`,
    );
}

/** Publishes a video without encoding it, and reads the result as the privacy gate does. */
async function publishVideo(bytes: Buffer, container: 'mp4' | 'webm'): Promise<void> {
  const file = path.join(folder, `video.${container}`);
  await writeFile(file, bytes);
  await readWholeVideo(file);
  const published = await refusing(async () => {
    const { width, height } = await validateVideo(file);
    return width * height > 0 ? remuxVideo(file, container) : null;
  });
  if (!published?.length) return;
  await writeFile(file, published);
  const { tags, fault } = await readWholeVideo(file);
  if (fault || tags.length > 0) throw new Error(`a published video has ${fault ?? tags.join(', ')}`);
}

/** The initial inputs. */
export async function seedsOf({ files = [], seeds = async () => [] }: Target): Promise<Buffer[]> {
  const root = path.resolve(import.meta.dirname, '../..');
  const read = files.map((file) => readFile(path.join(root, file)));
  return [...(await Promise.all(read)), ...(await seeds()).map((seed) => Buffer.from(seed as string))];
}

/** Texts can contain anything. */
function withoutText(block: unknown): unknown {
  return JSON.parse(
    JSON.stringify(block, (key, value: unknown) => (key === 'text' || key === 'runs' ? '' : value)),
  );
}
