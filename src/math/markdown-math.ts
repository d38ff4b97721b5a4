import type { CompileContext, Extension as MdastExtension, Token } from 'mdast-util-from-markdown';
import type {
  Code,
  Construct,
  Effects,
  Extension,
  State,
  TokenizeContext,
  TokenType,
} from 'micromark-util-types';

/** An inline formula, or with `isDisplay` a formula on its own line. */
export type MathNode = {
  type: 'formula';
  value: string;
  isDisplay: boolean;
  /** Characters before the formula: `$`, or `$$` and spaces. */
  opening: number;
};

/** `\ref{label}` or `\eqref{label}` outside of a formula. */
export type ReferenceNode = { type: 'equationReference'; label: string; hasBrackets: boolean };

declare module 'mdast' {
  interface PhrasingContentMap {
    formula: MathNode & Pick<Text, 'position'>;
    equationReference: ReferenceNode & Pick<Text, 'position'>;
  }
  interface RootContentMap {
    formula: MathNode & Pick<Text, 'position'>;
    equationReference: ReferenceNode & Pick<Text, 'position'>;
  }
}

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    formula: 'formula';
    formulaData: 'formulaData';
    equationReference: 'equationReference';
  }
}

const dollar = 36;
const backslash = 92;
const openBrace = 123;
const closeBrace = 125;

/** Maximum length in which to search for the end of a formula. */
const maxInLine = 2_000;
const maxLabel = 100;

const isLineEnd = (code: Code) => code !== null && code < -2;
const isSpace = (code: Code) => code === -2 || code === -1 || code === 32;
const isDigit = (code: Code) => code !== null && code >= 48 && code <= 57;

/**
 * `$…$` by the rules of Pandoc, so that prices stay text: no space inside next to the dollars, and no digit after
 * the last one. https://pandoc.org/MANUAL.html#math
 */
const mathText: Construct = {
  name: 'formula',
  tokenize(effects, ok, nok) {
    let dollars = 0;
    let length = 0;
    let last: Code = null;
    const start: State = (code) => {
      effects.enter('formula');
      return opening(code);
    };
    const opening: State = (code) => {
      if (code === dollar && dollars < 2) {
        dollars += 1;
        effects.consume(code);
        return opening;
      }
      const isOpen = dollars === 2 || !(isSpace(code) || isLineEnd(code));
      return isOpen && code !== null && code !== dollar ? inside(code) : nok(code);
    };
    const inside: State = (code) => {
      length += 1;
      if (code === null || length > maxInLine) return nok(code);
      if (isLineEnd(code)) {
        last = code;
        return lineEnd(effects, inside)(code);
      }
      if (code === dollar) return closing(code);
      effects.enter('formulaData');
      return data(code);
    };
    const data: State = (code) => {
      if (code === null || isLineEnd(code) || code === dollar) {
        effects.exit('formulaData');
        return inside(code);
      }
      length += 1;
      if (length > maxInLine) return nok(code);
      last = code;
      effects.consume(code);
      return code === backslash ? escaped : data;
    };
    const escaped: State = (code) => {
      if (code === null || isLineEnd(code)) return data(code);
      last = code;
      effects.consume(code);
      return data;
    };
    const closing: State = (code) => {
      // Prices: `$5 and $6` has a space, or the end of a line, before the second dollar.
      if (dollars === 1 && (isSpace(last) || isLineEnd(last))) return nok(code);
      effects.enter('formulaData');
      effects.consume(code);
      return dollars === 1 ? afterFirst : second;
    };
    const second: State = (code) => {
      if (code !== dollar) return data(code);
      effects.consume(code);
      return end;
    };
    const afterFirst: State = (code) => (isDigit(code) || code === dollar ? nok(code) : end(code));
    const end: State = (code) => {
      effects.exit('formulaData');
      effects.exit('formula');
      return ok(code);
    };
    return start;
  },
};

