import { describe, expect, it } from 'vitest';
import { languageStyles } from '../../../src/build/prerender/language-styles.ts';
import { readLocale } from '../../../src/content/read-locale.ts';

const { locale: english } = await readLocale('en-CA');

describe('the look of a language', () => {
  it('adds nothing to English but its quotation marks', () => {
    expect(languageStyles(english)).toBe('@layer language{:root{quotes:"“" "”"}}');
  });

  it('leaves joined letters together and code from left to right', () => {
    const styles = languageStyles({ ...english, language: 'ar-JO', direction: 'rtl', emphasis: 'bold' });
    expect(styles).toContain('*{letter-spacing:normal}');
    expect(styles).toContain('--font-label:var(--font-text)');
    expect(styles).toContain('em{font-style:normal;font-weight:650}');
    expect(styles).toContain('code{direction:ltr');
  });

  it('parts long words of German headings where the screen is narrow', () => {
    const styles = languageStyles({ ...english, language: 'de-AT' });
    expect(styles).toContain('@media (width<30rem){:is(h1,h2,h3,h4){hyphens:auto');
  });

  it('marks Japanese emphasis with dots and breaks its headings between phrases', () => {
    const styles = languageStyles({
      ...english,
      language: 'ja',
      emphasis: 'dots',
      quotes: { open: '「', close: '」' },
    });
    expect(styles).toContain('quotes:"「" "」"');
    expect(styles).toContain('em{font-style:normal;text-emphasis:filled dot}');
    expect(styles).toContain('word-break:auto-phrase');
  });

  it.each(['ja', 'zh-TW'])('begins no line of %s with a mark that belongs to the one before', (language) => {
    expect(languageStyles({ ...english, language })).toContain(':root{line-break:strict}');
  });
});
