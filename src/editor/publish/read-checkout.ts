import { stat } from 'node:fs/promises';
import path from 'node:path';
import { readText } from '../../files/read-files.ts';
import type { ChangedFile, Checkout, CheckoutAnswer } from '../protocol/publication.ts';
import type { Git } from './git.ts';
import { noGit, tookTooLong } from './git.ts';
import * as messages from './publish-messages.ts';

/** Folders of the owner's that the site is made of; all else a push does not take along. */
const ownFolders = ['content', 'public'];

/** What untracked files of those folders must end with to be of the site. */
const ownEndings =
  /\.(?:ya?ml|md|bib|css|svg|pdf|jpe?g|png|webp|avif|gif|tiff?|heic|heif|jxl|mp4|m4v|webm|mov|mkv|vtt|woff2|ttf|otf|txt|ico|html|xml|json|webmanifest)$/i;

/** How long a host may take to say what it has, in ms. */
const askMs = 20_000;
/** Files whose lines are shown, and letters of the longest. */
const maxShown = 40;
const maxShownLength = 300_000;

/** A checkout with what only git need know. */
export type Repository = {
  checkout: Checkout;
  git: Git;
  remote: string;
  /** The branch there, as `refs/heads/main`, and what is known of it here; null when it is not there. */
  target: string;
  known: string | null;
  hasUpstream: boolean;
};

type DescribeChange = (file: string, before: string, after: string) => ChangedFile['diff'];

/**
 * How a folder stands with git: what would go out, where to, and what stands there. With `asks` the place is asked;
 * otherwise it is as when it was last asked. Nothing of the folder is changed.
 */
export async function readCheckout(
  root: string,
  git: Git,
  { asks, describe = () => null }: { asks: boolean; describe?: DescribeChange },
): Promise<Repository | { refused: string }> {
  const ask = async (...args: string[]) => {
    const { code, out } = await git(args);
    return code === 0 ? out.replace(/\n$/, '') : null;
  };
  const top = await git(['rev-parse', '--show-prefix']);
  if (top.code !== 0) return { refused: refusalOf(top.code, top.err) };
  const prefix = top.out.trim();
  const branch = await ask('symbolic-ref', '--quiet', '--short', 'HEAD');
  if (branch === null) return { refused: messages.detached };
  if (await isUnfinished(root, ask)) return { refused: messages.unfinished };
  const remote = await remoteOf(branch, ask);
  if (remote === null) return { refused: messages.noRemote };
  const upstream = await ask('config', `branch.${branch}.merge`);
  const target = upstream ?? `refs/heads/${branch}`;
  // Git would take such a name for an option, and some options run a program.
  const optionName = [remote, target].find((name) => name.startsWith('-'));
  if (optionName !== undefined) return { refused: messages.optionName(optionName) };
  const isKnown = (await ask('config', 'user.name')) && (await ask('config', 'user.email'));
  if (!isKnown && !process.env.GIT_AUTHOR_EMAIL) return { refused: messages.noIdentity };

  const place = shownPlace((await ask('remote', 'get-url', '--push', remote)) ?? remote);
  const notes: string[] = [];
  if (asks) {
    const { code, err } = await git(['fetch', '--quiet', '--no-tags', remote], { timeoutMs: askMs });
    if (code !== 0) notes.push(reachNote(place, err, code));
  }
  const reference = `refs/remotes/${remote}/${target.replace(/^refs\/heads\//, '')}`;
  const known = (await ask('rev-parse', '--verify', '--quiet', reference)) === null ? null : reference;
  const hasCommits = (await ask('rev-parse', '--verify', '--quiet', 'HEAD')) !== null;
  const usual = await usualBranch(remote, ask);
  if (branch !== usual && !(usual === null && ['main', 'master'].includes(branch))) {
    notes.push(messages.otherBranch(branch, usual ?? 'main'));
  }
  if (place.startsWith('github.com/') && !(await isThere(path.join(root, '.github/workflows/publish.yml')))) {
    notes.push(messages.noWorkflow);
  }
  const status = await readStatus(git, prefix);
  if (status === null) return { refused: messages.unfinished };
  const waiting = !hasCommits
    ? ''
    : await ask('log', '--format=%s', '--max-count=50', 'HEAD', ...(known ? ['--not', known] : []), '--');
  const counted = known && hasCommits ? await ask('rev-list', '--count', known, '--not', 'HEAD', '--') : '0';
  const [time, subject] =
    (known && (await ask('log', '-1', '--format=%cI%x00%s', known, '--')))?.split('\0') ?? [];
  return {
    git,
    remote,
    target,
    known,
    hasUpstream: upstream !== null,
    checkout: {
      branch,
      place,
      isFirst: known === null,
      changes: await describeChanges(root, git, status.changes, describe),
      waiting: (waiting ?? '').split('\n').filter(Boolean),
      missing: Number(counted ?? 0),
      last: time && subject !== undefined ? { time, subject } : null,
      left: status.left,
      notes,
    },
  };
}

export function answerOf(read: Repository | { refused: string }): CheckoutAnswer {
  return 'refused' in read ? read : { checkout: read.checkout };
}

/** What git said, in its last lines and without the password that an address may hold. */
export function wordsOf(err: string): string {
  const lines = err.trim().split('\n').filter(Boolean).slice(-8);
  return withoutPasswords(lines.join('\n')).slice(-600);
}

