/** A raw entry of a .bib file: LaTeX, with abbreviations replaced. */
export type RawEntry = {
  key: string;
  type: string;
  offset: number;
  fields: Record<string, string>;
  /** Positions of the values in one pair of braces or quotation marks, without these characters. */
  spans: Record<string, { start: number; end: number }>;
};

/** The fields of every publication, for export; everything after a mistake in an entry is left out. */
export function readRawEntries(text: string): RawEntry[] {
  const strings = new Map<string, string>();
  const entries: RawEntry[] = [];
  for (const { 0: opening, 1: type = '', index } of text.matchAll(/@(\w+)\s*[{(]\s*/g)) {
    const start = index + opening.length;
    const kind = type.toLowerCase();
    if (kind === 'comment' || kind === 'preamble') continue;
    if (kind === 'string') {
      const { fields } = readFields(text, start, strings);
      for (const [name, value] of Object.entries(fields)) strings.set(name, value);
      continue;
    }
    key.lastIndex = start;
    const [whole = '', name = ''] = key.exec(text) ?? [];
    entries.push({
      ...{ key: name, type: kind, offset: index },
      ...readFields(text, start + whole.length, strings),
    });
  }
  return entries;
}

const key = /([^\s,={}]*)\s*,?/y;
const fieldStart = /[\s,]*([^\s=,{}()@"#]+)\s*=\s*/y;
const bareWord = /[^\s,#{}()"]+/y;
const concatenation = /\s*#\s*/y;

function readFields(
  text: string,
  from: number,
  strings: ReadonlyMap<string, string>,
): Pick<RawEntry, 'fields' | 'spans'> {
  // Field names come from the owner and can be `constructor`.
  const fields = new Map<string, string>();
  const spans = new Map<string, { start: number; end: number }>();
  const found = () => ({ fields: Object.fromEntries(fields), spans: Object.fromEntries(spans) });
  let at = from;
  for (;;) {
    const field = match(fieldStart, text, at);
    if (!field) return found();
    at += field[0].length;
    const start = at + 1;
    let value = '';
    let parts = 0;
    for (;;) {
      const part = readPart(text, at, strings);
      if (!part) return found();
      value += part.value;
      parts += 1;
      at = part.end;
      const more = match(concatenation, text, at);
      if (!more) break;
      at += more[0].length;
    }
    const name = (field[1] ?? '').toLowerCase();
    if (fields.has(name)) continue;
    fields.set(name, value.replaceAll(/\s+/g, ' ').trim());
    if (parts === 1 && /["{]/.test(text[start - 1] ?? '')) spans.set(name, { start, end: at - 1 });
  }
}

function readPart(text: string, at: number, strings: ReadonlyMap<string, string>) {
  const opening = text[at];
  if (opening === '{' || opening === '"') {
    const end = endOf(text, at + 1, opening === '{' ? '}' : '"');
    return end < 0 ? null : { value: text.slice(at + 1, end), end: end + 1 };
  }
  const [word] = match(bareWord, text, at) ?? [];
  return word === undefined
    ? null
    : { value: strings.get(word.toLowerCase()) ?? word, end: at + word.length };
}

/** The end of a value with matching braces; -1 if there is none. */
export function endOf(text: string, from: number, closing: '}' | '"'): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at];
    if (character === closing && depth === 0) return at;
    if (character === '\\') at += 1;
    else if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    if (depth < 0) return -1;
  }
  return -1;
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Private fields of reference managers: paths on a computer, notes, and internal data. */
const privateField =
  /^(?:file|localfile|annot(?:e|ation)|bdsk-.*|owner|timestamp|creationdate|modificationdate|groups|username|readstatus|printed|ranking|priority|qualityassured|relevance|comment|citationkey|mendeley-.*|date-(?:added|modified)|__.*)$/;

/** The fields that may be published. */
export function publicFields(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !privateField.test(name) && value !== ''),
  );
}

/** The names of all other fields. */
export function privateNames(fields: Readonly<Record<string, string>>): string[] {
  return Object.keys(fields).filter((name) => privateField.test(name));
}

/** By the type of an entry, or by its field `type`, which contains names of BibLaTeX or free text. */
export const genres = new Map([
  ['phdthesis', 'PhD thesis'],
  ['mastersthesis', 'Master’s thesis'],
  ['mathesis', 'Master’s thesis'],
  ['bathesis', 'Bachelor’s thesis'],
  ['candthesis', 'Candidate thesis'],
  ['techreport', 'Technical report'],
  ['resreport', 'Research report'],
]);

/** The first entry in a circle of `crossref`, with the keys of the circle; null for none. */
export function findCircle(entry: RawEntry, byKey: ReadonlyMap<string, RawEntry>): string[] | null {
  const path = [entry.key];
  for (let at = entry.fields.crossref; at !== undefined; at = byKey.get(at)?.fields.crossref) {
    if (at === entry.key) return [...path, at];
    if (path.includes(at)) return null;
    path.push(at);
  }
  return null;
}

const months = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)$/i;

/** An entry as text. */
export function writeEntry({ key, type, fields }: Pick<RawEntry, 'key' | 'type' | 'fields'>): string {
  const lines = Object.entries(fields).map(
    ([name, value]) => `  ${name} = ${months.test(value) ? value.toLowerCase() : `{${value}}`}`,
  );
  return lines.length > 0 ? `@${type}{${[key, ...lines].join(',\n')}\n}` : `@${type}{${key}}`;
}
