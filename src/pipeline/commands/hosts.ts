import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { siteSchema } from '../../model/schemas/site.ts';
import { outputPaths } from '../output-paths.ts';
import { readYaml } from '../owner/read-records.ts';
import { deployFiles } from '../serve/deploy-files.ts';

// The one file these depend on, so that they can be made while pictures are still missing.
const root = process.cwd();
const text = await readFile(join(outputPaths(root).contentDir, 'site.yaml'), 'utf8').catch(() => '');
const site = siteSchema.safeParse(readYaml(text));
if (site.success) {
  for (const [file, content] of deployFiles(site.data)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
    console.log(`wrote ${file}`);
  }
} else {
  console.error('content/site.yaml has problems. See them:   npm run check');
  process.exitCode = 1;
}
