import type { ImportAnswer } from '../../model/editing/protocol.ts';
import { type ReadContent, readEntries } from '../content/read-content.ts';
import { UnfitOriginal } from '../images/inspect-original.ts';
import { ContentAddition } from '../owner/content-addition.ts';
import { freeName, nameFromWords } from '../owner/free-name.ts';
import { captionFromName } from '../owner/photo-words.ts';
import { type MasterOptions, readyPhoto } from '../owner/ready-photo.ts';
import * as messages from './messages.ts';

/** What a picture is called of which neither its file's name nor its description says anything. */
const plainName = 'picture';

/**
 * Brings one picture into content/images/<folder>/ as `npm run photos add` does: upright, in sRGB, no larger than
 * needed, without location or camera. It gets a name that is free; nothing is ever overwritten.
 */
export async function importPicture(
  contentDir: string,
  bytes: Buffer,
  fileName: string,
  folder: string,
): Promise<ImportAnswer> {
  const content = await readEntries(contentDir);
  try {
    const photo = await readyPhoto({ fileName, bytes }, optionsOf(content));
    const caption = photo.words.caption || captionFromName(fileName);
    const base = folder === '' ? 'images' : `images/${folder}`;
    const taken = new Set(content.sources.originals.map(({ stem }) => stem.toLowerCase()));
    const wanted = nameFromWords(caption) || plainName;
    const name = freeName(wanted, (candidate) => taken.has(`/${base}/${candidate}`));
    const place = `${base}/${name}${photo.ending}`;
    const addition = await ContentAddition.begin(contentDir);
    await addition.stage(place, photo.master);
    await addition.commit(new Map());
    return {
      source: `/${place}`,
      name,
      caption,
      alt: photo.words.alt,
      notes: messages.importedPicture(place, photo.width, photo.height, photo.hadLocation),
    };
  } catch (error) {
    if (!(error instanceof UnfitOriginal)) throw error;
    const { summary, explanation, mend } = error.wording;
    return { refused: [`${fileName}: ${summary}.`, explanation, mend].filter(Boolean).join(' ') };
  }
}

/** How site.yaml says that pictures are kept; what holds without it while there is something to mend. */
function optionsOf({ entries }: ReadContent): MasterOptions {
  return entries?.site.pictures ?? { largest: 1600, credit: '', licence: '' };
}
