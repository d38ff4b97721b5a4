import { foldText } from '../core/fold-text.ts';

/** Short words that nearly every text of a language has. */
const common: Record<string, string> = {
  en: 'the and of to you with for our are will is we your have',
  de: 'und der die das mit fur wir sie ist eine du zu von den bei',
  fr: 'le la de en les des et vous nous avec pour une est dans votre sur notre',
  es: 'de la en los las para con una que del por el y se tu nuestro',
  it: 'in la di che per con una il della sono nel e gli le nostro',
  pt: 'de os para com uma que do da em voce e nosso as por',
  nl: 'de het een en van met voor je wij bij op ons zijn',
  pl: 'i w na z do oraz dla jest sie nasz przy od ze',
  el: 'και το του η τησ για με στην τα των να μασ',
  vi: 'va cua cho cac voi trong ban la co nhung duoc chung',
  ar: 'في من على مع إلى أن التي هو هذا لدينا',
  he: 'של על עם את אנחנו או גם זה לא יש',
};

/** More words without a meaning of their own within a name. */
const small: Record<string, string> = {
  en: 'a an at by on or as',
  de: 'des dem den im in am zur zum oder fur auf',
  fr: 'du d l au aux un a ou et par sur',
  es: 'a o u e al lo unos unas',
  it: 'dei degli delle dell del da dal dalla a al alla ai i lo ed o le all nell nel',
  pt: 'a o os as dos das no na nos nas e ou ao',
  nl: 'in of aan te der',
  pl: 'a lub we ze',
  el: 'ο η οι σε στο στη τον την τη του των',
  ar: 'أو و ال',
  he: 'את או',
};

const smallWords = new Map(
  Object.entries(common).map(([language, list]) => [
    language,
    new Set(foldText(`${list} ${small[language] ?? ''}`).split(' ')),
  ]),
);

/**
 * Whether a word is an article, preposition or similar, in a language without its region. Never true for names:
 * `R`, `Go`.
 */
export function isSmallWord(word: string, language: string): boolean {
  return smallWords.get(language)?.has(foldText(word)) === true && !/^\p{Lu}/u.test(word);
}

/** Words that say how important a requirement is; postings write them in capitals. */
const demands: Record<string, string> = {
  en: `must have has be able should shall will need needs needed required require requires requirement requirements mandatory
    essential desired desirable preferred preferably optional plus bonus strong strongly ideally nice to and not only both`,
  de: `muss mussen soll sollte sollten kann konnen wunschenswert erforderlich zwingend notwendig vorausgesetzt voraussetzung
    optional idealerweise vorteil vorteilhaft pflicht plus und nicht nur`,
  fr: `obligatoire obligatoires requis requise requises exige exigee indispensable imperatif imperatifs souhaite souhaitee
    souhaites souhaitable apprecie appreciee optionnel facultatif doit devez atout plus pas`,
  es: `obligatorio obligatoria imprescindible requisito requisitos requerido requerida necesario necesaria deseable valorable
    valorara opcional debe debes plus no`,
  it: `obbligatorio obbligatoria requisito requisiti richiesto richiesta necessario necessaria indispensabile gradito gradita
    preferibile facoltativo opzionale deve plus non`,
  pt: `obrigatorio obrigatoria requisito requisitos exigido exigida necessario necessaria desejavel indispensavel imprescindivel
    opcional diferencial deve plus nao`,
  nl: 'vereist vereiste verplicht noodzakelijk gewenst wenselijk optioneel pre moet moeten plus niet',
  pl: `wymagane wymagany wymagana konieczne konieczna konieczny obowiazkowo obowiazkowe niezbedne niezbedna niezbedny mile
    widziane widziany widziana opcjonalnie atutem atut plus nie`,
  vi: 'bat buoc yeu cau uu tien can phai loi the',
};

const demandWords = new Map(
  Object.entries(demands).map(([language, list]) => [language, new Set(list.split(/\s+/))]),
);

/**
 * Whether a word says how important a requirement is, in a language without its region or in English, which
 * postings in other languages also use.
 */
export function isDemandWord(word: string, language: string): boolean {
  const folded = foldText(word);
  return [language, 'en'].some((each) => demandWords.get(each)?.has(folded));
}

const minWords = 8;

/**
 * The language of a text, without its region; null if it is too short or unknown. If the `usual` language is
 * equally likely, it is returned.
 */
export function guessLanguage(text: string, usual = ''): string | null {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  if (/\p{Script=Han}{4}/u.test(text)) return 'zh';
  const words = foldText(text).match(/\p{L}+/gu) ?? [];
  if (words.length < minWords) return null;
  const counted = Object.entries(common).map(([language, list]) => {
    const known = new Set(foldText(list).split(' '));
    return { language, count: words.filter((word) => known.has(word)).length };
  });
  const most = Math.max(3, ...counted.map(({ count }) => count));
  const likely = counted.flatMap(({ language, count }) => (count === most ? language : []));
  if (likely.includes(usual)) return usual;
  return likely.length === 1 ? (likely[0] ?? null) : null;
}
