import { uploadCommands, writeMediaFolder } from '../build/write-media-folder.ts';
import { commandHint } from '../core/command-hint.ts';
import { Refused } from '../core/diagnostics.ts';
import { formatBytes } from '../core/text.ts';
import type { Command } from './command.ts';
import { showProgress } from './terminal.ts';

export const run: Command<object> = async ({ words }, terminal) => {
  if (words.join(' ') !== 'sync')
    throw new Refused(
      `Unknown action "${words.join(' ')}". The only action is:   ${commandHint('media sync')}`,
    );
  const { root, print } = terminal;
  const manifest = await writeMediaFolder({ root, log: print, onProgress: showProgress('Pictures', print) });
  if (!manifest) return 1;
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
  print(
    `dist-media/ contains ${manifest.files.length} files, ${formatBytes(bytes)}, to upload to ${manifest.baseUrl}; dist-media.json lists each with its length, SHA-256, type and Cache-Control.`,
  );
  print(uploadCommands(manifest.baseUrl));
  return 0;
};
