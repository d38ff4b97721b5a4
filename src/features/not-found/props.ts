import { headOf, type Page, type PageHead } from '../../content/pages.ts';

/** An element of the owner's drawing, with safe attributes in React's spelling. */
export type DrawingElement = {
  tag: string;
  attributes: Record<string, string>;
  children: DrawingElement[];
};

const shape = (tag: string, attributes: Record<string, string>): DrawingElement => ({
  tag,
  attributes,
  children: [],
});

/** The owner's drawing, none at all, or null for the default. */
export type DrawingChoice = DrawingElement | 'none' | null;

/** The default drawing: an empty label that leans on an underscore. */
const emptyLabel: DrawingElement = {
  tag: 'svg',
  attributes: { viewBox: '0 0 320 300', fill: 'none' },
  children: [
    {
      tag: 'g',
      attributes: { transform: 'rotate(-6 250 262)' },
      children: [
        shape('rect', { fill: 'var(--surface-raised)', x: '82', y: '40', width: '168', height: '222' }),
        shape('path', { stroke: 'var(--rule-strong)', strokeWidth: '3', d: 'M83.5 66v194.5h165v-194.5z' }),
        shape('rect', { fill: 'var(--mark)', x: '82', y: '40', width: '168', height: '26' }),
        shape('path', { stroke: 'var(--rule-strong)', strokeWidth: '3', d: 'M83.5 104h165' }),
        shape('path', { stroke: 'var(--rule)', strokeWidth: '3', d: 'M104 142h124M104 176h124M104 210h124' }),
        shape('rect', {
          className: 'blinks',
          fill: 'var(--mark)',
          x: '104',
          y: '204',
          width: '28',
          height: '8',
        }),
      ],
    },
    shape('rect', { fill: 'var(--mark)', x: '10', y: '262', width: '300', height: '24' }),
  ],
};

export type NotFoundProps = { head: PageHead; drawing: DrawingElement | null };

export function toNotFoundProps(
  page: Page,
  { owner, drawing }: { owner: { name: string }; drawing: DrawingChoice },
): NotFoundProps {
  return { head: headOf(page, owner.name), drawing: drawing === 'none' ? null : (drawing ?? emptyLabel) };
}
