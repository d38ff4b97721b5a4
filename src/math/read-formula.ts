import type Temml from 'temml';
import type { MathAttributes, MathElement } from '../core/prose.ts';
import { formulaText } from './formula-text.ts';

/** The commands of `content/macros.yaml`, with their backslash. */
export type Macros = Readonly<Record<string, string>>;

/** A problem in a formula, with its position. */
type FormulaProblem = { message: string; command: string; at: number };

/** An equation of a formula that gets a number or has its own mark, such as `\tag{A}`. */
type NumberedRow = {
  label: string;
  /** "" for the next number. */
  tag: string;
  /** The element with the number, and the one that links lead to. */
  mark: Exclude<MathElement, string>;
  row: Exclude<MathElement, string>;
};

type ReadFormula =
  | { problem: FormulaProblem }
  | { text: string; tree: MathElement; rows: NumberedRow[]; references: Reference[] };

/** A `\ref` within a formula, whose text is filled in when all equations are known. */
type Reference = {
  label: string;
  hasBrackets: boolean;
  mark: Exclude<MathElement, string>;
  at: number;
};

export type FormulaReader = (tex: string, isDisplay: boolean) => ReadFormula;

/** A node of Temml's tree. */
type Node = {
  type?: string;
  text?: string;
  href?: string;
  attributes?: Record<string, string>;
  classes?: string[];
  style?: Record<string, string>;
  children?: Node[] | null;
};

class Refusal extends Error {}

/** Longer ones exhaust the stack of Temml. */
const maxLength = 10_000;

/** Environments that number their equations. */
const numbering = /\\begin\{(?:equation|align|alignat|gather|multline|flalign)\}/;

/** Loads Temml. Sites without formulas never do. */
export async function loadFormulas(macros: Macros = {}): Promise<FormulaReader> {
  const { default: temml } = await import('temml');
  return (tex, isDisplay) => readFormula(temml, tex, isDisplay, macros);
}

function readFormula(temml: typeof Temml, written: string, isDisplay: boolean, macros: Macros): ReadFormula {
  const fail = (message: string, at = 0, command = '') => ({ problem: { message, at, command } });
  if (written.trim() === '') return fail('is empty');
  if (written.length > maxLength) return fail(`has more than ${maxLength} characters`);
  const lineBreak = findLineBreak(written);
  if (lineBreak) return fail(lineBreakProblem, lineBreak.index, lineBreak[0]);
  const labels = new Map(
    [...written.matchAll(/\\label\{([^{}]*)\}/g)].map(([, label = '']) => [bareLabel(label), label]),
  );
  const isNumbered = isDisplay && labels.size > 0 && !numbering.test(written) && !/\\tag\b/.test(written);
  const prefix = isNumbered ? '\\begin{equation}' : '';
  const tex = isNumbered ? `${prefix}${written}\\end{equation}` : written;
  let root: Node;
  try {
    // A copy, because `\def` adds macros.
    const options = { displayMode: isDisplay, throwOnError: true, macros: { ...macros } };
    root = temml.__renderToMathMLTree(tex, options);
  } catch (error) {
    if (error instanceof RangeError) return fail('is nested too deeply');
    // Temml throws a TypeError for some incomplete formulas, such as `x^`.
    const { message, position } = error as { message: string; position?: number };
    const { summary, command } = explain(error instanceof TypeError ? '' : message);
    const at = Math.min(Math.max((position ?? written.length) - prefix.length, 0), written.length);
    return fail(summary, position === undefined ? 0 : at, command);
  }
  const rows: NumberedRow[] = [];
  const references: Reference[] = [];
  try {
    const [tree] = toElements(root, { rows, references, labels, written });
    if (!Array.isArray(tree)) return fail('is empty');
    return { text: formulaText(tree), tree, rows, references };
  } catch (error) {
    if (error instanceof Refusal) return fail(error.message, 0, error.message.match(/\\\w+/)?.[0] ?? '');
    if (error instanceof RangeError) return fail('is nested too deeply');
    throw error;
  }
}

export const lineBreakProblem = 'has a line break outside of an environment';

