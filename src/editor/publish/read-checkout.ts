import { stat } from 'node:fs/promises';
import path from 'node:path';
import { applicationsFolder } from '../../applications/application-folder.ts';
import { commandHint } from '../../core/command-hint.ts';
import { type Git, type GitResult, gitMissing, gitTimedOut } from '../../files/git.ts';
import { exists, filesBelow, readText } from '../../files/read-files.ts';
import type { ChangedFile, Checkout, CheckoutAnswer } from '../protocol/protocol.ts';

/** The owner's folders that the site is built from; changes elsewhere are not published. */
const publishedFolders = ['content', 'public'];

/** Untracked files of those folders are published only with these extensions. */
const publishedExtensions =
  /\.(?:ya?ml|md|bib|css|svg|pdf|jpe?g|png|webp|avif|gif|tiff?|heic|heif|jxl|mp4|m4v|webm|mov|mkv|vtt|woff2|ttf|otf|txt|ico|html|xml|json|webmanifest)$/i;

const fetchTimeoutMs = 20_000;
/** The number of files whose changed lines are shown, and the length of the longest one in characters. */
const maxDiffs = 40;
const maxDiffLength = 300_000;

/** A checkout with the details that only git commands need. */
export type Repository = {
  checkout: Checkout;
  remote: string;
  /** The branch on the remote, as `refs/heads/main`. */
  target: string;
  /** The local reference to that branch; null if the remote does not have the branch yet. */
  trackingRef: string | null;
  hasUpstream: boolean;
};

type DescribeChange = (file: string, before: string, after: string) => ChangedFile['diff'];
/** The output of a git command; null if it failed. */
type ReadGit = (...args: string[]) => Promise<string | null>;

/**
 * Reads the git state of a folder: what a publication would push, and where to. With `fetches` the remote is fetched
 * first; otherwise its state is that of the last fetch. Does not change the files of the folder.
 */
export async function readCheckout(
  root: string,
  git: Git,
  { fetches, describe = () => null }: { fetches: boolean; describe?: DescribeChange },
): Promise<Repository | Exclude<CheckoutAnswer, { checkout: Checkout }>> {
  const readGit: ReadGit = async (...args) => {
    const { code, out } = await git(args);
    return code === 0 ? out.replace(/\n$/, '') : null;
  };
  const top = await git(['rev-parse', '--show-prefix']);
  if (top.code !== 0) return { refused: explainNoCheckout(top) };
  const prefix = top.out.trim();
  const branch = await readGit('symbolic-ref', '--quiet', '--short', 'HEAD');
  if (branch === null) {
    return {
      refused:
        'This folder is at an earlier commit and not on a branch. Switch to your branch in a terminal:   git switch main',
    };
  }
  const unfinished = {
    refused:
      'A git operation, such as a merge or a rebase, is unfinished. Finish it in a terminal first:   git status',
  };
  if (await hasUnfinishedOperation(root, readGit)) return unfinished;
  const [lock] = await findGitLocks(root, git);
  if (lock) {
    const file = path.relative(root, lock.file).replaceAll(path.sep, '/');
    const refused = lock.isDead
      ? `A git command was interrupted and left ${file}, which blocks all others. If no other program is using git in this folder, such as a terminal with an open commit message, remove this lock. Your files stay as they are.`
      : 'Git is working in this folder just now. Try again in half a minute.';
    return { refused, hasDeadLock: lock.isDead };
  }
  const remote = await chooseRemote(branch, readGit);
  if (remote === null) {
    return {
      refused:
        'This folder is a git repository without a remote. The publishing guide explains how to create one; or copy the site to a folder below.',
    };
  }
  const upstream = await readGit('config', `branch.${branch}.merge`);
  const target = upstream ?? `refs/heads/${branch}`;
  // Git would read such a name as an option, and some options run a program.
  const optionName = [remote, target].find((name) => name.startsWith('-'));
  if (optionName !== undefined) {
    return {
      refused: `The name ${optionName} in .git/config begins with a hyphen, so git would read it as an option. If you did not write it, do not use this folder; otherwise rename it with git.`,
    };
  }
  const hasIdentity = (await readGit('config', 'user.name')) && (await readGit('config', 'user.email'));
  if (!hasIdentity && !process.env.GIT_AUTHOR_EMAIL) return { refused: noIdentity };

  const destination = displayAddress((await readGit('remote', 'get-url', '--push', remote)) ?? remote);
  const notes: string[] = [];
  if (fetches) {
    const fetched = await git(['fetch', '--quiet', '--no-tags', remote], { timeoutMs: fetchTimeoutMs });
    if (fetched.code !== 0) {
      const unknown = `${destination} could not be reached just now, so this page shows its state at the last fetch.`;
      notes.push(explainConnectionError(destination, fetched) ?? unknown);
    }
  }
  const reference = `refs/remotes/${remote}/${target.replace(/^refs\/heads\//, '')}`;
  const trackingRef =
    (await readGit('rev-parse', '--verify', '--quiet', reference)) === null ? null : reference;
  const hasCommits = (await readGit('rev-parse', '--verify', '--quiet', 'HEAD')) !== null;
  const defaultBranch = await readDefaultBranch(remote, readGit);
  if (branch !== defaultBranch && !(defaultBranch === null && ['main', 'master'].includes(branch))) {
    notes.push(
      `You are on the branch ${branch}. The site is usually built from ${defaultBranch ?? 'main'}, so visitors see these changes only after a merge into it.`,
    );
  }
  if (
    destination.startsWith('github.com/') &&
    !(await exists(path.join(root, '.github/workflows/publish.yml')))
  ) {
    notes.push(
      `There is no .github/workflows/publish.yml, which builds the site after a push. Create it with:   ${commandHint('hosts')}`,
    );
  }
  const status = await readStatus(git, prefix);
  if (status === null) return unfinished;
  const unpushed = !hasCommits
    ? ''
    : await readGit(
        ...['log', '--format=%s', '--max-count=50', 'HEAD'],
        ...(trackingRef ? ['--not', trackingRef] : []),
        '--',
      );
  const behind =
    trackingRef && hasCommits
      ? await readGit('rev-list', '--count', trackingRef, '--not', 'HEAD', '--')
      : '0';
  const [time, subject] =
    (trackingRef && (await readGit('log', '-1', '--format=%cI%x00%s', trackingRef, '--')))?.split('\0') ?? [];
  return {
    remote,
    target,
    trackingRef,
    hasUpstream: upstream !== null,
    checkout: {
      branch,
      destination,
      isFirst: trackingRef === null,
      changes: await describeChanges(root, git, status.changes, describe),
      unpushed: (unpushed ?? '').split('\n').filter(Boolean),
      behind: Number(behind ?? 0),
      lastCommit: time && subject !== undefined ? { time, subject } : null,
      excluded: status.excluded,
      notes,
    },
  };
}

