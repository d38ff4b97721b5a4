import type { MathElement } from '../core/prose.ts';

/** Formulas of page props, and the rest of their text. */
export type FoundFormulas = {
  formulas: Exclude<MathElement, string>[];
  /** The props as JSON without formulas, except for words in formulas. */
  text: string;
};

export function findFormulas(contents: unknown): FoundFormulas {
  const formulas: FoundFormulas['formulas'] = [];
  const text = JSON.stringify(contents, (_key, value: unknown) => {
    if (!isFormula(value)) return value;
    formulas.push(value);
    return wordsIn(value).join('');
  });
  return { formulas, text };
}

function isFormula(value: unknown): value is Exclude<MathElement, string> {
  return Array.isArray(value) && value[0] === 'math' && typeof value[1] === 'object' && value[1] !== null;
}

/** Words within formulas use the typeface of texts. */
function wordsIn(element: MathElement, isText = false): string[] {
  if (typeof element === 'string') return isText ? [element] : [];
  const [name, , ...children] = element;
  return children.flatMap((child) => wordsIn(child, isText || name === 'mtext'));
}

/** Characters that browsers need to show formulas. */
export function formulaCharacters(formulas: readonly MathElement[]): Set<string> {
  const characters = new Set<string>();
  const visit = (element: MathElement, parent: string, isUpright: boolean) => {
    if (typeof element !== 'string') {
      const [name, attributes, ...children] = element;
      if (name === 'mtext') return;
      if (name === 'msqrt' || name === 'mroot') characters.add('√');
      for (const child of children) visit(child, name, attributes.mathvariant === 'normal');
      return;
    }
    const letters = [...element];
    for (const letter of letters) characters.add(letter);
    const [first] = letters;
    if (parent === 'mi' && letters.length === 1 && first && !isUpright) characters.add(italic(first));
  };
  for (const formula of formulas) visit(formula, '', false);
  return characters;
}

const rareItalics: Record<string, number> = {
  ...{ h: 0x210e, '∂': 0x1d715, ϵ: 0x1d716, ϑ: 0x1d717, ϰ: 0x1d718, ϕ: 0x1d719, ϱ: 0x1d71a, ϖ: 0x1d71b },
  ...{ '∇': 0x1d6fb, ı: 0x1d6a4, ȷ: 0x1d6a5 },
};

/** The letter that browsers show for a letter alone: https://www.w3.org/TR/mathml-core/#new-text-transform-values */
function italic(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const within = (from: string, to: string, first: number) =>
    letter >= from && letter <= to ? first + code - (from.codePointAt(0) ?? 0) : null;
  const found =
    rareItalics[letter] ??
    within('a', 'z', 0x1d44e) ??
    within('A', 'Z', 0x1d434) ??
    within('α', 'ω', 0x1d6fc) ??
    within('Α', 'Ω', 0x1d6e2);
  return found ? String.fromCodePoint(found) : letter;
}
