import { brandStyles } from '../../brand/make-look.ts';
import type { Project } from '../../content/project.ts';
import { focusClass } from '../../core/picture.ts';
import { placeholders } from '../../core/placeholders.ts';
import { titleWidths } from '../../features/home/typed-title.ts';
import { proportionOf } from '../../gallery/gallery.ts';
import { directionOf, isSpacious } from '../../i18n/language.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { PageProps } from '../../site/page-props.ts';
import type { SiteContent } from '../../site/site-content.ts';
import type { GeneratedStyles } from './content-modules.ts';

/** Focus points of pictures. */
type Focused = Pick<SiteContent, 'galleries'> & { projects: readonly Pick<Project, 'slides'>[] };

type StyleInput = {
  content: Pick<SiteContent, 'look' | 'locale' | 'site'> & Focused;
  pages: readonly PageProps[];
  /** `Picture.tint` of every picture. */
  tints: Iterable<number>;
  /** `@font-face` rules. */
  fonts: string;
  /** The owner's theme. */
  theme: string;
  /** Marks images whose alt text is missing. */
  marksMissingAlt: boolean;
};

/** The style sheets that depend on the content. */
export function generatedStyles({
  content,
  pages,
  tints,
  fonts,
  theme,
  marksMissingAlt,
}: StyleInput): GeneratedStyles {
  return {
    'virtual:brand.css': brandStyles(content.look, content.site.mode),
    'virtual:theme.css':
      theme +
      (content.site.mode === 'system' ? themeBySystem(theme) : '') +
      (marksMissingAlt ? missingAltMarks : ''),
    'virtual:fonts.css': fonts,
    'virtual:tints.css': tintStyles(tints) + focusStyles(content),
    'virtual:proportions.css': proportionStyles(pages),
    'virtual:language.css': languageStyles(content.locale, content.site.root && content.site.languages?.[0]),
    'virtual:title.css': titleStyles(
      pages.flatMap((page) => (page.kind === 'home' ? page.content.phrases : [])),
    ),
    'virtual:filters.css': filterStyles(
      pages.flatMap((page) =>
        page.kind === 'projects' ? page.content.filters.flatMap(({ category }) => category || []) : [],
      ),
    ),
  };
}

/** The owner's rules for one mode, if the system of the visitor decides. */
function themeBySystem(theme: string): string {
  return (['light', 'dark'] as const)
    .map((mode) => {
      const bySystem = theme.replaceAll(
        new RegExp(`\\[data-theme=(["']?)${mode}\\1\\]`, 'g'),
        '[data-theme="system"]',
      );
      return bySystem === theme ? '' : `@media screen and (prefers-color-scheme:${mode}){${bySystem}}`;
    })
    .join('');
}

const tintSteps = 6;

/** One background class for each placeholder color that the content uses; see `Picture.tint`. */
function tintStyles(tints: Iterable<number>): string {
  const rules = [...new Set(tints)]
    .sort((a, b) => a - b)
    .map((tint) => `.tint-${tint}{background-color:${tintColor(tint)}}`);
  return `@layer components{${rules.join('')}}`;
}

/** One class for each focus of a photo or of a project's image. */
function focusStyles({ galleries, projects }: Focused): string {
  const focuses = [
    ...galleries.flatMap(({ photos }) => photos.flatMap(({ picture }) => picture.focus ?? [])),
    ...projects.flatMap(({ slides }) => slides.flatMap(({ original }) => original.focus ?? [])),
  ];
  const rules = [...new Set(focuses)].map((focus) => `.${focusClass(focus)}{object-position:${focus}}`);
  return `@layer components{${rules.join('')}}`;
}

function tintColor(tint: number): string {
  const channel = (step: number) => Math.round((step * 255) / (tintSteps - 1));
  const channels = [
    Math.floor(tint / (tintSteps * tintSteps)),
    Math.floor(tint / tintSteps) % tintSteps,
    tint % tintSteps,
  ];
  return `rgb(${channels.map(channel).join(' ')})`;
}

/** One class for each proportion of a photo; the content security policy allows no `style` attributes. */
function proportionStyles(pages: readonly PageProps[]): string {
  const photos = pages.flatMap((page) => {
    if (page.kind === 'photos') return page.content.photos.photos;
    const galleries = page.kind === 'about' || page.kind === 'gallery' ? page.content.galleries : [];
    return galleries.filter(({ shape }) => shape === 'rows').flatMap(({ first }) => first);
  });
  const rules = [...new Set(photos.map(({ picture }) => proportionOf(picture)))]
    .sort((a, b) => a - b)
    .map((proportion) => `.proportion-${proportion}{--proportion:${proportion}}`);
  return `@layer components{${rules.join('')}}`;
}

/** Width of the typed title in em of its own font size, from which `HomePage` chooses that size. */
function titleStyles(phrases: readonly string[]): string {
  const { oneLine, fewLines } = titleWidths(phrases);
  return `@layer tokens{:root{--title-in-one:${oneLine.toFixed(2)};--title-in-few:${fewLines.toFixed(2)}}}`;
}

