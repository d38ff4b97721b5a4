import type { ImportAnswer } from '../../model/editing/protocol.ts';
import { listOriginals } from '../content/list-originals.ts';
import { UnfitOriginal } from '../images/inspect-original.ts';
import { ContentAddition } from '../owner/content-addition.ts';
import { freeName, nameFromWords } from '../owner/free-name.ts';
import { findSame, lookAtPictures } from '../owner/known-pictures.ts';
import { ownerMessages } from '../owner/owner-messages.ts';
import { captionFromName, isCameraName } from '../owner/photo-words.ts';
import { readMasterOptions } from '../owner/read-master-options.ts';
import { readyPhoto } from '../owner/ready-photo.ts';
import type { Wording } from '../problems.ts';
import * as messages from './messages.ts';

/** What a picture is called of which neither its file's name nor its description says anything. */
const plainName = 'picture';

type Options = {
  contentDir: string;
  /** Remembers what pictures look like, so that known ones are not read again. */
  memoryFile: string;
};

/**
 * Brings one picture into content/images/<folder>/ as `npm run photos add` does: upright, in sRGB, no larger than
 * needed, without location or camera. It gets a name that is free; nothing is ever overwritten. One that is in that
 * folder already is refused.
 */
export async function importPicture(
  { contentDir, memoryFile }: Options,
  bytes: Buffer,
  fileName: string,
  folder: string,
): Promise<ImportAnswer> {
  const base = folder === '' ? 'images' : `images/${folder}`;
  try {
    const photo = await readyPhoto({ fileName, bytes }, await readMasterOptions(contentDir));
    const known = await lookAtPictures(contentDir, memoryFile);
    const neighbours = known.filter(({ place }) => place.slice(0, place.lastIndexOf('/')) === base);
    const same = findSame(neighbours, photo.likeness);
    if (same) return refusal(fileName, { ...ownerMessages.sameAsKept(`content/${same.place}`), mend: '' });

    const caption = photo.words.caption || captionFromName(fileName);
    const taken = new Set((await listOriginals(contentDir)).map(({ stem }) => stem));
    const name = freeName(nameOf(fileName, caption), (candidate) => taken.has(`/${base}/${candidate}`));
    const place = `${base}/${name}${photo.ending}`;
    const addition = await ContentAddition.begin(contentDir);
    try {
      await addition.commit(new Map([[place, await addition.stage(photo.master)]]), new Map());
    } finally {
      await addition.discard();
    }
    const { width, height, hadLocation, words } = photo;
    return {
      source: `/${place}`,
      name,
      caption,
      alt: words.alt,
      notes: messages.importedPicture(place, width, height, hadLocation),
    };
  } catch (error) {
    // Our own bugs keep their stack; only what is wrong with the file becomes a sentence.
    if (error instanceof UnfitOriginal) return refusal(fileName, error.wording);
    throw error;
  }
}

/** A camera's own name says nothing; then the caption gives the address. */
function nameOf(fileName: string, caption: string): string {
  const fromFile = isCameraName(fileName) ? '' : nameFromWords(fileName.replace(/\.[^.]+$/, ''));
  return fromFile || nameFromWords(caption) || plainName;
}

function refusal(fileName: string, { summary, explanation, mend }: Wording): ImportAnswer {
  return { refused: [`${fileName}: ${summary}.`, explanation, mend].filter(Boolean).join(' ') };
}