/** `$$` at the beginning of a line, to the next `$$` at the end of a line. */
const mathFlow: Construct = {
  name: 'formulaBlock',
  concrete: true,
  tokenize(this: TokenizeContext, effects, ok, nok) {
    const isInterrupting = () => this.interrupt === true;
    let dollars = 0;
    const start: State = (code) => {
      effects.enter('formula');
      effects.enter('formulaData');
      return opening(code);
    };
    const opening: State = (code) => {
      if (dollars === 2) return code === dollar ? nok(code) : data(code);
      if (code !== dollar) return nok(code);
      dollars += 1;
      effects.consume(code);
      return opening;
    };
    const data: State = (code) => {
      if (code === null) return nok(code);
      if (isLineEnd(code)) {
        effects.exit('formulaData');
        if (isInterrupting()) return end(code);
        return effects.check(sameContainer, lineEnd(effects, line), nok)(code);
      }
      if (code === dollar) return effects.attempt(closingFence, afterFence, one)(code);
      return one(code);
    };
    const line: State = (code) => {
      if (code === null) return nok(code);
      if (isLineEnd(code)) return effects.check(sameContainer, lineEnd(effects, line), nok)(code);
      effects.enter('formulaData');
      return data(code);
    };
    const one: State = (code) => {
      effects.consume(code);
      if (code === dollar) return afterDollar;
      return code === backslash ? escaped : data;
    };
    // `$$x$$ and text` is a formula in a line.
    const afterDollar: State = (code) => (code === dollar ? nok(code) : data(code));
    const escaped: State = (code) => (code === null || isLineEnd(code) ? data(code) : one(code));
    const afterFence: State = (code) => {
      effects.exit('formulaData');
      return end(code);
    };
    const end: State = (code) => {
      effects.exit('formula');
      return ok(code);
    };
    return start;
  },
};

const closingFence: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    let dollars = 0;
    const fence: State = (code) => {
      if (dollars < 2 ? code === dollar : isSpace(code)) {
        dollars += 1;
        effects.consume(code);
        return fence;
      }
      return dollars >= 2 && (code === null || isLineEnd(code)) ? ok(code) : nok(code);
    };
    return fence;
  },
};

/** Whether the next line is in the same quotation or list item. */
const sameContainer: Construct = {
  partial: true,
  tokenize(this: TokenizeContext, effects, ok, nok) {
    return (code) => {
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      return (next) => (this.parser.lazy[this.now().line] ? nok(next) : ok(next));
    };
  },
};

function lineEnd(effects: Effects, next: State): State {
  return (code) => {
    effects.enter('lineEnding');
    effects.consume(code);
    effects.exit('lineEnding');
    return next;
  };
}

/** `\ref{label}` and `\eqref{label}`. */
const reference: Construct = {
  name: 'equationReference',
  tokenize(effects, ok, nok) {
    let written = '';
    const start: State = (code) => {
      effects.enter('equationReference');
      effects.consume(code);
      return name;
    };
    const name: State = (code) => {
      if (code === openBrace && (written === 'ref' || written === 'eqref')) {
        written = '';
        effects.consume(code);
        return label;
      }
      if (code === null || code < 97 || code > 122 || written.length > 5) return nok(code);
      written += String.fromCharCode(code);
      effects.consume(code);
      return name;
    };
    const label: State = (code) => {
      if (code === null || isLineEnd(code) || code === openBrace || written.length > maxLabel)
        return nok(code);
      effects.consume(code);
      if (code === closeBrace) {
        effects.exit('equationReference');
        return ok;
      }
      written += ' ';
      return label;
    };
    return start;
  },
};

/** `\ref` for the Markdown parser. */
export const referenceSyntax: Extension = { text: { [backslash]: reference } };

/** Formulas, too. */
export const mathSyntax: Extension = {
  flow: { [dollar]: mathFlow },
  text: { [dollar]: mathText, [backslash]: reference },
};

type Handlers = Partial<Record<TokenType, (this: CompileContext, token: Token) => void>>;

export const mathFromMarkdown: MdastExtension = {
  enter: {
    formula(token: Token) {
      this.enter({ type: 'formula', value: '', isDisplay: false, opening: 0 }, token);
    },
    equationReference(token: Token) {
      this.enter({ type: 'equationReference', label: '', hasBrackets: false }, token);
    },
  } as Handlers,
  exit: {
    formula(token: Token) {
      const written = this.sliceSerialize(token);
      const [opening = ''] = /^\$+\s*/.exec(written) ?? [];
      const node = this.stack.at(-1) as unknown as MathNode;
      node.isDisplay = opening.startsWith('$$');
      node.opening = opening.length;
      node.value = written.slice(opening.length).replace(/\s*\$+\s*$/, '');
      this.exit(token);
    },
    equationReference(token: Token) {
      const [, name, label = ''] = /^\\(\w+)\{(.*)\}$/.exec(this.sliceSerialize(token)) ?? [];
      const node = this.stack.at(-1) as unknown as ReferenceNode;
      node.label = label;
      node.hasBrackets = name === 'eqref';
      this.exit(token);
    },
  } as Handlers,
};
