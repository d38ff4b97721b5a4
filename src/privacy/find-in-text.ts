import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { foldText } from '../core/fold-text.ts';
import { engineRoot } from '../files/output-paths.ts';

/**
 * Private phrases of a language, as regular expressions for folded text (`foldText`). They contain no capitals, so
 * that they can be folded too. Written languages without spaces have no word boundaries.
 */
type PrivatePhrases = {
  /** Family and partners, with whose they are: `my sister`. */
  family: string;
  /** Children in pictures. */
  children: string;
  /** Where somebody grew up. */
  home: string;
  /** Where somebody lives now, as captions say it: `from my window`. */
  nearHome: string;
  /** Before a year or day of birth. */
  born: string;
  /** Words around an age; `#` is the number. */
  age: string;
  /** Words for repetition: `every`, `on mondays`. */
  often: string;
};

/** By language, without its region. */
const privatePhrases: Readonly<Record<string, PrivatePhrases>> = parse(
  readFileSync(path.join(engineRoot, 'src/privacy/private-phrases.yaml'), 'utf8'),
);

/** Languages written without spaces between words, or with particles that belong to them. */
const unspacedLanguages = ['ja', 'zh', 'ko'];

export type PrivateKind =
  | 'phone'
  | 'mail'
  | 'address'
  | 'birth'
  | 'home town'
  | 'home'
  | 'family'
  | 'child'
  | 'routine';

/** `part` is what was recognized, `sentence` what is around it. */
export type PrivateText = { kind: PrivateKind; part: string; sentence: string };

type Finder = { kind: PrivateKind; find: (sentence: string, folded: string) => string | null };

/** What is private in texts of a language; only what is private in every language if `privatePhrases` lacks it. */
export type PrivatePatterns = { finders: Finder[]; isKnown: boolean };

/** A phone number has at least eight digits and begins with its country, a 0 or an area code in brackets. */
const phone = /(?<![\p{L}\p{N}./:_-])(?:\+\d|\(\d{2,4}\)|0\d)[\d\s()./-]{6,}\d(?![\d-])/gu;
const notPhone = /\b(?:ISBN|ISSN|DOI|ORCID|https?:)/i;
const day = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/;
const mail = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u;

const addresses = [
  /\b\d{1,5}[A-Za-z]? (?:\p{Lu}[\p{L}.]+ ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Crescent|Terrace|Close|Court)\b/u,
  /\p{Lu}[\p{L}.-]*(?:straße|strasse|str\.|gasse|allee|straat|laan|plein) \d{1,4}\s?[a-z]?\b/u,
  /\b\d{1,4}(?: bis| ter)?,? (?:rue|avenue|boulevard|chemin|impasse|quai|allée) (?:d[eu]s? |de la )?\p{L}+/iu,
  /(?:\bCalle|\bC\/|\bAvenida|\bRua|\bVia|\bViale|\bPiazza|\bTravessa) (?:d[aeio]l? )?\p{Lu}[\p{L} ]{2,30},? (?:n\.?º? ?)?\d{1,4}\b/u,
  /\b(?:ul|al|os)\. \p{Lu}[\p{L} ]{2,30} \d{1,4}\b/u,
  /\p{Lu}\p{L}+(?:ου|ης|ων|ας) \d{1,3}, ?\d{3} ?\d{2}\b/u,
  /\d{1,3}丁目|\d{1,4}番地|[路街]\s?\d{1,4}\s?[号號]|\p{sc=Hangul}{2,}(?:로|길)\s\d{1,4}(?:번지)?/u,
  /(?:شارع|רחוב) [\p{L} ]{2,30} \d{1,4}/u,
];

const common: Finder[] = [
  {
    kind: 'phone',
    find: (sentence) =>
      notPhone.test(sentence)
        ? null
        : ([...sentence.matchAll(phone)]
            .map(([number]) => number.trim())
            .find((number) => {
              const digits = number.replaceAll(/\D/g, '').length;
              return digits >= 8 && digits <= 15 && !day.test(number);
            }) ?? null),
  },
  { kind: 'mail', find: (sentence) => mail.exec(sentence)?.[0] ?? null },
  {
    kind: 'address',
    find: (sentence) => addresses.map((pattern) => pattern.exec(sentence)?.[0]).find(Boolean) ?? null,
  },
];

/** Letters that Hebrew and Arabic join to the next word. */
const prefixes: Record<string, string> = { he: '[ובלמשהכ]?', ar: '[وفبلك]?' };

export function privatePatternsOf(language: string): PrivatePatterns {
  const [base = ''] = language.toLowerCase().split('-');
  const words = privatePhrases[base];
  if (!words) return { finders: common, isKnown: false };
  const [before, after] = unspacedLanguages.includes(base)
    ? ['', '']
    : [`(?<![\\p{L}\\p{N}])${prefixes[base] ?? ''}`, '(?![\\p{L}\\p{N}])'];
  const pattern = (source: string) => new RegExp(`${before}(?:${fold(source)})${after}`, 'u');
  const simple = (kind: PrivateKind, field: keyof PrivatePhrases): Finder => {
    const searched = pattern(words[field]);
    return { kind, find: (_sentence, folded) => searched.exec(folded)?.[0] ?? null };
  };
  const born = new RegExp(
    `(?:${pattern(words.born).source}).{0,40}?(?:19|20)\\d\\d|(?:19|20)\\d\\d.{0,12}?(?:${pattern(words.born).source})`,
    'u',
  );
  const age = pattern(words.age.replaceAll('#', '[1-9]\\d ?'));
  return {
    isKnown: true,
    finders: [
      ...common,
      { kind: 'birth', find: (_, folded) => (born.exec(folded) ?? age.exec(folded))?.[0] ?? null },
      simple('home town', 'home'),
      simple('home', 'nearHome'),
      simple('family', 'family'),
      simple('child', 'children'),
      simple('routine', 'often'),
    ],
  };
}

/** Finds what a text reveals, each kind once per sentence. */
export function findInText(text: string, { finders }: PrivatePatterns): PrivateText[] {
  return text.split(/(?<=[.!?…])\s+|(?<=[。！？])|\n{2,}/).flatMap((sentence) => {
    const folded = fold(sentence);
    return finders.flatMap(({ kind, find }) => {
      const part = find(sentence, folded);
      return part === null ? [] : [{ kind, part, sentence: around(sentence, folded.indexOf(part)) }];
    });
  });
}

const maxQuoted = 90;

/**
 * The text around a position in a long sentence. Folding can change the number of letters, so the position is
 * approximate.
 */
function around(sentence: string, at: number): string {
  const plain = sentence.trim().replaceAll(/\s+/g, ' ');
  if (plain.length <= maxQuoted) return plain;
  const start = at < maxQuoted / 2 ? 0 : plain.lastIndexOf(' ', at - maxQuoted / 4) + 1;
  const rest = plain.slice(start);
  if (rest.length <= maxQuoted) return rest;
  const end = rest.lastIndexOf(' ', maxQuoted);
  return rest.slice(0, end > 0 ? end : maxQuoted);
}

function fold(text: string): string {
  return foldText(text).replaceAll(/[’‘]/g, "'");
}
