import {
  bareLabel,
  DiagramError,
  type End,
  encode,
  noCorrections,
  type Rewritten,
} from './rewritten.build.ts';

const message =
  /^(.+?)\s*(<<-->>|<<->>|-->>|->>|-->|->|--x|-x|--\)|-\))\s*([+-]?)\s*([^:]+?)\s*(?::\s*(.*))?$/;
const blocks = /^(loop|alt|opt|par|critical|break)\b\s*(.*)$/;
/** Links in a menu, which a picture cannot have. */
const unseen = /^(?:links?|properties|details)\s/;

/** Arrows that beautiful-mermaid cannot draw, with the arrow to draw and then change. */
const arrows: Record<string, { drawn: string; start?: End; end?: End }> = {
  '->': { drawn: '->>', end: 'none' },
  '-->': { drawn: '-->>', end: 'none' },
  '-x': { drawn: '->>', end: 'cross' },
  '--x': { drawn: '-->>', end: 'cross' },
  '<<->>': { drawn: '->>', start: 'arrow' },
  '<<-->>': { drawn: '-->>', start: 'arrow' },
};

/** Rewrites a sequence diagram for beautiful-mermaid: numbers in texts, activations at messages, no backgrounds. */
export function rewriteSequence(lines: readonly string[], header: number): Rewritten {
  const corrections = noCorrections();
  const written: string[] = [];
  const names = new Map<string, string>();
  const open: { kind: string; line: number }[] = [];
  const messages: { line: number; from: string; to: string; mark: string; text: string; operator: string }[] =
    [];
  let number: { next: number; step: number } | undefined;
  /** A participant whose lifeline begins or ends at the next message. */
  let turning: { name: string; isEnd: boolean; line: number } | undefined;
  const nameOf = (actor: string) => {
    const name = names.get(actor) ?? `a${names.size + 1}`;
    const isNew = !names.has(actor);
    names.set(actor, name);
    return { name, isNew };
  };
  /** The name of a participant, declared here if it is new. */
  const mention = (actor: string, index: number) => {
    const { name, isNew } = nameOf(actor);
    if (isNew) written[index] += `participant ${name} as ${encode(actor)}\n`;
    return name;
  };
  for (const [index, line] of lines.entries()) {
    const text = line.trim();
    written[index] = '';
    if (index < header || text === '' || unseen.test(text)) continue;
    if (index === header) {
      written[index] = 'sequenceDiagram';
      continue;
    }
    const fail = (fix: string) => new DiagramError(index, `"${text}" cannot be drawn`, fix);
    const [, create, kind, actor = '', label] =
      /^(create\s+)?(participant|actor)\s+(.+?)(?:\s+as\s+(.+))?$/.exec(text) ?? [];
    const [, destroyed] = /^destroy\s+(.+)$/.exec(text) ?? [];
    const [, first, step] = /^autonumber\b\s*(\d+)?\s*(\d+)?$/.exec(text) ?? [undefined, '', ''];
    const [, block, title = ''] = blocks.exec(text) ?? [];
    const [, place, whom = '', note = ''] =
      /^note\s+(left of|right of|over)\s+([^:]+):\s*(.+)$/i.exec(text) ?? [];
    const sent = message.exec(text);
    if (kind) {
      if (actor.includes('@{')) throw fail('Write it without the braces:   participant a as Ada');
      const { name, isNew } = nameOf(actor);
      if (isNew) written[index] = `${kind} ${name} as ${encode(bareLabel(label ?? actor))}`;
      else if (create) throw fail('Write it before every message of this participant.');
      if (create) turning = { name, isEnd: false, line: index };
      if (open.at(-1)?.kind === 'box') corrections.boxes.at(-1)?.members.push(name);
    } else if (/^autonumber\b/.test(text)) {
      number = text.endsWith('off') ? undefined : { next: Number(first || 1), step: Number(step || 1) };
    } else if (/^box\b/.test(text)) {
      open.push({ kind: 'box', line: index });
      corrections.boxes.push({ title: withoutColor(text.slice(3).trim()), members: [] });
    } else if (/^rect\b/.test(text)) open.push({ kind: 'rect', line: index });
    else if (block) {
      open.push({ kind: block, line: index });
      written[index] = `${block} ${encode(title)}`;
    } else if (/^(?:else|and|option)\b/.test(text)) {
      if (!/^(?:alt|par|critical)$/.test(open.at(-1)?.kind ?? ''))
        throw fail('Write it between alt and end.');
      written[index] = `${text.startsWith('and') ? 'and' : 'else'} ${encode(text.replace(/^\w+\s*/, ''))}`;
    } else if (text === 'end') {
      const closed = open.pop()?.kind;
      if (!closed) throw fail('Remove it, or open a block:   loop Every day');
      if (closed !== 'box' && closed !== 'rect') written[index] = 'end';
    } else if (place) {
      const actors = whom.split(',').map((each) => mention(each.trim(), index));
      written[index] += `Note ${place} ${actors.join(',')}: ${inOneLine(note)}`;
    } else if (/^(?:de)?activate\s/.test(text)) {
      const isStart = text.startsWith('activate');
      const name = mention(text.replace(/^\w+\s+/, ''), index);
      const last = messages.at(-1);
      if (!last || last.mark || (isStart ? last.to : last.from) !== name)
        throw fail(
          isStart
            ? 'Write a plus at the message that activates it:   a->>+b: Hello'
            : 'Write a minus at its last message:   b-->>-a: Bye',
        );
      last.mark = isStart ? '+' : '-';
    } else if (sent) {
      const [, from = '', operator = '', mark = '', to = '', words = ''] = sent;
      const label = inOneLine(words) || '\u2800';
      const [sender, receiver] = [mention(from, index), mention(to, index)];
      if (turning) {
        const { name, isEnd, line } = turning;
        if (receiver !== name && !(isEnd && sender === name)) throw explainTurn(lines, line);
        const life = corrections.lifelines.get(name) ?? {};
        corrections.lifelines.set(name, { ...life, [isEnd ? 'end' : 'start']: messages.length + 1 });
        turning = undefined;
      }
      messages.push({
        line: index,
        from: sender,
        to: receiver,
        mark,
        text: number ? `${number.next}. ${label}` : label,
        operator: arrows[operator]?.drawn ?? operator,
      });
      if (number) number.next += number.step;
      const arrow = arrows[operator];
      if (arrow) corrections.ends.set(String(messages.length), arrow);
    } else if (destroyed) turning = { name: mention(destroyed, index), isEnd: true, line: index };
    else throw fail('Write who tells whom what:   Ada->>Bo: Hello');
  }
  if (turning) throw explainTurn(lines, turning.line);
  const unclosed = open.pop();
  if (unclosed)
    throw new DiagramError(
      unclosed.line,
      `"${lines[unclosed.line]?.trim()}" is not closed`,
      'Write a line "end" after it.',
    );
  for (const { line, from, to, mark, text, operator } of messages)
    written[line] += `${from}${operator}${mark}${to}: ${text}`;
  return { lines: written.map((text) => text.trimEnd()), corrections };
}

function explainTurn(lines: readonly string[], line: number): DiagramError {
  return new DiagramError(
    line,
    `no message follows "${lines[line]?.trim()}"`,
    'Write a message to this participant right after it:   a->>b: Hello',
  );
}

/** There is space for one line. */
function inOneLine(text: string): string {
  return encode(text).replaceAll('<br>', ' ').replaceAll(/\s+/g, ' ');
}

/** `box Purple Ada & Bo` names a color first, which is left out. */
function withoutColor(text: string): string {
  return text
    .replace(/^(?:rgba?\([^)]*\)|transparent\b|#[0-9a-f]{3,8}\b)\s*/i, '')
    .replace(
      /^(?:aqua|black|blue|gr[ae]y|green|lime|maroon|navy|olive|orange|pink|purple|red|silver|teal|white|yellow|light\w+|dark\w+)\s+(?=\S)/i,
      '',
    );
}
