import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export type Measured = { wallSeconds: number; cpuSeconds: number; peakMb: number };

/** Often enough for peaks that last; every 40 ms the looking itself took a fifth of a core from what it measured. */
const sampleMs = 250;

/**
 * Runs a command and measures it with all its child processes: wall and processor time by the shell's
 * `time`, memory as the largest sum of proportional set sizes seen: pages that processes share count once (Linux only;
 * 0 elsewhere).
 */
export async function measure(command: string[], cwd: string): Promise<Measured> {
  const child = spawn('bash', ['-c', 'TIMEFORMAT=\'%R %U %S\'; time "$@"', 'bash', ...command], {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (text: Buffer) => {
    errors += text;
  });
  let peakMb = 0;
  const sampler = setInterval(() => {
    peakMb = Math.max(peakMb, memoryMb(child.pid ?? 0));
  }, sampleMs);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearInterval(sampler);
  const times = errors.trimEnd().split('\n').at(-1)?.split(' ').map(Number) ?? [];
  const [wallSeconds = Number.NaN, user = 0, system = 0] = times;
  if (code !== 0 || Number.isNaN(wallSeconds)) throw new Error(`${command.join(' ')} failed:\n${errors}`);
  return { wallSeconds, cpuSeconds: user + system, peakMb };
}

function memoryMb(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const own = Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1]) / 1024;
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
    return own + children.reduce((sum, child) => sum + memoryMb(child), 0);
  } catch {
    return 0;
  }
}

/** Number and total size of the pictures below a folder. */
export function weigh(dir: string): { files: number; megabytes: number } {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter(
    (child) => child.isFile() && /\.(?:avif|jpe?g)$/.test(child.name),
  );
  const bytes = files.reduce((sum, child) => sum + statSync(join(child.parentPath, child.name)).size, 0);
  return { files: files.length, megabytes: bytes / 1e6 };
}
