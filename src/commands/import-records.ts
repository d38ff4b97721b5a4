import { commandHint } from '../core/command-hint.ts';
import { formatDiagnostics, Refused } from '../core/diagnostics.ts';
import { nearest } from '../core/text.ts';
import { readImportHistory, writeImport } from '../import/import-history.ts';
import type { ImportedResume, Unread } from '../import/imported-resume.ts';
import { planImport } from '../import/plan-import.ts';
import { planTranslatedImport } from '../import/plan-translated-import.ts';
import { type ImportPlan, type ReadOptions, UnreadableSource } from '../import/source.ts';
import type { ImportRequest } from './command.ts';
import { askOnce, confirmImport, formatTable, type Terminal } from './terminal.ts';

type Request = ImportRequest & {
  /** Description of the source for the owner: `a record of ORCID`. */
  title: string;
  resume: ImportedResume;
  /** The further language that it is in; null for the first one. */
  language: string | null;
  /** The languages of the site, the first one first. */
  languages: readonly string[];
};

/** Shows the records that would be added, asks, and writes them. Returns the exit code. */
export async function importRecords(request: Request): Promise<number> {
  const { title, resume, language, languages, words, contentDir, options, terminal } = request;
  terminal.print(`${words.join(', ')}: ${title}.`);
  const plan = language
    ? await planTranslatedImport(contentDir, resume, language)
    : await planImport(contentDir, resume, { refreshes: options.refresh ?? false });
  printPlan(plan, resume, terminal);
  if (plan.diagnostics.length > 0)
    throw new Refused(
      `\ncontent/ would have these errors, so nothing was written:\n\n${formatDiagnostics(plan.diagnostics)}`,
    );
  if (plan.texts.size === 0) {
    terminal.print('\nEverything is already in content/. Nothing was written.');
    return 0;
  }
  const [first, ...others] = languages;
  if (!language && others.length > 0)
    terminal.print(
      `\nTexts are imported as ${first}, the first language of the site. If they are in another, such as ${others[0]}, answer no and run:   ${commandHint(`import FILE --language ${others[0]}`)}`,
    );
  const records = plan.records.length === 1 ? 'this record' : `these ${plan.records.length} records`;
  if (!(await confirmImport(options, `Write ${records} into content/?`, terminal))) return 0;
  if (!(await writeImport(contentDir, plan)))
    throw new Refused('content/ changed in the meantime. Nothing was written. Run it again.');
  const files = [...plan.texts.keys()].map((file) => `content/${file}`).join(', ');
  terminal.print(
    `\nWrote ${files}.\nTo list missing texts and errors:   ${commandHint('check --publish')}\nTo undo:   ${commandHint('undo')}`,
  );
  return 0;
}

export async function chooserFor(request: ImportRequest): Promise<ReadOptions['choose']> {
  const { contentDir, options, terminal } = request;
  return options.refresh ? chooseKnown(contentDir) : chooser(options, terminal);
}

/** Only updates earlier imports. */
async function chooseKnown(contentDir: string): Promise<ReadOptions['choose']> {
  const imported = await readImportHistory(contentDir);
  return async (candidates) =>
    new Set(candidates.filter(({ key }) => imported.find([key])).map(({ name }) => name));
}

/** Chooses among many candidates: those of `--only`, those picked in the terminal, else the usual ones. */
function chooser(
  { only, yes }: ImportRequest['options'],
  { print, openPrompt }: Terminal,
): ReadOptions['choose'] {
  return async (candidates) => {
    const names = candidates.map(({ name }) => name);
    const defaults = candidates.filter(({ isDefault }) => isDefault).map(({ name }) => name);
    if (only === undefined && (yes || !openPrompt)) return new Set(defaults);
    const pick = (answer: string) => {
      const words = answer
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean);
      return words.map((word) => {
        const name = /^\d+$/.test(word) ? (names[Number(word) - 1] ?? word) : word;
        const match = names.find((each) => each.toLowerCase() === name.toLowerCase());
        if (!match) throw new UnreadableSource(explainUnknown(word, names));
        return match;
      });
    };
    if (only !== undefined) return new Set(pick(only));
    print(formatTable(candidates.map(({ name, about }, index) => [String(index + 1), name, about])));
    const answer = openPrompt ? await askOnce(openPrompt, question) : '';
    return new Set(answer.toLowerCase() === 'all' ? names : pick(answer));
  };
}

const maxRows = 100;

function printPlan(plan: ImportPlan, result: ImportedResume, { print }: Terminal): void {
  const table = (rows: readonly (readonly string[])[], maxWidth: number, terminalWidth?: number) => {
    const rest = rows.length - maxRows;
    const table = formatTable(rows.slice(0, maxRows), maxWidth, terminalWidth);
    return rest > 0 ? `${table}\n  … and ${rest} more` : table;
  };
  for (const file of new Set(plan.records.map((record) => record.file))) {
    for (const change of ['added', 'updated'] as const) {
      const records = plan.records.filter((record) => record.file === file && record.change === change);
      if (records.length === 0) continue;
      const updated = change === 'added' ? '' : ' updated';
      const rows = records.map(({ label, from }) => [label, from]);
      print(`\ncontent/${file}: ${records.length}${updated}\n${table(rows, 64)}`);
    }
  }
  // Sentences are not truncated to the width of the terminal.
  const printList = (heading: string, lines: readonly string[]) => {
    const rows = lines.map((line) => [line]);
    if (rows.length > 0) print(`${heading}\n${table(rows, 1000, Number.POSITIVE_INFINITY)}`);
  };
  const because = ({ from, why }: Unread) => `${from}: ${why}`;
  printList(
    '\nCheck these:',
    plan.records.flatMap(({ from, doubts }) => doubts.map((doubt) => because({ from, why: doubt }))),
  );
  printList('\nCreated or filled in:', plan.created);
  printList('\nDifferent in content/, and not changed:', plan.conflicts);
  if (plan.present > 0) print(`\nAlready in content/: ${plan.present}.`);
  if (plan.deleted > 0)
    print(`\nDeleted by you since the last import, and not imported again: ${plan.deleted}.`);
  printList('\nNot written:', plan.rejected.map(because));
  printList('\nNot read:', result.unread.map(because));
  printList('\nLeft out as private:', result.leftOut);
}

const question =
  '\nWhich repositories? Enter numbers or names separated by commas, "all", or nothing for none';

function explainUnknown(name: string, names: readonly string[]): string {
  const similar = nearest(name, names);
  return `There is no ${name} among them. ${similar ? `Did you mean ${similar}?` : `There are: ${names.join(', ')}`}`;
}