/** The first `\\\\` outside of environments and braces, which Temml would drop or lay out as a table. */
function findLineBreak(tex: string): RegExpExecArray | null {
  let depth = 0;
  for (const part of tex.matchAll(/\\(?:begin|end|newline)(?![A-Za-z])|\\\\|\\.|[{}]/gs)) {
    if (part[0] === '\\begin' || part[0] === '{') depth += 1;
    else if (part[0] === '\\end' || part[0] === '}') depth -= 1;
    else if (depth <= 0 && (part[0] === '\\\\' || part[0] === '\\newline')) return part;
  }
  return null;
}

/** Temml's message in words, without the place it repeats. */
function explain(message: string): { summary: string; command: string } {
  const text = message
    .trim()
    .replace(/ at (?:position \d+|end of input):.*$/s, '')
    .replace(/[.:]$/, '');
  const [, command] = /^Unsupported function name: (\\.+)$/.exec(text) ?? [];
  if (command) return { summary: `has the unknown command ${command}`, command };
  const [, untrusted] = /^Function "(\\.+)" is not trusted$/.exec(text) ?? [];
  if (untrusted) return { summary: `contains ${untrusted}, which is not possible here`, command: untrusted };
  const [, environment] = /^No such environment: (.+)$/.exec(text) ?? [];
  if (environment) return { summary: `has the unknown environment ${environment}`, command: '' };
  if (/'\}'|'\{'|end of input|EOF/.test(text) || text === '')
    return {
      summary:
        /\\right/.test(text) || /\\end/.test(text)
          ? `does not end: ${text.replace(/^Expected /, 'expected ').replaceAll("'EOF'", 'the end')}`
          : text === ''
            ? 'is incomplete'
            : 'has a brace that is not closed, or one too many',
      command: '',
    };
  return { summary: `cannot be read: ${text}`, command: '' };
}

type Context = {
  rows: NumberedRow[];
  references: Reference[];
  labels: ReadonlyMap<string, string>;
  written: string;
};

/** Normalizes labels like Temml. */
function bareLabel(label: string): string {
  return label.replaceAll(/[^A-Za-z_0-9-]/g, '');
}

const elementNames = [
  ...'math maction menclose merror mfrac mi mmultiscripts mn mo mover mpadded'.split(' '),
  ...'mphantom mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup'.split(' '),
  ...['mtable', 'mtd', 'mtext', 'mtr', 'munder', 'munderover', 'none'],
];

const attributeNames = [
  ...'accent accentunder columnalign columnspan depth display displaystyle fence form'.split(' '),
  ...['height', 'largeop', 'linethickness', 'lspace', 'mathvariant', 'maxsize', 'minsize', 'movablelimits'],
  ...'notation rowspan rspace scriptlevel separator stretchy symmetric voffset width'.split(' '),
];

/** Layout properties with a class each; see `formulaStyles`. */
const styleNames =
  /^(?:padding(?:-(?:left|right|top|bottom))?|margin-left|position|right|bottom|width|height|text-align|math-depth|font-weight|border(?:-(?:left|right|top|bottom))?|transform)$/;
const styleValue =
  /^(?:[\d.-]+(?:em|ex|pt|px|%)?|solid|dashed|double|left|right|center|bold|normal|relative|absolute|scaleX\(-1\)|\s)+$/;

