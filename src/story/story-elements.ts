import { type Figure, fullSource } from '../core/picture.ts';
import { type Block, hasFormula, type Prose, type RichText, toPlainText } from '../core/prose.ts';
import { isolateTexts } from '../i18n/isolate.ts';
import { fillTemplate, type Locale } from '../i18n/locale.ts';
import { movementMedia, pageWidthOnPhones, pictureAttributes } from '../ui/picture-attributes.ts';
import { type Callout, captionLabel, codeMarks, figuresOf, type StoryBlock } from './story.ts';

/**
 * Converts a story to elements with the page's props, so that visitors load no code for each kind of block. These
 * are elements instead of HTML, because the site's scripts write no markup.
 */
export type StoryProps = {
  elements: StoryElement[];
  figures: Figure[];
  /** The response of the button that copies code. */
  copied: string;
};

/**
 * `Link` is the component, `Icon` a line icon. A class of Story.module.css is written without its scope. Addresses of `files` begin with `/`,
 * wherever the site and its pictures are published.
 */
export type StoryElement = string | [name: string, attributes: Attributes, ...children: StoryElement[]];
export type Attributes = {
  className?: string | undefined;
  files?: Record<string, string | undefined>;
  [name: string]: unknown;
};

/** Browsers leave formulas out of the names of headings. */
function nameOf(text: RichText): Attributes | false {
  return hasFormula(text) && { 'aria-label': toPlainText(text) };
}

/**
 * A text that is only a formula, as a formula with a name; null for other texts. A table header needs content with
 * a name.
 */
function labeledFormula(text: RichText): StoryElement | null {
  const [only, ...others] = text;
  if (typeof only !== 'object' || only.kind !== 'math' || others.length > 0) return null;
  const [name, attributes, ...children] = only.tree as Exclude<typeof only.tree, string>;
  return [name, { ...attributes, 'aria-label': toPlainText(text) }, ...children];
}

/** The text column beside the facts; see StoryPage.module.css. */
const sizes = `(min-width: 1296px) max(768px, 40vw), (min-width: 1024px) calc(90vw - 371px), ${pageWidthOnPhones}`;
const tallSizes = '(min-width: 480px) 416px, 94vw';

export function toStoryProps(
  story: readonly StoryBlock[],
  locale: Pick<Locale, 'words' | 'lists' | 'direction'>,
): StoryProps {
  const isolated = isolateTexts(story, locale.direction, ['id', 'runs']);
  return {
    elements: toElements(isolated, locale),
    figures: figuresOf(story),
    copied: isolateTexts(String(locale.words.codeCopied), locale.direction),
  };
}

