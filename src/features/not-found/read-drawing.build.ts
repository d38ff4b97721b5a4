import type { DiagnosticText, Position } from '../../core/diagnostics.ts';
import { found } from '../../core/quoted-values.ts';
import { groupDigits } from '../../core/text.ts';
import { positionAt } from '../../core/text-position.ts';
import type { DrawingElement } from './props.ts';

/** The drawing is inline in the HTML of the page, which browsers do not cache. */
const maxDrawingBytes = 20_000;

const number = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`;
const numbers = new RegExp(`^\\s*${number}(?:[\\s,]+${number})*\\s*$`, 'i');
const path = /^[\s\d.,+\-e]*[mlhvcsqtaz][\s\d.,+\-emlhvcsqtaz]*$/i;
const transform = /^(?:\s*(?:translate|rotate|scale|skewX|skewY|matrix)\([\s\d.,+\-e]*\)\s*)+$/i;
const word = /^[a-z-]+$/;
const plainColor = String.raw`(?:[a-zA-Z]+|#[0-9a-fA-F]{3,8}|var\(--[a-z0-9-]+\)|(?:rgb|rgba|hsl|hsla|oklch|oklab)\([\s\d.,%/-]*\))`;
/** A name, a code or a variable of the site; or one for each theme: `light-dark(#222, #eee)`. */
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
  /** Blinks like an eye while the drawing is hovered. */
  class: /^blinks$/,
};

/** SVG elements that only draw shapes, with their attributes and the allowed values. */
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

/** Attributes of the root element that are ignored, because the page sets the size. */
const unneeded = new Set(['xmlns', 'width', 'height', 'version']);

const shapesOnly = 'The drawing is part of the page itself, so it can contain only shapes and colors.';

function explainUnreadable(source: string): DiagnosticText {
  return {
    code: 'drawing-syntax',
    summary: `"${source.trim()}" cannot be read as part of a drawing`,
    why: shapesOnly,
    fix: 'Export the drawing as plain SVG, with text converted to paths.',
  };
}

type ReadDrawing = { drawing: DrawingElement | null; diagnostics: (DiagnosticText & Position)[] };

const token =
  /<!--[\s\S]*?-->|<\?xml\b[^>]*\?>|<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|\s+/y;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;

/**
 * Reads an SVG into elements that a page renders inline. Everything except known shapes is reported and removed:
 * scripts, styles, links, text, references.
 */
export function readDrawing(text: string): ReadDrawing {
  const diagnostics: ReadDrawing['diagnostics'] = [];
  const report = (offset: number, diagnosticText: DiagnosticText) =>
    diagnostics.push({ ...diagnosticText, ...positionAt(text, offset) });
  if (Buffer.byteLength(text) > maxDrawingBytes) {
    report(0, {
      code: 'drawing-too-large',
      summary: `the drawing has ${groupDigits(Buffer.byteLength(text))} bytes, expected at most ${groupDigits(maxDrawingBytes)}`,
      why: 'It is part of the page itself, which is complete only after all of it has arrived.',
      fix: 'Simplify its paths, or round their numbers.',
    });
    return { drawing: null, diagnostics };
  }
  const open: DrawingElement[] = [];
  let root: DrawingElement | null = null;
  token.lastIndex = 0;
  for (let at = 0; at < text.length; at = token.lastIndex) {
    const match = token.exec(text);
    if (!match) {
      report(at, explainUnreadable(text.slice(at, at + 30)));
      break;
    }
    const [, closing, tag, written = '', isEmpty] = match;
    if (!tag) continue;
    if (closing) {
      if (open.pop()?.tag !== tag) {
        report(at, explainUnreadable(match[0]));
        break;
      }
      continue;
    }
    const element = readElement(tag, written, open.length === 0, (diagnosticText) =>
      report(at, diagnosticText),
    );
    const parent = open.at(-1);
    if (parent) parent.children.push(element);
    else if (root) report(at, explainUnreadable(match[0]));
    else root = element;
    if (!isEmpty) open.push(element);
  }
  if (diagnostics.length === 0 && (root?.tag !== 'svg' || open.length > 0 || !root.attributes.viewBox)) {
    report(0, {
      code: 'drawing-incomplete',
      summary: 'the file is not a complete SVG with a viewBox',
      why: 'The viewBox sets the size of the drawing.',
      fix: 'Begin it, for example, with:   <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 300">',
    });
  }
  return { drawing: diagnostics.length === 0 ? root : null, diagnostics };
}

/** The React property of an SVG attribute. */
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
  const allowed = Object.hasOwn(elements, tag) && isRoot === (tag === 'svg') ? elements[tag] : undefined;
  if (!allowed)
    report({
      code: 'drawing-element',
      summary: `<${tag}> is not allowed in the drawing`,
      why: `${shapesOnly} Its elements can be ${Object.keys(elements).join(', ')}.`,
      fix: 'Remove it. Convert text to paths, and styles to attributes such as fill="#222".',
    });
  const patterns: Record<string, RegExp> = { ...paint, ...allowed };
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single] of allowed ? written.matchAll(attribute) : []) {
    const value = double ?? single ?? '';
    if (isRoot && unneeded.has(name)) continue;
    const pattern = Object.hasOwn(patterns, name) ? patterns[name] : undefined;
    if (!pattern)
      report({
        code: 'drawing-attribute',
        summary: `${name} of <${tag}> is not allowed in the drawing`,
        why: shapesOnly,
        fix: 'Remove it. Write a style as attributes such as fill="#222" and stroke-width="2".',
      });
    else if (!pattern.test(value))
      report({
        code: 'drawing-attribute',
        summary: `${name} of <${tag}> is ${found(value)}, which is not allowed in the drawing`,
        why: `${shapesOnly} A color is a name, a code such as #222, a color of the site such as var(--accent), or one for each theme.`,
        fix: 'Write, for example:   fill="light-dark(#222, #eee)"',
      });
    else attributes[propertyOf(name)] = value;
  }
  return { tag, attributes, children: [] };
}
