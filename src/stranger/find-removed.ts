import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { type Diagnostic, diagnosticInFile } from '../core/diagnostics.ts';
import { isGroup } from '../core/field-path.ts';
import { quote } from '../core/quoted-values.ts';
import { absoluteAddress } from '../core/routes.ts';
import type { Git } from '../files/git.ts';
import { lintPublished, publishedFile } from '../site/published-addresses.ts';
import type { RawContent } from '../site/site-content.ts';

/** Fields of owner.yaml that somebody removes because they are private. */
const privateFields = ['phone', 'email', 'location'] as const;
const maxCommits = 200;

/** What was published and is gone: archives of the web and the history of a public repository may still have it. */
export async function findRemoved(
  contentDir: string,
  entries: RawContent,
  git: Git,
  today: string,
): Promise<Diagnostic[]> {
  return [...(await findGone(contentDir, entries, today)), ...(await findInHistory(entries, git))];
}

async function findGone(contentDir: string, entries: RawContent, today: string): Promise<Diagnostic[]> {
  const text = await readFile(path.join(contentDir, publishedFile), 'utf8').catch(() => null);
  const lines = text?.split(/\r?\n/) ?? [];
  return lintPublished(entries, text, today).map(({ line, column }) => {
    const address = lines[line - 1]?.trim() ?? '';
    const whole = absoluteAddress(entries.site.url, address);
    const diagnosticText = {
      code: 'removed-address',
      summary: `removed: ${quote(address)} was published, and an archive may have a copy`,
      why: `Everyone can look there:   https://web.archive.org/web/*/${whole}`,
      fix: 'If the copy should go, too, write to info@archive.org from the address of this site, and ask search engines to forget the page.',
    };
    return diagnosticInFile(publishedFile, diagnosticText, { line, column }, 'notice');
  });
}

/** Earlier values of private fields in the commits of owner.yaml, newest first. */
async function findInHistory(entries: RawContent, git: Git): Promise<Diagnostic[]> {
  const file = 'content/owner.yaml';
  const log = await git(['log', `--max-count=${maxCommits}`, '--format=%H %cs', '--', file], {
    timeoutMs: 5000,
  });
  if (log.code !== 0) return [];
  const found = new Map<string, Diagnostic>();
  for (const line of log.out.split('\n').filter(Boolean)) {
    const [commit = '', day = ''] = line.split(' ');
    const { code, out } = await git(['show', `${commit}:./${file}`], { timeoutMs: 5000 });
    const owner = code === 0 ? parseFields(out) : {};
    for (const field of privateFields) {
      const value = owner[field];
      if (typeof value !== 'string' || value === '' || value === entries.owner[field]) continue;
      if (found.has(field + value)) continue;
      const diagnosticText = {
        code: 'removed-value',
        summary: `removed: ${field} was ${quote(value)} until after ${day}`,
        why: 'If the repository is public, everyone can read its history; copies of the published site may have it, too.',
        fix: 'It cannot be left out by another commit. Make the repository private, or remove it from all commits with git filter-repo, and ask archives to remove copies.',
      };
      found.set(field + value, diagnosticInFile('owner.yaml', diagnosticText, undefined, 'notice'));
    }
  }
  return [...found.values()];
}

function parseFields(text: string): Record<string, unknown> {
  try {
    const value: unknown = parse(text);
    return isGroup(value) ? value : {};
  } catch {
    return {};
  }
}
