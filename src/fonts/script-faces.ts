import type { FontPackage } from './font-packages.ts';

/** A typeface for what the site's own pair has not. All are open (SIL Open Font License 1.1). */
type ScriptFace = {
  /** As the font names itself. */
  family: string;
  /** What it is for, in the owner's words. */
  script: string;
  /** One character that it is looked into for. */
  characters: RegExp;
  /** Its files are the regular font and, where there is one, the bold. */
  package: FontPackage;
  /** Whether pages carry it. Not emoji and signs: every system shows those, emoji in color. */
  isPublished: boolean;
};

const european: ScriptFace = {
  ...expo('Arimo', '@expo-google-fonts/arimo'),
  script: 'the rest of Latin, Greek, Cyrillic and Hebrew',
  characters: /./u,
};
// Noto's Arabic typefaces draw the points of a letter apart from it, and readers of a PDF then tell the letter twice.
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

// With two weights, 6 MB: Noto's package of nine weighs 29, and comes for what this one lacks.
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
 * The typefaces to look into for what the site's own lack, in this order. Han characters are drawn otherwise in each
 * language that writes with them, so the site's language (BCP 47) decides whose are taken.
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

/** Whether nearly each word of a language mixes letters of this face with such as the site's own typeface has. */
export function leadsIn(face: ScriptFace, language: string): boolean {
  return face === european && language.split('-', 1)[0] === 'vi';
}

/** Static TrueType files, as Typst needs them, out of Expo's packages of Google Fonts. */
function expo(family: string, name: string, hasBold = true) {
  const fileOf = (style: string) => `${style}/${family.replaceAll(' ', '')}_${style}.ttf`;
  const files = ['400Regular', ...(hasBold ? ['700Bold'] : [])].map(fileOf);
  return { family, package: { name, files }, isPublished: true };
}
