import { directionOf, type PluralCategory, type PluralRule, pluralRuleOf } from './language.ts';
import {
  documentMessages,
  isMessage,
  type LocaleData,
  type Message,
  type Messages,
  type siteMessages,
  type Template,
  type TemplatesOf,
} from './schema.ts';

/** A message without placeholders is a text; one with placeholders is a function of their values. */
type FilledMessage<P extends string> = [P] extends [never]
  ? string
  : (values: { [K in P]: K extends 'count' ? number : string | number }) => string;

type FilledMessages<M> = {
  [K in keyof M]: M[K] extends Message<infer P> ? FilledMessage<P> : FilledMessages<M[K]>;
};

type Direction = ReturnType<typeof directionOf>;

/** What `virtual:messages` exports. */
export type SiteMessages = FilledMessages<typeof siteMessages> & LocaleData['lists'];

/** Everything that depends on the language and not on the owner. */
export type Locale = Omit<LocaleData, 'documents'> & {
  /** BCP 47 tag from site.yaml. */
  language: string;
  direction: Direction;
  documents: FilledMessages<typeof documentMessages>;
  /** Every character of the translations, which the fonts must have. */
  characters: string;
};

/** Turns the file of a language into texts and functions. */
export function makeLocale(language: string, data: LocaleData): Locale {
  const direction = directionOf(language);
  const format = { rule: pluralRuleOf(language), direction, group: data.numbers.group };
  return {
    ...data,
    language,
    direction,
    documents: fillable(documentMessages, data.documents, format),
    characters: [...new Set(JSON.stringify({ ...data, starter: undefined }))].join(''),
  };
}

function fillable<M extends Messages>(
  messages: M,
  templates: TemplatesOf<M>,
  format: { rule: PluralRule; direction: Direction; group: string },
): FilledMessages<M> {
  const filled = Object.entries(messages).map(([name, entry]) => {
    const own = (templates as Record<string, unknown>)[name];
    if (!isMessage(entry)) return [name, fillable(entry, own as TemplatesOf<Messages>, format)];
    const fill = (values: Values) => {
      const formatted = Object.entries(values).map(([key, value]) => [key, grouped(value, format.group)]);
      const form = formFor(own as Template, format.rule, values);
      return fillTemplate(form, Object.fromEntries(formatted) as Values, format.direction);
    };
    return [name, entry.placeholders.length === 0 ? own : fill];
  });
  // The names are those that the type is derived from.
  return Object.fromEntries(filled) as FilledMessages<M>;
}

type Values = Record<string, string | number>;

/** `12,345` of 12345; four digits are never grouped. */
function grouped(value: string | number, mark: string): string {
  const isLong = typeof value === 'number' && value >= 10_000;
  return isLong ? String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, () => mark) : String(value);
}

function formFor(template: Template, rule: PluralRule, { count }: Values): string {
  if (typeof template === 'string') return template;
  return pluralForm(template, rule.select(Number(count)));
}

/** A form can be missing where the owner's language has no file and the English text is the fallback. */
export function pluralForm(forms: Partial<Record<PluralCategory, string>>, category: PluralCategory): string {
  return forms[category] ?? forms.other ?? '';
}

/** The parts of a template: text and placeholder names in turn, starting with text. */
export function templateParts(template: string): string[] {
  return template.split(/\{(\w+)\}/);
}

/** Fills placeholders; in right-to-left text each value is isolated. */
export function fillTemplate(template: string, values: Values, direction: Direction = 'ltr'): string {
  const [before, after] = isolation(direction);
  return templateParts(template)
    .map((part, index) => (index % 2 === 0 ? part : `${before}${values[part] ?? ''}${after}`))
    .join('');
}

/** Characters around each value: in right-to-left text, a name in another script would reorder its neighbors. */
export function isolation(direction: Direction): [before: string, after: string] {
  return direction === 'rtl' ? ['\u2068', '\u2069'] : ['', ''];
}
