import { stat } from 'node:fs/promises';
import path from 'node:path';
import { ContentStore } from '../content/content-store.ts';
import { diagnosticInRecord } from '../content/diagnostic-in-record.ts';
import type { YamlRecord } from '../content/yaml-records.ts';
import { commandHint } from '../core/command-hint.ts';
import { type Diagnostic, type DiagnosticText, hasErrors } from '../core/diagnostics.ts';
import { type FieldPath, valueAt } from '../core/field-path.ts';
import { proseToPlainText } from '../core/prose.ts';
import { quote } from '../core/quoted-values.ts';
import { readersPath } from '../core/routes.ts';
import { documentFile, type ReaderPage } from '../features/readers/props.ts';
import { ifThere } from '../files/read-files.ts';
import type { Locale } from '../i18n/locale.ts';
import type { RawContent } from '../site/site-content.ts';
import { namesOfProofs, type ProofSource, validateProofs } from '../site/validate/validate-pages.ts';
import { applicationFile, applicationsFolder } from './application-folder.ts';
import { type Application, listApplications, readApplication } from './read-applications.ts';
import { documentNames } from './schema.ts';

/**
 * Git ignores everything in the folder, including this file, so that no private text gets into the history by
 * accident.
 */
export const ignoreFile = `${applicationsFolder}/.gitignore`;
export const ignoreText = `# Applications are private: Git ignores this folder. To keep them in a private repository, remove this file.
*
`;

/** A page for one reader, with the position of the group that turns it on. */
export type FoundReaderPage = ReaderPage & { file: string; record: YamlRecord };

/** What this reads of the content, raw or resolved. */
type ContentPart = Pick<RawContent, 'site' | 'pages' | 'lenses'> & ProofSource;

type Site = {
  content: ContentPart;
  locale: Locale;
  /** Whether it is the first language, the default of applications. */
  isFirst: boolean;
  /** YYYY-MM-DD */
  today: string;
};

/** The active pages in one language, and diagnostics of applications with a page. */
export async function readReaderPages(
  contentDir: string,
  site: Site,
): Promise<{ pages: FoundReaderPage[]; diagnostics: Diagnostic[] }> {
  const { content, isFirst } = site;
  const { language, languages = [] } = content.site;
  const pages: FoundReaderPage[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const name of await listApplications(contentDir)) {
    const reading = await readApplication(contentDir, name, content);
    const { application, record } = reading;
    if (!(await asksForPage(contentDir, name, record))) continue;
    const ownLanguage = valueAt(record?.value, ['language']);
    const isOther = typeof ownLanguage === 'string' && ownLanguage !== language;
    // The first language also reports applications in a language that the site does not have.
    if (isOther ? !isFirst || languages.includes(ownLanguage) : !isFirst && ownLanguage === undefined)
      continue;
    diagnostics.push(...reading.diagnostics);
    if (!application || !record) continue;
    const { page, problems } = await toReaderPage(contentDir, application, record, site);
    diagnostics.push(...problems);
    if (page && !hasErrors(problems)) pages.push(page);
  }
  return { pages, diagnostics: [...diagnostics, ...findSameTokens(pages)] };
}

/** An unreadable file counts if its text has the group. */
async function asksForPage(contentDir: string, name: string, record: YamlRecord | null): Promise<boolean> {
  if (record) return valueAt(record.value, ['page']) !== undefined;
  const text = await new ContentStore(contentDir).readText(applicationFile(name, 'application.yaml'));
  return /^page:/m.test(text ?? '');
}

