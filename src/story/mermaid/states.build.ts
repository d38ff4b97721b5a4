import {
  bareLabel,
  DiagramError,
  edgeKey,
  encode,
  noCorrections,
  type Rewritten,
} from './rewritten.build.ts';

const blank = '\u2800';

/** Rewrites a state diagram for beautiful-mermaid: texts before the transitions, notes and choices as states. */
export function rewriteStates(lines: readonly string[], header: number): Rewritten {
  const corrections = noCorrections();
  const written: string[] = [];
  const names = new Map<string, string>();
  const labels = new Map<string, string>();
  const composite = new Map<string, string>();
  const open: number[] = [];
  const count = new Map<string, number>();
  const nameOf = (id: string) => {
    const name = names.get(id) ?? `n${names.size + 1}`;
    names.set(id, name);
    return name;
  };
  const addNote = (id: string, text: string, index: number) => {
    const note = nameOf(`note ${index}`);
    labels.set(`note ${index}`, text);
    corrections.notes.set(note, []);
    corrections.ends.set(edgeKey(nameOf(id), note, count), { end: 'none' });
    return `${nameOf(id)} --> ${note}`;
  };
  let note: { id: string; line: number; texts: string[] } | undefined;
  for (const [index, line] of lines.entries()) {
    const text = line.trim().replaceAll(/:::[\w-]+/g, '');
    written[index] = '';
    if (index <= header || text === '') continue;
    const fail = (fix: string) => new DiagramError(index, `"${text}" cannot be drawn`, fix);
    if (note) {
      if (!/^end note$/i.test(text)) note.texts.push(text);
      else {
        written[note.line] = addNote(note.id, note.texts.join('<br>'), note.line);
        note = undefined;
      }
      continue;
    }
    if (/^(?:classDef|class|style|hide empty description|scale)\b/.test(text)) continue;
    const [, about, shortNote] = /^note\s+(?:left|right)\s+of\s+(\S+?)\s*(?::\s*(.+))?$/i.exec(text) ?? [];
    const [, special = '', kind] =
      /^state\s+(\S+)\s*(?:<<|\[\[)(choice|fork|join)(?:>>|\]\])$/.exec(text) ?? [];
    const [, title, named = '', brace] =
      /^state\s+(?:"([^"]+)"\s+as\s+)?([\p{L}\p{N}_-]+)\s*(\{)?$/u.exec(text) ?? [];
    const [, from, to = '', label] =
      /^(\[\*\]|[\p{L}\p{M}\p{N}_-]+?)\s*-->\s*(\[\*\]|[\p{L}\p{M}\p{N}_-]+)\s*(?::\s*(.+))?$/u.exec(text) ??
      [];
    const [, described, description] = /^([\p{L}\p{M}\p{N}_-]+)\s*:\s*(.+)$/u.exec(text) ?? [];
    if (about) {
      if (shortNote) written[index] = addNote(about, shortNote, index);
      else note = { id: about, line: index, texts: [] };
    } else if (kind) {
      labels.set(special, blank);
      corrections[kind === 'choice' ? 'choices' : 'bars'].add(nameOf(special));
      if (open.length > 0) written[index] = `${nameOf(special)} : ${blank}`;
    } else if (named) {
      if (brace) {
        open.push(index);
        composite.set(named, title ?? composite.get(named) ?? named);
        written[index] = `\u0000${named}`;
      } else {
        if (title) labels.set(named, title);
        written[index] = `\u0001${named}`;
      }
    } else if (from) {
      const [start, end] = [from, to].map((id) => (id === '[*]' ? id : nameOf(id)));
      written[index] = `${start} --> ${end}${label ? ` : ${encode(label)}` : ''}`;
      if (from !== '[*]' && to !== '[*]')
        corrections.lines.set(edgeKey(start ?? '', end ?? '', count), index);
    } else if (described) {
      labels.set(described, description ?? '');
      written[index] = `\u0001${described}`;
    } else if (/^[\p{L}\p{M}\p{N}_]+$/u.test(text)) written[index] = `\u0001${text}`;
    else if (text === '}') {
      if (open.pop() === undefined) throw fail('Remove it, or open a state:   state Work {');
      written[index] = '}';
    } else if (/^direction\s+(?:TD|TB|LR|BT|RL)$/.test(text)) written[index] = text;
    else if (/^-{2,}$/.test(text))
      throw fail('Write parallel states as separate states, or use a picture instead.');
    else throw fail('Write which state follows which:   Still --> Moving : push');
  }
  if (note) throw new DiagramError(note.line, 'a note is not closed', 'Write a line "end note" after it.');
  const unclosed = open.pop();
  if (unclosed !== undefined)
    throw new DiagramError(unclosed, 'a state is not closed', 'Write a line "}" after what it contains.');
  const titleOf = (id: string) => encode(bareLabel(labels.get(id) ?? composite.get(id) ?? id));
  const all = written.map((text) => {
    const id = text.slice(1);
    if (text.startsWith('\u0000')) return `state "${titleOf(id)}" as ${nameOf(id)} {`;
    if (text.startsWith('\u0001')) return composite.has(id) ? '' : `${nameOf(id)} : ${titleOf(id)}`;
    return text;
  });
  // The parser keeps the first text of a state.
  const states = [...names].filter(([id]) => !composite.has(id));
  all[header] = ['stateDiagram-v2', ...states.map(([id, name]) => `${name} : ${titleOf(id)}`)].join('\n');
  return { lines: all, corrections };
}
