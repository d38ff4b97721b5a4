import { readFile } from 'node:fs/promises';
import { warn } from '../../content/diagnostic-in-record.ts';
import { pageOfKind } from '../../content/pages.ts';
import type { Diagnostic } from '../../core/diagnostics.ts';
import { formatPath } from '../../core/field-path.ts';
import { chooseProofs } from '../proofs.ts';
import type { ContentReading } from '../read-content.ts';
import { resolveContent } from '../resolve-content.ts';
import { withoutDrafts } from '../visibility.ts';
import { explainPicture, findKnownPicture, isSampleOwner } from './find-leftovers.ts';
import { fieldTexts } from './written-texts.ts';

/** Warnings about pictures of the sample, or placeholders, that a `brief` page shows as proofs. */
export async function lintProofs(read: ContentReading, today: string): Promise<Diagnostic[]> {
  const { rawContent, locale, pictureFiles, sources } = read;
  const page = pageOfKind(rawContent?.pages ?? [], 'brief');
  if (!rawContent || !page) return [];
  const planned = { get: (path: string) => ({ picture: { ...unknownPicture, path } }) };
  const content = resolveContent(withoutDrafts(rawContent, today), planned, locale);
  const proofs = [undefined, ...content.lenses].flatMap((lens) => chooseProofs(content, lens));
  const diagnostics: Diagnostic[] = [];
  for (const source of new Set(proofs.map(({ picture }) => picture?.path ?? ''))) {
    const file = pictureFiles.get(source);
    const known = file && findKnownPicture(await readFile(file.absolute));
    if (!known || (known === 'sample' && isSampleOwner(rawContent.owner.name))) continue;
    // A carousel uses each picture twice.
    const use = fieldTexts(sources).find(({ text }) => text === source);
    if (!use) continue;
    const diagnosticText = {
      ...explainPicture(formatPath(use.path), source, known),
      why: `The page ${page.name} shows it as a proof of your work.`,
    };
    diagnostics.push(warn(use.file, use.record, use.path, diagnosticText));
  }
  return diagnostics;
}

/** Only the path of a picture matters here. */
const unknownPicture = { fingerprint: '', width: 1, height: 1, tint: 0 };
