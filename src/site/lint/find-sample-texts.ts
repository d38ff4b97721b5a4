import { readFile } from 'node:fs/promises';
import * as messages from '../../content/content-messages.ts';
import { diagnosticInRecord } from '../../content/diagnostic-at.ts';
import { type Diagnostic, type DiagnosticText, diagnosticInFile } from '../../core/diagnostics.ts';
import { formatPath } from '../../core/field-path.ts';
import type { ContentReading } from '../read-content.ts';
import { findKnownPicture, samplePatterns } from '../sample.ts';
import { visit } from '../validate/validate-records.ts';
import { findMissingAlt } from './find-missing-alt.ts';
import * as checkMessages from './publication-messages.ts';

/** Words that `npm run add` leaves where only the owner knows what to say. */
export const unwritten = 'Still to be written';

/** What stands for somebody's in template/, which is begun from without being asked. */
export const somebody = { name: 'Your Name', role: 'What you do', location: 'Your City, Your Country' };

type Found = { text: string; index: number };

/** What gives the sample away, the most telling first. A text is reported once, for the first of them. */
const leftovers: [kind: keyof typeof checkMessages.leftoverKinds, find: (text: string) => Found | null][] = [
  ['key', matching(/\bsample-access-key\b/)],
  ['unwritten', matching(new RegExp(`^${unwritten}`))],
  ['unwritten', matching(new RegExp(`^${somebody.name}$|^${somebody.role}$|${somebody.location}`))],
  ['handle', matching(samplePatterns.handle)],
  [
    'domain',
    matching(
      /(?:https?:\/\/|@)(?:[\w-]+\.)*(?:[\w-]+\.(?:example|invalid|test)|example\.(?:com|net|org)|localhost)\b/,
    ),
  ],
  ['name', matching(samplePatterns.name)],
  ['place', matching(samplePatterns.place)],
];

function matching(pattern: RegExp): (text: string) => Found | null {
  return (text) => {
    const match = pattern.exec(text);
    return match && { text: match[0], index: match.index };
  };
}

/**
 * What must not be published: names and pictures of the sample, a site without its own address, a form that nobody
 * receives, English words of the interface in another language. Each is an error.
 */
export async function findLeftovers(read: ContentReading): Promise<Diagnostic[]> {
  const { sources, locale } = read;
  const diagnostics = findMissingAlt(read, 'error');
  const pictures = await findUnchangedPictures(read);
  // What `npm run new` left so, in the language of the site.
  const { unwritten: own } = locale.starter;
  for (const [file, records] of sources.records) {
    for (const record of records) {
      visit(record.value, [], (path, value) => {
        if (typeof value !== 'string') return;
        const diagnosticText =
          explainField(file, path, value, own) ?? pictures.get(value)?.(formatPath(path), value);
        // A carousel names each picture twice.
        pictures.delete(value);
        if (diagnosticText) diagnostics.push(diagnosticInRecord(file, record, path, diagnosticText));
      });
    }
  }
  for (const [file, text] of sources.prose) {
    for (const [index, line] of text.split('\n').entries()) {
      const found = findLeftover(line, own);
      if (!found) continue;
      const diagnosticText = checkMessages.leftover(messages.theText, found.text, found.kind);
      diagnostics.push(diagnosticInFile(file, diagnosticText, { line: index + 1, column: found.index + 1 }));
    }
  }
  return diagnostics;
}

/** By its public path, how to report each picture of the sample or of a new content/ that its owner has not replaced. */
async function findUnchangedPictures({ pictureFiles }: ContentReading) {
  const unchanged = new Map<string, typeof checkMessages.samplePicture>();
  for (const [source, file] of pictureFiles) {
    const known = findKnownPicture(await readFile(file.absolute));
    if (known === 'sample') unchanged.set(source, checkMessages.samplePicture);
    if (known === 'placeholder') unchanged.set(source, checkMessages.placeholderPicture);
  }
  return unchanged;
}

function explainField(
  file: string,
  path: (string | number)[],
  value: string,
  own: string,
): DiagnosticText | null {
  const field = formatPath(path);
  const found = findLeftover(value, own);
  if (file === 'site.yaml' && field === 'url') {
    const host = URL.canParse(value) ? new URL(value) : null;
    if (host && (found || host.protocol === 'mailto:' || !host.hostname.includes('.'))) {
      return checkMessages.noSiteAddress(value);
    }
  }
  if (file === 'site.yaml' && field.startsWith('form.') && found)
    return checkMessages.formToNobody(field, value);
  return found ? checkMessages.leftover(field, found.text, found.kind) : null;
}

/** Whether a text gives the sample away, or names an address that no one can own. */
export function isLeftover(text: string): boolean {
  return findLeftover(text) !== null;
}

function findLeftover(
  text: string,
  own = unwritten,
): (Found & { kind: keyof typeof checkMessages.leftoverKinds }) | null {
  if (text.startsWith(own)) return { text: own, index: 0, kind: 'unwritten' };
  for (const [kind, find] of leftovers) {
    const found = find(text);
    if (found) return { ...found, kind };
  }
  return null;
}
