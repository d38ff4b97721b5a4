import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

let version: Promise<string | null> | undefined;

/** First line of `ffmpeg -version`; null without ffmpeg. Looked up once per process. */
export function findFfmpeg(): Promise<string | null> {
  version ??= run(['-version'], versionTimeoutMs).then(({ code, output }) =>
    code === 0 ? (output.split('\n', 1)[0] ?? '') : null,
  );
  return version;
}

/** Returns the error of ffmpeg; null if it succeeded. It is killed on timeout and, removing `folder`, with this process. */
export async function runFfmpeg(
  args: readonly string[],
  { timeoutMs, folder }: { timeoutMs: number; folder: string },
): Promise<string | null> {
  const all = ['-hide_banner', '-loglevel', 'error', '-nostdin', '-y', ...args];
  const { code, output } = await run(all, timeoutMs, () => rmSync(folder, { recursive: true, force: true }));
  return code === 0 ? null : output.trim() || 'it took too long';
}

/**
 * Arguments for a video as input. The content of a video must not open other files: a fixed demuxer rejects
 * playlists, only local files are allowed, and `file:` keeps a name from being an option.
 */
export function ffmpegInput(file: string, family: 'iso' | 'ebml'): string[] {
  return ['-protocol_whitelist', 'file', '-f', family === 'iso' ? 'mov' : 'matroska', '-i', `file:${file}`];
}

const versionTimeoutMs = 10_000;
/** The output of ffmpeg can have a line per frame. */
const maxOutputLength = 10_000;

async function run(
  args: readonly string[],
  timeoutMs: number,
  onEnd: () => void = () => {},
): Promise<{ code: number | null; output: string }> {
  const child = spawn('ffmpeg', args, { stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      if (output.length < maxOutputLength) output += text;
    });
  const kill = () => child.kill('SIGKILL');
  const end = () => {
    kill();
    onEnd();
  };
  const stop = (signal: NodeJS.Signals) => {
    end();
    // Without other listeners, the signal must still end this process.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, stop);
  process.once('exit', end);
  const timer = setTimeout(kill, timeoutMs);
  try {
    return await new Promise((resolve) => {
      child.on('error', ({ message }) => resolve({ code: null, output: message }));
      child.on('close', (code) => resolve({ code, output }));
    });
  } finally {
    clearTimeout(timer);
    for (const signal of signals) process.off(signal, stop);
    process.off('exit', end);
  }
}
