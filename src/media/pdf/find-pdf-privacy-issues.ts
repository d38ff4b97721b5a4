import { metadataBlocks } from '../gate/metadata-blocks.ts';
import { xmpProperties } from '../gate/xmp-properties.ts';
import {
  decodeText,
  isReference,
  nameOf,
  type Pdf,
  type PdfDictionary,
  type PdfObject,
  type PdfValue,
  readPdf,
  UnreadablePdf,
} from './read-pdf.ts';

/** Keys of a document that may be published: title, author and what screen readers need. */
const documentKeys = new Set([
  ...['Title', 'Author', 'Subject', 'Keywords', 'Creator', 'Producer', 'CreationDate', 'ModDate', 'Trapped'],
  // The banner of TeX, and the keywords of macOS.
  ...['PTEX.Fullbanner', 'AAPL:Keywords'],
]);
const documentNamespaces =
  /^(?:dc|pdf|pdfuaid|pdfaid|xmpTPg|pdfd):|^xmp:(?:CreatorTool|CreateDate|ModifyDate|MetadataDate)$|^xmpMM:(?:DocumentID|InstanceID|RenditionClass)$/;
/** A home folder, which programs write into files. */
export const homeFolder = /(?:\/home\/|\/Users\/|[A-Z]:\\+Users\\+)[\w.-]+/;

/** Keys of dictionaries beyond the content of pages. */
const foreignKeys: Readonly<Record<string, string>> = {
  ...{ EF: 'an attached file', EmbeddedFiles: 'an attached file', AF: 'an attached file' },
  ...{ JS: 'JavaScript', JavaScript: 'JavaScript', XFA: 'a form' },
  ...{ AA: 'an action that begins by itself', PieceInfo: 'notes of the program that made it' },
  ...{ RichMediaContent: 'a film or a sound', Thumb: 'a small picture of a page' },
  ...{ 'PTEX.FileName': 'the name of a file on your computer', GPSLatitude: 'a place' },
};

/** Values of /Type. */
const foreignTypes: Readonly<Record<string, string>> = {
  ...{ EmbeddedFile: 'an attached file', Filespec: 'the name of a file on your computer' },
  ...{ Sig: 'a signature', Collection: 'an attached file' },
};

/** Actions that a link may have: open an address, or a place in the document. */
const plainActions = ['URI', 'GoTo', 'Named'];
const actionNames: Readonly<Record<string, string>> = {
  ...{ JavaScript: 'JavaScript', Launch: 'a command that starts a program' },
  ...{ GoToR: 'a link to a file on your computer', GoToE: 'an attached file', SubmitForm: 'a form' },
};
const webAddress = /^(?:https?:|mailto:|tel:|(?![a-z][a-z\d+.-]+:))/i;

/** The issue of a document with a password, because its content cannot be checked. */
export const lockedPdf = 'a lock';

/**
 * Private or active parts of a PDF, as words that follow "the PDF carries": attachments, scripts, forms, comments, earlier
 * versions, hidden layers, unusual properties, metadata of photos, home folders. Sorted.
 */
export function findPdfPrivacyIssues(bytes: Buffer): string[] {
  const found = new Set<string>();
  try {
    addIssues(readPdf(bytes), found);
  } catch (error) {
    if (!(error instanceof UnreadablePdf)) throw error;
    found.add(error.message);
  }
  // Programs write anything into comments between the objects.
  for (const word of foldersIn(bytes.toString('latin1'))) found.add(word);
  return found.has(lockedPdf) ? [lockedPdf] : [...found].sort();
}

function addIssues(pdf: Pdf, found: Set<string>): void {
  if (pdf.trailers.some((trailer) => trailer.has('Encrypt'))) {
    found.add(lockedPdf);
    return;
  }
  const byNumber = new Map(pdf.objects.map((object) => [object.number, object]));
  const resolve = (value: PdfValue | undefined): PdfValue | undefined =>
    isReference(value) ? byNumber.get(value.object)?.value : value;
  if (byNumber.size < pdf.objects.length || new Set(pdf.trailers.flatMap(rootOf)).size > 1)
    found.add('an earlier version of itself');
  else if (hasUnusedParts(pdf, byNumber)) found.add('parts that its pages no longer show');
  for (const trailer of pdf.trailers) addInfoIssues(resolve(trailer.get('Info')), found);
  for (const { value, stream } of pdf.objects) {
    for (const part of partsOf(value))
      if (part instanceof Map) addDictionaryIssues(part, resolve, found);
      else if (typeof part === 'string') for (const word of foldersIn(part)) found.add(word);
    if (stream && value instanceof Map) addStreamIssues(stream(), value, found);
  }
}

function rootOf(trailer: PdfDictionary): number[] {
  const root = trailer.get('Root');
  return isReference(root) ? [root.object] : [];
}

function addInfoIssues(info: PdfValue | undefined, found: Set<string>): void {
  if (!(info instanceof Map)) return;
  for (const key of info.keys()) if (!documentKeys.has(key)) found.add(`Info ${key}`);
}

