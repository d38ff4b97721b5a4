import type { DiagnosticText } from '../core/diagnostics.ts';
import { maxBytes } from '../media/images/picture-messages.ts';
import { archiveMessages } from './archive-messages.ts';

/** A file of an archive or a folder. Its bytes are read when they are asked for, and not kept. */
export type ArchiveFile = {
  /** From the archive's or folder's root, with forward slashes, its letters composed (NFC). Never leads out of it. */
  path: string;
  sizeBytes: number;
  /** Rejects with `UnreadableArchive`. A .tgz is read through once where files are read in the order of `Archive`. */
  read: () => Promise<Buffer>;
  /** Where it lies on the disk, when it is not packed. */
  onDisk?: string;
};

export type Archive = {
  /** In the order in which they are read fastest, without what systems leave: hidden files, `__MACOSX`, `Thumbs.db`. */
  files: ArchiveFile[];
  /** Files that will not be read whatever is asked, and why. */
  refused: { path: string; why: DiagnosticText }[];
  /** Whether going back in it costs as much as beginning anew: a .tgz. */
  readsForward: boolean;
  close: () => Promise<void>;
};

/** Why an archive, or a file of it, cannot be read, in the owner's words. */
export class UnreadableArchive extends Error {
  readonly diagnosticText: DiagnosticText;
  /** The archive, as it was named; "" where it is one file of it. */
  readonly place: string;

  constructor(diagnosticText: DiagnosticText, options: ErrorOptions & { place?: string } = {}) {
    super(diagnosticText.summary, options);
    this.diagnosticText = diagnosticText;
    this.place = options.place ?? '';
  }
}

/** More files than the largest library of one person has; their names alone would fill the memory. */
export const maxFiles = 1_000_000;

/**
 * A path inside an archive as it is to be known, "" for what systems leave, null for one that leads out of it.
 */
export function pathInArchive(written: string): string | null {
  const inlineDirection = written.replaceAll('\\', '/');
  const isOutside =
    /^\/|^[a-z]:/i.test(inlineDirection) ||
    inlineDirection.split('/').includes('..') ||
    inlineDirection.includes('\0');
  if (isOutside) return null;
  const parts = inlineDirection.split('/').filter((part) => part !== '' && part !== '.');
  return parts.some(isLeftover) ? '' : parts.join('/').normalize('NFC');
}

/** How far what is unpacked may exceed what is packed; text of many like lines reaches 50. */
const maxCompressionRatio = 200;
const harmlessBytes = 16 * 1024 * 1024;

/** Throws `UnreadableArchive` for what is packed to fill a computer. */
export function refuseToSwell(packedBytes: number, unpackedBytes: number): void {
  if (unpackedBytes > harmlessBytes && unpackedBytes > packedBytes * maxCompressionRatio)
    throw new UnreadableArchive(archiveMessages.swells(packedBytes, unpackedBytes));
}

/** Throws `UnreadableArchive` for a file that is more than any picture may have. */
export function refuseTooLarge(bytes: number): void {
  if (bytes > maxBytes) throw new UnreadableArchive(archiveMessages.tooLarge(bytes, maxBytes));
}

/** Throws a fault of reading again, as an archive that is not whole where it is not told already. */
export function damaged(error: unknown): never {
  if (error instanceof UnreadableArchive) throw error;
  throw new UnreadableArchive(archiveMessages.cutShort, { cause: error });
}

function isLeftover(part: string): boolean {
  return part.startsWith('.') || /^(?:__MACOSX|thumbs\.db|desktop\.ini)$/i.test(part);
}
