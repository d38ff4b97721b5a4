import { spawn } from 'node:child_process';

export type GitAnswer = { code: number; out: string; err: string };

export type Git = (args: readonly string[], options?: GitOptions) => Promise<GitAnswer>;

type GitOptions = {
  /** What it reads: names of files, with a NUL after each. */
  input?: string;
  timeoutMs?: number;
  /** Whether a window that asks for a password may open. */
  mayAsk?: boolean;
};

/** What git answers when there is no such program, and when it took too long; its own codes are others. */
export const noGit = -1;
export const tookTooLong = -2;

/** Long enough for anything that does not leave this machine, in ms. */
const localMs = 60_000;
/** Bytes of an answer, beyond which nobody reads it. */
const maxBytes = 50 * 1024 * 1024;

/** Variables by which whoever started this would lead git elsewhere: a hook that runs the editor, say. */
const misleading = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_NAMESPACE'];

/**
 * Git in a folder, by its command line and without a shell. It asks nothing in the terminal: what it would need an
 * answer for fails instead.
 */
export function gitIn(folder: string): Git {
  return (args, { input = '', timeoutMs = localMs, mayAsk = false } = {}) =>
    new Promise((resolve) => {
      const child = spawn('git', ['-C', folder, ...args], {
        env: environment(mayAsk),
        stdio: ['pipe', 'pipe', 'pipe'],
        windowsHide: true,
        // Without a terminal there is none to ask in; and what git starts ends with it.
        detached: process.platform !== 'win32',
      });
      const answer = { out: '', err: '' };
      const end = (code: number) => {
        clearTimeout(timer);
        resolve({ code, ...answer });
      };
      const timer = setTimeout(() => {
        endGroup(child.pid);
        end(tookTooLong);
      }, timeoutMs);
      for (const [name, stream] of [
        ['out', child.stdout],
        ['err', child.stderr],
      ] as const) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          if (answer[name].length < maxBytes) answer[name] += text;
        });
      }
      child.on('error', () => end(noGit));
      child.on('close', (code) => end(code ?? tookTooLong));
      // It may have ended without having read what it was given.
      child.stdin.on('error', () => {});
      child.stdin.end(input);
    });
}

function environment(mayAsk: boolean): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    // Its messages are read here, so they are wanted in one language.
    LC_ALL: 'C',
    LANGUAGE: '',
    GIT_TERMINAL_PROMPT: '0',
    GIT_EDITOR: 'true',
    // Names of files are no patterns.
    GIT_LITERAL_PATHSPECS: '1',
    ...(mayAsk ? {} : { GCM_INTERACTIVE: 'never', GIT_ASKPASS: '', SSH_ASKPASS: '' }),
  };
  for (const name of misleading) delete env[name];
  return env;
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid);
  } catch {
    // It has just ended.
  }
}
