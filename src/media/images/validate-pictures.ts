import { type Diagnostic, diagnosticInFile } from '../../core/diagnostics.ts';
import { maxPixels } from '../../core/limits.ts';
import type { OriginalFile } from '../originals/list-originals.ts';
import { isCutShort } from './detect-format.ts';
import { preparePictures } from './prepare-pictures.ts';
import { sharp } from './set-up-sharp.ts';
import { explainUndecodable, readOriginal } from './validate-original.ts';

/**
 * What a build would refuse of these originals, without encoding any: a picture that begins and ends as its format
 * says, and whose pixels are wrong in between, is only found by encoding it. `files` are originals by public path.
 */
export async function validatePictures(
  files: ReadonlyMap<string, OriginalFile>,
  cacheDir: string,
): Promise<Diagnostic[]> {
  const wanted = [...files].map(([source, file]) => ({ source, file }));
  const { pictures, diagnostics } = await preparePictures(wanted, {
    cacheDir,
    profile: 'dev',
    largest: 1600,
    planOnly: true,
  });
  // Several public paths can mean one original.
  const neverDecoded = [...pictures.values()].filter(({ wasDecoded }) => !wasDecoded);
  for (const file of new Set(neverDecoded.map((picture) => picture.file))) {
    const refusal = await refuseCutShort(file.absolute);
    if (refusal) diagnostics.push(diagnosticInFile(file.relative, refusal.diagnosticText));
  }
  return diagnostics;
}

/** Cameras put films and more behind a picture, so one that does not end as its format says is decoded first. */
async function refuseCutShort(original: string) {
  const { input } = await readOriginal(original);
  // Too large to hold: its end is seen when it is encoded.
  if (typeof input === 'string' || !isCutShort(input)) return null;
  const pixels = sharp(input, { failOn: 'warning', limitInputPixels: maxPixels }).resize(16).raw();
  return pixels.toBuffer().then(
    () => null,
    (error: unknown) => explainUndecodable(input, error),
  );
}