/**
 * Filter links without scripts: each leads to a marker before the cards, which `:target` then selects. `categories` are
 * slugs.
 */
function filterStyles(categories: readonly string[]): string {
  if (categories.length === 0) return '';
  const chosen = '{border-color:var(--text);background:var(--text);color:var(--surface)}';
  const rules = categories.flatMap((name) => [
    `[data-filters]:has(~[data-show="${name}"]:target) [href="#_show-${name}"]${chosen}`,
    `[data-show="${name}"]:target~*>[data-category]:not([data-category="${name}"]){display:none}`,
  ]);
  // All projects, unless a category is chosen.
  rules.push(`[data-filters]:not(:has(~[data-show]:target:not([data-show=""]))) [href="#_show-"]${chosen}`);
  return `@layer pages{@media (scripting:none){${rules.join('')}}}`;
}

/** Languages whose script has no readable monospaced typeface. */
const withoutMonospace = ['ar', 'fa', 'he', 'hi', 'th', 'ur', 'yi'];

/**
 * Changes of the design for a language. `source` is the first language of the site, in which pages may have texts.
 */
function languageStyles({ language, direction, quotes, emphasis }: Locale, source?: string): string {
  const [subtag = ''] = language.toLowerCase().split('-');
  const rules = [`:root{quotes:${cssString(quotes.open)} ${cssString(quotes.close)}}`];
  // Tighter letter spacing would tear joined letters apart, and tall letters need more line height.
  if (isSpacious(language)) rules.push('*{letter-spacing:normal}', ':is(h1,h2,h3,h4){line-height:1.35}');
  if (withoutMonospace.includes(subtag)) {
    rules.push('body{--font-label:var(--font-text);--font-title:var(--font-heading)}');
  }
  if (emphasis !== 'italic') {
    const mark = emphasis === 'bold' ? 'font-weight:650' : 'text-emphasis:filled dot';
    rules.push(`:root{--italic:normal}em{font-style:normal;${mark}}`);
  }
  // Compound words can be longer than a line of a heading. On wide screens only the longest are, and Safari, which cannot
  // tell them apart, breaks them without a hyphen.
  if (['de', 'nl'].includes(subtag)) {
    rules.push(
      '@supports (hyphenate-limit-chars:24){:is(h1,h2,h3,h4){hyphens:auto;hyphenate-limit-chars:24 4 4}}',
      '@media (width<30rem){:is(h1,h2,h3,h4){hyphens:auto;hyphenate-limit-chars:10 4 4}}',
    );
  }
  // By default, browsers allow a line to start with a small kana, a prolonged sound mark or a dash.
  if (['ja', 'zh'].includes(subtag)) rules.push(':root{line-break:strict}');
  // Korean breaks lines between words, Japanese headings break between phrases; Safari and Firefox do not know phrases
  // and break at punctuation, if the text between two marks fits.
  if (subtag === 'ko') rules.push(':root{word-break:keep-all}');
  if (subtag === 'ja')
    rules.push(
      ':is(h1,h2,h3,h4,header p){word-break:auto-phrase}',
      '@supports not (word-break:auto-phrase){:is(h1,h2,h3,h4){word-break:keep-all;overflow-wrap:anywhere}}',
    );
  // On the side of the page, where those are that are part of a line. Chrome has the value with a prefix only.
  if (source && directionOf(source) !== direction)
    rules.push(
      `[dir=${directionOf(source)}]{--forward:${direction === 'rtl' ? 1 : -1}}`,
      `[lang="${source}"][dir]{text-align:-webkit-match-parent;text-align:match-parent}`,
      `nav a[lang="${source}"][dir]{direction:${direction}}`,
    );
  if (source && isSpacious(source) && !isSpacious(language))
    rules.push(`[lang="${source}"],[lang="${source}"] *{letter-spacing:normal}`);
  if (direction === 'rtl') rules.push('code{direction:ltr;unicode-bidi:isolate}');
  return `@layer language{${rules.join('')}}`;
}

function cssString(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}

const imageWithoutAlt = `img[alt="${placeholders.alt}"]`;

/** A label in the upper corner of each image without alt text; its parent gets a position if it has none. */
const missingAltMarks = `@layer reset {
  :has(> picture > ${imageWithoutAlt}) { position: relative; }
}

@layer theme {
  ${imageWithoutAlt} { outline: 3px dashed #b3261e; outline-offset: -3px; }
  picture:has(> ${imageWithoutAlt})::after {
    content: "alt is missing";
    position: absolute;
    z-index: 1;
    inset: 0 auto auto 0;
    padding: 0.125rem 0.5rem;
    background: #b3261e;
    color: #fff;
    font: 600 0.8125rem/1.4 system-ui, sans-serif;
    pointer-events: none;
  }
}
`;
