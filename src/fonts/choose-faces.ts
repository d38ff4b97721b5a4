import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type FetchOptions, findFontPackages, releaseName } from './font-packages.ts';
import { readLetters } from './read-letters.ts';
import type { OwnFont } from './read-own-fonts.ts';
import { leadsIn, scriptFaces } from './script-faces.ts';

/** A typeface whose files were found, for some of the site's characters. */
export type ChosenFace = {
  family: string;
  /** TrueType files: the regular font and the bold one, if there is one. */
  files: string[];
  /** Name and version, which identify the content of its files. */
  release: string;
  /** Characters of the site that it shows. */
  characters: ReadonlySet<string>;
  /** All its characters. */
  letters: ReadonlySet<string>;
  /** Whether it precedes the site's own, so that no word mixes two typefaces. */
  leads: boolean;
  isPublished: boolean;
};

/** A typeface that the site needs but that could not be downloaded. */
type AbsentFace = { script: string; characters: string[]; release: string; reason: string };

/** White space, control characters and joiners, which need no glyph. */
const unseen = /[\s\p{C}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Typefaces for the characters of a text that the site's own (`available`) lack, in order of preference, the owner's first.
 * A character that no typeface has is in none of the results.
 */
export async function chooseFaces(
  text: string,
  available: ReadonlySet<string>,
  language: string,
  options: FetchOptions & { ownFonts?: readonly OwnFont[] },
): Promise<{ faces: ChosenFace[]; absent: AbsentFace[] }> {
  const faces: ChosenFace[] = [];
  const absent: AbsentFace[] = [];
  let rest = [...new Set(text.normalize())].filter(
    (character) => !available.has(character) && !unseen.test(character),
  );
  for (const { family, files, release, letters } of options.ownFonts ?? []) {
    const characters = new Set(rest.filter((character) => letters.has(character)));
    if (characters.size === 0) continue;
    faces.push({ family, files, release, characters, letters, leads: false, isPublished: true });
    rest = rest.filter((character) => !characters.has(character));
  }
  for (const face of scriptFaces(language)) {
    const needed = rest.filter((character) => face.characters.test(character));
    if (needed.length === 0) continue;
    // After one failed download the next would fail too, and each takes a second or two.
    const mayFetch = (options.mayFetch ?? true) && absent.length === 0;
    const { files } = face.package;
    const release = releaseName(face.package);
    const [found] = await findFontPackages([face.package], { ...options, mayFetch });
    if (found?.folder === undefined) {
      const reason = absent[0]?.reason ?? found?.reason ?? '';
      absent.push({ script: face.script, characters: needed, release, reason });
      rest = rest.filter((character) => !needed.includes(character));
      continue;
    }
    const { folder } = found;
    const paths = files.map((file) => path.join(folder, file));
    const letters = readLetters(await readFile(paths[0] ?? ''));
    const characters = new Set(needed.filter((character) => letters.has(character)));
    if (characters.size === 0) continue;
    const { family, isPublished } = face;
    faces.push({
      family,
      files: paths,
      release,
      characters,
      letters,
      leads: leadsIn(face, language),
      isPublished,
    });
    rest = rest.filter((character) => !characters.has(character));
  }
  return { faces, absent };
}
