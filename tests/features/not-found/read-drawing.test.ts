import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDrawing } from '../../../src/features/not-found/read-drawing.build.ts';

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"${attributes}>${inner}</svg>`;

describe('the owner’s drawing', () => {
  it('is read with its shapes and colors, with and without groups', () => {
    const { drawing, diagnostics } = readDrawing(
      `<?xml version="1.0"?>\n<!-- mine -->\n${svg('<g fill="var(--accent)"><path d="M1 1h2z" stroke-width=".5"/></g>', ' width="20"')}`,
    );
    expect(diagnostics).toEqual([]);
    expect(drawing).toEqual({
      tag: 'svg',
      attributes: { viewBox: '0 0 10 10' },
      children: [
        {
          tag: 'g',
          attributes: { fill: 'var(--accent)' },
          children: [{ tag: 'path', attributes: { d: 'M1 1h2z', strokeWidth: '.5' }, children: [] }],
        },
      ],
    });
  });

  it('may have a color for each theme', () => {
    const { diagnostics } = readDrawing(
      svg('<rect fill="light-dark(oklch(26% 0.03 262), #eee)" width="1" height="1"/>'),
    );
    expect(diagnostics).toEqual([]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<script href="https://a.example/a.js"/>',
    '<style>*{display:none}</style>',
    '<a href="javascript:alert(1)"><path d="M0 0z"/></a>',
    '<image href="https://a.example/a.png"/>',
    '<use href="#a"/>',
    '<foreignObject><p>Hi</p></foreignObject>',
    '<animate attributeName="fill"/>',
    '<set attributeName="href" to="javascript:alert(1)"/>',
    '<svg viewBox="0 0 1 1"/>',
    '<text>Words</text>',
    '<path d="M0 0z" onclick="alert(1)"/>',
    '<path d="M0 0z" style="fill:red"/>',
    '<path d="M0 0z" id="_content"/>',
    '<path d="M0 0z" class="links"/>',
    '<path d="M0 0z" href="https://a.example"/>',
    '<path d="M0 0z" xlink:href="https://a.example"/>',
    '<path d="url(https://a.example)"/>',
    '<path d="M0 0z" fill="url(#a)"/>',
    '<path d="M0 0z" fill="url(https://a.example/a.svg#b)"/>',
    '<path d="M0 0z" fill="red;stroke:blue"/>',
    '<path d="M0 0z" transform="rotate(var(--x))"/>',
    '<path d="M0 0z" constructor="x"/>',
    '<constructor/>',
    '<!DOCTYPE svg [<!ENTITY a "b">]>',
    '<![CDATA[<script>]]>',
    '&lt;',
  ])('is rejected as a whole with %s in it', (inner) => {
    const { drawing, diagnostics } = readDrawing(svg(inner));
    expect(drawing).toBeNull();
    expect(diagnostics.length).toBeGreaterThan(0);
    for (const { summary, fix } of diagnostics) expect(`${summary} ${fix}`).not.toMatch(/undefined/);
  });

  it.each([
    ['nothing at all', ''],
    ['words', 'a drawing'],
    ['no viewBox', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0z"/></svg>'],
    ['an end that is missing', '<svg viewBox="0 0 1 1"><g>'],
    ['a second drawing', '<svg viewBox="0 0 1 1"/><svg viewBox="0 0 1 1"/>'],
    ['ends in the wrong order', '<svg viewBox="0 0 1 1"><g><g></svg></g></g>'],
  ])('is rejected with %s', (_what, text) => {
    expect(readDrawing(text)).toMatchObject({ drawing: null, diagnostics: [{ line: 1 }] });
  });

  it('is valid in the sample', () => {
    expect(readDrawing(readFileSync('content/images/not-found.svg', 'utf8')).diagnostics).toEqual([]);
  });
});
