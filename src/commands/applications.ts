import { applicationFile, isDue, statuses } from '../applications/application-folder.ts';
import { matchPosting } from '../applications/match-posting.ts';
import { readApplication, readApplications } from '../applications/read-applications.ts';
import { readPlannedSite } from '../build/site.ts';
import { commandHint } from '../core/command-hint.ts';
import { formatDiagnostics, Refused } from '../core/diagnostics.ts';
import { didYouMean, joinAlternatives } from '../core/quoted-values.ts';
import { countNoun, nearest } from '../core/text.ts';
import { outputPaths } from '../files/output-paths.ts';
import { localDate } from '../i18n/dates.ts';
import { readFrozen, setApplicationFields } from '../owner/application-files.ts';
import { explainDay } from '../owner/create-application.ts';
import { readerAddress } from '../site/subpages.ts';
import { findApplication, printMatch, suggestApplication } from './apply.ts';
import { changesContent } from './change-content.ts';
import { formatTable, type Terminal } from './terminal.ts';

type ListOptions = { status: string; due: string; json: boolean; content: string };

export const run = changesContent<ListOptions>(async ({ words, options, contentDir }, terminal) => {
  const [typed, stray] = words;
  const { status, due } = options;
  const today = localDate();
  if (stray !== undefined)
    throw new Refused(`Name one application. See all:   ${commandHint('applications')}`);
  if (typed === undefined) {
    if (status !== undefined || due !== undefined) throw new Refused('Name the application to change.');
    return list(contentDir, today, options.json === true, terminal);
  }
  const name = await findApplication(contentDir, typed);
  if (name === null)
    throw new Refused(
      `There is no application "${typed}". ${didYouMean(await suggestApplication(contentDir, typed), `Create it:   ${commandHint(`apply ${typed}`)}`)}`,
    );
  if (status !== undefined && !(statuses as readonly string[]).includes(status))
    throw new Refused(
      `--status is "${status}", expected ${joinAlternatives(statuses)}. ${didYouMean(nearest(status, statuses))}`.trim(),
    );
  const lateDay = due === undefined ? '' : explainDay(due, today);
  if (lateDay) throw new Refused(`--due: ${lateDay} Nothing was changed.`);
  const changed = { ...(status !== undefined && { status }), ...(due !== undefined && { due }) };
  if (Object.keys(changed).length > 0) {
    await setApplicationFields(contentDir, name, changed);
    terminal.print(`Changed content/${applicationFile(name, 'application.yaml')}.`);
  }
  return show(contentDir, name, today, terminal);
});

async function list(contentDir: string, today: string, asJson: boolean, terminal: Terminal): Promise<number> {
  const { print } = terminal;
  const { applications, diagnostics } = await readApplications(contentDir, null);
  if (asJson) {
    const rows = applications.map(({ letter: _letter, posting: _posting, ...each }) => ({
      ...each,
      isDue: isDue(each, today),
    }));
    print(JSON.stringify({ applications: rows, diagnostics }, null, 2));
    return diagnostics.length > 0 ? 1 : 0;
  }
  if (diagnostics.length > 0) print(`${formatDiagnostics(diagnostics)}\n`);
  if (applications.length === 0) {
    if (diagnostics.length === 0)
      print(`There are no applications yet. Create one:   ${commandHint('apply harbour-clinics')}`);
    return diagnostics.length > 0 ? 1 : 0;
  }
  const rows = applications.map((each) => [
    each.name,
    each.reader,
    each.role ?? '',
    each.status,
    each.due ? `due ${each.due}${isDue(each, today) ? ', now' : ''}` : '',
  ]);
  print(formatTable(rows));
  const due = applications.filter((each) => isDue(each, today));
  if (due.length > 0)
    print(`\n${countNoun(due.length, 'application')} due: ${due.map(({ name }) => name).join(', ')}.`);
  return diagnostics.length > 0 ? 1 : 0;
}

async function show(contentDir: string, name: string, today: string, terminal: Terminal): Promise<number> {
  const { print } = terminal;
  const paths = { ...outputPaths(terminal.root), contentDir };
  const { value: site } = await readPlannedSite(paths, { today });
  const { application, diagnostics } = await readApplication(contentDir, name, site?.content ?? null);
  if (diagnostics.length > 0) print(`${formatDiagnostics(diagnostics)}\n`);
  if (!application) return 1;
  const { reader, role, lens, status, due, date, posting, page } = application;
  print(
    formatTable(
      [
        ['for', reader],
        ['role', role ?? ''],
        ['lens', lens ?? ''],
        ['date', date],
        ['status', status],
        [
          'page',
          page
            ? `${readerAddress(site?.content.site ?? { url: '' }, page.token ?? '')} until ${page.until}`
            : '',
        ],
        ['due', due ? `${due}${isDue(application, today) ? ', now' : ''}` : ''],
      ].filter(([, value]) => value),
      200,
    ),
  );
  for (const copy of await readFrozen(contentDir, name)) {
    print(`\nSent, as it is in sent/${copy.name}:`);
    print(
      formatTable(
        copy.files.map((file) => [
          file.name,
          file.hash,
          file.isUnchanged ? '' : 'changed or missing since then',
        ]),
        70,
      ),
    );
  }
  if (posting && site) {
    print('');
    printMatch(matchPosting(posting, site.content, reader), terminal);
  } else if (posting)
    print(`\nThe posting can be compared once content/ has no errors:   ${commandHint('check')}`);
  return 0;
}
