import { existsSync, type FSWatcher, watch } from 'node:fs';

/** Editors save in several steps; a change is read when the folder has been quiet this long, in ms. */
const settleMs = 40;
/** How long to wait for a folder that is not there, in ms. */
const missingMs = 500;

/**
 * Calls `onChange` when the folder has been quiet after a change. The folder may be taken away and put back, as a
 * version control does: it is watched anew after each change, since a watch stays with what it was begun on.
 */
export function watchContent(folder: string, onChange: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let watcher: FSWatcher | undefined;
  const settle = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      begin();
      onChange().catch((error: unknown) => console.error(error));
    }, settleMs);
  };
  const begin = () => {
    watcher?.close();
    try {
      // An error tells of a folder that went away while it was looked into.
      watcher = watch(folder, { recursive: true }).on('change', settle).on('error', settle);
    } catch {
      awaitFolder();
    }
  };
  const awaitFolder = () => {
    timer = setTimeout(existsSync(folder) ? settle : awaitFolder, missingMs);
  };
  begin();
}
