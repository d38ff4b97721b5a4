import type { DiagnosticText, Position } from '../../core/diagnostics.ts';
import type { DrawingElement } from './drawing.ts';
import * as messages from './drawing-messages.ts';

/** What stands inline in a page's HTML, whole, is no picture to be cached. */
export const maxDrawingBytes = 20_000;

const number = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`;
const numbers = new RegExp(`^\\s*${number}(?:[\\s,]+${number})*\\s*$`, 'i');
const path = /^[\s\d.,+\-e]*[mlhvcsqtaz][\s\d.,+\-emlhvcsqtaz]*$/i;
const transform = /^(?:\s*(?:translate|rotate|scale|skewX|skewY|matrix)\([\s\d.,+\-e]*\)\s*)+$/i;
const word = /^[a-z-]+$/;
const plainColor = String.raw`(?:[a-zA-Z]+|#[0-9a-fA-F]{3,8}|var\(--[a-z0-9-]+\)|(?:rgb|rgba|hsl|hsla|oklch|oklab)\([\s\d.,%/-]*\))`;
/** By name, code or variable of the site; or one for each of its modes: `light-dark(#222, #eee)`. */
const color = new RegExp(
  `^\\s*(?:${plainColor}|light-dark\\(\\s*${plainColor}\\s*,\\s*${plainColor}\\s*\\))\\s*$`,
);

const paint = {
  fill: color,
  stroke: color,
  'stroke-width': numbers,
  'stroke-linecap': word,
  'stroke-linejoin': word,
  'stroke-miterlimit': numbers,
  'stroke-dasharray': numbers,
  'stroke-dashoffset': numbers,
  'fill-rule': word,
  opacity: numbers,
  'fill-opacity': numbers,
  'stroke-opacity': numbers,
  transform,
  /** Closes for a moment while the drawing is pointed at, as eyes do. */
  class: /^blinks$/,
};

/** The elements of SVG that only draw, each with its own attributes and what they may say. */
const elements: Record<string, Record<string, RegExp>> = {
  svg: { viewBox: numbers, fill: color, stroke: color },
  g: {},
  path: { d: path },
  rect: { x: numbers, y: numbers, width: numbers, height: numbers, rx: numbers, ry: numbers },
  circle: { cx: numbers, cy: numbers, r: numbers },
  ellipse: { cx: numbers, cy: numbers, rx: numbers, ry: numbers },
  line: { x1: numbers, y1: numbers, x2: numbers, y2: numbers },
  polyline: { points: numbers },
  polygon: { points: numbers },
};

/** Attributes of the outermost element that say nothing here: the page decides how large it is drawn. */
const unneeded = new Set(['xmlns', 'width', 'height', 'version']);

type ReadDrawing = { drawing: DrawingElement | null; diagnostics: (DiagnosticText & Position)[] };

const token =
  /<!--[\s\S]*?-->|<\?xml\b[^>]*\?>|<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|\s+/y;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;

/**
 * Reads an SVG into elements that a page draws inline. Whatever is not known to only draw is a problem: scripts, styles,
 * links, text, references to anything; none of it is passed on.
 */
export function readDrawing(text: string): ReadDrawing {
  const diagnostics: ReadDrawing['diagnostics'] = [];
  const report = (offset: number, diagnosticText: DiagnosticText) => {
    const before = text.slice(0, offset).split('\n');
    diagnostics.push({ ...diagnosticText, line: before.length, column: (before.at(-1) ?? '').length + 1 });
  };
  if (Buffer.byteLength(text) > maxDrawingBytes) {
    report(0, messages.drawingTooLarge(Buffer.byteLength(text), maxDrawingBytes));
    return { drawing: null, diagnostics };
  }
  const open: DrawingElement[] = [];
  let root: DrawingElement | null = null;
  token.lastIndex = 0;
  for (let at = 0; at < text.length; at = token.lastIndex) {
    const match = token.exec(text);
    if (!match) {
      report(at, messages.drawingUnreadable(text.slice(at, at + 30)));
      break;
    }
    const [, closing, tag, written = '', isEmpty] = match;
    if (!tag) continue;
    if (closing) {
      if (open.pop()?.tag !== tag) {
        report(at, messages.drawingUnreadable(match[0]));
        break;
      }
      continue;
    }
    const element = readElement(tag, written, open.length === 0, (diagnosticText) =>
      report(at, diagnosticText),
    );
    const parent = open.at(-1);
    if (parent) parent.children.push(element);
    else if (root) report(at, messages.drawingUnreadable(match[0]));
    else root = element;
    if (!isEmpty) open.push(element);
  }
  if (diagnostics.length === 0 && (root?.tag !== 'svg' || open.length > 0 || !root.attributes.viewBox)) {
    report(0, messages.notADrawing());
  }
  return { drawing: diagnostics.length === 0 ? root : null, diagnostics };
}

/** `stroke-width` as React writes it. */
function propertyOf(name: string): string {
  return name === 'class'
    ? 'className'
    : name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function readElement(
  tag: string,
  written: string,
  isRoot: boolean,
  report: (diagnosticText: DiagnosticText) => void,
): DrawingElement {
  const own = Object.hasOwn(elements, tag) && isRoot === (tag === 'svg') ? elements[tag] : undefined;
  if (!own) report(messages.foreignElement(tag, Object.keys(elements)));
  const known: Record<string, RegExp> = { ...paint, ...own };
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single] of own ? written.matchAll(attribute) : []) {
    const value = double ?? single ?? '';
    if (isRoot && unneeded.has(name)) continue;
    const pattern = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!pattern) report(messages.foreignAttribute(tag, name));
    else if (!pattern.test(value)) report(messages.foreignValue(tag, name, value));
    else attributes[propertyOf(name)] = value;
  }
  return { tag, attributes, children: [] };
}
