import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type FetchOptions,
  type FontPackage,
  findFontPackages,
  releaseName,
  staticFonts,
} from './font-packages.ts';
import { readLetters } from './read-letters.ts';
import type { OwnFont } from './read-own-fonts.ts';

/** A typeface for characters that the site's own pair lacks. All are open (SIL Open Font License 1.1). */
type ScriptFace = {
  /** Family name in the font file. */
  family: string;
  /** Name of the script in diagnostics. */
  script: string;
  /** Matches a character that it is used for. */
  characters: RegExp;
  /** Its files are the regular font and the bold one, if there is one. */
  package: FontPackage;
  /** Whether pages load it. */
  isPublished: boolean;
};

const european = scriptFace('Arimo', 'the rest of Latin, Greek, Cyrillic and Hebrew', /./u);
// Noto's Arabic typefaces have the dots of letters as separate glyphs, so PDF readers read a letter twice.
const arabic = scriptFace('Vazirmatn', 'Arabic', /\p{Script_Extensions=Arabic}/u);
const thai = scriptFace('Noto Sans Thai', 'Thai', /\p{Script_Extensions=Thai}/u);
const devanagari = scriptFace('Noto Sans Devanagari', 'Devanagari', /\p{Script_Extensions=Devanagari}/u);

const east = String.raw`\p{Script_Extensions=Han}\u3000-\u303f\uff00-\uffef`;
const japaneseCharacters = new RegExp(
  `[${east}\\p{Script_Extensions=Hiragana}\\p{Script_Extensions=Katakana}]`,
  'u',
);
const koreanCharacters = new RegExp(`[${east}\\p{Script_Extensions=Hangul}]`, 'u');
const eastAsianCharacters = new RegExp(`${japaneseCharacters.source}|${koreanCharacters.source}`, 'u');

// Two weights, 6 MB; Noto's package of nine weights has 29 MB and is used only for characters that this one lacks.
const japanese = scriptFace('BIZ UDPGothic', 'Japanese', japaneseCharacters);
const rareJapanese = scriptFace('Noto Sans JP', 'rare Japanese characters', japaneseCharacters);
const korean = scriptFace('Noto Sans KR', 'Korean', koreanCharacters);
const simplifiedChinese = scriptFace('Noto Sans SC', 'Simplified Chinese', eastAsianCharacters);
const traditionalChinese = scriptFace('Noto Sans TC', 'Traditional Chinese', eastAsianCharacters);

// Every system has these.
const emoji = printedFace(
  'Noto Emoji',
  'emoji',
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u,
);
const signs = printedFace('Noto Sans Symbols 2', 'signs', /[\p{S}\p{P}\p{N}]/u);
const formulas = printedFace('Noto Sans Math', 'formulas', /[\p{S}\p{Script=Common}]/u);

/**
 * The typefaces for characters that the site's own lack, in order of preference. The shapes of Han characters depend on the
 * site's language (BCP 47).
 */
function scriptFaces(language: string): ScriptFace[] {
  return [european, arabic, thai, devanagari, ...eastAsian(language), emoji, signs, formulas];
}

function eastAsian(tag: string): ScriptFace[] {
  const [language, ...subtags] = tag.toLowerCase().split('-');
  if (language === 'ja') return [japanese, rareJapanese, korean];
  if (language === 'ko') return [korean];
  if (language !== 'zh') return [japanese, korean, simplifiedChinese];
  const isTraditional = subtags.some((subtag) => ['hant', 'tw', 'hk', 'mo'].includes(subtag));
  return isTraditional ? [traditionalChinese, simplifiedChinese] : [simplifiedChinese, traditionalChinese];
}

/** Whether most words of a language mix letters of this face with letters of the site's own typeface. */
function leadsIn(face: ScriptFace, language: string): boolean {
  return face === european && language.split('-', 1)[0] === 'vi';
}

/** A typeface for documents and pages. */
function scriptFace(family: string, script: string, characters: RegExp): ScriptFace {
  const fontPackage = staticFonts(family, ['400Regular', '700Bold']);
  return { family, script, characters, package: fontPackage, isPublished: true };
}

/** A typeface for documents only. */
function printedFace(family: string, script: string, characters: RegExp): ScriptFace {
  return { family, script, characters, package: staticFonts(family, ['400Regular']), isPublished: false };
}

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
  /** Whether it comes before the site's own typeface, so that no word mixes two typefaces. */
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
