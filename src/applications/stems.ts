import { foldText } from '../core/fold-text.ts';

/**
 * Endings and prefixes that are removed from folded words before comparing them; the stem keeps at least four
 * letters.
 */
type Endings = { suffixes: string; prefixes?: string };

/** Simple rules: they give `tests`, `testing` and `tester` the same stem, and miss irregular forms. */
const endings: Record<string, Endings> = {
  en: { suffixes: 'ations?|ments?|ings?|ers?|ors?|ies|ity|ed|es|ly|s|y|e' },
  de: {
    suffixes:
      'ungen|ung|innen|ischen|ischer|isches|ische|isch|lichen|liche|lich|heiten|heit|keiten|keit|en|er|es|em|e|n|s',
  },
  fr: {
    suffixes:
      'ements?|ement|iques?|ies?|ations?|ateurs?|atrices?|euses?|eurs?|ives?|ifs?|ites?|ees?|er|es|e|s',
  },
  es: {
    suffixes:
      'aciones|acion|adores|adora|ador|mente|idades|idad|ando|iendo|ados|adas|ado|ada|ar|er|ir|es|os|as|o|a|s|e',
  },
  it: { suffixes: 'azioni|azione|atori|atore|atrice|mente|ando|endo|ati|ate|ato|ata|are|ere|ire|i|e|o|a' },
  pt: {
    suffixes:
      'acoes|acao|adores|adora|ador|mente|idades|idade|ando|endo|ados|adas|ado|ada|ar|er|ir|es|os|as|o|a|s|e',
  },
  nl: { suffixes: 'ingen|ing|heden|heid|lijke|lijk|ische|isch|aars|aar|ers|er|en|es|e|s' },
  pl: {
    suffixes:
      'owania|owanie|aniem|ania|anie|ami|ach|owi|iego|iemu|imi|ich|iem|im|ego|emu|ych|ymi|ej|ow|om|em|ie|y|i|a|e|u|o',
  },
  el: { suffixes: 'ματοσ|ματα|μα|εισ|εων|ησ|ων|ου|οσ|εσ|ασ|οι|αι|η|ο|α|ι' },
  ar: { suffixes: 'ات|ون|ين|ان|ية|ه|ة|ي', prefixes: 'وال|بال|لل|ال' },
  he: { suffixes: 'ים|ות|ית|ה', prefixes: 'ו|ה|ב|ל|מ|ש|כ' },
};

/** Endings that are removed from words of four letters: `الحر` and `حر`, `mapy` and `map`. */
const shortEndings: Record<string, RegExp> = { ar: /^ال(?=..)/u, pl: /(?<=^.{3})[aeiouy]$/u };

/** Languages whose words are compared unchanged, because they have no endings or no spaces between words. */
const withoutEndings = ['vi', 'ja', 'zh', 'ko'];

export type Stemmer = {
  /** The language without its region. */
  base: string;
  isKnown: boolean;
  stem: (word: string) => string;
};

export function stemmerOf(language: string): Stemmer {
  const [base = ''] = language.toLowerCase().split('-');
  const rules = endings[base];
  if (!rules) return { base, isKnown: withoutEndings.includes(base), stem: foldText };
  const suffix = new RegExp(`(?<=.{3})(?:${rules.suffixes})$`, 'u');
  const short = shortEndings[base];
  const prefix = rules.prefixes ? new RegExp(`^(?:${rules.prefixes})(?=.{3})`, 'u') : null;
  return {
    base,
    isKnown: true,
    stem: (word) => {
      const folded = foldText(word);
      // Names such as C++, SQL or GPT4 have no endings, but versions: C++17 and HTML5.
      if (/[\d+#.]/.test(folded)) return folded.replace(/(?<=[+#]|\p{L}{3})\d+$/u, '');
      if (folded.length < 5) return short ? folded.replace(short, '') : folded;
      const stem = (prefix ? folded.replace(prefix, '') : folded).replace(suffix, '');
      // `magister` and `magistra`, `pielęgniarek` and `pielęgniarka`.
      return base === 'pl' ? stem.replace(/(?<=^.{4,})e(?=[rlnk]$)/u, '') : stem;
    },
  };
}

/** A word of a text in its line, 1-based; `isOpening` if it begins the line or a sentence. */
export type Word = { text: string; line: number; isOpening: boolean };

/** Words of any script; Latin names are separate from the letters around them, as in 「Pythonの経験」. */
const wordPattern =
  /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{M}\p{N}+#]*(?:\.(?=[\p{Script=Latin}\p{N}])[\p{Script=Latin}\p{N}+#]+)*|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|[\p{L}\p{M}]+/gu;

export function splitWords(text: string, line = 0): Word[] {
  const normal = text.normalize('NFC');
  return Array.from(normal.matchAll(wordPattern), ({ 0: word, index }) => {
    const before = normal.slice(0, index).trimEnd();
    return { text: word, line, isOpening: !/[\p{L}\p{N},()’']$/u.test(before) };
  });
}