function toElements(
  story: readonly StoryBlock[],
  locale: Pick<Locale, 'words' | 'lists' | 'direction'>,
): StoryElement[] {
  const { callouts, ...words }: { callouts: Record<Callout, string>; [name: string]: unknown } = isolateTexts(
    locale.words,
    locale.direction,
  );
  const label = (name: StoryWord) => String(words[name]);
  return inRuns(story).map((run, index) =>
    // A picture right below the title is part of the first screen.
    Array.isArray(run) ? proseElement(run) : blockElement(run, index < 2),
  );

  function blockElement(block: Further, isFirst: boolean): StoryElement {
    switch (block.kind) {
      case 'heading':
        return [
          `h${block.level}`,
          { className: 'heading', id: block.id, ...nameOf(block.text) },
          ...inlineElements(block.text),
        ];
      case 'quote':
        return [
          'blockquote',
          { className: 'quote' },
          ...block.paragraphs.map((text): StoryElement => ['p', {}, ...inlineElements(text)]),
        ];
      case 'callout':
        return [
          'div',
          { className: 'callout', role: 'note', 'data-kind': block.callout },
          ['p', { className: 'calloutLabel' }, callouts[block.callout]],
          proseElement(block.blocks),
        ];
      case 'code':
        return withCaption(block, codeElement(block));
      case 'drawing':
        return [
          'figure',
          { className: 'figure', dir: 'ltr', id: block.numbered?.id },
          block.tree,
          ...captionElements(block.numbered, [block.caption ?? block.title], { dir: 'auto' }),
        ];
      case 'diagram':
        return withCaption(block, [
          'figure',
          { className: 'diagram', tabIndex: 0, 'aria-label': block.title || label('diagram'), dir: 'ltr' },
          block.tree,
        ]);
      case 'table':
        return withCaption(block, tableElement(block));
      case 'notes':
        return notesElement(block);
      case 'figures':
        return figuresElement(block, isFirst);
    }
  }

  /** The caption of a table is above it; the block itself may scroll. */
  function withCaption(
    { kind, caption = '', numbered }: BlockOf<'code' | 'table' | 'diagram'>,
    element: StoryElement,
  ): StoryElement {
    const captions = captionElements(numbered, [caption]);
    if (captions.length === 0) return element;
    const parts = kind === 'table' ? [...captions, element] : [element, ...captions];
    return ['figure', { className: 'figure', 'data-wide': '', id: numbered?.id }, ...parts];
  }

  function captionElements(
    numbered: BlockOf<'figures'>['numbered'],
    captions: readonly RichText[],
    attributes: Attributes = {},
  ): StoryElement[] {
    const [first, ...others] = captions.filter((caption) => caption.length > 0);
    const mark = numbered ? captionLabel(numbered, locale) : '';
    if (!mark && first === undefined) return [];
    const begin: StoryElement[] = mark
      ? [['b', {}, mark], ...(first === undefined ? [] : [locale.lists.colon])]
      : [];
    const texts = [[...begin, ...inlineElements(first ?? '')], ...others.map(inlineElements)];
    if (captions.length === 1) return [['figcaption', attributes, ...texts.flat()]];
    return [
      [
        'figcaption',
        { ...attributes, className: 'captions' },
        ...texts.map((text): StoryElement => ['span', {}, ...text]),
      ],
    ];
  }

  /** Focusable, like tables, so that long lines can be scrolled by keyboard. */
  function codeElement({ language, runs }: BlockOf<'code'>): StoryElement {
    const isPlain = language === '' || language === 'text';
    const marked = runs.map(
      (run): StoryElement =>
        typeof run === 'string' ? run : ['span', { 'data-mark': codeMarks[run[0]] }, run[1]],
    );
    const copyLabel = label('copyCode');
    return [
      'div',
      { className: 'codeFrame', dir: 'ltr' },
      // Not a section: two blocks of one language would be landmarks with the same name.
      [
        'figure',
        {
          className: 'code',
          tabIndex: 0,
          'aria-label': isPlain ? label('code') : label('code') + locale.lists.comma + language,
        },
        ['pre', { 'data-language': language || undefined }, ['code', {}, ...marked]],
      ],
      [
        'button',
        { className: 'copy', type: 'button', 'aria-label': copyLabel, title: copyLabel },
        icon('M9 9h11v11H9zM15 9V4H4v11h5'),
        icon('M4.5 12.5l5 5L19.5 7'),
      ],
    ];
  }

  function tableElement({ head, rows, ends }: BlockOf<'table'>): StoryElement {
    const row = (cells: RichText[], name: string, attributes: Attributes): StoryElement => [
      'tr',
      {},
      ...cells.map((cell, column): StoryElement => {
        const formula = name === 'th' && labeledFormula(cell);
        return [
          name,
          {
            ...attributes,
            ...(ends.includes(column) && { 'data-end': '' }),
            ...(name === 'th' && !formula && nameOf(cell)),
          },
          ...(formula ? [formula] : inlineElements(cell)),
        ];
      }),
    ];
    return [
      'figure',
      { className: 'table', tabIndex: 0, 'aria-label': label('table') },
      [
        'table',
        {},
        ['thead', {}, row(head, 'th', { scope: 'col' })],
        ['tbody', {}, ...rows.map((cells) => row(cells, 'td', {}))],
      ],
    ];
  }

  function notesElement({ notes }: BlockOf<'notes'>): StoryElement {
    const back = label('backToText');
    const backLinks = (from: readonly string[]) =>
      from.map(
        (place, at): StoryElement => [
          'a',
          {
            className: 'up',
            href: `#${place}`,
            role: 'doc-backlink',
            'aria-label': from.length > 1 ? `${back} ${at + 1}` : back,
          },
          // Points up in every direction of text.
          icon('M12 19.5V5M6 11l6-6 6 6'),
        ],
      );
    return [
      'section',
      { className: 'notes', role: 'doc-endnotes', 'aria-labelledby': '_notes' },
      ['h2', { className: 'heading', id: '_notes' }, label('notes')],
      [
        'ol',
        {},
        ...notes.map(
          ({ id, paragraphs, from }): StoryElement => [
            'li',
            { id },
            ...paragraphs.map(
              (text, index): StoryElement => [
                'p',
                {},
                ...inlineElements(text),
                ...(index === paragraphs.length - 1 ? backLinks(from) : []),
              ],
            ),
          ],
        ),
      ],
    ];
  }

  /**
   * One figure, or two to compare. If both have the same shape and scripts run, they overlap and a slider moves
   * their border; otherwise they are side by side.
   */
  function figuresElement(
    { figures: [first, second], captions, numbered }: BlockOf<'figures'>,
    isFirst: boolean,
  ): StoryElement {
    if (!first) return '';
    const id = numbered?.id;
    if (!second)
      return [
        'figure',
        { className: 'figure', 'data-tall': isTall(first) || undefined, id },
        pictureElement(first, isFirst),
        ...captionElements(numbered, captions ?? [first.title]),
      ];
    const overlap = isAlike(first, second);
    const slider: StoryElement = [
      'input',
      { className: 'slider', type: 'range', defaultValue: 50, 'aria-label': label('comparison') },
    ];
    return [
      'figure',
      { className: 'figure', id },
      [
        'div',
        { className: 'compared', 'data-alike': overlap || undefined, dir: 'ltr' },
        pictureElement(first, isFirst),
        pictureElement(second, isFirst),
        ...(overlap ? [slider] : []),
      ],
      ...captionElements(numbered, captions ?? [first.title, second.title]),
    ];
  }

  /** A link that opens the lightbox; a video plays in place. */
  function pictureElement(figure: Figure, isEager: boolean): StoryElement {
    const { clip, alt } = figure.picture;
    const isVideo = clip?.kind === 'video';
    const { avif, image } = pictureAttributes(figure.picture, '/', {
      sizes: isTall(figure) ? tallSizes : sizes,
      minWidthPx: 480,
      isEager,
    });
    const { srcSet, src, ...shown } = image;
    const movement: StoryElement = [
      'source',
      { media: movementMedia(false), type: clip?.type, files: { srcSet: clip?.path } },
    ];
    const playMark: StoryElement = [
      'span',
      { className: 'playMark', 'aria-hidden': 'true' },
      icon('M8 5.5v13l10.5-6.5z', { fill: 'currentColor' }),
    ];
    return [
      'div',
      { className: 'place' },
      [
        'a',
        {
          className: 'link',
          files: { href: fullSource(figure.picture, '/') },
          'data-figure': figure.name,
          'aria-haspopup': isVideo ? undefined : 'dialog',
        },
        [
          'picture',
          {},
          ...(clip?.kind === 'animation' ? [movement] : []),
          ['source', { type: avif.type, files: { srcSet: avif.srcSet }, sizes: avif.sizes }],
          [
            'img',
            {
              ...shown,
              alt: isVideo ? fillTemplate(String(locale.words.playVideo), { alt }, locale.direction) : alt,
              files: { srcSet, src },
            },
          ],
        ],
        ...(isVideo ? [playMark] : []),
      ],
    ];
  }
}