function addDictionaryIssues(
  part: PdfDictionary,
  resolve: (value: PdfValue | undefined) => PdfValue | undefined,
  found: Set<string>,
): void {
  for (const [key, value] of part) {
    const foreign = foreignKeys[key];
    if (foreign && resolve(value) !== null) found.add(foreign);
    if (['A', 'PA', 'Next', 'OpenAction'].includes(key)) addActionIssues(key, resolve(value), found);
  }
  const type = nameOf(resolve(part.get('Type'))) ?? '';
  const foreign = foreignTypes[type];
  if (foreign) found.add(foreign);
  const form = resolve(part.get('AcroForm'));
  const fields = form instanceof Map ? resolve(form.get('Fields')) : undefined;
  if (form instanceof Map && !(Array.isArray(fields) && fields.length === 0)) found.add('a form');
  const listed = resolve(part.get('Annots'));
  const marks = (Array.isArray(listed) ? listed : []).map(resolve);
  // An annotation counts even if no page lists it any longer.
  if (type === 'Annot' || (part.has('Rect') && part.has('Subtype'))) marks.push(part);
  for (const mark of marks) {
    const kind = mark instanceof Map ? nameOf(resolve(mark.get('Subtype'))) : undefined;
    if (kind === 'Widget') found.add('a form');
    else if (kind && kind !== 'Link') found.add(`a remark or mark (${kind})`);
  }
  const layers = resolve(part.get('OCProperties'));
  if (layers instanceof Map && hidesLayers(layers, resolve)) found.add('a layer that is not shown');
}

function addActionIssues(key: string, action: PdfValue | undefined, found: Set<string>): void {
  const kind = action instanceof Map ? nameOf(action.get('S')) : undefined;
  if (!(action instanceof Map) || !kind) return;
  if (!plainActions.includes(kind)) found.add(actionNames[kind] ?? `an action (${kind})`);
  else if (key === 'OpenAction' && kind === 'URI') found.add('an address that is opened by itself');
  const address = action.get('URI');
  if (typeof address === 'string' && !webAddress.test(address)) found.add(`a link to ${address}`);
}

function hidesLayers(
  layers: PdfDictionary,
  resolve: (value: PdfValue | undefined) => PdfValue | undefined,
): boolean {
  const defaults = resolve(layers.get('D'));
  if (!(defaults instanceof Map)) return false;
  const off = resolve(defaults.get('OFF'));
  return (Array.isArray(off) && off.length > 0) || (nameOf(defaults.get('BaseState')) ?? 'ON') !== 'ON';
}

function addStreamIssues(bytes: Buffer, value: PdfDictionary, found: Set<string>): void {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) {
    for (const block of metadataBlocks(bytes, 'jpeg'))
      if (block.kind !== 'other') found.add(`picture with ${block.kind.toUpperCase()}`);
      // Printers need the color profile.
      else if (block.name !== 'ICC profile') found.add(`picture with ${block.name}`);
    return;
  }
  const text = nameOf(value.get('Type')) === 'Metadata' ? decodeText(bytes) : bytes.toString('latin1');
  if (nameOf(value.get('Type')) === 'Metadata' || /<(?:\w+:)?RDF\b/.test(text))
    for (const { name } of xmpProperties(text))
      if (!documentNamespaces.test(name) && !/^st(?:Evt|Ref)/.test(name)) found.add(`XMP ${name}`);
  for (const word of foldersIn(text)) found.add(word);
}

function foldersIn(text: string): string[] {
  return [...text.matchAll(new RegExp(homeFolder, 'g'))].map(([word]) => word);
}

/**
 * Whether the file contains pages or streams without a reference to them. Cross-reference tables and the hint tables of
 * linearized files have none either, and do not count.
 */
function hasUnusedParts(pdf: Pdf, byNumber: ReadonlyMap<number, PdfObject>): boolean {
  const used = new Set<number>();
  const waiting: PdfValue[] = [...pdf.trailers];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop())
    for (const part of partsOf(value))
      if (isReference(part) && !used.has(part.object)) {
        used.add(part.object);
        waiting.push(byNumber.get(part.object)?.value ?? null);
      }
  const hints = pdf.objects.flatMap(({ value }) =>
    value instanceof Map && value.has('Linearized') ? (value.get('H') ?? []) : [],
  );
  return pdf.objects.some(({ number, offset, value, stream }) => {
    if (used.has(number) || !(value instanceof Map) || hints.includes(offset)) return false;
    const type = nameOf(value.get('Type')) ?? '';
    return type === 'Page' || (stream !== undefined && !['XRef', 'ObjStm'].includes(type));
  });
}

/** The value and everything nested in it. */
function* partsOf(value: PdfValue): Generator<PdfValue> {
  yield value;
  if (value instanceof Map) for (const part of value.values()) yield* partsOf(part);
  else if (Array.isArray(value)) for (const part of value) yield* partsOf(part);
}
