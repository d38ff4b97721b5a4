import { inlinesOf, type RichText, toPlainText } from '../../../../../core/prose.ts';
import { capitalize } from '../../../../../core/text.ts';

/**
 * A title in English with capitals as Chicago has them. Names of species, which are emphasized, words with a capital or a
 * digit, such as `mRNA`, and titles in other languages stay as they are.
 */
export function headlineCase(title: RichText, language = ''): string {
  const words = toPlainText(title);
  if (!isEnglish(words, language)) return words;
  const inlines = inlinesOf(title);
  return inlines
    .map((inline, index) => {
      if (typeof inline !== 'string') return toPlainText([inline]);
      const changed = inline.replaceAll(word, (found, opening = '', written: string, offset: number) => {
        // A variable, or `ß`.
        if (written.length === 1 && written !== 'a') return found;
        const isStart = opening !== '' || (index === 0 && offset === 0);
        return isStart || !small.has(written) ? opening + capitalize(written) : found;
      });
      const isLast = index === inlines.length - 1;
      return (isLast ? changed.replace(lastWord, capitalize) : changed).replaceAll(
        compound,
        headlineCompound,
      );
    })
    .join('');
}

/** A word in small letters, and what begins a subtitle before it. */
const word =
  /([:?!—–]\s+|(?<=^|\s)[“‘])?(?<![\p{L}\p{N}\p{M}’'&/-])((?=\p{Script=Latin})\p{Ll}+(?:-\p{Ll}+)*)(?![\p{L}\p{N}/])/gu;

const lastWord = /(?<![\p{L}\p{N}’'-])(?=\p{Script=Latin})\p{Ll}{2,}(?=[?!.”’)]*$)/u;

const compound = /(?<![\p{L}\p{N}-])\p{L}+(?:-\p{L}{2,})+(?![\p{L}\p{N}])/gu;

/** Articles, conjunctions and prepositions of at most four letters. */
const small = new Set(
  'a an the and but for or nor as at by down from in into like near of off on onto out over past per than to up upon via vs with'.split(
    ' ',
  ),
);

/** `Anti-inflammatory`, but `Long-Term`. */
const prefixes = new Set(
  'anti bi co de ex hyper infra inter intra macro mega meta micro mid mini multi nano non over post pre pro pseudo quasi re self semi sub super supra trans ultra un under'.split(
    ' ',
  ),
);

function headlineCompound(words: string): string {
  const [first = '', ...others] = words.split('-');
  const isPrefixed = others.length === 1 && prefixes.has(first.toLowerCase());
  return isPrefixed || small.has(first)
    ? words
    : [
        first,
        ...others.map((part) => (/^\p{Ll}+$/u.test(part) && !small.has(part) ? capitalize(part) : part)),
      ].join('-');
}

/** By its language, if it is known, or by its small words. */
function isEnglish(title: string, language: string): boolean {
  if (language !== '') return /^(?:en\b|english|american|british|canadian|australian|us|uk)/i.test(language);
  if (/[^\P{L}\p{Script=Latin}\p{Script=Greek}]/u.test(title)) return false;
  const words = title.toLowerCase().split(/[^\p{L}]+/u);
  return words.some((each) => english.has(each)) || !words.some((each) => foreign.has(each));
}

const english = new Set(
  'the of and for with from by is are how what why when to at between under'.split(' '),
);
const foreign = new Set(
  [
    'der die das den dem des ein eine einer und zur zum von vom im über für mit bei auf aus',
    'le la les de du et un une dans sur pour par aux l d',
    'el los las del y en con para una su il lo gli della delle dei di nel',
    'os da dos das em uma het een van voor op met och att på med för av og til',
  ].flatMap((words) => words.split(' ')),
);
