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
import { ownerMessages } from '../owner/owner-messages.ts';
import { refuse } from './command.ts';
import { formatTable, isYes, Stopped, type Terminal } from './terminal.ts';

type Request = Pick<Archive, 'files'> & {
  refused?: Archive['refused'];
  source: Source;
  words: readonly string[];
  locale: Locale;
  contentDir: string;
  options: { refresh?: boolean; only?: string; yes?: boolean; 'dry-run'?: boolean };
  terminal: Terminal;
};

/** Shows which records would come from where, asks, and writes them. Returns the exit code. */
export async function importRecords(request: Request): Promise<number> {
  const { contentDir, options, terminal } = request;
  const proposal = await propose(request);
  const plan = await planImport(contentDir, proposal, { refreshes: options.refresh ?? false });
  print(plan, proposal, terminal);
  if (plan.diagnostics.length > 0)
    return refuse(terminal, `\n${importMessages.wouldBreak}\n\n${formatDiagnostics(plan.diagnostics)}`);
  if (plan.texts.size === 0) {
    terminal.say(importMessages.nothingNew);
    return 0;
  }
  if (options['dry-run'] || (!options.yes && !terminal.openPrompt)) {
    terminal.say(importMessages.dryRun);
    return 0;
  }
  if (!options.yes && !(await isWanted(plan, terminal)))
    return refuse(terminal, ownerMessages.nothingChanged);
  if (!(await writeImport(contentDir, plan))) return refuse(terminal, importMessages.changed);
  terminal.say(importMessages.done([...plan.texts.keys()]));
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
  terminal.say(importMessages.headingOf(source.title, words));
  const choose = options.refresh ? await chooseKnown(contentDir) : chooser(options, terminal);
  const proposal = await source.read(files, { locale, choose });
  const unread = refused.map(({ path: from, why }) => ({ from, why: importMessages.sentence(why) }));
  return { ...proposal, unread: [...unread, ...proposal.unread] };
}

/** What is brought up to date: what has been brought. */
async function chooseKnown(contentDir: string): Promise<ReadOptions['choose']> {
  const imported = await readImported(contentDir);
  return async (candidates) =>
    new Set(candidates.filter(({ key }) => imported.find([key])).map(({ name }) => name));
}

/** Which of many are brought: those of `--only`, those that are chosen at a terminal, else the usual ones. */
function chooser(
  { only, yes }: { only?: string; yes?: boolean },
  { say, openPrompt }: Terminal,
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
    say(formatTable(candidates.map(({ name, about }, index) => [String(index + 1), name, about])));
    const prompt = openPrompt?.();
    const answer = (await prompt?.ask(importMessages.askChoice).finally(() => prompt.close())) ?? '';
    return new Set(answer.toLowerCase() === 'all' ? names : pick(answer));
  };
}

async function isWanted({ records }: ImportPlan, { openPrompt }: Terminal): Promise<boolean> {
  const prompt = openPrompt?.();
  if (!prompt) return false;
  const answer = await prompt
    .ask(importMessages.ask(records.length), 'yes')
    .catch((error: unknown) => {
      if (error instanceof Stopped) return 'no';
      throw error;
    })
    .finally(() => prompt.close());
  return isYes(answer);
}

/** Rows of a table that are shown; somebody who brings thousands knows what they are. */
const maxRows = 100;

function print(plan: ImportPlan, proposal: ImportedResume, { say }: Terminal): void {
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
      say(`${heading(file, records.length)}\n${table(rows, 64)}`);
    }
  }
  // Sentences are not cut to the width of the terminal.
  const tell = (heading: string, lines: readonly string[]) => {
    const rows = lines.map((line) => [line]);
    if (rows.length > 0) say(`${heading}\n${table(rows, 1000, Number.POSITIVE_INFINITY)}`);
  };
  const because = ({ from, why }: Unread) => `${from}: ${why}`;
  tell(
    importMessages.unsure,
    plan.records.flatMap(({ from, doubts }) => doubts.map((doubt) => because({ from, why: doubt }))),
  );
  tell(importMessages.made, plan.made);
  tell(importMessages.kept, plan.kept);
  if (plan.known > 0) say(importMessages.known(plan.known));
  if (plan.deleted > 0) say(importMessages.deleted(plan.deleted));
  tell(importMessages.notWritten, plan.unfit.map(because));
  tell(importMessages.unread, proposal.unread.map(because));
  tell(importMessages.leftOut, proposal.leftOut);
}
