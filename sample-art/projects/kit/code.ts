import type { Colour } from '../../core/colour.ts';
import { curve } from '../../core/shapes.ts';
import type { Ui } from './ui.ts';

/** Of every language the mock-ups show; none of these words is a name in any of them. */
const KEYWORDS = [
  'class|const|export|false|fn|for|from|function|if|import|in|let|new|query|return|true|type|while',
  'AND|FROM|GROUP BY|INSERT|JOIN|ON|ORDER BY|SELECT|WHERE',
].join('|');

const TOKEN = new RegExp(
  [
    '(?<comment>//.*$)',
    '(?<string>"[^"]*"|\'[^\']*\')',
    `(?<keyword>\\b(?:${KEYWORDS})\\b)`,
    '(?<number>\\b\\d[\\d.,]*\\b)',
    '(?<type>\\b[A-Z]\\w*\\b)',
    '(?<other>[\\s\\S])',
  ].join('|'),
  'gm',
);

type Kind = 'comment' | 'string' | 'keyword' | 'number' | 'type' | 'other';

export type CodeOptions = { size?: number; leading?: number; numbers?: number };

/** Lines of code with colours; line numbers from `numbers` on, when given. Returns the baseline below the last. */
export function code(
  ui: Ui,
  lines: readonly string[],
  x: number,
  y: number,
  options: CodeOptions = {},
): number {
  const { size = 30, leading = 1.55, numbers } = options;
  const gutter = numbers === undefined ? 0 : size * 2.1;
  lines.forEach((source, row) => {
    const baseline = y + row * size * leading;
    if (numbers !== undefined) {
      ui.text(String(numbers + row), x + gutter - size * 0.9, baseline, {
        size,
        mono: true,
        align: 'right',
        paint: ui.theme.rule,
        weight: 500,
      });
    }
    drawLine(ui, source, x + gutter, baseline, size);
  });
  return y + lines.length * size * leading;
}

function drawLine(ui: Ui, source: string, x: number, baseline: number, size: number): void {
  const { theme, accent } = ui;
  const isDark = theme.paper.L < 0.5;
  const paints: Record<Kind, Colour> = {
    comment: theme.ink2,
    string: theme.amber,
    keyword: theme.green,
    number: theme.amber,
    type: isDark ? accent.soft : accent.strong,
    other: theme.ink,
  };
  const advance = ui.measure('0', { size, mono: true, weight: 500 });
  for (const match of source.matchAll(TOKEN)) {
    const [kind, word] = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined) ?? [];
    if (!kind || !word || word.trim() === '') continue;
    const weight = kind === 'keyword' ? 650 : 500;
    ui.text(word, x + match.index * advance, baseline, {
      size,
      mono: true,
      weight,
      paint: paints[kind as Kind],
    });
  }
}

/** A wavy underline, as editors mark a fault with. */
export function squiggle(ui: Ui, x: number, y: number, width: number, paint: Colour): void {
  const points = Array.from(
    { length: Math.ceil(width / 10) + 1 },
    (_, i) => [x + i * 10, y + (i % 2) * 8] as const,
  );
  ui.sheet.stroke(curve(...points), paint, 4);
}
