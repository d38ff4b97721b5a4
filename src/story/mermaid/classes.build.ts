import {
  bareLabel,
  DiagramError,
  type End,
  edgeKey,
  encode,
  encodeName,
  noCorrections,
  type Rewritten,
} from './rewritten.build.ts';

const className = '(?:`[^`]+`|[\\p{L}\\p{N}_]+)(?:~[^\\s{]+~)?';
const relation = new RegExp(
  `^(${className})\\s*(?:"([^"]*)"\\s*)?(<\\||\\*|<|(?<=[\\s"])o)?(--|\\.\\.)(\\|>|\\*|>|o(?=[\\s"]))?\\s*(?:"([^"]*)"\\s*)?(${className})\\s*(?::\\s*(.+))?$`,
  'u',
);
const declared = new RegExp(`^class\\s+(${className})\\s*(?:\\["([^"]*)"\\])?\\s*(\\{)?(.*?)(\\})?$`, 'u');
const member = new RegExp(`^(${className})\\s*:\\s*(.+)$`, 'u');
const known = /^(?:<\|--|<\|\.\.|\*--|o--|-->|--\*|--o|--\|>|\.\.>|\.\.\|>|<--|<\.\.)$/;

/** Rewrites a class diagram for beautiful-mermaid: names with their labels, notes as classes. */
export function rewriteClasses(lines: readonly string[], header: number): Rewritten {
  const corrections = noCorrections();
  const labels = new Map<string, string>();
  const written: (string | ((name: (id: string) => string) => string))[] = [];
  const marks: { from: string; to: string; end?: End }[] = [];
  let inside: number | undefined;
  const idOf = (text: string) => {
    const [, id = text, generic] = /^`?([^`~]+)`?(?:~(.+)~)?$/.exec(text) ?? [];
    if (generic || !labels.has(id))
      labels.set(id, generic ? `${id}<${generics(generic)}>` : (labels.get(id) ?? id));
    return id;
  };
  for (const [index, line] of lines.entries()) {
    const text = line.trim().replaceAll(/:::[\w-]+/g, '');
    written[index] = '';
    if (index < header || text === '') continue;
    const fail = (fix: string) => new DiagramError(index, `"${text}" cannot be drawn`, fix);
    if (index === header) written[index] = 'classDiagram';
    else if (inside !== undefined) {
      if (text === '}') inside = undefined;
      written[index] = text === '}' || text.startsWith('<<') ? text : writeMember(text);
    } else if (/^(?:classDef|style|cssClass|click|link|callback|direction)\b/.test(text)) continue;
    else if (/^note\b/.test(text)) {
      const [, about, words = ''] = /^note\s+(?:for\s+(\S+)\s+)?"([^"]*)"$/.exec(text) ?? [];
      if (!words) throw fail('Write its text in quotation marks:   note for Duck "can fly"');
      const texts = words.split(/<br\s*\/?>|\\n/i).map((each) => each.trim());
      // As wide as its longest line, and a signature for two equal notes.
      const longest = texts.reduce((a, b) => (b.length > a.length ? b : a));
      const note = encodeName(longest) + '\u2800'.repeat(1 + corrections.notes.size);
      corrections.notes.set(note, texts);
      const rows = texts.slice(1).map(() => `${note} : \u2800`);
      if (about) {
        const id = idOf(about);
        written[index] = (name) => [`${name(id)} ..> ${note}`, ...rows].join('\n');
        marks.push({ from: id, to: note, end: 'none' });
      } else written[index] = [`class ${note}`, ...rows].join('\n');
    } else if (/^namespace\b/.test(text))
      throw fail('Leave out the namespace and its closing brace, or put a picture of the diagram there.');
    else if (declared.test(text)) {
      const [, named = '', label, brace, body = '', closing] = declared.exec(text) ?? [];
      const id = idOf(named);
      if (label) labels.set(id, label);
      if (body.trim() && !/^<<\w+>>$/.test(body.trim()))
        throw fail('Write each member in a line of its own.');
      if (brace && !closing) inside = index;
      written[index] = (name) =>
        brace
          ? `class ${name(id)} {${body.trim() ? ` ${body.trim()} ` : '\n'}${closing ?? ''}`.trimEnd()
          : `class ${name(id)}`;
    } else if (/^<<\w+>>/.test(text)) {
      const [, annotation, of = ''] = /^<<(\w+)>>\s+(.+)$/.exec(text) ?? [];
      if (!annotation)
        throw fail('Write it in the braces of its class, or before its name:   <<interface>> Shape');
      const id = idOf(of);
      written[index] = (name) => `class ${name(id)} { <<${annotation}>> }`;
    } else if (relation.test(text)) {
      const [, first = '', card1, head = '', dash = '', tail = '', card2, second = '', label] =
        relation.exec(text) ?? [];
      const [from, to] = [idOf(first), idOf(second)];
      const isPlain = !head && !tail;
      const arrow = isPlain ? `${dash}>` : `${head}${dash}${tail}`;
      if (!known.test(arrow)) throw fail('Write one of these arrows:   <|-- *-- o-- --> -- ..> ..|> ..');
      marks.push({ from, to, ...(isPlain ? { end: 'none' as const } : {}) });
      const quote = (card: string | undefined) => (card ? ` "${encode(card)}"` : '');
      written[index] = (name) =>
        `${name(from)}${quote(card1)} ${arrow}${quote(card2)} ${name(to)}${label ? ` : ${encode(label)}` : ''}`;
    } else if (member.test(text)) {
      const [, of = '', what = ''] = member.exec(text) ?? [];
      const id = idOf(of);
      written[index] = (name) => `${name(id)} : ${writeMember(what)}`;
    } else throw fail('Write a class, a member or an arrow between two classes:   Animal <|-- Duck');
  }
  if (inside !== undefined)
    throw new DiagramError(inside, 'a class is not closed', 'Write a line "}" after its members.');
  const nameOf = (id: string) =>
    corrections.notes.has(id) ? id : encodeName(bareLabel(labels.get(id) ?? id));
  const count = new Map<string, number>();
  for (const { from, to, end } of marks) {
    const key = edgeKey(nameOf(from), nameOf(to), count);
    if (end) corrections.ends.set(key, { end });
  }
  return { lines: written.map((text) => (typeof text === 'string' ? text : text(nameOf))), corrections };
}

/** `List~int~` is written with angle brackets. */
function generics(text: string): string {
  return text.replaceAll(/~([^~]+)~/g, '<$1>').replace(/^([^~]*)~(.*)$/, '$1<$2>');
}

/** `+name: Type` is read as `+Type name`. */
function writeMember(text: string): string {
  const typed = text
    .replace(/\)\s*:\s*/, ') ')
    // Abstract and static ones have a sign after the brackets.
    .replace(/^([^(]+)(\([^)]*\))\s*([*$])/, '$1$3$2')
    .replace(/^([+\-#~]?)\s*([\p{L}\p{N}_]+)\s*:\s*([^\s(]+)$/u, '$1$3 $2');
  const [, sign = '', rest = typed] = /^([+\-#~]?)(.*)$/.exec(typed) ?? [];
  return sign + generics(rest).replaceAll(/[<>]/g, (bracket) => encode(bracket));
}

const symbol = '\\|o|o\\||\\|\\||\\}o|o\\{|\\}\\||\\|\\{';
const cardinalities: Record<string, string> = Object.fromEntries(
  (
    [
      ['o|', ['one or zero', 'zero or one']],
      ['|{', ['one or more', 'one or many', 'many\\(1\\)', '1\\+']],
      ['o{', ['zero or more', 'zero or many', 'many\\(0\\)', '0\\+']],
      ['||', ['only one', 'one and only one', '1']],
    ] as [string, string[]][]
  ).flatMap(([sign, all]) => all.map((each) => [each, sign])),
);
const cardinality = `${symbol}|${Object.keys(cardinalities).join('|')}`;
const entityName = '"[^"]+"|[\\p{L}\\p{M}\\p{N}_](?:[\\p{L}\\p{M}\\p{N}_.-]*[\\p{L}\\p{M}\\p{N}_])?';
const relationship = new RegExp(
  `^(${entityName})\\s*(${cardinality})\\s*(--|\\.\\.|optionally to|to)\\s*(${cardinality})\\s*(${entityName})\\s*(?::\\s*(.*))?$`,
  'u',
);
const entity = new RegExp(`^(${entityName})\\s*(?:\\[\\s*("[^"]*"|[^\\]"]+)\\s*\\])?\\s*(\\{)?$`, 'u');

/** Writes an entity-relationship diagram as beautiful-mermaid reads it: names with their labels, signs for words. */
export function rewriteEntities(lines: readonly string[], header: number): Rewritten {
  const labels = new Map<string, string>();
  let inside: number | undefined;
  const idOf = (text: string, label?: string) => {
    const id = bareLabel(text);
    if (label || !labels.has(id)) labels.set(id, label ? bareLabel(label) : id);
    return id;
  };
  const signOf = (text: string) => cardinalities[text.replaceAll(/[()+]/g, '\\$&')] ?? text;
  const written = lines.map((line, index): string | ((name: (id: string) => string) => string) => {
    const text = line.trim().replaceAll(/:::[\w-]+/g, '');
    if (index < header || text === '') return '';
    if (index === header) return 'erDiagram';
    const fail = (fix: string) => new DiagramError(index, `"${text}" cannot be drawn`, fix);
    if (inside !== undefined) {
      if (text === '}') {
        inside = undefined;
        return '}';
      }
      if (!/^\S+\s+\S+(?:\s+(?:PK|FK|UK)(?:\s*,\s*(?:PK|FK|UK))*)?(?:\s+"[^"]*")?$/.test(text))
        throw fail('Write the type and the name, then keys and a comment:   string name PK "as printed"');
      const [, comment = ''] = /"([^"]*)"$/.exec(text) ?? [];
      const bare = text.replace(/\s*"[^"]*"$/, '').replaceAll(/\s*,\s*/g, ' ');
      // Comments have no place of their own.
      return comment
        ? bare.replace(/^(\S+\s+\S+)/, (name) => `${name}\u2800${encodeName(`(${comment})`)}`)
        : bare;
    }
    if (/^(?:direction|classDef|class|style)\s/.test(text)) return '';
    const [, from, left = '', line2 = '', right = '', to = '', label = ''] = relationship.exec(text) ?? [];
    if (from) {
      const [first, second] = [idOf(from), idOf(to)];
      const dash = /^(?:--|to)$/.test(line2) ? '--' : '..';
      return (name) =>
        `${name(first)} ${signOf(left)}${dash}${signOf(right)} ${name(second)} : ${encode(bareLabel(label)) || '\u2800'}`;
    }
    const [, named, alias, brace] = entity.exec(text) ?? [];
    if (!named) throw fail('Write how two entities belong together:   CUSTOMER ||--o{ ORDER : places');
    const id = idOf(named, alias);
    if (brace) inside = index;
    // An entity without a relationship is read only with braces.
    return (name) => `${name(id)} {${brace ? '' : '\n}'}`;
  });
  if (inside !== undefined)
    throw new DiagramError(inside, 'an entity is not closed', 'Write a line "}" after its attributes.');
  const nameOf = (id: string) => encodeName(labels.get(id) ?? id);
  return {
    lines: written.map((text) => (typeof text === 'string' ? text : text(nameOf))),
    corrections: noCorrections(),
  };
}
