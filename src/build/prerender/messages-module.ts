import { isolation, type Locale, pluralForm, templateParts } from '../../i18n/locale.ts';
import { pluralRuleOf } from '../../i18n/plural-rules.ts';
import { isMessage, type Messages, siteWords, type Template } from '../../i18n/schema.ts';

/**
 * The words of the interface as a module: an export for each, so that what no page uses is not loaded, and the plural
 * rule of this language alone.
 */
export function messagesModule(locale: Locale): string {
  const { rule } = pluralRuleOf(locale.language);
  const words = { ...locale.lists, ...locale.words };
  const exported = Object.entries(words).map(([name, entry]) => {
    const messages: Messages = siteWords;
    return `export const ${name} = ${wordSource(messages[name], entry, locale)};`;
  });
  return [`import { ${rule.name} as rule } from '/src/i18n/plural-rules.ts';`, ...exported, ''].join('\n');
}

/**
 * Code of the site in which words that take no values stand as texts where they are said: the module lies in the entry,
 * where every page would load those of all others.
 */
export function inlineMessages(code: string, locale: Locale): string {
  const messages: Messages = siteWords;
  const words: Record<string, unknown> = locale.words;
  return code.replace(/\bt\.(\w+)/g, (said, name: string) =>
    isText(messages[name], words[name]) ? JSON.stringify(words[name]) : said,
  );
}

function isText(message: Messages[string] | undefined, entry: unknown): entry is string {
  return typeof entry === 'string' && !(message && isMessage(message) && message.placeholders.length > 0);
}

function wordSource(message: Messages[string] | undefined, entry: unknown, locale: Locale): string {
  if (isText(message, entry)) return JSON.stringify(entry);
  if (message && !isMessage(message)) {
    const inner = Object.entries(message).map(([name, each]) => {
      return `${JSON.stringify(name)}: ${wordSource(each, (entry as Record<string, unknown>)[name], locale)}`;
    });
    return `{ ${inner.join(', ')} }`;
  }
  return `(values) => ${templateSource(entry as Template, locale)}`;
}

function templateSource(template: Template, locale: Locale): string {
  if (typeof template !== 'string') {
    const { categories } = pluralRuleOf(locale.language);
    const forms = categories.map(
      (category) => `${category}: ${templateSource(pluralForm(template, category), locale)}`,
    );
    return `({ ${forms.join(', ')} })[rule(values.count)]`;
  }
  const [before, after] = isolation(locale.direction);
  const parts = templateParts(template).map((part, index) =>
    index % 2 === 0 ? part.replaceAll(/[\\`]|\$\{/g, '\\$&') : `${before}\${values.${part}}${after}`,
  );
  return `\`${parts.join('')}\``;
}
