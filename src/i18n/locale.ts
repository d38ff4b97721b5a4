import { directionOf } from './direction.ts';
import { type PluralCategory, pluralRuleOf } from './plural-rules.ts';
import {
  documentWords,
  isMessage,
  type LocaleData,
  type Message,
  type Messages,
  type siteWords,
  type Template,
  type TemplatesOf,
} from './schema.ts';

/** A message without placeholders is a text; one with them takes what stands in their places. */
type Word<P extends string> = [P] extends [never]
  ? string
  : (values: { [K in P]: K extends 'count' ? number : string | number }) => string;

type WordsOf<M> = { [K in keyof M]: M[K] extends Message<infer P> ? Word<P> : WordsOf<M[K]> };

type Direction = ReturnType<typeof directionOf>;

/** What `virtual:messages` exports. */
export type SiteWords = WordsOf<typeof siteWords> & LocaleData['lists'];

/** All that is the language's and not the owner's, ready to be said. */
export type Locale = Omit<LocaleData, 'documents'> & {
  /** BCP 47 tag, as site.yaml has it. */
  language: string;
  direction: Direction;
  documents: WordsOf<typeof documentWords>;
  /** Each that a word of the site or of a document is written with. */
  characters: string;
};

/** What stands in the file of a language as it is used. */
export function makeLocale(language: string, data: LocaleData): Locale {
  const direction = directionOf(language);
  return {
    ...data,
    language,
    direction,
    documents: sayAll(documentWords, data.documents, { language, direction, group: data.numbers.group }),
    characters: [...new Set(JSON.stringify({ ...data, starter: undefined }))].join(''),
  };
}

function sayAll<M extends Messages>(
  messages: M,
  templates: TemplatesOf<M>,
  manner: { language: string; direction: Direction; group: string },
): WordsOf<M> {
  const words = Object.entries(messages).map(([name, entry]) => {
    const own = (templates as Record<string, unknown>)[name];
    if (!isMessage(entry)) return [name, sayAll(entry, own as TemplatesOf<Messages>, manner)];
    const say = (values: Values) => {
      const shown = Object.entries(values).map(([key, value]) => [key, grouped(value, manner.group)]);
      const form = formFor(own as Template, manner.language, values);
      return fillTemplate(form, Object.fromEntries(shown) as Values, manner.direction);
    };
    return [name, entry.placeholders.length === 0 ? own : say];
  });
  // Made from the names that the type is made from.
  return Object.fromEntries(words) as WordsOf<M>;
}

type Values = Record<string, string | number>;

/** `12,345` of 12345; four digits stand together in every language. */
function grouped(value: string | number, mark: string): string {
  const isLong = typeof value === 'number' && value >= 10_000;
  return isLong ? String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, () => mark) : String(value);
}

function formFor(template: Template, language: string, { count }: Values): string {
  if (typeof template === 'string') return template;
  return pluralForm(template, pluralRuleOf(language).rule(Number(count)));
}

/** A form that is missing is one of another language, whose words stand in for this one's. */
export function pluralForm(forms: Partial<Record<PluralCategory, string>>, category: PluralCategory): string {
  return forms[category] ?? forms.other ?? '';
}

/** The parts of a text: words, and the names of what stands between them; in turn, beginning with words. */
export function templateParts(template: string): string[] {
  return template.split(/\{(\w+)\}/);
}

/** A text with its values in their places, kept apart from it where it is read from right to left. */
export function fillTemplate(template: string, values: Values, direction: Direction = 'ltr'): string {
  const [before, after] = isolation(direction);
  return templateParts(template)
    .map((part, index) => (index % 2 === 0 ? part : `${before}${values[part] ?? ''}${after}`))
    .join('');
}

/** Signs around what is filled in: from right to left, a name or number in another script would turn its neighbours. */
export function isolation(direction: Direction): [before: string, after: string] {
  return direction === 'rtl' ? ['\u2068', '\u2069'] : ['', ''];
}
