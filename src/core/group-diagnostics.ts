import { groupBy } from './group-by.ts';
import { quote, yamlScalar } from './quoted-values.ts';

/** The fields that distinguish problems, in the terminal and the editor. */
type GroupedDiagnostic = {
  file: string;
  severity: string;
  /** Name of the record, with which the summary may begin; "" for none. */
  subject: string;
  summary: string;
  why: string;
  fix: string;
  /** 1-based; 0 for the whole file. */
  line: number;
  notice?: { code: string; about: string };
};

const namedPlaces = 3;

/**
 * Groups problems that one sentence can describe: the same problem in several records or places of a file, or in
 * several files of a folder. Ordered by the first of each group.
 */
export function groupEqual<T extends GroupedDiagnostic>(diagnostics: readonly T[]): [T, ...T[]][] {
  const groups = groupBy(diagnostics, (diagnostic) => {
    const { severity, why, fix } = diagnostic;
    return JSON.stringify([placeOf(diagnostic), severity, anywhere(diagnostic), why, fix]);
  });
  return [...groups.values()];
}

/** `content/travel.yaml` and `alt is missing for 150 pictures: lines 3, 9, 15 and 147 more` */
export function summarizeGroup(equal: readonly [GroupedDiagnostic, ...GroupedDiagnostic[]]): {
  place: string;
  summary: string;
} {
  const [first] = equal;
  const summary = anywhere(first);
  const place = placeOf(first);
  if (first.notice) return { place, summary: `${summary}: ${enumerate(aboutAll(equal), '')}` };
  if (first.line === 0) {
    const names = equal.map(({ file }) => file.slice(place.length));
    return { place, summary: `${summary}: ${enumerate(names, '')}` };
  }
  const lines = [...new Set(equal.map(({ line }) => String(line)))];
  // Only pictures can be unfinished.
  const things = first.severity === 'unfinished' ? 'pictures' : 'records';
  const isOfRecords = equal.every(({ subject }) => subject !== '');
  const count = isOfRecords ? `for ${equal.length} ${things}` : `in ${equal.length} places`;
  return {
    place,
    summary: `${summary} ${count}: ${enumerate(lines, lines.length > 1 ? 'lines ' : 'line ')}`,
  };
}

/** How to hide a group of notices for good; "" for other diagnostics. */
export function howToHide(equal: readonly [GroupedDiagnostic, ...GroupedDiagnostic[]]): string {
  const code = equal[0].notice?.code;
  return code
    ? `To hide this, add to ignore in content/site.yaml:   ${code}: ${yamlScalar(aboutAll(equal))}`
    : '';
}

function aboutAll(equal: readonly GroupedDiagnostic[]): string[] {
  return equal.flatMap(({ notice }) => notice?.about ?? []);
}

function enumerate(names: readonly string[], label: string): string {
  // "and 1 more" is not shorter than the place itself.
  const named = names.length === namedPlaces + 1 ? names : names.slice(0, namedPlaces);
  const rest = names.length - named.length;
  if (rest > 0) return `${label}${named.join(', ')} and ${rest} more`;
  return label + [named.slice(0, -1).join(', '), named.at(-1)].filter(Boolean).join(' and ');
}

/** The file; for problems with whole files, their folder. */
function placeOf({ file, line }: GroupedDiagnostic): string {
  return line > 0 ? file : file.slice(0, file.lastIndexOf('/') + 1);
}

/** The summary without record, index and skill: `alt is missing` for `images[1].alt is missing`. */
function anywhere({ subject, summary, notice }: GroupedDiagnostic): string {
  const plain =
    subject !== '' && summary.startsWith(`${subject}: `) ? summary.slice(subject.length + 2) : summary;
  const general = notice ? plain.replace(` ${quote(notice.about)}`, '') : plain;
  return general.replaceAll(/\S*\[\d+\]\.(?=\S)|\[\d+\]/g, '');
}
