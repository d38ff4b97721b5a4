import { isSpacious } from '../../i18n/language.ts';
import type { Locale } from '../../i18n/locale.ts';

/** Languages in which letters of one width are not read, and spaces of that width tear words apart. */
const withoutMono = ['ar', 'fa', 'he', 'hi', 'th', 'ur', 'yi'];

/** What a language asks of a look that was drawn for English; its layer comes last. */
export function languageStyles({ language, direction, quotes, emphasis }: Locale): string {
  const [subtag = ''] = language.toLowerCase().split('-');
  const rules = [`:root{quotes:${cssString(quotes.open)} ${cssString(quotes.close)}}`];
  // The typeface knows best how far apart such letters stand, and large ones need more air between the lines.
  if (isSpacious(language)) rules.push('*{letter-spacing:normal}', ':is(h1,h2,h3,h4){line-height:1.35}');
  if (withoutMono.includes(subtag)) {
    rules.push('body{--font-label:var(--font-text);--font-title:var(--font-heading)}');
  }
  if (emphasis !== 'italic') {
    const mark = emphasis === 'bold' ? 'font-weight:650' : 'text-emphasis:filled dot';
    rules.push(`em{font-style:normal;${mark}}`);
  }
  // A long word of a heading is better parted than cut where the screen ends.
  if (['de', 'nl'].includes(subtag)) {
    rules.push('@media (width<30rem){:is(h1,h2,h3,h4){hyphens:auto;hyphenate-limit-chars:10 4 4}}');
  }
  // No line begins with a small kana, a mark of length or a dash; browsers allow it where nobody forbids it.
  if (['ja', 'zh'].includes(subtag)) rules.push(':root{line-break:strict}');
  // Lines of Korean end between words, large ones of Japanese between phrases.
  if (subtag === 'ko') rules.push(':root{word-break:keep-all}');
  if (subtag === 'ja') rules.push(':is(h1,h2,h3,h4){word-break:auto-phrase}');
  if (direction === 'rtl') rules.push('code{direction:ltr;unicode-bidi:isolate}');
  return `@layer language{${rules.join('')}}`;
}

function cssString(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}
