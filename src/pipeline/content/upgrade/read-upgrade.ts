import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentFormat } from '../../../model/schemas/site.ts';
import { errorCode } from '../../files/error-code.ts';
import { type ContentTexts, readValue } from './content-texts.ts';
import { readFormat, upgradeContent } from './upgrade-content.ts';
import { upgradedFiles } from './upgrade-steps.ts';

export type Upgrade = {
  /** The form that content/ is written in. */
  format: number;
  isNewer: boolean;
  isOlder: boolean;
  /** What the files that are there say, as far as they can be read. */
  texts: ContentTexts;
  /** Files that cannot be read, so that nobody knows how they would be written today. */
  unread: string[];
  /** The files that read otherwise in the form of today. */
  upgraded: ContentTexts;
};

/** Which form content/ is written in, and what it says in that of today. `drafts` stand in for files of content/. */
export async function readUpgrade(contentDir: string, drafts: ContentTexts = new Map()): Promise<Upgrade> {
  const texts = new Map<string, string>();
  const unread: string[] = [];
  for (const file of upgradedFiles) {
    const text = drafts.get(file) ?? (await readText(path.join(contentDir, file)));
    // What stands for bytes that are no UTF-8: the check tells of those.
    const isUtf8 = !text.includes('\uFFFD');
    if (isUtf8) texts.set(file, text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'));
    if (!isUtf8 || readValue(texts.get(file) ?? '') === undefined) unread.push(file);
  }
  const format = readFormat(texts);
  return {
    format,
    isNewer: format > contentFormat,
    isOlder: format < contentFormat,
    texts,
    unread,
    upgraded: upgradeContent(texts),
  };
}

/** "" for a file that is not there or cannot be read, which the check tells of. */
async function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error)) return '';
    throw error;
  });
}
