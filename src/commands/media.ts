import { uploadCommands, writeMediaFolder } from '../build/write-media-folder.ts';
import { commandHint } from '../core/command-hint.ts';
import { describeCommand, refuse } from './command.ts';
import { showProgress } from './show-progress.ts';

const usage = `${commandHint('media sync')}

Writes the pictures of the published site into dist-media/, to be uploaded to the host that media.baseUrl in
content/site.yaml names, and a list of them with types, caching and checksums into dist-media.json. Uploads nothing.`;

export const run = describeCommand({
  name: 'media',
  usage,
  options: {},
  takesWords: true,
  run: async ({ words }, terminal) => {
    if (words.join(' ') !== 'sync') return refuse(terminal, usage);
    const { root, say } = terminal;
    const manifest = await writeMediaFolder({ root, log: say, onProgress: showProgress('Pictures', say) });
    if (!manifest) return 1;
    const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
    say(
      `dist-media/ contains ${manifest.files.length} files, ${(bytes / 1_000_000).toFixed(1)} MB, to upload to ${manifest.baseUrl}; dist-media.json lists each with its length, SHA-256, type and Cache-Control.`,
    );
    say(uploadCommands(manifest.baseUrl));
    return 0;
  },
});
