import { listAt } from '../core/field-path.ts';
import { normalizeText } from '../core/text.ts';
import { bareAddress, type RecordFields } from './record-identity.ts';

/** How an imported record was matched with a record of the first language. */
type Match = { index: number; isByDateOnly: boolean };

/** Fields whose value is the same in every language. */
const sharedFields = ['number', 'doi', 'isbn', 'release'];
const nameFields = ['organization', 'school', 'name', 'issuer', 'venue', 'event', 'by', 'title'];
const dateFields = ['start', 'end', 'date'];

/** Points of a match: an address, number or name is enough; so is a date. */
const points = { shared: 12, name: 5, month: 3, year: 2, less: 1 };
const enough = points.year;

/**
 * Finds the record of the first language for each record in another language; no record is used twice. Null if no
 * record fits, or several fit equally well.
 */
export function matchRecords(
  records: readonly RecordFields[],
  candidates: readonly RecordFields[],
  codeOf: (language: unknown) => string | undefined = () => undefined,
): (Match | null)[] {
  const scored = records.flatMap((record, at) =>
    candidates.map((candidate, index) => ({ at, index, ...scoreOf(record, candidate, codeOf) })),
  );
  const matches = records.map((): Match | null => null);
  const taken = new Set<number>();
  const open = new Set(records.keys());
  const fitting = scored.filter(({ score }) => score >= enough).sort((a, b) => b.score - a.score);
  for (const { at, index, score, isByDateOnly } of fitting) {
    if (!open.has(at) || taken.has(index)) continue;
    const isAmbiguous = fitting.some(
      (other) =>
        other.score === score &&
        ((other.at === at && other.index !== index && !taken.has(other.index)) ||
          (other.index === index && other.at !== at && open.has(other.at))),
    );
    open.delete(at);
    if (isAmbiguous) continue;
    taken.add(index);
    matches[at] = { index, isByDateOnly };
  }
  return matches;
}

function scoreOf(
  record: RecordFields,
  candidate: RecordFields,
  codeOf: (language: unknown) => string | undefined,
): { score: number; isByDateOnly: boolean } {
  const addresses = addressesOf(candidate);
  const isShared =
    addressesOf(record).some((address) => addresses.includes(address)) ||
    sharedFields.some((field) => record[field] && isSame(record[field], candidate[field]));
  const names = nameFields.filter((field) => record[field] && isSame(record[field], candidate[field])).length;
  const code = codeOf(record.name);
  const isSameLanguage = code !== undefined && code === codeOf(candidate.name);
  const dates = dateFields.map((field) => dateScore(record[field], candidate[field]));
  const byName = (isShared ? points.shared : 0) + points.name * (names + (isSameLanguage ? 1 : 0));
  // Different dates outweigh the name of an organization, because several records may have the same name.
  const score = byName + dates.reduce((sum, each) => sum + each, 0);
  return { score, isByDateOnly: byName === 0 };
}

/** Both are "" for ongoing records. */
function dateScore(one: unknown, other: unknown): number {
  if (one === undefined || other === undefined) return 0;
  const [a, b] = [String(one), String(other)];
  if (a === b) return a === '' ? points.less : a.length > 4 ? points.month : points.year;
  const [shorter = '', longer = ''] = [a, b].sort((x, y) => x.length - y.length);
  return shorter !== '' && longer.startsWith(shorter) ? points.less : -points.month;
}

function isSame(one: unknown, other: unknown): boolean {
  const text = normalizeText(one);
  return text !== '' && text === normalizeText(other);
}

function addressesOf(record: RecordFields): string[] {
  const own = ['address', 'github', 'activeLink', 'video', 'devpost'].map((field) => record[field]);
  const links = listAt(record, ['links']).map((link) => (link as RecordFields).address);
  return [...own, ...links].flatMap((address) =>
    typeof address === 'string' && address !== '' ? [bareAddress(address)] : [],
  );
}
