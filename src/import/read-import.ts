import path from 'node:path';
import { findHiddenCharacters } from '../content/find-hidden-characters.ts';
import { readLocale } from '../content/read-locale.ts';
import { toSentences } from '../core/diagnostics.ts';
import { isGroup } from '../core/field-path.ts';
import { stemOf } from '../core/text.ts';
import { type Archive, type ArchiveFile, UnreadableArchive } from './archive.ts';
import { readText } from './decode-text.ts';
import type { ImportedResume } from './imported-resume.ts';
import { findNotebook, type Notebook } from './notebook/read-notebook.ts';
import { openArchive } from './open-archive.ts';
import { flickr } from './photos/flickr.ts';
import { googleTakeout } from './photos/google-takeout.ts';
import { instagram } from './photos/instagram.ts';
import type { Album, PhotoArchive, PhotoArchiveReader } from './photos/photo-archive.ts';
import { photoFolder } from './photos/photo-folder.ts';
import { readDocumentText } from './read-document-text.ts';
import { parseJson } from './read-json.ts';
import { maxRows } from './read-table.ts';
import { findRecognizing, type ReadOptions, UnreadableSource } from './source.ts';
import { sources } from './sources.ts';

export type ImportRequest = {
  /** Paths of files, archives and folders. */
  places: string[];
  /** BCP 47 tag of the site. */
  language: string;
  /** Whether texts of the site can have formulas. */
  hasFormulas?: boolean;
  /** Whether to read only the text of one document. */
  asText?: true;
};

type Choose = ReadOptions['choose'];

/** Photos by their index in `Archive.files`, because functions cannot be sent between threads. */
type ListedAlbum = Omit<Album, 'photos'> & {
  photos: (Omit<Album['photos'][number], 'file'> & { file: number })[];
};

export type ImportReading =
  | { kind: 'resume'; title: string; resume: ImportedResume }
  | { kind: 'photos'; photos: Omit<PhotoArchive, 'albums'> & { albums: ListedAlbum[] } }
  | { kind: 'notebook'; notebook: Notebook }
  | { kind: 'text'; text: string }
  | { kind: 'unknown' }
  /** `why` is a sentence for the owner. */
  | { kind: 'unreadable'; why: string };

const photoServices: readonly PhotoArchiveReader[] = [googleTakeout, instagram, flickr];

/** A folder of photos is recognized only if no service and no source is. */
export const photoArchiveReaders = [...photoServices, photoFolder];

/** Reads these files completely, except the bytes of photos. */
export async function readImport(request: ImportRequest, choose: Choose): Promise<ImportReading> {
  try {
    if (request.asText) return { kind: 'text', text: await readDocumentText(request.places[0] ?? '') };
    return await readPlaces(request, choose);
  } catch (error) {
    if (error instanceof UnreadableSource) return { kind: 'unreadable', why: error.message };
    if (!(error instanceof UnreadableArchive)) throw error;
    const name = error.place ? `${path.basename(error.place)}: ` : '';
    return { kind: 'unreadable', why: `${name}${toSentences(error.explanation)}` };
  }
}

async function readPlaces(
  { places, language, hasFormulas }: ImportRequest,
  choose: Choose,
): Promise<ImportReading> {
  const { files, refused, close } = await openArchive(places);
  try {
    const service = await findRecognizing(photoServices, files);
    const notebook = service
      ? null
      : await findNotebook(files, (await readLocale(language)).locale.starter.unwritten);
    if (notebook) return { kind: 'notebook', notebook };
    const source = service ? null : await findRecognizing(sources, files);
    if (source) {
      const { locale } = await readLocale(language);
      const resume = await source.read(files, { locale, choose, hasFormulas });
      cleanResume(resume);
      refuseLongLists(resume);
      const unread = refused.map(({ path: from, why }) => ({ from, why: toSentences(why) }));
      resume.unread.unshift(...unread);
      return { kind: 'resume', title: source.title, resume };
    }
    const reader = service ?? (await findRecognizing([photoFolder], files));
    if (reader) {
      const photos = await reader.read(files, stemOf(path.basename(places[0] ?? '')));
      return { kind: 'photos', photos: { ...photos, albums: listedAlbums(photos.albums, files) } };
    }
    const why = await findFault(files);
    return why ? { kind: 'unreadable', why } : { kind: 'unknown' };
  } finally {
    await close();
  }
}

/** Limits lists to plausible lengths, because planning thousands of records would take minutes. */
function refuseLongLists(resume: ImportedResume): void {
  for (const records of [resume.projects, ...resume.sections.map((section) => section.records)]) {
    const [first, ...others] = records.splice(maxRows);
    const why = `It and ${others.length} more were left out: at most ${maxRows} of each list are read.`;
    if (first) resume.unread.push({ from: first.from, why });
  }
}