export const noIdentity =
  'Git does not know your name and email address, which are part of every commit. Set them once in a terminal:   git config --global user.name "Your Name"   and   git config --global user.email "name@domain.example"';

/** The last lines of git's output, without a password that an address may contain. */
export function lastLines(output: string): string {
  const lines = output.trim().split('\n').filter(Boolean).slice(-8);
  return withoutPasswords(lines.join('\n')).slice(-600);
}

/** Why git could not connect to the remote; null if it failed for another reason. */
export function explainConnectionError(destination: string, { code, err }: GitResult): string | null {
  const isSignedOut =
    /authentication failed|could not read (?:username|password)|permission denied|terminal prompts disabled|host key verification failed|error: 40[13]|repository not found/i;
  if (isSignedOut.test(err)) {
    return `${destination} did not accept this machine's login. Sign in with git in a terminal once:   git push   Then publishing works here too.`;
  }
  const isUnreachable =
    /resolve host|unable to connect|connection (?:refused|timed out|reset)|network is unreachable|timed out|failed to connect|no route to host/i;
  if (code === gitTimedOut || isUnreachable.test(err)) {
    return `${destination} cannot be reached. Check the internet connection.`;
  }
  return null;
}

function explainNoCheckout({ code, err }: GitResult): string {
  if (code === gitMissing) {
    return 'Git is not installed on this machine. Install it from https://git-scm.com, or copy the site to a folder below.';
  }
  if (/not a git repository/i.test(err)) {
    return 'This folder is not a git repository, so there is no remote to push to. The publishing guide explains how to create one; or copy the site to a folder below.';
  }
  if (/dubious ownership/i.test(err)) {
    return 'Git does not trust this folder because it belongs to another user of this machine. Open the editor as that user.';
  }
  return `Git could not read this folder. Its output: ${lastLines(err)}`;
}

/** Git holds a lock for seconds; one of a killed command stays. */
const deadLockMs = 20_000;

/** The locks that block git commands: while one runs, or after one was killed. */
export async function findGitLocks(root: string, git: Git): Promise<{ file: string; isDead: boolean }[]> {
  const { out } = await git(['rev-parse', '--git-dir', '--git-common-dir']);
  const folders = new Set(out.split('\n').filter(Boolean));
  const locks: { file: string; isDead: boolean }[] = [];
  for (const folder of [...folders].map((each) => path.resolve(root, each))) {
    const references = await filesBelow(path.join(folder, 'refs')).catch(() => []);
    const names = ['index', 'HEAD', 'packed-refs', 'config'].map((name) => `${name}.lock`);
    for (const name of [...names, ...references.map((each) => `refs/${each}`)]) {
      const file = path.join(folder, name);
      const writtenMs = name.endsWith('.lock') ? (await stat(file).catch(() => null))?.mtimeMs : undefined;
      const isDead = writtenMs !== undefined && Date.now() - writtenMs > deadLockMs;
      if (isDead || (writtenMs !== undefined && name === 'index.lock')) locks.push({ file, isDead });
    }
  }
  return locks;
}

