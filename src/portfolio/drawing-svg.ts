import type { Shades } from '../brand/look.ts';
import { escapeHtml } from '../core/text.ts';
import type { DiagramElement, StoryBlock } from '../story/story.ts';
import type { PlacedPicture, PortfolioPlan } from './plan-portfolio.ts';

/** Roles of the site as colors of the light palette; other roles are ink. */
const roles: Record<string, keyof Shades> = {
  'text-muted': 'ink-2',
  outline: 'outline',
  rule: 'fog',
  'surface-sunken': 'well',
  accent: 'accent',
  'accent-soft': 'tint',
  warm: 'warm',
  'warm-text': 'warm-text',
};

/** Attributes of SVG that are not written with hyphens. */
const camelCased =
  /^(?:viewBox|refX|refY|marker(?:Width|Height|Units)|gradient(?:Units|Transform)|preserveAspectRatio|pattern(?:Units|Transform|ContentUnits)|clipPathUnits|maskUnits|textLength|lengthAdjust|spreadMethod|pathLength)$/;

/** A drawing as large as the space allows, in points, with the path of its SVG for Typst. */
type PlacedDrawing = Pick<PlacedPicture, 'id' | 'width' | 'height' | 'alt' | 'caption'> & {
  kind: 'drawing';
};

type Block = StoryBlock<PlacedPicture>;

/**
 * Diagrams and drawings of stories as pictures, by their block; others are code. `addFile` gets their SVGs.
 */
export function placeDrawings(
  { stories, sheet }: PortfolioPlan,
  { colors, family }: { colors: Shades; family: string },
  addFile: (id: string, svg: Uint8Array) => void,
): Map<Block, PlacedDrawing | Block> {
  const placed = new Map<Block, PlacedDrawing | Block>();
  for (const block of stories.flatMap(({ blocks }) => blocks)) {
    if (block.kind !== 'diagram' && block.kind !== 'drawing') continue;
    const drawing = drawingSvg(block.tree, colors, family);
    if (!drawing) {
      placed.set(block, { kind: 'code', language: '', runs: [block.source] });
      continue;
    }
    const { svg, width, height } = drawing;
    const scale = Math.min(pointsPerPixel, sheet.column / width, sheet.maxPicture / height);
    const id = `/drawings/${placed.size + 1}.svg`;
    addFile(id, Buffer.from(svg));
    const alt = block.kind === 'diagram' ? block.text : block.alt;
    placed.set(block, {
      kind: 'drawing',
      id,
      width: width * scale,
      height: height * scale,
      alt,
      caption: block.title,
    });
  }
  return placed;
}

const pointsPerPixel = 0.75;

/** A drawing of a page as an SVG for paper with its size in CSS pixels; null without one. */
function drawingSvg(
  tree: DiagramElement,
  colors: Shades,
  family: string,
): { svg: string; width: number; height: number } | null {
  if (typeof tree === 'string') return null;
  const [, { viewBox, width, height }] = tree;
  const [, , boxWidth = 0, boxHeight = 0] = String(viewBox ?? '')
    .split(/[\s,]+/)
    .map(Number);
  const size = { width: Number(width) || boxWidth, height: Number(height) || boxHeight };
  if (!(size.width > 0 && size.height > 0)) return null;
  const write = (element: DiagramElement, isRoot = false): string => {
    if (typeof element === 'string') return escapeHtml(element);
    const [name, attributes, ...children] = element;
    const own = isRoot ? { xmlns: 'http://www.w3.org/2000/svg', fontFamily: family, ...size } : {};
    const written = Object.entries({ ...attributes, ...own }).map(
      ([key, value]) => ` ${attributeName(key)}="${escapeHtml(colored(String(value), colors))}"`,
    );
    return `<${name}${written.join('')}>${children.map((child) => write(child)).join('')}</${name}>`;
  };
  return { svg: write(tree, true), ...size };
}

function attributeName(key: string): string {
  return camelCased.test(key) ? key : key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function colored(value: string, colors: Shades): string {
  return value
    .replaceAll(/var\(--([\w-]+)\)/g, (_, role: string) =>
      // Paper is white.
      /^surface(?:-raised)?$/.test(role) ? 'white' : colors[roles[role] ?? 'ink'],
    )
    .replaceAll(/\bcurrentColor\b/gi, colors.ink);
}
