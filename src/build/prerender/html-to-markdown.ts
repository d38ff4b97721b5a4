import type { BlockContent, Nodes, PhrasingContent, RootContent } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { unescapeHtml } from '../../core/text.ts';

type Element = { tag: string; attributes: Record<string, string>; children: (Element | string)[] };

const voidTags = ['img', 'br', 'hr', 'input', 'source', 'track', 'wbr', 'link', 'meta', 'col'];

/** Elements without text of the page: code, graphics, controls, links to other pages. */
const skippedTags = 'script style template svg button form nav dialog audio select'.split(' ');

type Page = {
  html: string;
  /** Completes its links. */
  address: string;
  /** Replaces a heading that is only visual. */
  heading: string;
  /** Class of what only screens need. */
  screenOnly: string;
};

/** The main content of a prerendered page as CommonMark with tables. */
export function htmlToMarkdown({ html, address, heading, screenOnly }: Page): string {
  const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const blocks = toBlocks(parse(main, screenOnly).children, address);
  const hasTitle = blocks.some((block) => block.type === 'heading' && block.depth === 1);
  const title = {
    type: 'heading' as const,
    depth: 1 as const,
    children: [{ type: 'text' as const, value: heading }],
  };
  const children = hasTitle ? blocks : [title, ...blocks];
  const text = toMarkdown(
    { type: 'root', children: children as RootContent[] },
    { bullet: '-', rule: '-', emphasis: '*', extensions: [gfmTableToMarkdown()] },
  );
  return `${text.trim()}\n`;
}

/**
 * Parses HTML that React rendered, in which every element is closed and every attribute is quoted. Elements without text
 * of the page are left out.
 */
function parse(html: string, screenOnly: string): Element {
  const root: Element = { tag: '', attributes: {}, children: [] };
  const open = [root];
  for (const [token, close, tag, attributes = ''] of html.matchAll(
    /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:[^>"]|"[^"]*")*)>|[^<]+/g,
  )) {
    const parent = open.at(-1) ?? root;
    if (token.startsWith('<!--')) continue;
    if (!tag) parent.children.push(unescapeHtml(token));
    else if (close) open.pop();
    else {
      const pairs = [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)];
      const element: Element = {
        tag: tag.toLowerCase(),
        attributes: Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, unescapeHtml(value)])),
        children: [],
      };
      if (!isSkipped(element, screenOnly)) parent.children.push(element);
      if (!voidTags.includes(element.tag)) open.push(element);
    }
  }
  return root;
}

function isSkipped({ tag, attributes }: Element, screenOnly: string): boolean {
  return (
    skippedTags.includes(tag) ||
    'hidden' in attributes ||
    attributes['aria-hidden'] === 'true' ||
    (attributes.class ?? '').split(' ').includes(screenOnly)
  );
}

/** Blocks in their order; text and inline elements between them become paragraphs. */
function toBlocks(children: Element['children'], address: string): BlockContent[] {
  const blocks: BlockContent[] = [];
  let line: Element['children'] = [];
  const endLine = () => {
    const inlines = toInlines(line, address);
    if (inlines.length > 0) blocks.push({ type: 'paragraph', children: inlines });
    line = [];
  };
  for (const child of children) {
    if (typeof child === 'string' || isInline(child)) {
      line.push(child);
      continue;
    }
    endLine();
    blocks.push(...toBlock(child, address));
  }
  endLine();
  return blocks;
}

const inlineTags =
  'a span strong b em i code img picture br time sup sub abbr mark small kbd q cite wbr source'.split(' ');

/** An inline element with blocks in it, such as a card that is a link, counts as a block. */
function isInline({ tag, children }: Element): boolean {
  if (tag === 'math') return true;
  return inlineTags.includes(tag) && children.every((child) => typeof child === 'string' || isInline(child));
}