async function hasUnfinishedOperation(root: string, readGit: ReadGit): Promise<boolean> {
  for (const name of ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply']) {
    const file = await readGit('rev-parse', '--git-path', name);
    if (file !== null && (await exists(path.resolve(root, file)))) return true;
  }
  return false;
}

async function chooseRemote(branch: string, readGit: ReadGit): Promise<string | null> {
  const all = (await readGit('remote'))?.split('\n').filter(Boolean) ?? [];
  const configured = await readGit('config', `branch.${branch}.remote`);
  if (configured !== null && all.includes(configured)) return configured;
  return all.find((name) => name === 'origin') ?? (all.length === 1 ? (all[0] ?? null) : null);
}

/** The default branch of the remote; null if git does not know it. */
async function readDefaultBranch(remote: string, readGit: ReadGit): Promise<string | null> {
  const head = await readGit('symbolic-ref', '--quiet', '--short', `refs/remotes/${remote}/HEAD`);
  return head?.slice(remote.length + 1) ?? null;
}

type Status = { changes: Pick<ChangedFile, 'file' | 'kind'>[]; excluded: string[] };

/** Files that differ from the last commit, by their path in the folder; null if some have merge conflicts. */
async function readStatus(git: Git, prefix: string): Promise<Status | null> {
  const list = async (untracked: 'all' | 'normal', ...folders: string[]) => {
    const options = ['--porcelain', '-z', `--untracked-files=${untracked}`, '--', ...folders];
    const { out } = await git(['-c', 'status.renames=false', 'status', ...options]);
    const entries = out.split('\0').filter(Boolean);
    return entries.map((entry) => ({ code: entry.slice(0, 2), file: entry.slice(3 + prefix.length) }));
  };
  const inFolders = await list('all', ...publishedFolders);
  const elsewhere = (await list('normal', '.')).filter(
    ({ file }) => !publishedFolders.some((folder) => file === `${folder}/` || file.startsWith(`${folder}/`)),
  );
  const isConflict = ({ code }: { code: string }) => code.includes('U') || code === 'AA' || code === 'DD';
  if ([...inFolders, ...elsewhere].some(isConflict)) return null;
  const isPublished = ({ code, file }: { code: string; file: string }) =>
    code !== '??' ||
    (publishedExtensions.test(file) &&
      !/(?:^|\/)\.(?!well-known\/)/.test(file) &&
      // Applications are private, even without the file that makes git ignore them.
      !file.startsWith(`content/${applicationsFolder}/`));
  return {
    changes: inFolders
      .filter(isPublished)
      .map(({ code, file }) => ({ file, kind: changeKind(code) }))
      .sort((a, b) => (a.file < b.file ? -1 : 1)),
    excluded: [...inFolders.filter((entry) => !isPublished(entry)), ...elsewhere].map(({ file }) => file),
  };
}

function changeKind(code: string): ChangedFile['kind'] {
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
  for (const [index, { file, kind }] of changes.entries()) {
    const isText = /\.(?:ya?ml|md|bib|css|txt)$/i.test(file);
    if (!isText || index >= maxDiffs) {
      described.push({ file, kind, diff: null });
      continue;
    }
    // `./` makes the path relative to this folder, which may be a subfolder of the repository.
    const before = kind === 'added' ? '' : (await git(['show', `HEAD:./${file}`])).out;
    const after = kind === 'removed' ? '' : ((await readText(path.join(root, file))) ?? '');
    const isLong = before.length > maxDiffLength || after.length > maxDiffLength;
    described.push({ file, kind, diff: isLong ? null : describe(file, before, after) });
  }
  return described;
}

/** `github.com/ada/site` for any form of the remote's address; the path of a folder as it is. */
export function displayAddress(address: string): string {
  const [, host, repository] =
    /^(?:\w+:\/\/)(?:[^/@]*@)?([^/]+)\/(.+)$/.exec(address) ??
    /^(?:[^/@]+@)?([\w.-]{2,}):(.+)$/.exec(address) ??
    [];
  const remote = host && repository ? `${host.replace(/:\d+$/, '')}/${repository}` : address;
  return withoutPasswords(remote).replace(/\.git\/?$/, '');
}

function withoutPasswords(text: string): string {
  return text.replaceAll(/\/\/[^/@\s]+@/g, '//');
}
