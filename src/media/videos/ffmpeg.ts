import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

let version: Promise<string | null> | undefined;

/**
 * What `ffmpeg -version` says of itself first; null where there is none. It is used if it is there, and never asked for;
 * a server that reads a site again and again asks once.
 */
export function findFfmpeg(): Promise<string | null> {
  version ??= run(['-version'], versionPatienceMs).then(({ code, said }) =>
    code === 0 ? (said.split('\n', 1)[0] ?? '') : null,
  );
  return version;
}

/**
 * Why ffmpeg failed, in its own words; null where it did its work. It ends with this process, which then takes `folder`
 * away, and when its time is over.
 */
export async function runFfmpeg(
  args: readonly string[],
  { patienceMs, folder }: { patienceMs: number; folder: string },
): Promise<string | null> {
  const all = ['-hide_banner', '-loglevel', 'error', '-nostdin', '-y', ...args];
  const { code, said } = await run(all, patienceMs, () => rmSync(folder, { recursive: true, force: true }));
  return code === 0 ? null : said.trim() || 'its time was over';
}

/**
 * A video as input. What it says never decides what is opened: the demuxer is named, so that no playlist is taken for
 * one, nothing but files is read, and no name is taken for an option.
 */
export function ffmpegInput(file: string, family: 'iso' | 'ebml'): string[] {
  return ['-protocol_whitelist', 'file', '-f', family === 'iso' ? 'mov' : 'matroska', '-i', `file:${file}`];
}

const versionPatienceMs = 10_000;
/** Of what it says, which can be a line for each picture. */
const maxOutputLength = 10_000;

async function run(
  args: readonly string[],
  patienceMs: number,
  onEnd: () => void = () => {},
): Promise<{ code: number | null; said: string }> {
  const child = spawn('ffmpeg', args, { stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      if (said.length < maxOutputLength) said += text;
    });
  const kill = () => child.kill('SIGKILL');
  const end = () => {
    kill();
    onEnd();
  };
  const stop = (signal: NodeJS.Signals) => {
    end();
    // Who else waits for the signal is told by it; else it ends this process, as it would have.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, stop);
  process.once('exit', end);
  const timer = setTimeout(kill, patienceMs);
  try {
    return await new Promise((resolve) => {
      child.on('error', ({ message }) => resolve({ code: null, said: message }));
      child.on('close', (code) => resolve({ code, said }));
    });
  } finally {
    clearTimeout(timer);
    for (const signal of signals) process.off(signal, stop);
    process.off('exit', end);
  }
}
