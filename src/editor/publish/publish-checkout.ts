import { type Git, type GitAnswer, gitIn, tookTooLong } from './git.ts';
import * as messages from './publish-messages.ts';
import { isSignedOut, isUnreachable, type Repository, readCheckout, wordsOf } from './read-checkout.ts';

/** How it ended; `problems` are what the check of the content found, when that is what stopped it. */
export type Outcome<Diagnostic> = { isDone: boolean; said: string; diagnostics: Diagnostic[] };

type Options<Diagnostic> = {
  root: string;
  /** Of the commit. */
  message: string;
  /** The owner has agreed that a branch goes where it has not been yet. */
  isFirst: boolean;
  /** The published address, for the sentence at the end. */
  url: () => string;
  /** What must be fixed before anything is published. */
  check: () => Promise<Diagnostic[]>;
  onStep: (sentence: string) => void;
};

/** A push may wait for a window in which somebody signs in, in ms. */
const pushMs = 3 * 60_000;
const fetchMs = 60_000;

/**
 * Commits the files of the site, brings in what was pushed from elsewhere, and pushes; nothing is forced and no commit
 * is changed. Where it stops, a sentence says why, and every file is as it was or committed.
 */
export async function publishCheckout<Diagnostic>({
  root,
  message,
  isFirst,
  url,
  check,
  onStep,
}: Options<Diagnostic>): Promise<Outcome<Diagnostic>> {
  const end = (said: string, diagnostics: Diagnostic[] = []) => ({ isDone: false, said, diagnostics });
  const git = gitIn(root);
  onStep(messages.checking);
  const wrong = await check();
  if (wrong.length > 0) return end(messages.stopped(wrong.length), wrong);
  const read = await readCheckout(root, git, { asks: false });
  if ('refused' in read) return end(read.refused);
  const { place, branch, changes } = read.checkout;
  if (read.checkout.isFirst && !isFirst) return end(messages.notAgreed);

  if (changes.length > 0) {
    onStep(messages.committing);
    const refused = await commit(
      git,
      message,
      changes.map(({ file }) => file),
    );
    if (refused) return end(refused);
  }
  onStep(messages.asking(place));
  const before = read.known;
  const fetched = await git(['fetch', '--quiet', '--no-tags', read.remote], {
    timeoutMs: fetchMs,
    mayAsk: true,
  });
  if (fetched.code !== 0) return end(explainReach(place, fetched));
  const now = await readCheckout(root, git, { asks: false });
  if ('refused' in now) return end(now.refused);
  if (before === null && now.known !== null && !isFirst) return end(messages.notAgreed);
  if (now.known !== null && now.checkout.missing > 0) {
    const refused = await bringIn(git, now.known, place);
    if (refused) return end(refused);
    onStep(messages.checking);
    const broughtIn = await check();
    if (broughtIn.length > 0) return end(messages.broughtInWrong(broughtIn.length), broughtIn);
  }
  const ready = await readCheckout(root, git, { asks: false });
  if ('refused' in ready) return end(ready.refused);
  if (ready.checkout.waiting.length === 0 && ready.known !== null) {
    return { isDone: true, said: messages.nothingNew, diagnostics: [] };
  }
  onStep(messages.pushing(place));
  const refused = await push(git, ready);
  if (refused) return end(refused);
  const isUsual = branch === 'main' || ready.target === 'refs/heads/main';
  return {
    isDone: true,
    said: isUsual ? messages.published(place, url()) : messages.publishedBranch(place, branch),
    diagnostics: [],
  };
}

/** Commits these files and no others, whatever else waits to be committed. Resolves with why not, or null. */
async function commit(git: Git, message: string, files: readonly string[]): Promise<string | null> {
  const input = files.map((file) => `${file}\0`).join('');
  const fromInput = ['--pathspec-from-file=-', '--pathspec-file-nul'];
  const added = await git(['add', '--all', ...fromInput], { input });
  if (added.code !== 0) {
    if (/ignored by one of your \.gitignore/i.test(added.err)) {
      const [, ...lines] = added.err.split('\n');
      return messages.ignored(lines.filter((line) => line !== '' && !line.startsWith('hint:')).join(', '));
    }
    return messages.notCommitted(wordsOf(added.err));
  }
  const made = await git(['commit', '--quiet', '--only', '-m', message, ...fromInput], { input });
  if (made.code === 0) return null;
  // What was only made known to git is not left half chosen.
  await git(['reset', '--quiet', ...fromInput], { input });
  if (/tell me who you are|empty ident/i.test(made.err)) return messages.noIdentity;
  const said = wordsOf(`${made.out}\n${made.err}`);
  return (await hasHook(git, 'pre-commit', 'commit-msg', 'prepare-commit-msg'))
    ? messages.hookRefused(said)
    : messages.notCommitted(said);
}

async function hasHook(git: Git, ...names: string[]): Promise<boolean> {
  const paths = await Promise.all(names.map((name) => git(['rev-parse', '--git-path', `hooks/${name}`])));
  const asked = await Promise.all(
    paths.map(({ out }) => git(['hash-object', '--no-filters', '--', out.trim()])),
  );
  return asked.some(({ code }) => code === 0);
}

/** Merges what was pushed from elsewhere, or leaves all as it was. Resolves with why not, or null. */
async function bringIn(git: Git, known: string, place: string): Promise<string | null> {
  const merged = await git(['merge', '--quiet', '--no-edit', known], { timeoutMs: fetchMs });
  if (merged.code === 0) return null;
  const { out } = await git(['diff', '--name-only', '--diff-filter=U', '-z']);
  const files = out.split('\0').filter(Boolean);
  // There is nothing to take back where it did not even begin.
  await git(['merge', '--abort']);
  if (files.length > 0) return messages.conflict(place, files);
  if (/would be overwritten/i.test(merged.err)) return messages.inTheWay(place);
  return messages.notMerged(wordsOf(`${merged.out}\n${merged.err}`));
}

/** Resolves with why it did not go out, or null. */
async function push(
  git: Git,
  { remote, target, hasUpstream, checkout: { place } }: Repository,
): Promise<string | null> {
  const tracking = hasUpstream ? [] : ['--set-upstream'];
  const args = ['push', '--porcelain', '--no-follow-tags', ...tracking, remote, `HEAD:${target}`];
  const pushed = await git(args, { timeoutMs: pushMs, mayAsk: true });
  if (pushed.code === 0) return null;
  if (pushed.code === tookTooLong) return messages.pushTookTooLong(place);
  const refused = pushed.out.split('\n').find((line) => line.startsWith('!'));
  if (refused && /\[remote rejected\]|remote failure/.test(refused)) {
    return messages.remoteRefused(place, wordsOf(`${pushed.err}\n${refused.slice(2)}`));
  }
  if (refused) return messages.overtaken(place);
  if (isSignedOut(pushed.err) || isUnreachable(pushed.err)) return explainReach(place, pushed);
  return messages.pushHookRefused(wordsOf(pushed.err));
}

function explainReach(place: string, { code, err }: GitAnswer): string {
  if (isSignedOut(err)) return messages.committedNotSignedIn(place);
  if (code === tookTooLong || isUnreachable(err)) return messages.committedOffline(place);
  return messages.remoteRefused(place, wordsOf(err));
}