async function toReaderPage(
  contentDir: string,
  application: Application,
  record: YamlRecord,
  { content, locale, today }: Site,
): Promise<{ page: FoundReaderPage | null; problems: Diagnostic[] }> {
  const { name, reader, role = '', lens, language, status, letter, page } = application;
  if (!page) return { page: null, problems: [] };
  const file = applicationFile(name, 'application.yaml');
  const at = (field: FieldPath, text: DiagnosticText, severity: Diagnostic['severity'] = 'error') =>
    diagnosticInRecord(file, record, ['page', ...field], text, { severity });
  const command = commandHint(`apply ${name}`);
  const isClosed = status === 'closed';
  if (isClosed || page.until < today) {
    const text = {
      code: 'reader-page-off',
      summary: isClosed
        ? 'the page is off, because the application is closed'
        : `the page is off since its last day, ${page.until}`,
      why: 'It is no longer built. A published site keeps it until you publish again.',
      fix: isClosed
        ? 'To turn it on, write another status, such as   status: interview'
        : 'To turn it on, choose a later day:   until: YYYY-MM-DD',
    };
    const field = isClosed ? ['status'] : ['page', 'until'];
    const notice = diagnosticInRecord(file, record, field, text, { severity: 'notice' });
    return { page: null, problems: [notice] };
  }
  const problems: Diagnostic[] = [];
  if (page.token === undefined)
    problems.push(
      at([], {
        code: 'reader-page-without-token',
        summary: 'page.token is missing',
        why: 'It is the secret part of the address.',
        fix: `Let the command create it:   ${command}`,
      }),
    );
  if (content.pages.some((each) => each.path === readersPath))
    problems.push(
      at([], {
        code: 'reader-page-address',
        summary: `a page of pages.yaml has the address ${readersPath}`,
        why: 'Pages for one reader are below this address.',
        fix: 'Rename that page in content/pages.yaml, or remove the group   page:',
      }),
    );
  const { language: own, languages = [own] } = content.site;
  if (language !== undefined && !languages.includes(language))
    problems.push(
      diagnosticInRecord(file, record, ['language'], {
        code: 'reader-page-language',
        summary: `language is ${quote(language)}, which is not a language of the site`,
        why:
          languages.length === 1
            ? `The site has only ${own}.`
            : `The languages of the site are ${languages.join(', ')}.`,
        fix: 'Write a language of the site, or remove the line.',
      }),
    );
  problems.push(
    ...validateProofs(file, [record], Object.values(namesOfProofs(content)).flat(), ['page', 'proofs']),
  );
  const files: ReaderPage['files'] = [];
  for (const document of page.files ?? documentNames) {
    const made = applicationFile(name, `files/${documentFile(document)}`);
    const stats = await ifThere(stat(path.join(contentDir, made)));
    if (stats) files.push({ document, sizeBytes: stats.size });
    else if (page.files)
      problems.push(
        at(['files', page.files.indexOf(document)], {
          code: 'reader-page-file',
          summary: `files/${documentFile(document)} is missing`,
          why: 'The page would offer a missing file.',
          fix: `Make it:   ${command}${document === 'portfolio' ? ' --portfolio' : ''}`,
        }),
      );
  }
  const shown = page.letter === false ? null : letter;
  if (shown && proseToPlainText(shown.prose).includes(locale.starter.unwritten)) {
    const text = {
      code: 'reader-page-unwritten',
      summary: `the page is not built yet: letter.md still says ${quote(locale.starter.unwritten)}`,
      why: 'The page shows the letter.',
      fix: 'Write the letter, or leave it out of the page:   letter: false',
    };
    return { page: null, problems: [...problems, at([], text, 'warning')] };
  }
  return {
    page: {
      token: page.token ?? '',
      application: name,
      name: page.name ?? reader,
      greeting: page.greeting ?? '',
      role,
      until: page.until,
      letter: shown?.prose ?? [],
      lens,
      proofs: page.proofs ?? null,
      files,
      file,
      record,
    },
    problems,
  };
}

function findSameTokens(pages: readonly FoundReaderPage[]): Diagnostic[] {
  return pages.flatMap(({ token, file, record }, index) => {
    const first = pages.slice(0, index).find((page) => page.token === token);
    if (!first) return [];
    const text = {
      code: 'same-token',
      summary: `page.token is the same as in ${first.application}`,
      why: 'Two pages cannot have the same address, and readers would see the page of another reader.',
      fix: `Remove the line, and let the command create another one:   ${commandHint('apply NAME')}`,
    };
    return [diagnosticInRecord(file, record, ['page', 'token'], text)];
  });
}
