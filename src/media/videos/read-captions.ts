/** An error in captions, with its line. */
type CaptionsFault = { line: number; fault: string };

const maxBytes = 1024 * 1024;
/** Maximum number of reported errors. */
const maxFaults = 5;

const time = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`;
const times = new RegExp(String.raw`^(${time})[ \t]+-->[ \t]+(${time})((?:[ \t]+\S+)*)[ \t]*$`);
const placing = /^(?:position|line|size|align|vertical):[\w%.,-]+$/;
/** Tags of WebVTT, and timestamps within a caption. */
const mark = new RegExp(
  String.raw`</?(?:i|b|u|c|v|ruby|rt|lang)(?:\.[\w-]+)*(?:[ \t][^<>&]*)?>|<${time}>`,
  'g',
);

/**
 * Reads WebVTT (https://www.w3.org/TR/webvtt1/) and rewrites it: captions with their positions and markup. Styles and notes
 * are left out, and anything active becomes text.
 */
export function readCaptions(bytes: Uint8Array): { text: string; faults: CaptionsFault[] } {
  if (bytes.length > maxBytes) return refused('have more than 1 MB');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refused('are not text in UTF-8');
  }
  const lines = text.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '').split('\n');
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')) return refused('do not begin with WEBVTT');
  const faults: CaptionsFault[] = [];
  const captions: string[] = [];
  for (const { line, block } of blocksOf(lines)) {
    if (/^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(block[0] ?? '')) continue;
    const at = block.findIndex((one) => one.includes('-->'));
    // A block without times may be the heading of the file.
    if (at < 0 && line === 1) continue;
    const [, start = '', end = '', places = ''] = times.exec(block[at] ?? '') ?? [];
    const place = line + Math.max(at, 0);
    if (start === '') faults.push({ line: place, fault: 'have invalid times here' });
    else if (secondsOf(end) <= secondsOf(start))
      faults.push({ line: place, fault: 'end here before they begin' });
    const settings = places.split(/[ \t]+/).filter((one) => placing.test(one));
    const lines = block.slice(at + 1).map(escapeLine);
    captions.push([[start, '-->', end, ...settings].join(' '), ...lines].join('\n'));
  }
  if (captions.length === 0) return refused('contain no text');
  return { text: `WEBVTT\n\n${captions.join('\n\n')}\n`, faults: faults.slice(0, maxFaults) };
}

function refused(fault: string): { text: string; faults: CaptionsFault[] } {
  return { text: '', faults: [{ line: 1, fault }] };
}

/** Blocks between empty lines, with their first line. */
function* blocksOf(lines: readonly string[]): Generator<{ line: number; block: string[] }> {
  let block: string[] = [];
  for (const [index, line] of [...lines, ''].entries()) {
    if (line.trim() !== '') block.push(line);
    else if (block.length > 0) {
      const first = index - block.length + 1;
      // The first line of the file is `WEBVTT`.
      yield first === 1 ? { line: 1, block: block.slice(1) } : { line: first, block };
      block = [];
    }
  }
}

function escapeLine(line: string): string {
  const parts = line.split(mark);
  const marks = line.match(mark) ?? [];
  return parts.map((part, index) => escaped(part) + (marks[index] ?? '')).join('');
}

function escaped(text: string): string {
  return text
    .replaceAll(/&(?!(?:amp|lt|gt|lrm|rlm|nbsp|#\d{1,7}|#x[\da-f]{1,6});)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function secondsOf(written: string): number {
  return written.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}
