/** A problem of a line, counted from 0. */
export class DiagramError extends Error {
  readonly line: number;
  readonly fix: string;
  constructor(line: number, message: string, fix: string) {
    super(message);
    this.line = line;
    this.fix = fix;
  }
}

/** An end of an arrow that beautiful-mermaid cannot draw; `none` removes its arrow. */
export type End = 'circle' | 'cross' | 'arrow' | 'none';

/** What to change in the SVG of beautiful-mermaid. */
export type Corrections = {
  /** Parallelograms, drawn as trapezoids. */
  slanted: Map<string, 'right' | 'left'>;
  /** Sheets of paper, drawn as rectangles. */
  papers: Set<string>;
  /** Diamonds of choices and bars of forks, drawn as states. */
  choices: Set<string>;
  bars: Set<string>;
  /** Notes, drawn as states or classes, with their lines. */
  notes: Map<string, string[]>;
  /** Ends of arrows by `edgeKey`, or of messages by their number. */
  ends: Map<string, { start?: End | undefined; end?: End | undefined }>;
  /** Lines of the source, by `edgeKey`. */
  lines: Map<string, number>;
  /** The messages, by their number, that create and destroy a participant. */
  lifelines: Map<string, { start?: number; end?: number }>;
  /** Groups of participants. */
  boxes: { title: string; members: string[] }[];
};

export type Rewritten = { lines: string[]; corrections: Corrections };

export function noCorrections(): Corrections {
  return {
    slanted: new Map(),
    papers: new Set(),
    choices: new Set(),
    bars: new Set(),
    notes: new Map(),
    ends: new Map(),
    lines: new Map(),
    lifelines: new Map(),
    boxes: [],
  };
}

/** Numbers of a drawing have one decimal place. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The nth edge between two nodes. */
export function edgeKey(from: string, to: string, count: Map<string, number>): string {
  const pair = `${from}\t${to}`;
  const nth = (count.get(pair) ?? 0) + 1;
  count.set(pair, nth);
  return `${pair}\t${nth}`;
}

// The parser ends names and labels at these, and has no escapes.
const special = /[[\](){}|"<>&~`;:]/g;
const privateUse = 0xe000;

/** A label with signs that the parser cannot read replaced by private characters; `decode` brings them back. */
export function encode(text: string): string {
  return withEntities(text)
    .split(/(<br\s*\/?>|\n|\\n)/i)
    .map((part, index) => (index % 2 === 1 ? '<br>' : part.trim().replaceAll(special, toPrivate)))
    .join('');
}

/** A label where the parser expects a name without spaces. */
export function encodeName(text: string): string {
  return withEntities(text).trim().replaceAll(special, toPrivate).replaceAll(/[\s-]/g, toPrivate);
}

export function decode(text: string): string {
  return text.replaceAll(/[\uE000-\uE07F]/g, (sign) =>
    String.fromCharCode((sign.codePointAt(0) ?? privateUse) - privateUse),
  );
}

function toPrivate(sign: string): string {
  const code = sign.charCodeAt(0);
  return code < 0x80 ? String.fromCharCode(privateUse + code) : sign;
}

const entities: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', nbsp: '\u00a0' };

/** Mermaid writes characters as `#quot;` and `#9829;`. */
function withEntities(text: string): string {
  return text.replaceAll(/[#&]#?(\w+);/g, (whole, name: string) => {
    const code = Number(name);
    if (code > 0 && code < 0x110000) return String.fromCodePoint(code);
    return entities[name] ?? whole;
  });
}

/** A label without the quotes around it, and without the signs of Markdown strings and icons. */
export function bareLabel(text: string): string {
  const inner = text.trim().replace(/^"([\s\S]*)"$/, '$1');
  const isMarkdown = /^`[\s\S]*`$/.test(inner);
  const bare = isMarkdown ? inner.slice(1, -1).replaceAll(/\*\*?|__?/g, '') : inner;
  const withoutIcons = bare.replaceAll(/\bfa[bsrlk]?:fa-[\w-]+\s*/g, '').trim();
  return withoutIcons || bare.trim();
}
