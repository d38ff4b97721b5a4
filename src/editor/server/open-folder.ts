import { spawn } from 'node:child_process';
import { Refused } from '../../owner/create-application.ts';

const programs: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer' };

/** Shows a folder in the file manager of this machine. Rejects with `Refused` if there is none. */
export async function openFolder(folder: string): Promise<void> {
  const program = programs[process.platform] ?? 'xdg-open';
  await new Promise<void>((resolve, reject) => {
    const child = spawn(program, [folder], { stdio: 'ignore', detached: true });
    child.once('spawn', resolve);
    child.once('error', () =>
      reject(new Refused(`No program on this machine opens folders. The folder is ${folder}`)),
    );
    child.unref();
  });
}
