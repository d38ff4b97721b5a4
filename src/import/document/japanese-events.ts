import type { DocumentLine } from './document-line.ts';

/** Years before the first of an era. */
const eras: Record<string, number> = { 昭和: 1925, 平成: 1988, 令和: 2018 };

const event =
  /^(?:(昭和|平成|令和)\s?)?(\d{1,4}|元)\s?(?:年|\t|\s)\s?(\d{1,2})\s?(?:月|\t|\s)\s?(\S+)(?:\s(.*?))?\s?(入社|入学|退社|退職|卒業|修了|中途退学)(?:\s(.*))?$/u;

/**
 * In a Japanese 履歴書, each line is an event: `2013年4月 株式会社山川 入社`, `2018年3月 株式会社山川 退社`. Joins the beginning and
 * the end at one company or school to one line, `2013-04 – 2018-03  株式会社山川  デザイナー`. Other lines stay as they are.
 */
export function joinJapaneseEvents(lines: readonly DocumentLine[]): DocumentLine[] {
  const joined: (DocumentLine & { open?: { organization: string; start: string; what: string } })[] = [];
  for (const line of lines) {
    const [, era, year = '', month = '', organization = '', unit = '', kind = '', role = ''] =
      event.exec(line.text) ?? [];
    if (kind === '') {
      joined.push(line);
      continue;
    }
    const inEra = year === '元' ? 1 : Number(year);
    const date = `${inEra + (era ? (eras[era] ?? 0) : 0)}-${month.padStart(2, '0')}`;
    const what = [unit, role].filter(Boolean).join(' ');
    if (kind.startsWith('入')) {
      const open = { organization, start: date, what };
      joined.push({ ...line, text: [`${date} – 現在`, organization, what].filter(Boolean).join('\t'), open });
      continue;
    }
    const begun = joined.findLast(({ open }) => open?.organization === organization);
    if (begun?.open) {
      const parts = [`${begun.open.start} – ${date}`, organization, begun.open.what || what];
      begun.text = parts.filter(Boolean).join('\t');
      delete begun.open;
    } else joined.push({ ...line, text: [date, organization, what].filter(Boolean).join('\t') });
  }
  return joined.map(({ open: _open, ...line }) => line);
}
