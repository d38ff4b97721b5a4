import type { FontPackage } from './font-packages.ts';

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
  /** Whether pages load it. Not for emoji and symbols, which every system has. */
  isPublished: boolean;
};

const european: ScriptFace = {
  ...expo('Arimo', '@expo-google-fonts/arimo'),
  script: 'the rest of Latin, Greek, Cyrillic and Hebrew',
  characters: /./u,
};
// Noto's Arabic typefaces have the dots of letters as separate glyphs, so PDF readers read a letter twice.
const arabic: ScriptFace = {
  ...expo('Vazirmatn', '@expo-google-fonts/vazirmatn'),
  script: 'Arabic',
  characters: /\p{Script_Extensions=Arabic}/u,
};
const thai: ScriptFace = {
  ...expo('Noto Sans Thai', '@expo-google-fonts/noto-sans-thai'),
  script: 'Thai',
  characters: /\p{Script_Extensions=Thai}/u,
};
const devanagari: ScriptFace = {
  ...expo('Noto Sans Devanagari', '@expo-google-fonts/noto-sans-devanagari'),
  script: 'Devanagari',
  characters: /\p{Script_Extensions=Devanagari}/u,
};

const east = String.raw`\p{Script_Extensions=Han}\u3000-\u303f\uff00-\uffef`;
const japaneseCharacters = new RegExp(
  `[${east}\\p{Script_Extensions=Hiragana}\\p{Script_Extensions=Katakana}]`,
  'u',
);
const koreanCharacters = new RegExp(`[${east}\\p{Script_Extensions=Hangul}]`, 'u');
const eastAsianCharacters = new RegExp(`${japaneseCharacters.source}|${koreanCharacters.source}`, 'u');

// Two weights, 6 MB; Noto's package of nine weights has 29 MB and is used only for characters that this one lacks.
const japanese: ScriptFace = {
  ...expo('BIZ UDPGothic', '@expo-google-fonts/biz-udpgothic'),
  script: 'Japanese',
  characters: japaneseCharacters,
};
const rareJapanese: ScriptFace = {
  ...expo('Noto Sans JP', '@expo-google-fonts/noto-sans-jp'),
  script: 'rare Japanese characters',
  characters: japaneseCharacters,
};
const korean: ScriptFace = {
  ...expo('Noto Sans KR', '@expo-google-fonts/noto-sans-kr'),
  script: 'Korean',
  characters: koreanCharacters,
};
const simplifiedChinese: ScriptFace = {
  ...expo('Noto Sans SC', '@expo-google-fonts/noto-sans-sc'),
  script: 'Simplified Chinese',
  characters: eastAsianCharacters,
};
const traditionalChinese: ScriptFace = {
  ...expo('Noto Sans TC', '@expo-google-fonts/noto-sans-tc'),
  script: 'Traditional Chinese',
  characters: eastAsianCharacters,
};

const emoji: ScriptFace = {
  ...expo('Noto Emoji', '@expo-google-fonts/noto-emoji', false),
  script: 'emoji',
  characters: /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u,
  isPublished: false,
};
const signs: ScriptFace = {
  ...expo('Noto Sans Symbols 2', '@expo-google-fonts/noto-sans-symbols-2', false),
  script: 'signs',
  characters: /[\p{S}\p{P}\p{N}]/u,
  isPublished: false,
};
const formulas: ScriptFace = {
  ...expo('Noto Sans Math', '@expo-google-fonts/noto-sans-math', false),
  script: 'formulas',
  characters: /[\p{S}\p{Script=Common}]/u,
  isPublished: false,
};

/**
 * The typefaces for characters that the site's own lack, in order of preference. The shapes of Han characters depend on the
 * site's language (BCP 47).
 */
export function scriptFaces(language: string): ScriptFace[] {
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
export function leadsIn(face: ScriptFace, language: string): boolean {
  return face === european && language.split('-', 1)[0] === 'vi';
}

/** Static TrueType files, which Typst needs, from Expo's packages of Google Fonts. */
function expo(family: string, name: string, hasBold = true) {
  const fileOf = (style: string) => `${style}/${family.replaceAll(' ', '')}_${style}.ttf`;
  const files = ['400Regular', ...(hasBold ? ['700Bold'] : [])].map(fileOf);
  return { family, package: { name, files }, isPublished: true };
}
