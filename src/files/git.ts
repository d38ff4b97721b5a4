import { spawn } from 'node:child_process';

export type GitResult = { code: number; out: string; err: string };

export type Git = (args: readonly string[], options?: GitOptions) => Promise<GitResult>;

type GitOptions = {
  /** Standard input: file names, each followed by NUL. */
  input?: string;
  timeoutMs?: number;
  /** Whether git may open a window that asks for a password. */
  mayPrompt?: boolean;
};

/** Exit codes in addition to git's: git is not installed, or it took too long. */
export const gitMissing = -1;
export const gitTimedOut = -2;

const localTimeoutMs = 60_000;
const maxOutputLength = 50 * 1024 * 1024;

/** Environment variables that would point git to another repository, for example when a git hook starts the editor. */
const repositoryVariables = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_NAMESPACE'];

/** Runs git in a folder without a shell. It never prompts in the terminal: a command that needs input fails. */
export function gitIn(folder: string): Git {
  return (args, { input = '', timeoutMs = localTimeoutMs, mayPrompt = false } = {}) =>
    new Promise((resolve) => {
      const child = spawn('git', ['-C', folder, ...args], {
        env: environment(mayPrompt),
        stdio: ['pipe', 'pipe', 'pipe'],
        windowsHide: true,
        // Detaches git from the terminal, so that it cannot prompt there, and lets us kill its whole process group.
        detached: process.platform !== 'win32',
      });
      const output = { out: '', err: '' };
      const end = (code: number) => {
        clearTimeout(timer);
        resolve({ code, ...output });
      };
      const timer = setTimeout(() => {
        killGroup(child.pid);
        end(gitTimedOut);
      }, timeoutMs);
      for (const [name, stream] of [
        ['out', child.stdout],
        ['err', child.stderr],
      ] as const) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          if (output[name].length < maxOutputLength) output[name] += text;
        });
      }
      child.on('error', () => end(gitMissing));
      child.on('close', (code) => end(code ?? gitTimedOut));
      // Git may exit before it has read its input.
      child.stdin.on('error', () => {});
      child.stdin.end(input);
    });
}

function environment(mayPrompt: boolean): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    // Git's messages are parsed, so they must be in English.
    LC_ALL: 'C',
    LANGUAGE: '',
    GIT_TERMINAL_PROMPT: '0',
    GIT_EDITOR: 'true',
    // File names must not be read as patterns.
    GIT_LITERAL_PATHSPECS: '1',
    ...(mayPrompt ? {} : { GCM_INTERACTIVE: 'never', GIT_ASKPASS: '', SSH_ASKPASS: '' }),
  };
  for (const name of repositoryVariables) delete env[name];
  return env;
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid);
  } catch {
    // It has just exited.
  }
}