type StoryWord = 'code' | 'diagram' | 'copyCode' | 'table' | 'comparison' | 'notes' | 'backToText';
type BlockOf<K extends StoryBlock['kind']> = Extract<StoryBlock, { kind: K }>;
type Further = Exclude<StoryBlock, Block>;

/** Groups paragraphs and lists, which `proseElement` takes; other blocks stay single. */
function inRuns(blocks: readonly StoryBlock[]): (Prose | Further)[] {
  const runs: (Prose | Further)[] = [];
  for (const block of blocks) {
    if (block.kind !== 'paragraph' && block.kind !== 'list') {
      runs.push(block);
      continue;
    }
    const last = runs.at(-1);
    if (Array.isArray(last)) last.push(block);
    else runs.push([block]);
  }
  return runs;
}

function proseElement(prose: Prose): StoryElement {
  return [
    'div',
    { className: 'prose' },
    ...prose.map((block): StoryElement => {
      if (block.kind !== 'list') return ['p', {}, ...inlineElements(block.children)];
      const items = block.items.map((item): StoryElement => ['li', {}, ...inlineElements(item)]);
      return [block.ordered ? 'ol' : 'ul', { className: 'list' }, ...items];
    }),
  ];
}

function inlineElements(text: RichText): StoryElement[] {
  if (typeof text === 'string') return [text];
  return text.map((inline): StoryElement => {
    if (typeof inline === 'string') return inline;
    if (inline.kind === 'code') return ['code', {}, inline.text];
    if (inline.kind === 'math') return inline.tree;
    const children = inlineElements(inline.children);
    if (inline.kind !== 'link') return [inline.kind === 'strong' ? 'strong' : 'em', {}, ...children];
    const { href, note } = inline;
    if (note !== undefined)
      return [
        'sup',
        {},
        ['a', { id: note, href, role: 'doc-noteref', 'aria-describedby': '_notes' }, ...children],
      ];
    return href.startsWith('/')
      ? ['Link', { href }, ...children]
      : ['a', { href, rel: 'noopener noreferrer' }, ...children];
  });
}

function icon(path: string, look: Attributes = {}): StoryElement {
  return ['Icon', { path, ...look }];
}

function isTall({ picture }: Figure): boolean {
  return picture.height > picture.width;
}

/** Whether the aspect ratios are almost equal. Videos and animations cannot be compared by overlapping. */
function isAlike({ picture: a }: Figure, { picture: b }: Figure): boolean {
  if (a.clip || b.clip) return false;
  return Math.abs(a.width / a.height - b.width / b.height) < 0.01;
}
