import { fillTemplate, type Locale } from '../i18n/locale.ts';
import type { NumberedSeries, StoryBlock } from './story.ts';

const words = { figure: 'figureNumber', table: 'tableNumber', listing: 'listingNumber' } as const;

/** The number of a caption with its word: `Figure 1`. */
export function captionLabel(
  { series, number }: { series: NumberedSeries; number: string },
  locale: Pick<Locale, 'words' | 'direction'>,
): string {
  return fillTemplate(String(locale.words[words[series]]), { number }, locale.direction);
}

/** Captions as texts, for documents without elements of their own for them. */
export function captionsAsText<F extends { title: string }>(
  story: readonly StoryBlock<F>[],
  locale: Pick<Locale, 'words' | 'direction' | 'lists'>,
): StoryBlock<F>[] {
  return story.flatMap((block): StoryBlock<F>[] => {
    if (!('numbered' in block) || !block.numbered) return [block];
    const label = captionLabel(block.numbered, locale);
    const { colon } = locale.lists;
    if (block.kind === 'figures') {
      const [first, ...others] = block.figures;
      const title = [label, first?.title].filter(Boolean).join(colon);
      return [{ ...block, figures: first ? [{ ...first, title }, ...others] : [] }];
    }
    const caption = ('title' in block && block.kind === 'drawing' ? block.title : block.caption) ?? '';
    const text = typeof caption === 'string' ? [caption] : caption;
    const children = [
      { kind: 'strong' as const, children: [label] },
      ...(caption.length > 0 ? [colon, ...text] : []),
    ];
    return [block, { kind: 'paragraph', children }];
  });
}
