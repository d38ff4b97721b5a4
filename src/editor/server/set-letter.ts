import { readSite } from '../../build/site.ts';
import type { OutputPaths } from '../../files/output-paths.ts';
import { typesetLetter } from '../../resume/resume-pdf.ts';
import { typesetterMissing } from '../../typst/typesetter.ts';
import type { Written } from './drafts.ts';
import * as messages from './editor-messages.ts';

/** A letter as its PDF, with what is not saved yet; or why it cannot be set. */
export async function setLetterOf(
  paths: OutputPaths,
  name: string,
  { drafts, moved }: Pick<Written, 'drafts' | 'moved'>,
): Promise<{ pdf: Uint8Array } | { refused: string }> {
  const texts = new Map(drafts.map(({ file, after }) => [file, after]));
  const { value: site } = await readSite(paths, {
    profile: 'dev',
    planOnly: true,
    isDraft: true,
    mayFetch: false,
    unsaved: { texts, picturesDir: paths.droppedDir, moved },
  });
  if (!site) return { refused: messages.fixFirst };
  if (!site.canTypeset) return { refused: typesetterMissing };
  const letter = site.content.letters.find((each) => each.name === name);
  if (!letter) return { refused: messages.unknownFile };
  return { pdf: await typesetLetter(site.content, letter, site.faces) };
}
