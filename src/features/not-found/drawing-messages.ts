import type { DiagnosticText } from '../../core/diagnostics.ts';

/* What is said of a drawing that stands inline in a page, so that it may hold nothing but shapes and colours. */

const why = 'The drawing stands in the page itself, so it may hold shapes and colours only.';

export function drawingTooLarge(bytes: number, most: number): DiagnosticText {
  return {
    summary: `the drawing has ${bytes} bytes, expected at most ${most}`,
    why: 'It stands in the page itself, which waits for all of it.',
    fix: 'Simplify its paths, or round their numbers.',
  };
}

export function drawingUnreadable(found: string): DiagnosticText {
  return {
    summary: `"${found.trim()}" cannot be read as a part of a drawing`,
    why: why,
    fix: 'Export the drawing as plain SVG, with text turned into paths.',
  };
}

export function notADrawing(): DiagnosticText {
  return {
    summary: 'the file is no whole SVG with a viewBox',
    why: 'The viewBox says how large the drawing is.',
    fix: 'Its first line says, for example:   <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 300">',
  };
}

export function foreignElement(tag: string, known: readonly string[]): DiagnosticText {
  return {
    summary: `<${tag}> has no place in the drawing`,
    why: `${why} Its elements are ${known.join(', ')}.`,
    fix: 'Remove it; text can be turned into paths, and styles into attributes such as fill="#222".',
  };
}

export function foreignAttribute(tag: string, name: string): DiagnosticText {
  return {
    summary: `${name} of <${tag}> has no place in the drawing`,
    why: why,
    fix: 'Remove it; a style can be written as attributes such as fill="#222" and stroke-width="2".',
  };
}

export function foreignValue(tag: string, name: string, value: string): DiagnosticText {
  return {
    summary: `${name} of <${tag}> is "${value.length > 60 ? `${value.slice(0, 57)}…` : value}", which the drawing cannot hold`,
    why: `${why} A colour is a name, a code such as #222, a colour of the site such as var(--accent), or one for each mode.`,
    fix: 'Write, for example:   fill="light-dark(#222, #eee)"',
  };
}
