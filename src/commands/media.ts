import { mediaMessages } from '../build/media-messages.ts';
import { writeMediaFolder } from '../build/write-media-folder.ts';
import { commandHint } from '../core/command-hint.ts';
import { immutable, revalidate } from '../hosts/headers.ts';
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
    say(mediaMessages.written(manifest.files.length, (bytes / 1_000_000).toFixed(1), manifest.baseUrl));
    say(mediaMessages.upload(manifest.baseUrl, { immutable, revalidate }));
    return 0;
  },
});
