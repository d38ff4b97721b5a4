import { writeMediaFolder } from '../media-folder.ts';
import { unknownOption } from '../messages/command-messages.ts';
import { mediaMessages } from '../messages/media-messages.ts';
import { readCommandLine } from './command-line.ts';
import { showProgress } from './show-progress.ts';

const usage = `npm run media:sync

Writes the pictures of the published site into dist-media/, to be uploaded to the host that media.baseUrl in
content/site.yaml names, and a list of them with types, caching and checksums into dist-media.json. Uploads nothing.`;

const { options, unknown } = readCommandLine({ help: { type: 'boolean' } });
if (options.help) {
  console.log(usage);
} else if (unknown) {
  console.error(unknownOption(unknown, 'npm run media:sync'));
  process.exitCode = 1;
} else {
  const manifest = await writeMediaFolder({
    root: process.cwd(),
    log: console.log,
    onProgress: showProgress('Pictures'),
  });
  if (manifest) {
    const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
    console.log(
      mediaMessages.written(manifest.files.length, (bytes / 1_000_000).toFixed(1), manifest.baseUrl),
    );
    console.log(mediaMessages.upload(manifest.baseUrl));
  } else {
    process.exitCode = 1;
  }
}
