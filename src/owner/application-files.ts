import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { applicationFile } from '../applications/application-folder.ts';
import type { Application } from '../applications/read-applications.ts';
import { documentNames } from '../applications/schema.ts';
import { explainUnchanged, makePortfolio } from '../build/make-portfolio.ts';
import type { Site } from '../build/site.ts';
import { ContentStore } from '../content/content-store.ts';
import { Refused } from '../core/diagnostics.ts';
import { compareText, freeName } from '../core/text.ts';
import { documentFile } from '../features/readers/props.ts';
import { sha256 } from '../files/hash.ts';
import { ifThere, readText } from '../files/read-files.ts';
import { writeTogether } from '../files/write-atomically.ts';
import { qrImage } from '../resume/qr-code.ts';
import { typesetLensResume, typesetLetter, typesetResume } from '../resume/resume-pdf.ts';
import { readerAddress } from '../site/subpages.ts';
import { setField } from '../yaml/edit-yaml.ts';
import { commitTexts, withContentLock } from './content-change.ts';

/** A generated file of an application, in its folder `files/`. */
export type MadeFile = {
  name: string;
  bytes: Uint8Array;
  /** What the owner should know before sending it. */
  warning?: string;
};

/**
 * The documents of an application as PDF: the résumé for its lens, its letter, and the portfolio if it has one; and
 * the QR code of its page. `site` is the site in the language of the application, and can typeset.
 */
export async function makeApplicationFiles(site: Site, application: Application): Promise<MadeFile[]> {
  const { content, faces, ownResume } = site;
  const lens = content.lenses.find(({ name }) => name === application.lens);
  const resume =
    ownResume ??
    (lens ? await typesetLensResume(content, lens, faces) : await typesetResume(content, faces)).pdf;
  const { letter } = application;
  const address = addressOf(application, site);
  const files: MadeFile[] = [{ name: documentFile('resume'), bytes: resume }];
  if (letter) {
    const bytes = await typesetLetter(content, letter, faces, letterAddressOf(application, site));
    files.push({ name: documentFile('letter'), bytes });
  }
  if (application.portfolio)
    files.push({ name: documentFile('portfolio'), ...(await portfolioOf(site, application, lens?.name)) });
  if (address) files.push({ name: codeFile, bytes: Buffer.from(qrImage(address)) });
  return files;
}

/** The address of the page of an application; "" without one. */
function addressOf({ page }: Application, { content }: Site): string {
  return page?.token === undefined ? '' : readerAddress(content.site, page.token);
}

/** The address that the letter shows with a QR code; "" for that of the site. */
export function letterAddressOf(application: Application, site: Site): string {
  return application.page?.inLetter ? addressOf(application, site) : '';
}

const codeFile = 'page-qr.svg';
const madeNames = [...documentNames.map(documentFile), codeFile];

async function portfolioOf(site: Site, { name }: Application, lens: string | undefined) {
  const made = await makePortfolio(site, { lens });
  if ('refused' in made)
    throw new Refused(
      `${made.refused} Or remove "portfolio: true" from content/${applicationFile(name, 'application.yaml')}. Nothing was made.`,
    );
  const warning = explainUnchanged(made);
  return { bytes: made.pdf, ...(warning && { warning }) };
}

/** Replaces the documents together, and removes those of an earlier run that do not belong to the application any more. */
export async function writeApplicationFiles(
  contentDir: string,
  name: string,
  files: readonly MadeFile[],
): Promise<void> {
  const folder = path.join(contentDir, applicationFile(name, 'files'));
  await writeTogether(files.map((file) => [path.join(folder, file.name), file.bytes]));
  for (const made of madeNames)
    if (!files.some((file) => file.name === made)) await rm(path.join(folder, made), { force: true });
}

/** The names of the texts of an application that are copied with the sent documents. */
const keptTexts = ['application.yaml', 'letter.md', 'posting.txt'];
const sumsFile = 'SHA256SUMS';
const unfinishedPrefix = '.unfinished-';

/** A copy of the sent documents. No command changes it. */
type FrozenCopy = {
  /** Its folder in `sent/`: the day, and a number from the second copy of a day on. */
  name: string;
  /** The sent documents, with their SHA-256 at the time of sending. */
  files: { name: string; hash: string; isUnchanged: boolean }[];
};

/**
 * Copies the files of an application and its texts to `sent/<today>/` with their SHA-256, in one rename, and then sets the
 * status to sent. A failure changes nothing; after a kill between both, the next call finds the copy. Returns the last copy
 * instead if it has the same documents. Call it under the lock of content/.
 */
