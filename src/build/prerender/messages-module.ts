import { type PluralRule, pluralRuleOf } from '../../i18n/language.ts';
import { isolation, type Locale, pluralForm, templateParts } from '../../i18n/locale.ts';
import { isMessage, type Messages, siteMessages, type Template } from '../../i18n/schema.ts';

/** The UI translations as a module with one export each, so that the bundler drops those that no page uses. */
export function messagesModule(locale: Locale): string {
  const rule = pluralRuleOf(locale.language);
  const messages: Messages = siteMessages;
  const exported = Object.entries({ ...locale.lists, ...locale.words }).map(
    ([name, entry]) => `export const ${name} = ${messageSource(messages[name], entry, locale, rule)};`,
  );
  const pluralRules = `const pluralRules = /* @__PURE__ */ new Intl.PluralRules('${locale.language}');`;
  return [pluralRules, ...exported, ''].join('\n');
}

/**
 * Replaces translations without placeholders by their text. The messages module is part of the entry chunk, where every
 * page would load the texts of all others.
 */
export function inlineMessages(code: string, locale: Locale): string {
  const messages: Messages = siteMessages;
  const words: Record<string, unknown> = locale.words;
  return code.replace(/\bt\.(\w+)/g, (expression, name: string) =>
    isText(messages[name], words[name]) ? JSON.stringify(words[name]) : expression,
  );
}

function isText(message: Messages[string] | undefined, entry: unknown): entry is string {
  return typeof entry === 'string' && !(message && isMessage(message) && message.placeholders.length > 0);
}

function messageSource(
  message: Messages[string] | undefined,
  entry: unknown,
  locale: Locale,
  rule: PluralRule,
): string {
  if (isText(message, entry)) return JSON.stringify(entry);
  if (message && !isMessage(message)) {
    const inner = Object.entries(message).map(([name, each]) => {
      return `${JSON.stringify(name)}: ${messageSource(each, (entry as Record<string, unknown>)[name], locale, rule)}`;
    });
    return `{ ${inner.join(', ')} }`;
  }
  const template = entry as Template;
  if (typeof template === 'string') return `(values) => ${templateSource(template, locale)}`;
  const forms = rule.categories.map((category) => {
    const form = templateSource(pluralForm(template, category), locale);
    return { form, category, counts: firstCounts.filter((count) => rule.select(count) === category) };
  });
  // A rule of a few exact counts is smaller written out, and does not depend on what the browser knows.
  const isExact = forms.slice(0, -1).every(({ counts }) => counts.length <= 3);
  const chosen = forms.map(({ form, category, counts }, index) => {
    if (index === forms.length - 1) return form;
    const tests = isExact
      ? counts.map((count) => `values.count === ${count}`)
      : [`category === '${category}'`];
    return `${tests.join(' || ')} ? ${form} : `;
  });
  const parameters = isExact ? 'values' : 'values, category = pluralRules.select(values.count)';
  return `(${parameters}) => ${chosen.join('')}`;
}

/** Enough counts to tell a rule of exact counts from one that repeats, such as "ends in 1". */
const firstCounts = Array.from({ length: 200 }, (_, count) => count);

function templateSource(template: string, locale: Locale): string {
  const [before, after] = isolation(locale.direction);
  const parts = templateParts(template).map((part, index) =>
    index % 2 === 0 ? part.replaceAll(/[\\`]|\$\{/g, '\\$&') : `${before}\${values.${part}}${after}`,
  );
  return `\`${parts.join('')}\``;
}
