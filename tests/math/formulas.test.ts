import { beforeAll, describe, expect, it } from 'vitest';
import { readMarks } from '../../src/content/read-inline.ts';
import { type Inline, proseToPlainText, toPlainText } from '../../src/core/prose.ts';
import { findFormulas, formulaCharacters } from '../../src/math/formula-characters.ts';
import { type FormulaReader, formulaStyles, loadFormulas } from '../../src/math/read-formula.ts';
import { readFormulas } from '../../src/math/text-math.ts';
import { readStory } from '../../src/story/read-story.build.ts';
import { storyText } from '../../src/story/story.ts';

let formulas: FormulaReader;
beforeAll(async () => {
  formulas = await loadFormulas({ '\\R': '\\mathbb{R}' });
});

const read = (text: string) => readStory(text, ['/'], '/images/notes/peat/', { formulas });
const words = (text: string) => storyText(read(text).story);
const positions = (text: string) => read(text).diagnostics.map(({ line, column }) => `${line}:${column}`);

describe('formulas in texts', () => {
  it.each([
    ['It costs $5 or $6, US$7 in all.', 'It costs $5 or $6, US$7 in all.'],
    ['It costs $5, and\n$y$ is free.', 'It costs $5, and y is free.'],
    ['From $5 to 6$ each.', 'From $5 to 6$ each.'],
    ['A \\$x and `$x$`.', 'A $x and .'],
    ['So $x$5 is text.', 'So $x$5 is text.'],
  ])('keeps the prices of %j', (text, expected) => {
    expect(words(text).replaceAll('$x$.', '.')).toBe(expected);
  });

  it('keeps stars and underscores of formulas', () => {
    expect(words('Let $a_b*c*d_e \\in \\R$ be *real*.')).toBe('Let a_b∗c∗dₑ ∈ ℝ be real.');
  });

  it.each([
    ['\\frac{a+b}{2}', '(a + b)/2'],
    ['x_i^2+\\sqrt{y}', 'xᵢ² + √y'],
    ['\\ce{SO4^2- + Ba^2+}', 'SO₄²⁻ + Ba²⁺'],
    ['\\ce{^{227}_{90}Th+ + ^{14}C}', '₉₀²²⁷Th⁺ + ¹⁴C'],
    ['\\sideset{_1^2}{_3^4}\\prod', '₁²∏₃⁴'],
    ['O(n\\log n)', 'O(n log n)'],
    ['\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', '(1 2; 3 4)'],
    ['\\mathbf{x}\\hat y', 'xŷ'],
  ])('writes %s in plain characters where there is no MathML', (tex, expected) => {
    expect(toPlainText(readMarks(`$${tex}$`, [], formulas).text)).toBe(expected);
  });

  it('reads equations over several lines, also those that look like lists, headings and quotations', () => {
    const { story, diagnostics } = read('$$\na\n- b\n+ c\n= d\n> e\n$$\n\nNext.');
    expect(diagnostics).toEqual([]);
    expect(proseToPlainText(story as never)).toBe('a − b + c = d > e\n\nNext.');
  });

  it('numbers equations in their order, and refers to them before and after', () => {
    const text =
      'See \\eqref{eq:b} and \\ref{eq:c}.\n\n$$\\begin{align}a&=b\\\\c&=d\\label{eq:b}\\end{align}$$\n\n$$x \\label{eq:c}$$\n\n$$y \\tag{S}\\label{s}$$ \\eqref{s}';
    const { story, diagnostics } = read(text);
    expect(diagnostics).toEqual([]);
    const [first] = story as { children: Inline[] }[];
    expect(first?.children).toMatchObject([
      'See ',
      { kind: 'link', href: '#_eq-b', children: ['(2)'] },
      ' and ',
      { kind: 'link', href: '#_eq-c', children: ['3'] },
      '.',
    ]);
    expect(JSON.stringify(story)).toContain('"id":"_eq-b"');
    expect(storyText(story)).toContain('(S)');
  });

  it('shows invalid formulas as code, and reads all others', () => {
    const { story, diagnostics } = read('Good $x$ and bad $\\foo{y}$.');
    expect(diagnostics).toMatchObject([{ line: 1, column: 19, severity: 'warning' }]);
    expect((story[0] as { children: Inline[] }).children).toMatchObject([
      'Good ',
      { kind: 'math' },
      ' and bad ',
      { kind: 'code', text: '\\foo{y}' },
      '.',
    ]);
  });

  it.each([
    ['an unknown command', 'A $x + \\foo$.', '1:8'],
    ['a brace that is not closed', 'A $\\frac{1}{2$.', '1:14'],
    ['one dollar', 'A\n$x and more.', '2:1'],
    ['two dollars', 'A\n\n$$\nx', '3:1'],
    ['a line break outside of an environment', 'A $x + \\begin{matrix}a\\\\b\\end{matrix} \\\\ y$.', '1:39'],
    ['a color', 'A $\\color{red}x$.', '1:4'],
    ['an address', 'A $\\href{javascript:alert(1)}{x}$.', '1:4'],
    ['a reference to nothing', 'A \\eqref{eq:no}.', '1:3'],
    ['an endless command', '$\\def\\a{\\a\\a}\\a$', '1:2'],
    ['deep nesting', `$${'{'.repeat(900)}$`, '1:902'],
  ])('reports %s where it is', (_what, text, position) => {
    expect(positions(text)).toEqual([position]);
  });

  it('reads formulas of titles, whose other characters are literal', () => {
    expect(readFormulas('On $\\ell_1$ *bounds* for $5', formulas).text).toMatchObject([
      'On ',
      { kind: 'math', text: 'ℓ₁' },
      ' *bounds* for $5',
    ]);
  });

  it('lets lines break in long formulas of a line, after relations and operations', () => {
    const treeOf = (tex: string) => {
      const [, inline] = readFormulas(`In $${tex}$`, formulas).text as Inline[];
      return (inline as Extract<Inline, { kind: 'math' }>).tree;
    };
    const long = treeOf('a_1 x_1 + a_2 x_2 + a_3 x_3 = -\\frac{b + c}{d}') as unknown[];
    expect(long[0]).toBe('span');
    expect(long.filter((part) => Array.isArray(part) && part[0] === 'math')).toHaveLength(4);
    expect(long.filter((part) => part === '\u200b')).toHaveLength(3);
    expect(treeOf('a = b')[0]).toBe('math');
  });

  it('has classes instead of style attributes, and a rule for each class', () => {
    const { story } = read('$$\\begin{array}{c|c}a&b\\\\\\hline c&d\\end{array}$$');
    const text = JSON.stringify(story);
    expect(text).not.toContain('"style"');
    const classes = text.match(/tml_[^" ]+/g) ?? [];
    expect(classes).toContain('tml_border-bottom_0.06em_solid');
    expect(formulaStyles(text).split('}').length - 1).toBe(new Set(classes).size);
  });

  it('lists the characters that browsers show, with italic letters', () => {
    const { formulas: found, text } = findFormulas(read('$x+h+\\text{if ü}$ and $\\sqrt{\\alpha}$').story);
    expect([...formulaCharacters(found)].sort().join('')).toBe('+hxαℎ√𝑥𝛼');
    expect(text).toContain('if ü');
    expect(text).not.toContain('mrow');
  });
});