export async function freezeApplication(
  contentDir: string,
  name: string,
  made: readonly MadeFile[],
  today: string,
): Promise<{ copy: string; isNew: boolean }> {
  const folder = path.join(contentDir, applicationFile(name, 'sent'));
  await mkdir(folder, { recursive: true });
  await removeUnfinished(folder);
  const same = await sentCopyOf(contentDir, name, made);
  const markSent = () => setFieldsUnderLock(contentDir, name, { status: 'sent' });
  if (same) {
    await markSent();
    return { copy: same, isNew: false };
  }
  const texts = await Promise.all(
    keptTexts.map(async (text) => {
      const bytes = await ifThere(readFile(path.join(contentDir, applicationFile(name, text))));
      return bytes ? [{ name: text, bytes }] : [];
    }),
  );
  const all = [...made, ...texts.flat()].sort((a, b) => compareText(a.name, b.name));
  let copied = await mkdtemp(path.join(folder, unfinishedPrefix));
  try {
    const sums = all.map((file) => `${sha256(file.bytes)}  ${file.name}\n`).join('');
    for (const file of [...all, { name: sumsFile, bytes: Buffer.from(sums) }]) {
      await writeFile(path.join(copied, file.name), file.bytes, { flush: true });
      await chmod(path.join(copied, file.name), 0o444);
    }
    await chmod(copied, 0o755);
    const taken = await copyNames(folder);
    const copy = freeName(today, (name) => taken.includes(name));
    await rename(copied, path.join(folder, copy));
    copied = path.join(folder, copy);
    await markSent();
    return { copy, isNew: true };
  } catch (error) {
    await rm(copied, { recursive: true, force: true });
    throw error;
  }
}

/** The last copy, if it has the same documents; null otherwise. */
export async function sentCopyOf(
  contentDir: string,
  name: string,
  made: readonly MadeFile[],
): Promise<string | null> {
  const last = (await readFrozen(contentDir, name)).at(-1);
  const isSent = (file: MadeFile) =>
    last?.files.some(
      (each) => each.name === file.name && each.isUnchanged && each.hash === sha256(file.bytes),
    );
  return last && made.every(isSent) ? last.name : null;
}

/** The folders of copies, oldest first. */
async function copyNames(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((each) =>
    /^\d{4}-\d{2}-\d{2}(?:-\d+)?$/.test(each),
  );
  const numberOf = (copy: string) => Number(copy.slice(11) || 1);
  return names.sort((a, b) => compareText(a.slice(0, 10), b.slice(0, 10)) || numberOf(a) - numberOf(b));
}

/** Every copy, oldest first, compared with its hashes. */
export async function readFrozen(contentDir: string, name: string): Promise<FrozenCopy[]> {
  const folder = path.join(contentDir, applicationFile(name, 'sent'));
  return Promise.all(
    (await copyNames(folder)).map(async (copy) => {
      const sums = (await readText(path.join(folder, copy, sumsFile))) ?? '';
      const files = await Promise.all(
        [...sums.matchAll(/^([\da-f]{64}) {2}([\w.-]+)$/gm)].map(async ([, hash = '', file = '']) => {
          const bytes = await ifThere(readFile(path.join(folder, copy, file)));
          return { name: file, hash, isUnchanged: bytes !== null && sha256(bytes) === hash };
        }),
      );
      return { name: copy, files };
    }),
  );
}

/** Removes copies that a killed command did not finish. */
async function removeUnfinished(folder: string): Promise<void> {
  const left = (await readdir(folder)).filter((each) => each.startsWith(unfinishedPrefix));
  for (const each of left) await rm(path.join(folder, each), { recursive: true, force: true });
}

type Fields = Readonly<Record<string, string | true>>;

/** Sets fields of application.yaml, such as `page.until`, and keeps everything else in it. Throws `YamlEditError`. */
export function setApplicationFields(contentDir: string, name: string, fields: Fields): Promise<void> {
  return withContentLock(contentDir, () => setFieldsUnderLock(contentDir, name, fields));
}

/** The same for a caller that holds the lock of content/. */
async function setFieldsUnderLock(contentDir: string, name: string, fields: Fields): Promise<void> {
  const file = applicationFile(name, 'application.yaml');
  const before = (await new ContentStore(contentDir).readEditable(file)) ?? '';
  const after = Object.entries(fields).reduce(
    (text, [key, value]) => setField(text, key.split('.'), value),
    before,
  );
  if (after === before) return;
  await commitTexts(contentDir, new Map([[file, after]]));
}
