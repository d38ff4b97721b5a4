import { type Diagnostic, diagnosticInFile } from '../../core/diagnostics.ts';
import { maxPixels } from '../../core/limits.ts';
import type { OriginalFile } from '../originals/list-originals.ts';
import { isCutShort } from './detect-format.ts';
import { preparePictures } from './prepare-pictures.ts';
import { sharp } from './set-up-sharp.ts';
import { explainUndecodable, readOriginal } from './validate-original.ts';

/**
 * Diagnostics of originals without encoding them. Damaged pixels within a complete file are found only by encoding.
 * `files` are originals by public path.
 */
export async function validatePictures(
  files: ReadonlyMap<string, OriginalFile>,
  cacheDir: string,
): Promise<Diagnostic[]> {
  const requested = [...files].map(([source, file]) => ({ source, file }));
  const { pictures, diagnostics } = await preparePictures(requested, {
    cacheDir,
    profile: 'dev',
    largest: 1600,
    planOnly: true,
  });
  // Several public paths can have one original.
  const neverDecoded = [...pictures.values()].filter(({ wasDecoded }) => !wasDecoded);
  for (const file of new Set(neverDecoded.map((picture) => picture.file))) {
    const refusal = await refuseCutShort(file.absolute);
    if (refusal) diagnostics.push(diagnosticInFile(file.relative, refusal.diagnosticText));
  }
  return diagnostics;
}

/** A file with data after its end is decoded, because cameras append videos and other data. */
async function refuseCutShort(original: string) {
  const { input } = await readOriginal(original);
  // Too large for memory; encoding will check it.
  if (typeof input === 'string' || !isCutShort(input)) return null;
  const pixels = sharp(input, { failOn: 'warning', limitInputPixels: maxPixels }).resize(16).raw();
  return pixels.toBuffer().then(
    () => null,
    (error: unknown) => explainUndecodable(input, error),
  );
}
