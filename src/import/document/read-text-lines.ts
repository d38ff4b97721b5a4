import { type DocumentLine, withoutBullet } from './document-line.ts';
import { partOfHeading } from './split-sections.ts';

/** A row of signs that underlines a heading or separates sections. */
const rule = /^\s*(?:[-=_*~#]\s?){3,}$/;
/** In longer lines, unclosed marks would take too long to match. */
const maxMarked = 1000;

/**
 * The lines of a plain text or Markdown. Gaps of three spaces separate parts, like a tab. Links above all sections
 * become their address, other links their text.
 */
export function readTextLines(text: string): DocumentLine[] {
  const lines = text.split(/\r\n?|\n/);
  let isHead = true;
  return lines.flatMap((written, index): DocumentLine[] => {
    if (written.trim() === '' || rule.test(written)) return [];
    const [, marks = '', title = written] = /^\s{0,3}(#{1,6})\s+(.*?)(?:\s+#+)?\s*$/.exec(written) ?? [];
    const { text: own, isBullet } = withoutBullet(title);
    const isUnderlined = rule.test(lines[index + 1] ?? '') && !isBullet && title === title.trim();
    const level = marks === '' && isUnderlined ? 2 : marks.length;
    const plain = (own.length > maxMarked ? own : withoutMarks(own, isHead))
      .replaceAll(/\s*\t\s*| {3,}/g, '\t')
      .trim();
    if (plain === '') return [];
    if (partOfHeading(plain)) isHead = false;
    return [
      {
        ...{ text: plain, place: `line ${index + 1}`, sizePt: 0, isBullet },
        // Deeper headings are positions; their dates may be in the line below.
        isHeading: level === 1 || level === 2,
        isBold: level > 2 || /^(?:\*\*|__)\S/.test(own),
        style: level > 0 ? `heading ${level}` : '',
      },
    ];
  });
}

function withoutMarks(text: string, showsAddresses: boolean): string {
  return text
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(/<([^\s<>]+[.@][^\s<>]+)>/g, '$1')
    .replaceAll(/\[([^\]]*)\]\(\s*([^)\s]+)[^)]*\)/g, (_link, label: string, address: string) =>
      showsAddresses ? address.replace(/^mailto:/i, '') : label,
    )
    .replaceAll(/(\*\*|__|~~)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replaceAll(/(?<![\w*])([*_])(?=\S)(.+?)(?<=\S)\1(?![\w*])/g, '$2')
    .replaceAll(/`([^`]+)`/g, '$1')
    .replaceAll(/\\([\\`*_{}[\]()#+.!|>-])/g, '$1')
    .replace(/^> ?/, '')
    .replace(/\\$/, '');
}