function toBlock(element: Element, address: string): BlockContent[] {
  const { tag, children, attributes } = element;
  const heading = /^h([1-6])$/.exec(tag);
  if (heading) {
    const inlines = toInlines(children, address);
    return inlines.length > 0 ? [{ type: 'heading', depth: Number(heading[1]) as 1, children: inlines }] : [];
  }
  switch (tag) {
    case 'hr':
      return [{ type: 'thematicBreak' }];
    case 'pre':
      return [
        {
          type: 'code',
          lang: attributes['data-language'] ?? null,
          value: textOf(element).replace(/\n$/, ''),
        },
      ];
    case 'blockquote':
      return [{ type: 'blockquote', children: toBlocks(children, address) }];
    case 'ul':
    case 'ol': {
      const items = elementsOf(children, 'li').map((item) => ({
        type: 'listItem' as const,
        spread: false,
        children: toBlocks(item.children, address),
      }));
      const filled = items.filter((item) => item.children.length > 0);
      return filled.length > 0
        ? [{ type: 'list', ordered: tag === 'ol', spread: false, children: filled }]
        : [];
    }
    case 'dt':
      return [{ type: 'paragraph', children: [{ type: 'strong', children: toInlines(children, address) }] }];
    case 'table': {
      const rows = findAll(element, 'tr').map((row) => ({
        type: 'tableRow' as const,
        children: row.children.flatMap((cell) =>
          typeof cell === 'string'
            ? []
            : [{ type: 'tableCell' as const, children: toInlines(cell.children, address) }],
        ),
      }));
      return [{ type: 'table', children: rows }];
    }
    default:
      return toBlocks(children, address);
  }
}

function toInlines(children: Element['children'], address: string): PhrasingContent[] {
  const inlines = children.flatMap((child, index): PhrasingContent[] => {
    const before = children[index - 1];
    // Styles put space between elements.
    const isApart =
      (typeof before === 'object' && typeof child === 'object') ||
      (typeof before === 'object' &&
        before.tag === 'b' &&
        typeof child === 'string' &&
        /^\p{L}/u.test(child));
    return [...(isApart ? [{ type: 'text' as const, value: ' ' }] : []), ...toInline(child, address)];
  });
  return trimmed(inlines);
}

function toInline(child: Element | string, address: string): PhrasingContent[] {
  if (typeof child === 'string') return [{ type: 'text', value: child.replaceAll(/\s+/g, ' ') }];
  const { tag, attributes } = child;
  const inner = () => toInlines(child.children, address);
  switch (tag) {
    case 'br':
      return [{ type: 'break' }];
    case 'img':
      // An element without text adds nothing.
      if (!attributes.alt) return [];
      return [{ type: 'image', url: new URL(attributes.src ?? '', address).href, alt: attributes.alt ?? '' }];
    case 'code':
      return [{ type: 'inlineCode', value: textOf(child) }];
    case 'strong':
    case 'b':
      return wrap('strong', inner());
    case 'em':
    case 'i':
      return wrap('emphasis', inner());
    case 'a': {
      const linked = inner();
      // The text of an icon is its accessible name.
      const label = attributes['aria-label'];
      const content: PhrasingContent[] =
        linked.length > 0 || !label ? linked : [{ type: 'text', value: label }];
      if (!attributes.href) return content;
      return [
        { type: 'link', url: new URL(attributes.href, address).href, children: content },
      ] as Nodes[] as PhrasingContent[];
    }
    default:
      return inner();
  }
}

function wrap(type: 'strong' | 'emphasis', children: PhrasingContent[]): PhrasingContent[] {
  return children.length > 0 ? [{ type, children }] : [];
}

/** Without spaces at the ends. */
function trimmed(inlines: PhrasingContent[]): PhrasingContent[] {
  const texts = inlines.map((inline, index) => {
    if (inline.type !== 'text') return inline;
    const start = index === 0 ? inline.value.trimStart() : inline.value;
    return { ...inline, value: index === inlines.length - 1 ? start.trimEnd() : start };
  });
  return texts.filter((inline) => inline.type !== 'text' || inline.value !== '');
}

function textOf({ children }: Element): string {
  return children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}

function elementsOf(children: Element['children'], tag: string): Element[] {
  return children.filter((child): child is Element => typeof child !== 'string' && child.tag === tag);
}

function findAll(element: Element, tag: string): Element[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return child.tag === tag ? [child] : findAll(child, tag);
  });
}