export function isUnreachable(err: string): boolean {
  return /resolve host|unable to connect|connection (?:refused|timed out|reset)|network is unreachable|timed out|failed to connect|no route to host/i.test(
    err,
  );
}

export function isSignedOut(err: string): boolean {
  return /authentication failed|could not read (?:username|password)|permission denied|terminal prompts disabled|host key verification failed|error: 40[13]|repository not found/i.test(
    err,
  );
}

function refusalOf(code: number, err: string): string {
  if (code === noGit) return messages.noGit;
  if (/not a git repository/i.test(err)) return messages.notCheckout;
  if (/dubious ownership/i.test(err)) return messages.foreignOwner;
  return messages.unreadable(wordsOf(err));
}

function reachNote(place: string, err: string, code: number): string {
  if (isSignedOut(err)) return messages.notSignedIn(place);
  return code === tookTooLong || isUnreachable(err) ? messages.offline(place) : messages.notAsked(place);
}

async function isUnfinished(root: string, ask: (...args: string[]) => Promise<string | null>) {
  for (const name of ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply']) {
    const file = await ask('rev-parse', '--git-path', name);
    if (file !== null && (await isThere(path.resolve(root, file)))) return true;
  }
  return false;
}

async function remoteOf(branch: string, ask: (...args: string[]) => Promise<string | null>) {
  const all = (await ask('remote'))?.split('\n').filter(Boolean) ?? [];
  const chosen = await ask('config', `branch.${branch}.remote`);
  if (chosen !== null && all.includes(chosen)) return chosen;
  return all.find((name) => name === 'origin') ?? (all.length === 1 ? (all[0] ?? null) : null);
}

/** The branch that the remote shows first; null when it never said. */
async function usualBranch(remote: string, ask: (...args: string[]) => Promise<string | null>) {
  const head = await ask('symbolic-ref', '--quiet', '--short', `refs/remotes/${remote}/HEAD`);
  return head?.slice(remote.length + 1) ?? null;
}

type Status = { changes: Pick<ChangedFile, 'file' | 'kind'>[]; left: string[] };

/** Files that differ from the last commit, by their path in the folder; null where a merge left two versions of one. */
async function readStatus(git: Git, prefix: string): Promise<Status | null> {
  const list = async (untracked: 'all' | 'normal', ...folders: string[]) => {
    const args = [
      '-c',
      'status.renames=false',
      'status',
      '--porcelain',
      '-z',
      `--untracked-files=${untracked}`,
    ];
    const { out } = await git([...args, '--', ...folders]);
    const entries = out.split('\0').filter(Boolean);
    return entries.map((entry) => ({ code: entry.slice(0, 2), file: entry.slice(3 + prefix.length) }));
  };
  const own = await list('all', ...ownFolders);
  const others = (await list('normal', '.')).filter(
    ({ file }) => !ownFolders.some((folder) => file === `${folder}/` || file.startsWith(`${folder}/`)),
  );
  if ([...own, ...others].some(({ code }) => code.includes('U') || code === 'AA' || code === 'DD'))
    return null;
  const isOfSite = ({ code, file }: { code: string; file: string }) =>
    code !== '??' || (ownEndings.test(file) && !/(?:^|\/)\.(?!well-known\/)/.test(file));
  return {
    changes: own
      .filter(isOfSite)
      .map(({ code, file }) => ({ file, kind: kindOf(code) }))
      .sort((a, b) => (a.file < b.file ? -1 : 1)),
    left: [...own.filter((entry) => !isOfSite(entry)), ...others].map(({ file }) => file),
  };
}

function kindOf(code: string): ChangedFile['kind'] {
  if (code === '??' || code.includes('A')) return 'added';
  return code.includes('D') ? 'removed' : 'changed';
}

async function describeChanges(
  root: string,
  git: Git,
  changes: Status['changes'],
  describe: DescribeChange,
): Promise<ChangedFile[]> {
  const described: ChangedFile[] = [];
  for (const [at, { file, kind }] of changes.entries()) {
    const isText = /\.(?:ya?ml|md|bib|css|txt)$/i.test(file);
    if (!isText || at >= maxShown) {
      described.push({ file, kind, diff: null });
      continue;
    }
    // `./` makes it a path in this folder, wherever that lies in the repository.
    const before = kind === 'added' ? '' : (await git(['show', `HEAD:./${file}`])).out;
    const after = kind === 'removed' ? '' : ((await readText(path.join(root, file))) ?? '');
    const isLong = before.length > maxShownLength || after.length > maxShownLength;
    described.push({ file, kind, diff: isLong ? null : describe(file, before, after) });
  }
  return described;
}

/** `github.com/ada/site` of any spelling of its address; a folder as it is. */
export function shownPlace(address: string): string {
  const [, host, repository] =
    /^(?:\w+:\/\/)(?:[^/@]*@)?([^/]+)\/(.+)$/.exec(address) ??
    /^(?:[^/@]+@)?([\w.-]{2,}):(.+)$/.exec(address) ??
    [];
  const shown = host && repository ? `${host.replace(/:\d+$/, '')}/${repository}` : address;
  return withoutPasswords(shown).replace(/\.git\/?$/, '');
}

function withoutPasswords(text: string): string {
  return text.replaceAll(/\/\/[^/@\s]+@/g, '//');
}

async function isThere(file: string): Promise<boolean> {
  return (await stat(file).catch(() => null)) !== null;
}
