import { readSite } from '../../build/site.ts';
import type { OutputPaths } from '../../files/output-paths.ts';
import { typesetLetter } from '../../resume/resume-pdf.ts';
import { typesetterMissing } from '../../typst/typesetter.ts';
import type { AppliedDrafts } from './drafts.ts';

/** Renders a letter as PDF, with unsaved changes; `refused` says why it cannot. */
export async function renderLetter(
  paths: OutputPaths,
  name: string,
  { drafts, moved }: Pick<AppliedDrafts, 'drafts' | 'moved'>,
): Promise<{ pdf: Uint8Array } | { refused: string }> {
  const texts = new Map(drafts.map(({ file, after }) => [file, after]));
  const { value: site } = await readSite(paths, {
    profile: 'dev',
    planOnly: true,
    isDraft: true,
    mayFetch: false,
    unsaved: { texts, picturesDir: paths.droppedDir, moved },
  });
  if (!site) {
    return {
      refused: 'Fix the errors under "Problems" first. A letter can only be created from valid content.',
    };
  }
  if (!site.canTypeset) return { refused: typesetterMissing };
  const letter = site.content.letters.find((each) => each.name === name);
  if (!letter) return { refused: `There is no letter named ${name}.` };
  return { pdf: await typesetLetter(site.content, letter, site.faces) };
}
