import { existsSync, type FSWatcher, watch } from 'node:fs';

/** Editors save in several steps, so a change is read after this quiet time, in ms. */
const settleMs = 40;
/** How often to look for a missing folder, in ms. */
const missingMs = 500;

/**
 * Calls `onChange` after a change of the folder. Version control may replace the folder, and a watcher stays with the old
 * one, so each change starts a new watcher.
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
      // An error means that the folder was removed.
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
