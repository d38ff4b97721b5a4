import path from 'node:path';
import { valueAt } from '../../model/field-path.ts';
import type { Locale } from '../../model/locale.ts';
import { stemOf } from '../../model/text.ts';
import { readEntries, recordsOf } from '../content/read-content.ts';
import { findSamplePhrase } from '../content/sample-manifest.ts';
import { type Archive, UnreadableArchive } from '../import/archive.ts';
import type { ImportPlan } from '../import/import-plan.ts';
import { openArchive } from '../import/open-archive.ts';
import { findPhotoFolder, findPhotoService, photoArchives } from '../import/photos/find-photo-archive.ts';
import { planImport } from '../import/plan-import.ts';
import type { Proposal, Unread } from '../import/proposal.ts';
import { type Source, UnreadableSource } from '../import/source.ts';
import { findSource, sources } from '../import/sources.ts';
import { writeImport } from '../import/write-import.ts';
import { importHelp, importMessages } from '../messages/import-messages.ts';
import { ownerMessages } from '../messages/owner-messages.ts';
import { outputPaths } from '../output-paths.ts';
import { formatProblems } from '../problems.ts';
import { UneditableYaml } from '../yaml/edit-yaml.ts';
import { type Command, describeCommand, refuse } from './command.ts';
import { explainRefusal } from './explain-refusal.ts';
import { importPhotoArchive } from './import-photo-archive.ts';
import { refuseOtherForm } from './refuse-other-form.ts';
import { takeBackUnfinished } from './take-back-unfinished.ts';
import { formatTable, isYes, Stopped, type Terminal } from './terminal.ts';

const kinds = [...sources.map(({ title }) => title), ...photoArchives];

const describedRun = describeCommand({
  name: 'import',
  usage: importHelp(kinds),
  options: {
    'dry-run': { type: 'boolean' },
    refresh: { type: 'boolean' },
    yes: { type: 'boolean' },
    album: { type: 'string' },
    rest: { type: 'boolean' },
    content: { type: 'string' },
  },
  takesWords: true,
  run: async ({ words, options }, terminal) => {
    if (words.length === 0) return refuse(terminal, importHelp(kinds));
    const contentDir = path.resolve(options.content ?? outputPaths(terminal.root).contentDir);
    await takeBackUnfinished(contentDir, terminal);
    const refused = await refuseOtherForm(contentDir, terminal);
    if (refused) return refused;
    const { sources: present, locale } = await readEntries(contentDir);
    const owner = String(valueAt(recordsOf(present, 'owner.yaml')[0]?.value, ['name']) ?? '');
    if (findSamplePhrase(owner, 'name')) return refuse(terminal, importMessages.sampleFirst);
    const archive = await openArchive(words.map((word) => path.resolve(terminal.typedIn, word)));
    try {
      const service = await findPhotoService(archive.files);
      const source = service ? null : await findSource(archive.files);
      const reader = service ?? (source ? null : await findPhotoFolder(archive.files));
      if (!reader)
        return await importRecords({ archive, source, words, locale, contentDir, options, terminal });
      terminal.say(importMessages.headingOf(reader.source, words));
      const name = stemOf(path.basename(path.resolve(words[0] ?? '')));
      const photos = await reader.read(archive.files, name);
      return await importPhotoArchive({ archive, photos, contentDir, options, terminal });
    } finally {
      await archive.close();
    }
  },
});

export const run: Command = (args, terminal) =>
  describedRun(args, terminal).catch((error: unknown) => {
    if (error instanceof UnreadableSource) return refuse(terminal, error.message);
    if (error instanceof UnreadableArchive)
      return refuse(terminal, importMessages.unreadable(error.place, error.wording));
    if (error instanceof UneditableYaml) return refuse(terminal, ownerMessages.uneditable(error.message));
    return refuse(terminal, explainRefusal(error, terminal.root));
  });

type Request = {
  archive: Archive;
  source: Source | null;
  words: readonly string[];
  locale: Locale;
  contentDir: string;
  options: { refresh?: boolean; yes?: boolean; 'dry-run'?: boolean };
  terminal: Terminal;
};

async function importRecords(request: Request): Promise<number> {
  const { contentDir, options, terminal } = request;
  const proposal = await propose(request);
  const planOptions = { refreshes: options.refresh ?? false };
  const plan = await planImport(contentDir, proposal, planOptions);
  print(plan, proposal, terminal);
  if (plan.problems.length > 0)
    return refuse(terminal, `\n${importMessages.wouldBreak}\n\n${formatProblems(plan.problems)}`);
  if (plan.texts.size === 0) {
    terminal.say(importMessages.nothingNew);
    return 0;
  }
  if (options['dry-run'] || (!options.yes && !terminal.openAsker)) {
    terminal.say(importMessages.dryRun);
    return 0;
  }
  if (!options.yes && !(await isWanted(plan, terminal)))
    return refuse(terminal, ownerMessages.nothingChanged);
  if (!(await writeImport(contentDir, proposal, planOptions, plan)))
    return refuse(terminal, importMessages.changed);
  terminal.say(importMessages.done([...plan.texts.keys()]));
  return 0;
}

async function propose({ archive, source, words, locale, terminal }: Request): Promise<Proposal> {
  if (!source) throw new UnreadableSource(importMessages.unknownSource(words, kinds));
  terminal.say(importMessages.headingOf(source.title, words));
  const proposal = await source.read(archive.files, { locale });
  const refused = archive.refused.map(({ path: from, why }) => ({ from, why: importMessages.sentence(why) }));
  return { ...proposal, unread: [...refused, ...proposal.unread] };
}

async function isWanted({ records }: ImportPlan, { openAsker }: Terminal): Promise<boolean> {
  const asker = openAsker?.();
  if (!asker) return false;
  const answer = await asker
    .ask(importMessages.ask(records.length), 'yes')
    .catch((error: unknown) => {
      if (error instanceof Stopped) return 'no';
      throw error;
    })
    .finally(() => asker.close());
  return isYes(answer);
}

/** Rows of a table that are shown; somebody who brings thousands knows what they are. */
const mostRows = 100;

function print(plan: ImportPlan, proposal: Proposal, { say }: Terminal): void {
  const table = (rows: readonly (readonly string[])[], widest: number, room?: number) => {
    const rest = rows.length - mostRows;
    const shown = formatTable(rows.slice(0, mostRows), widest, room);
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
