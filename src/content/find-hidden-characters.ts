import { type Diagnostic, type DiagnosticText, diagnosticInFile } from '../core/diagnostics.ts';
import { positionsIn } from '../core/text-position.ts';

/** A character that is invisible or changes the direction of text. `offset` counts UTF-16 units. */
type HiddenCharacter = { offset: number; code: string; name: string };

const names: Record<number, string> = {
  0: 'a null character',
  9: 'a tab',
  173: 'a soft hyphen',
  8203: 'a zero-width space',
  8204: 'a zero-width non-joiner',
  8205: 'a zero-width joiner',
  8232: 'a line separator',
  8233: 'a paragraph separator',
  65279: 'a byte order mark',
  65533: 'a replacement character, left by a program that could not decode a letter',
};

// Control, format (zero-width, direction, tags), line and paragraph separators, halves of letters, fillers.
const suspects = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\ufffd\u115f\u1160\u2800\u3164\uffa0]/gu;

// After these a joiner has a purpose: emoji, marks, and letters of scripts that join.
const joinable =
  /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\p{M}|(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})\p{L})$/u;

// The flags of England, Scotland and Wales are written with tags.
const flag = /\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}/gu;

/** The hidden characters of a text, in order. Tabs count; callers that read source files may skip them. */
export function findHiddenCharacters(text: string): HiddenCharacter[] {
  const plain = text.replace(flag, (match) => 'x'.repeat(match.length));
  const found: HiddenCharacter[] = [];
  for (const match of plain.matchAll(suspects)) {
    const code = match[0].codePointAt(0) ?? 0;
    if (
      (code === 0x200c || code === 0x200d) &&
      joinable.test(plain.slice(Math.max(0, match.index - 2), match.index))
    )
      continue;
    found.push({ offset: match.index, code: formatCode(code), name: nameOf(code) });
  }
  return found;
}

function formatCode(code: number): string {
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

function nameOf(code: number): string {
  const name = names[code];
  if (name) return name;
  if (code === 0x61c || code === 0x200e || code === 0x200f) return 'a direction mark';
  if ((code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069)) {
    return 'a character that reverses the direction of text';
  }
  return code < 0xa0 ? 'a control character' : 'an invisible character';
}

/** `where` is the field, or "the text". */
export function explainHiddenCharacter(where: string, { name, code }: HiddenCharacter): DiagnosticText {
  return {
    code: 'hidden-character',
    summary: `${where} contains ${name} (${code})`,
    why: 'It is invisible, and it can make text read as something else.',
    fix: 'Delete the text around it and type it again.',
  };
}

/** Hidden characters in a file. Tabs are left to the YAML and Markdown readers. */
export function findHiddenInFile(file: string, text: string): Diagnostic[] {
  const found = findHiddenCharacters(text).filter((hidden) => hidden.code !== 'U+0009');
  const seenLines = new Set<number>();
  const positionOf = positionsIn(text);
  return found.flatMap((hidden) => {
    const position = positionOf(hidden.offset);
    // One diagnostic per line: the fix is to type it again.
    if (seenLines.has(position.line)) return [];
    seenLines.add(position.line);
    return [diagnosticInFile(file, explainHiddenCharacter('the text', hidden), position)];
  });
}