function toElements(node: Node, context: Context): MathElement[] {
  if (node.text !== undefined) return [node.text];
  const children = () => (node.children ?? []).flatMap((child) => toElements(child, context));
  const classes = node.classes?.filter(Boolean) ?? [];
  if (node.href !== undefined) {
    const bare = node.href.slice(1);
    const found = [...context.written.matchAll(/\\(?:eq)?ref\{([^{}]*)\}/g)].find(
      ([, label = '']) => bareLabel(label) === bare,
    );
    const mark: Exclude<MathElement, string> = ['mtext', {}];
    const hasBrackets = classes.includes('tml-eqref');
    context.references.push({ label: found?.[1] ?? bare, hasBrackets, mark, at: found?.index ?? 0 });
    return [mark];
  }
  // A number that Temml leaves to the style sheet.
  if (node.type === undefined) return children();
  // With a notation, Firefox draws lines that are too thick and too wide.
  const isLine = node.type === 'menclose' && classes.some((name) => /^tml-(?:over|under)line$/.test(name));
  if (!elementNames.includes(node.type))
    throw new Refusal(`contains <${node.type}>, which is not possible here`);
  const attributes: MathAttributes = {};
  const style = { ...node.style };
  let rowId = '';
  for (const [name, value] of Object.entries(node.attributes ?? {})) {
    if (name === 'style') Object.assign(style, parseStyle(value));
    else if (name === 'id') rowId = value;
    else if (name === 'class') classes.push(...value.split(' '));
    else if (name === 'mathbackground' && /^(?:black|#000)$/.test(value)) classes.push('tml-rule');
    else if (/^(?:mathcolor|mathbackground)$/.test(name)) refuseColor();
    else if (name === 'display' && value === 'inline') continue;
    else if (attributeNames.includes(name)) attributes[name] = value;
    else if (name !== 'xmlns' && name !== 'href')
      throw new Refusal(`contains ${name}, which is not possible here`);
  }
  for (const [property, value] of Object.entries(style)) {
    const name = property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    if (name === 'color' || name === 'border-color') refuseColor();
    if (name === 'display' || (node.type === 'mtable' && name === 'width')) continue;
    const text = String(value).trim();
    if (!styleNames.test(name) || !styleValue.test(text))
      throw new Refusal(`contains ${name}: ${text}, which is not possible here`);
    // 5.9776pt is LaTeX's space between columns.
    const size = text.replaceAll('5.9776pt', '0.5em').replaceAll(/\b0(?:em|pt|px|%)/g, '0');
    classes.push(`${classPrefix}${name}_${size.replaceAll(/\s+/g, '_')}`);
  }
  const shown = classes.filter((name) => !/^tml-(?:display|label|ref|eqref|tageqn|tag)$/.test(name));
  if (isLine) delete attributes.notation;
  const element: Exclude<MathElement, string> = [isLine ? 'mrow' : node.type, attributes];
  const before = context.rows.length;
  element.push(...(node.type === 'mtext' && hasNumber(node) ? [] : children()));
  if (node.type === 'mtext' && (hasNumber(node) || classes.includes('tml-tag'))) {
    const tag = classes.includes('tml-tag')
      ? element
          .slice(2)
          .filter((part) => typeof part === 'string')
          .join('')
      : '';
    context.rows.push({ label: '', tag, mark: element, row: element });
  }
  if (node.type === 'mtr' || node.type === 'math')
    for (const numbered of context.rows.slice(before)) {
      if (node.type === 'mtr') numbered.row = element;
      if (rowId) numbered.label = context.labels.get(rowId) ?? rowId;
    }
  if (node.type === 'mtable' && context.rows.length > before) shown.push('tml-numbered');
  // Empty groups are invisible, but MathML Core gives them space in some places; labels need none.
  if (classes.includes('tml-label')) return [];
  if (shown.length > 0) attributes.className = [...new Set(shown)].join(' ');
  if (node.type === 'math') {
    attributes.dir = 'ltr';
    if (attributes.display !== 'block') delete attributes.display;
  }
  return [element];
}

function hasNumber(node: Node): boolean {
  return node.children?.some(({ classes }) => classes?.includes('tml-eqn')) ?? false;
}

function refuseColor(): never {
  throw new Refusal('sets a color, which would not follow light and dark mode');
}

function parseStyle(text: string): Record<string, string> {
  const pairs = text.split(';').map((pair) => pair.split(':').map((part) => part.trim()));
  return Object.fromEntries(pairs.filter(([name]) => name).map(([name = '', value = '']) => [name, value]));
}

const classPrefix = 'tml_';

/** One class for each layout property that formulas use: the policy of pages blocks `style` attributes. */
export function formulaStyles(contents: string): string {
  const names = new Set(contents.match(/tml_[a-z-]+_[\w.%()-]+/g));
  return [...names]
    .sort()
    .map((name) => {
      const [, property = '', value = ''] = /^tml_([a-z-]+)_(.+)$/.exec(name) ?? [];
      return `.${name.replaceAll(/[^\w-]/g, '\\$&')}{${property}:${value.replaceAll('_', ' ')}}`;
    })
    .join('');
}
