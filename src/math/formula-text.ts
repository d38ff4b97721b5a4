import type { MathElement } from '../core/prose.ts';

const superscripts = new Map(
  [...'0123456789+−=()ni'].map((character, index) => [character, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ'][index]]),
);
const subscripts = new Map(
  [...'0123456789+−=()aeoxhklmnpstijruv'].map((character, index) => [
    character,
    [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₒₓₕₖₗₘₙₚₛₜᵢⱼᵣᵤᵥ'][index],
  ]),
);

/** Signs of accents as combining characters. */
const accents: Record<string, string> = {
  ...{
    ˆ: '\u0302',
    '^': '\u0302',
    '¯': '\u0304',
    '‾': '\u0304',
    '→': '\u20d7',
    '˜': '\u0303',
    '~': '\u0303',
  },
  ...{ '˙': '\u0307', '¨': '\u0308', '´': '\u0301', '`': '\u0300', ˇ: '\u030c', '˘': '\u0306' },
};

/** Signs with a space on both sides. */
const spaced = /^[=≠<>≤≥≈≡∼≃≅→←↔⇒⇐⇔↦∈∉⊂⊆⊃⊇∝⟶⟵+−±∓×⋅·∪∩∧∨⇌⟹⟺≔≪≫⊥∥]$/u;

/** Whether lines can end after this element, as in TeX: after a relation or an operation. */
export function canBreakAfter(element: MathElement): boolean {
  if (typeof element === 'string' || element[0] !== 'mo') return false;
  const [sign] = element.slice(2);
  return typeof sign === 'string' && spaced.test(sign) && element[1].form !== 'prefix';
}

/** A formula in plain characters, `x² + ½` or `(a + b)/c`, for titles, search and other places without MathML. */
export function formulaText(tree: MathElement): string {
  // Few typefaces have the letters of formulas, such as 𝑥.
  return textOf(tree)
    .replaceAll(/[\u{1d400}-\u{1d7ff}]/gu, (letter) => letter.normalize('NFKD'))
    .replaceAll(/[\u2061-\u2064\u200b]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=[([{√]) | (?=[)\],;])/g, '')
    .trim();
}

/** Names of functions, which have a space on both sides. */
const functionName =
  /^(?:arc|ar)?(?:sin|cos|tan|cot|sec|csc)h?$|^(?:arg|deg|det|dim|exp|gcd|hom|inf|ker|lg|lim|liminf|limsup|ln|log|max|min|mod|Pr|sup|tr)$/;

function textOf(element: MathElement | undefined): string {
  if (element === undefined) return '';
  if (typeof element === 'string') return element;
  const [name, attributes, ...children] = element;
  const [first, second, third] = children;
  switch (name) {
    case 'mo': {
      const sign = children.map(textOf).join('');
      const isSign =
        attributes.form !== 'prefix' && attributes.form !== 'postfix' && attributes.lspace !== '0em';
      return spaced.test(sign) && isSign ? ` ${sign} ` : sign === ',' || sign === ';' ? `${sign} ` : sign;
    }
    case 'mi': {
      const letters = children.map(textOf).join('');
      return functionName.test(letters) ? ` ${letters} ` : letters;
    }
    case 'mfrac':
      return attributes.linethickness === '0px' || attributes.linethickness === '0'
        ? `${textOf(first)} ${textOf(second)}`
        : `${grouped(first)}/${grouped(second)}`;
    case 'msqrt':
      return `√${grouped(['mrow', {}, ...children])}`;
    case 'mroot':
      return `${scripted(textOf(second), superscripts, '^')}√${grouped(first)}`;
    case 'msup':
      return withScripts(first, undefined, second);
    case 'msub':
    case 'munder':
      return withScripts(first, second);
    case 'msubsup':
    case 'munderover':
      return withScripts(first, second, third);
    case 'mover': {
      const [base, over] = [textOf(first), textOf(second)];
      const accent = accents[over.trim()];
      if (accent)
        return [...base]
          .map((letter) => letter + accent)
          .join('')
          .normalize();
      return withScripts(first, undefined, second);
    }
    case 'mmultiscripts': {
      const at = children.findIndex((child) => child[0] === 'mprescripts');
      const [behind, before] =
        at < 0 ? [children.slice(1), []] : [children.slice(1, at), children.slice(at + 1)];
      return pairedScripts(before) + textOf(first) + pairedScripts(behind);
    }
    case 'mtr':
      return children.map(textOf).filter(Boolean).join(' ');
    case 'mtable':
      return children.map(textOf).join('; ');
    case 'mspace':
      return Number.parseFloat(String(attributes.width)) > 0.2 ? ' ' : '';
    case 'mphantom':
    case 'annotation':
      return '';
    default:
      return children.map(textOf).join('');
  }
}

function withScripts(base: MathElement | undefined, below?: MathElement, above?: MathElement): string {
  const text = textOf(base);
  const space = /\s$|^[∏∐∑∫∬∭∮⋂⋃⨁⨂]$/u.test(text) ? ' ' : '';
  const scripts = scripted(textOf(below), subscripts, '_') + scripted(textOf(above), superscripts, '^');
  return text.trimEnd() + scripts + space;
}

/** A subscript, a superscript, and so on. */
function pairedScripts(scripts: readonly MathElement[]): string {
  return scripts
    .map((each, index) =>
      index % 2 === 0 ? scripted(textOf(each), subscripts, '_') : scripted(textOf(each), superscripts, '^'),
    )
    .join('');
}

function grouped(element: MathElement | undefined): string {
  const text = textOf(element).trim();
  return /^(?:[\p{L}\p{M}\p{N}.√∞]*|\([^()]*\))$/u.test(text) ? text : `(${text})`;
}

/** With superscript or subscript characters if all exist, otherwise after a sign. */
function scripted(
  written: string,
  characters: ReadonlyMap<string, string | undefined>,
  sign: string,
): string {
  const text = written.replaceAll(/\s+/g, '').normalize('NFKC');
  if (text === '') return '';
  const all = [...text].map((character) => characters.get(character));
  if (text === '′' || text === '″') return text;
  if (all.every((character) => character !== undefined)) return all.join('');
  return sign + ([...text].length === 1 ? text : `(${written.trim()})`);
}
