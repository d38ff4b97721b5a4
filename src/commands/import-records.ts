import { formatDiagnostics } from '../core/diagnostics.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Archive } from '../import/archive.ts';
import { importMessages } from '../import/import-messages.ts';
import type { ImportPlan } from '../import/import-plan.ts';
import { readImported } from '../import/imported-records.ts';
import type { ImportedResume, Unread } from '../import/imported-resume.ts';
import { planImport } from '../import/plan-import.ts';
import { type ReadOptions, type Source, UnreadableSource } from '../import/source.ts';
import { writeImport } from '../import/write-import.ts';
import { refuse } from './command.ts';
import { askOnce, formatTable, isYes, type Terminal } from './terminal.ts';

type Request = Pick<Archive, 'files'> & {
  refused?: Archive['refused'];
  source: Source;
  words: readonly string[];
  locale: Locale;
  contentDir: string;
  options: {
    refresh: boolean | undefined;
    only: string | undefined;
    yes: boolean | undefined;
    'dry-run': boolean | undefined;
  };
  terminal: Terminal;
};

/** Shows the records that would be added, asks, and writes them. Returns the exit code. */
export async function importRecords(request: Request): Promise<number> {
  const { contentDir, options, terminal } = request;
  const proposal = await propose(request);
  const plan = await planImport(contentDir, proposal, { refreshes: options.refresh ?? false });
  printPlan(plan, proposal, terminal);
  if (plan.diagnostics.length > 0)
    return refuse(terminal, `\n${importMessages.wouldBreak}\n\n${formatDiagnostics(plan.diagnostics)}`);
  if (plan.texts.size === 0) {
    terminal.print(importMessages.nothingNew);
    return 0;
  }
  if (options['dry-run'] || (!options.yes && !terminal.openPrompt)) {
    terminal.print(importMessages.dryRun);
    return 0;
  }
  if (!options.yes && terminal.openPrompt) {
    const answer = await askOnce(terminal.openPrompt, importMessages.ask(plan.records.length), 'yes');
    if (!isYes(answer)) return refuse(terminal, 'Nothing was changed.');
  }
  if (!(await writeImport(contentDir, plan))) return refuse(terminal, importMessages.changed);
  terminal.print(importMessages.done([...plan.texts.keys()]));
  return 0;
}

async function propose({
  files,
  refused = [],
  source,
  words,
  locale,
  contentDir,
  options,
  terminal,
}: Request): Promise<ImportedResume> {
  terminal.print(importMessages.headingOf(source.title, words));
  const choose = options.refresh ? await chooseKnown(contentDir) : chooser(options, terminal);
  const proposal = await source.read(files, { locale, choose });
  const unread = refused.map(({ path: from, why }) => ({ from, why: importMessages.sentence(why) }));
  return { ...proposal, unread: [...unread, ...proposal.unread] };
}

/** Only what was imported before is updated. */
async function chooseKnown(contentDir: string): Promise<ReadOptions['choose']> {
  const imported = await readImported(contentDir);
  return async (candidates) =>
    new Set(candidates.filter(({ key }) => imported.find([key])).map(({ name }) => name));
}

/** Chooses among many candidates: those of `--only`, those picked in the terminal, else the usual ones. */
function chooser(
  { only, yes }: { only: string | undefined; yes: boolean | undefined },
  { print, openPrompt }: Terminal,
): ReadOptions['choose'] {
  return async (candidates) => {
    const names = candidates.map(({ name }) => name);
    const usual = candidates.filter(({ isUsual }) => isUsual).map(({ name }) => name);
    if (only === undefined && (yes || !openPrompt)) return new Set(usual);
    const pick = (answer: string) => {
      const words = answer
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean);
      return words.map((word) => {
        const name = /^\d+$/.test(word) ? (names[Number(word) - 1] ?? word) : word;
        const known = names.find((each) => each.toLowerCase() === name.toLowerCase());
        if (!known) throw new UnreadableSource(importMessages.noSuchChoice(word, names));
        return known;
      });
    };
    if (only !== undefined) return new Set(pick(only));
    print(formatTable(candidates.map(({ name, about }, index) => [String(index + 1), name, about])));
    const answer = openPrompt ? await askOnce(openPrompt, importMessages.askChoice) : '';
    return new Set(answer.toLowerCase() === 'all' ? names : pick(answer));
  };
}

const maxRows = 100;

function printPlan(plan: ImportPlan, proposal: ImportedResume, { print }: Terminal): void {
  const table = (rows: readonly (readonly string[])[], widest: number, room?: number) => {
    const rest = rows.length - maxRows;
    const shown = formatTable(rows.slice(0, maxRows), widest, room);
    return rest > 0 ? `${shown}\n  ${importMessages.more(rest)}` : shown;
  };
  for (const file of new Set(plan.records.map((record) => record.file))) {
    for (const change of ['added', 'renewed'] as const) {
      const records = plan.records.filter((record) => record.file === file && record.change === change);
      if (records.length === 0) continue;
      const heading = change === 'added' ? importMessages.into : importMessages.renewedIn;
      const rows = records.map(({ label, from }) => [label, from]);
      print(`${heading(file, records.length)}\n${table(rows, 64)}`);
    }
  }
  // Sentences are not cut to the width of the terminal.
  const printList = (heading: string, lines: readonly string[]) => {
    const rows = lines.map((line) => [line]);
    if (rows.length > 0) print(`${heading}\n${table(rows, 1000, Number.POSITIVE_INFINITY)}`);
  };
  const because = ({ from, why }: Unread) => `${from}: ${why}`;
  printList(
    importMessages.unsure,
    plan.records.flatMap(({ from, doubts }) => doubts.map((doubt) => because({ from, why: doubt }))),
  );
  printList(importMessages.made, plan.made);
  printList(importMessages.kept, plan.kept);
  if (plan.known > 0) print(importMessages.known(plan.known));
  if (plan.deleted > 0) print(importMessages.deleted(plan.deleted));
  printList(importMessages.notWritten, plan.unfit.map(because));
  printList(importMessages.unread, proposal.unread.map(because));
  printList(importMessages.leftOut, proposal.leftOut);
}
