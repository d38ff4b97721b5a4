import { type Diagnostic, diagnosticInFile } from '../../core/diagnostics.ts';
import { createQueue, forEachInQueue } from '../../files/queue.ts';
import { type FactsCache, type OriginalFile, readUnlessUnchanged } from '../originals/list-originals.ts';
import { diagnosticTextFor } from '../originals/unsupported-media-error.ts';
import type { PictureRequest } from './types.ts';
import { type Original, validateOriginal } from './validate-original.ts';

/** A requested picture with the properties of its original. */
export type RequestedOriginal = { request: PictureRequest; original: Original };

/** Originals hashed at the same time. */
const readersAtOnce = 4;

/** Validates the originals of requested pictures, in their order. */
export async function readOriginals(
  requested: PictureRequest[],
  seen?: FactsCache<Original>,
): Promise<{ found: RequestedOriginal[]; diagnostics: Diagnostic[] }> {
  // Several public paths can use one original, which is read and reported once.
  const files = new Map(requested.map(({ file }) => [file.absolute, file]));
  const results = new Map<string, Original | Diagnostic>();
  await forEachInQueue(createQueue(readersAtOnce), [...files.values()], async (file) => {
    results.set(file.absolute, await validate(file, seen));
  });
  const found: RequestedOriginal[] = [];
  for (const one of requested) {
    const original = results.get(one.file.absolute);
    if (original && 'hasLocation' in original) found.push({ request: one, original });
  }
  const diagnostics = [...files.keys()].flatMap((file) => {
    const diagnostic = results.get(file);
    return diagnostic && 'summary' in diagnostic ? [diagnostic] : [];
  });
  return { found, diagnostics };
}

async function validate(
  { absolute, relative }: OriginalFile,
  seen?: FactsCache<Original>,
): Promise<Original | Diagnostic> {
  try {
    return await readUnlessUnchanged(absolute, validateOriginal, seen);
  } catch (error) {
    return diagnosticInFile(relative, diagnosticTextFor(error));
  }
}
