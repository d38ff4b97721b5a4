import type { Figure } from '../../core/picture.ts';
import { type Block, type MathElement, type Prose, type RichText, toPlainText } from '../../core/prose.ts';
import { absoluteAddress } from '../../core/routes.ts';
import { escapeHtml } from '../../core/text.ts';
import type { Locale } from '../../i18n/locale.ts';
import { pictureAddress } from '../../site/site-address.ts';
import type { SiteContent } from '../../site/site-content.ts';
import { captionLabel, type StoryBlock } from '../../story/story.ts';

type Place = {
  site: SiteContent['site'];
  /** The whole address of the page with the story: links to its parts lead there. */
  address: string;
};

/** A story as HTML with absolute addresses, for programs that show it elsewhere. */
export function storyHtml(story: readonly StoryBlock[], place: Place, locale: FeedLocale): string {
  return story.map((block) => blockHtml(block, place, locale)).join('');
}

type FeedLocale = Pick<Locale, 'words' | 'direction' | 'lists'>;

function blockHtml(block: StoryBlock, place: Place, locale: FeedLocale): string {
  const { words } = locale;
  const captioned = (html: string, caption: RichText = '') => {
    if (!('numbered' in block) || !block.numbered) return html;
    const label = element('strong', escapeHtml(captionLabel(block.numbered, locale)));
    const text = caption.length > 0 ? escapeHtml(locale.lists.colon) + inlineHtml(caption, place) : '';
    return element('figure', html + element('figcaption', label + text));
  };
  switch (block.kind) {
    case 'heading':
      return element(`h${block.level}`, inlineHtml(block.text, place));
    case 'quote':
      return element('blockquote', paragraphsHtml(block.paragraphs, place));
    case 'callout': {
      const label = element('p', element('strong', escapeHtml(words.callouts[block.callout])));
      return element('blockquote', label + proseHtml(block.blocks, place));
    }
    case 'code': {
      const text = block.runs.map((run) => (typeof run === 'string' ? run : run[1])).join('');
      return captioned(element('pre', element('code', escapeHtml(text))), block.caption);
    }
    case 'drawing':
      // Readers remove inline SVG.
      if (block.numbered) return captioned(element('p', escapeHtml(block.alt)), block.caption ?? block.title);
      return element('p', escapeHtml([block.title, block.alt].filter(Boolean).join(': ')));
    case 'diagram':
      return captioned(element('pre', element('code', escapeHtml(block.source))), block.caption);
    case 'table': {
      const row = (cells: RichText[], name: string) =>
        element('tr', cells.map((cell) => element(name, inlineHtml(cell, place))).join(''));
      const rows = block.rows.map((cells) => row(cells, 'td')).join('');
      const table = element('table', element('thead', row(block.head, 'th')) + element('tbody', rows));
      return captioned(table, block.caption);
    }
    case 'notes': {
      const notes = block.notes.map(({ paragraphs }) => element('li', paragraphsHtml(paragraphs, place)));
      return element('h2', escapeHtml(String(words.notes))) + element('ol', notes.join(''));
    }
    case 'figures':
      return block.figures
        .map((figure, index) => {
          const caption = block.captions?.[index] ?? figure.title;
          const media = mediaHtml(figure, place.site);
          if (index === 0 && block.numbered) return captioned(media, caption);
          return element(
            'figure',
            media + (caption.length > 0 ? element('figcaption', inlineHtml(caption, place)) : ''),
          );
        })
        .join('');
    default:
      return proseHtml([block], place);
  }
}

function proseHtml(prose: Prose, place: Place): string {
  return prose
    .map((block: Block) => {
      if (block.kind === 'paragraph') return element('p', inlineHtml(block.children, place));
      if (block.kind === 'heading') return element('h2', inlineHtml(block.children, place));
      const items = block.items.map((item) => element('li', inlineHtml(item, place)));
      return element(block.ordered ? 'ol' : 'ul', items.join(''));
    })
    .join('');
}

/** A picture with its caption; of a video, the file with its poster. */
export function figureHtml(figure: Figure, site: SiteContent['site']): string {
  const caption = figure.title ? element('figcaption', escapeHtml(figure.title)) : '';
  return element('figure', mediaHtml(figure, site) + caption);
}

function mediaHtml({ picture }: Figure, site: SiteContent['site']): string {
  const { clip, width, height } = picture;
  const address = (file: { path: string }) => escapeHtml(pictureAddress(site, file));
  const size = `width="${width}" height="${height}"`;
  const image = `<img src="${address(picture)}" alt="${escapeHtml(picture.alt)}" ${size}>`;
  return clip?.kind === 'video'
    ? `<video controls preload="none" src="${address(clip)}" poster="${address(picture)}" ${size}>${image}</video>`
    : image;
}

export function inlineHtml(text: RichText, place: Place): string {
  if (typeof text === 'string') return escapeHtml(text);
  return text
    .map((inline) => {
      if (typeof inline === 'string') return escapeHtml(inline);
      if (inline.kind === 'code') return element('code', escapeHtml(inline.text));
      if (inline.kind === 'math') return formulaHtml(inline.tree);
      // Links between notes and text would lead to parts of the reader's page.
      if (inline.kind === 'link' && inline.note !== undefined)
        return element('sup', escapeHtml(toPlainText(inline.children)));
      const content = inlineHtml(inline.children, place);
      if (inline.kind === 'link')
        return `<a href="${escapeHtml(absoluteHref(inline.href, place))}">${content}</a>`;
      return element(inline.kind === 'strong' ? 'strong' : 'em', content);
    })
    .join('');
}

function absoluteHref(href: string, { site, address }: Place): string {
  if (href.startsWith('#')) return address + href;
  return href.startsWith('/') ? absoluteAddress(site.url, href) : href;
}

function paragraphsHtml(paragraphs: readonly RichText[], place: Place): string {
  return paragraphs.map((text) => element('p', inlineHtml(text, place))).join('');
}

function element(name: string, inner: string): string {
  return `<${name}>${inner}</${name}>`;
}

/** MathML without what only our own styles need. */
function formulaHtml(tree: MathElement): string {
  if (typeof tree === 'string') return escapeHtml(tree);
  const [name, { className: _class, tabIndex: _tabIndex, id: _id, ...attributes }, ...children] = tree;
  const inner = children.map(formulaHtml).join('');
  if (name === 'span') return inner;
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(String(value))}"`);
  return `<${name}${written.join('')}>${inner}</${name}>`;
}
