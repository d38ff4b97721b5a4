import { availableParallelism } from 'node:os';
import { hasEntry, keepEntry } from '../../files/cache.ts';
import { createQueue, type Queue } from '../../files/queue.ts';
import { changedFile, UnsupportedMediaError } from '../originals/unsupported-media-error.ts';
import { encodePicture } from './encode-picture.ts';
import type { PictureOptions, PicturePlan } from './types.ts';
import { explainUndecodable, readOriginal } from './validate-original.ts';

/** File of a cache entry with the picture's tint, as JSON. */
export const tintFile = 'tint.json';

/** Encodes every file of one picture into the cache. Throws `UnsupportedMediaError` if its pixels cannot be read. */
async function encodeEntry({ original, source, plan, rights }: EncodeJob, cacheDir: string): Promise<void> {
  const { input, source: found } = await readOriginal(original);
  if (found !== source) throw new UnsupportedMediaError(changedFile);
  const { files, tint } = await encodePicture(input, plan.encode, rights).catch((error: unknown) => {
    throw explainUndecodable(input, error);
  });
  const tintEntry = { name: tintFile, bytes: Buffer.from(JSON.stringify(tint)) };
  await keepEntry(cacheDir, plan.key, [...files, tintEntry]);
}

/** Memory for decoded originals at the same time, in MB; a single larger one is decoded alone. */
const decodedBudgetMb = 260;

export type Encoder = {
  /** Starts the last request first. */
  inTurn: Queue;
  /** Encodes a picture, unless it is in the cache or under way. Throws `UnsupportedMediaError`. */
  encode: (job: EncodeJob) => Promise<void>;
};

/** One picture per core, for builds and for requests of the dev server together. */
export function createEncoder(cacheDir: string): Encoder {
  const underWay = new Map<string, Promise<void>>();
  const encodeOnce = async (job: EncodeJob) => {
    if (!(await hasEntry(cacheDir, job.plan.key))) await encodeEntry(job, cacheDir);
  };
  return {
    inTurn: createQueue(availableParallelism(), { maxMb: decodedBudgetMb, newestFirst: true }),
    async encode(job) {
      const { key } = job.plan;
      const encoding = underWay.get(key) ?? encodeOnce(job);
      underWay.set(key, encoding);
      await encoding.finally(() => underWay.delete(key));
    },
  };
}

type EncodeJob = {
  /** Absolute path. */
  original: string;
  /** Hash of the original when it was planned. */
  source: string;
  plan: Pick<PicturePlan, 'key' | 'encode'>;
  rights: string | undefined;
};

/**
 * Creator, Credit Line, Copyright Notice and Web Statement of Rights (IPTC Photo Metadata Standard; search engines show
 * them) as an XMP packet; undefined if the owner sets neither credit nor license.
 */
export function rightsXmp({
  credit = '',
  licence = '',
}: Pick<PictureOptions, 'credit' | 'licence'>): string | undefined {
  if (credit === '' && licence === '') return undefined;
  const name = escapeXml(credit);
  const creator = credit
    ? `<dc:creator><rdf:Seq><rdf:li>${name}</rdf:li></rdf:Seq></dc:creator><dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${name}</rdf:li></rdf:Alt></dc:rights><photoshop:Credit>${name}</photoshop:Credit>`
    : '';
  const statement = licence ? `<xmpRights:WebStatement>${escapeXml(licence)}</xmpRights:WebStatement>` : '';
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/">${creator}${statement}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);
}
