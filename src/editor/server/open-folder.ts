import { spawn } from 'node:child_process';
import { Refused } from '../../core/diagnostics.ts';

const programs: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer' };
const maxWaitMs = 3000;

/** Shows a folder in the file manager of this machine. Rejects with `Refused` if there is none. */
export async function openFolder(folder: string): Promise<void> {
  const program = programs[process.platform] ?? 'xdg-open';
  await new Promise<void>((resolve, reject) => {
    const child = spawn(program, [folder], { stdio: 'ignore', detached: true });
    const refuse = () =>
      reject(new Refused(`No program on this machine opens folders. The folder is ${folder}`));
    child.once('error', refuse);
    // Without a desktop xdg-open fails. The explorer of Windows exits with 1 when it has opened the folder.
    child.once('exit', (code) => (code === 0 || program === 'explorer' ? resolve() : refuse()));
    // Some file managers run until their window is closed.
    setTimeout(resolve, maxWaitMs).unref();
    child.unref();
  });
}
