import { describe, expect, it } from 'vitest';
import { makeLook } from '../../../src/brand/make-look.ts';
import { generatedStyles } from '../../../src/build/prerender/generated-styles.ts';
import { readLocale } from '../../../src/content/read-locale.ts';
import type { Locale } from '../../../src/i18n/locale.ts';
import type { PageProps } from '../../../src/site/page-props.ts';
import { readSampleContent } from '../../resume/sample-content.ts';

const picture = { path: '/images/x.jpg', fingerprint: '00000000', width: 3, height: 2, tint: 0, alt: 'A.' };
const { locale: english } = await readLocale('en-CA');
const { site } = await readSampleContent();

type Content = Parameters<typeof generatedStyles>[0]['content'];

function stylesOf(change: Partial<Content>, pages: readonly PageProps[] = []) {
  const content = { look: makeLook({}), locale: english, site, galleries: [], projects: [], ...change };
  return generatedStyles({ content, pages, tints: [], fonts: '', theme: '', marksMissingAlt: false });
}

/** `first` is the first language of the site. */
function languageStyles(locale: Locale, first?: string) {
  const languages = first ? { root: site.url, languages: [first, locale.language] } : {};
  return stylesOf({ locale, site: { ...site, ...languages } })['virtual:language.css'];
}

describe('language styles', () => {
  it('only set quotation marks for English', () => {
    expect(languageStyles(english)).toBe('@layer language{:root{quotes:"“" "”"}}');
  });

  it('keep joined letters together and code left to right', () => {
    const styles = languageStyles({ ...english, language: 'ar-JO', direction: 'rtl', emphasis: 'bold' });
    expect(styles).toContain('*{letter-spacing:normal}');
    expect(styles).toContain('--font-label:var(--font-text)');
    expect(styles).toContain('em{font-style:normal;font-weight:650}');
    expect(styles).toContain('code{direction:ltr');
  });

  it('turn what texts of the first language have at their end, and keep its joined letters together', () => {
    const styles = languageStyles(english, 'ar-JO');
    expect(styles).toContain('[dir=rtl]{--forward:-1}');
    expect(styles).toContain('[lang="ar-JO"] *{letter-spacing:normal}');
    expect(languageStyles(english, 'de')).toBe(languageStyles(english));
  });

  it('hyphenate long words of German headings on narrow screens', () => {
    const styles = languageStyles({ ...english, language: 'de-AT' });
    expect(styles).toContain('@media (width<30rem){:is(h1,h2,h3,h4){hyphens:auto');
  });

  it('hyphenate only the longest words of German headings on wide screens', () => {
    const styles = languageStyles({ ...english, language: 'de' });
    const [wide = '', narrow = ''] = styles.split('@media (width<30rem)');
    expect(wide).toContain('hyphenate-limit-chars:24');
    // Browsers without limits would hyphenate all words.
    expect(wide).toMatch(/@supports \(hyphenate-limit-chars:\d+\)\{[^}]*hyphens:auto/);
    expect(narrow).toContain('hyphenate-limit-chars:10');
  });

  it('mark Japanese emphasis with dots and break its headings between phrases', () => {
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

  it.each(['ja', 'zh-TW'])('start no line of %s with a small kana or a closing mark', (language) => {
    expect(languageStyles({ ...english, language })).toContain(':root{line-break:strict}');
  });
});

it('has one class for each focus point, with the name that pictures use', () => {
  const at = (focus?: string) => ({ original: { ...picture, ...(focus && { focus }) } });
  const slides = [at('50% 20%'), at(), at('50% 20%'), at('0% 100%')];
  expect(stylesOf({ projects: [{ slides }] })['virtual:tints.css']).toContain(
    '@layer components{.focus-50-20{object-position:50% 20%}.focus-0-100{object-position:0% 100%}}',
  );
});

it('marks only one filter as chosen if one category name ends with another', () => {
  const filters = ['work', 'class-work'].map((category) => ({ category }));
  const projects = { kind: 'projects', content: { filters } } as PageProps;
  const styles = stylesOf({}, [projects])['virtual:filters.css'];
  const selectors = [...styles.matchAll(/\[href(\$?)="([^"]+)"\]/g)];
  const chosen = selectors.filter(([, isEnd, text = '']) =>
    isEnd ? '#_show-class-work'.endsWith(text) : text === '#_show-class-work',
  );
  expect(chosen).toHaveLength(1);
});
