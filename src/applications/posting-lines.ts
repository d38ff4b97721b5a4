import { foldText } from '../core/fold-text.ts';

/** A skill, record, language or tag of the content that the posting mentions. */
export type NamedTerm = {
  /** The owner's spelling. */
  text: string;
  /** Different spellings in the posting. */
  words: string[];
  /** Titles of records that list it; if there are none, of records whose text contains it. */
  proofs: string[];
  /** 1-based lines of the posting. */
  lines: number[];
};

export type PostingMatch = {
  named: NamedTerm[];
  /** Names of tools and standards that the content does not contain. */
  missing: { text: string; line: number }[];
  /** Lines of lists in which no skill, record or language was recognized. */
  unmatched: { text: string; line: number }[];
  /** What could not be compared, as sentences. */
  unknown: string[];
};

/** A line of a posting; its index is its place in the text. */
export type PostingLine = {
  text: string;
  isListed: boolean;
  /** In a list of what the employer offers, which contains no requirements. */
  isOffer: boolean;
};

/** In Japanese and Chinese, no space follows. */
const bullet = /^\s*(?:(?:[-*•●▪◦‣·–—✓✔➢➤]|\d{1,2}[.)])\s+|[・●■◆○•·]\s*|\d{1,2}[、．])/u;

/** Headings of lists of benefits, case-folded. */
const offers = [
  'we offer|what we offer|our offer|benefits|perks|what you get|compensation',
  'wir bieten|das bieten wir|was wir (?:ihnen |dir )?bieten|unser angebot|ihre vorteile|deine vorteile',
  'nous (?:vous )?(?:offrons|proposons)|ce que nous (?:vous )?(?:offrons|proposons)|avantages',
  '(?:que )?ofrecemos|se ofrece|beneficios|offriamo|cosa offriamo|si offre|(?:o que )?oferecemos',
  'wat (?:wij|we) (?:je )?bieden|wat bieden (?:wij|we)|wij bieden|ons aanbod|arbeidsvoorwaarden',
  '(?:co )?oferujemy|(?:τι )?προσφερουμε|παροχεσ|quyen loi|phuc loi|chung toi cung cap',
  'نقدم|ما نقدمه|نوفر|المزايا|مزايا|(?:מה )?אנחנו מציעים|מה אנו מציעים|הטבות|תנאים',
  '待遇|福利|給与|薪资|薪資|我们提供|我們提供|복리후생|복지|혜택',
].join('|');
const offersHeading = new RegExp(`^(?:${foldText(offers)})(?![\\p{L}\\p{M}])|^(?:待遇|福利)`, 'u');
const maxHeading = 60;

export function readPostingLines(posting: string): PostingLine[] {
  const texts = posting.split(/\r?\n/);
  let isBelowOffers = false;
  return texts.map((text, index) => {
    const isListed = bullet.test(text) && !isMarkedHeading(text, texts[index + 1]);
    if (!isListed && text.trim() !== '') isBelowOffers = isOffersHeading(text);
    return { text, isListed, isOffer: isListed && isBelowOffers };
  });
}

export function withoutBullet(text: string): string {
  return text.replace(bullet, '').trim();
}

/** `■応募資格` above lines that begin with another mark. */
function isMarkedHeading(text: string, next = ''): boolean {
  const [mark, nextMark] = [text, next].map((line) => bullet.exec(line)?.[0].trim());
  return /^[■◆●○]$/u.test(mark ?? '') && nextMark !== undefined && nextMark !== mark;
}

function isOffersHeading(text: string): boolean {
  const heading = foldText(text).replace(/^[^\p{L}]+/u, '');
  return heading.length <= maxHeading && offersHeading.test(heading);
}