function listedAlbums(albums: readonly Album[], files: readonly ArchiveFile[]): ListedAlbum[] {
  const indexes = new Map(files.map((file, index) => [file, index]));
  return albums.map((album) => ({
    ...album,
    photos: album.photos.map((photo) => ({ ...photo, file: indexes.get(photo.file) ?? -1 })),
  }));
}

/** The reverse of `listedAlbums`, for the same archive after it was opened again. */
export function withFiles(
  { albums, ...photos }: Extract<ImportReading, { kind: 'photos' }>['photos'],
  { files }: Archive,
): PhotoArchive {
  const restored = albums.map((album) => ({
    ...album,
    photos: album.photos.flatMap((photo) => {
      const file = files[photo.file];
      return file ? [{ ...photo, file }] : [];
    }),
  }));
  return { ...photos, albums: restored };
}

/** Explains why a single file is not recognized, if the reason is known. */
async function findFault([file, ...others]: readonly ArchiveFile[]): Promise<string | null> {
  if (!file || others.length > 0) return null;
  if (file.sizeBytes === 0) return `${file.path} is empty. Download or save it again.`;
  if (/\.pdf$/i.test(file.path) && !(await file.read()).subarray(0, 1024).includes('%PDF-'))
    return `${file.path} is not a PDF, although its name ends in .pdf. Save or export it as PDF again.`;
  // A Word document with the first bytes of a .zip file was recognized.
  if (/\.docx$/i.test(file.path))
    return `${file.path} is not a Word document, although its name ends in .docx. Save it in Word as .docx again.`;
  const isBroken = /\.json$/i.test(file.path) && parseJson(await readText(file)) === undefined;
  return isBroken
    ? `${file.path} is not valid JSON: it is incomplete or has a syntax error. Download or save it again.`
    : null;
}

/** Removes from all texts what content/ does not accept, and links that contain a phone number. */
export function cleanResume({ owner, projects, sections, leftOut }: ImportedResume): void {
  let count = 0;
  const isKept = (value: unknown): boolean => {
    const isPhone = typeof value === 'string' && isPhoneLink(value);
    // A link in a list is removed with its label.
    if (isGroup(value)) return !Object.values(value).some((each) => !isKept(each));
    if (isPhone) count += 1;
    return !isPhone;
  };
  const clean = (values: object): void => {
    for (const [name, value] of Object.entries(values) as [string, unknown][]) {
      if (typeof value === 'string') {
        if (isKept(value)) Reflect.set(values, name, withoutHidden(value));
        else Reflect.deleteProperty(values, name);
      } else if (Array.isArray(value)) {
        value.splice(0, value.length, ...value.filter(isKept));
        clean(value);
      } else if (isGroup(value)) clean(value);
    }
  };
  const lists: readonly (readonly { record: object }[])[] = [
    projects,
    ...sections.map((each) => each.records),
  ];
  for (const values of [owner, ...lists.flat().map(({ record }) => record)]) clean(values);
  if (count > 0) leftOut.push(`Links with a phone number: ${count}.`);
}

function withoutHidden(text: string): string {
  const plain = text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ');
  const hidden = findHiddenCharacters(plain);
  const ends = hidden.map(({ offset }) => offset + ((plain.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1));
  return [0, ...ends].map((start, index) => plain.slice(start, hidden[index]?.offset)).join('');
}

const phoneScheme = /^(?:tel|sms|mms|callto|facetime(?:-audio)?|whatsapp|viber|tg|signal|sgnl|skype):/i;
const messenger =
  /^(?:https?:\/\/)?(?:[\w-]+\.)*(?:wa\.me|whatsapp\.com|t\.me|telegram\.(?:me|dog|org)|signal\.(?:me|group)|viber\.(?:com|me)|imo\.im|zalo\.me|line\.me|skype\.com)(?:[/?#]|$)/i;
const address = /^(?:https?:\/\/\S|[\w-]+(?:\.[\w-]+)+\/\S)/i;
/** With the plus of the country code, on any site. */
const international = /[/=:#]\+[\s().-]*(?:\d[\s().-]*){8,15}(?!\d)/;
const digits = /(?<![a-z\d])(?:\d[\s().-]*){7,15}(?![a-z\d])/i;

/** Whether a text is an address that contains a phone number, such as `https://wa.me/4917012345678`. */
function isPhoneLink(text: string): boolean {
  const plain = text.trim().replaceAll(/%2b/gi, '+').replaceAll('%20', ' ');
  if (phoneScheme.test(plain) || messenger.test(plain)) return digits.test(plain);
  return address.test(plain) && international.test(plain);
}
