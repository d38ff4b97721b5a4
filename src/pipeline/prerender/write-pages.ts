import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type PageName, routeNames, withBase } from '../../model/routes.ts';
import { pageFiles } from '../output-paths.ts';
import type { SiteBundle } from './bundle-site.ts';
import { type PageStyles, specialMedia, writePageStyles } from './page-styles.ts';
import { proofOf } from './preload-helper.ts';

type Options = {
  bundle: SiteBundle;
  outDir: string;
  base: string;
  /** Another host that pictures come from: pages that show any connect to it early. */
  pictureOrigin?: string | undefined;
  /** Further tags of a page: the policy, and what only machines read, in its head and at its end. */
  headOf: (page: PageName) => { policy: string; description: string; structuredData: string };
};

/** Prerenders every page to the files that hosts look for. */
export async function writePages(options: Options): Promise<void> {
  const { bundle, outDir, base, pictureOrigin, headOf } = options;
  const integrity = await scriptIntegrity(bundle, outDir);
  for (const page of [...routeNames, 'notFound'] as const) {
    const html = await bundle.renderPage(page);
    const early =
      pictureOrigin && html.includes(pictureOrigin) ? `<link rel="preconnect" href="${pictureOrigin}">` : '';
    const styles = await writePageStyles(page, bundle.assetsOf(page).styles, outDir);
    const { policy, description, structuredData } = headOf(page);
    const assets = assetTags({ bundle, page, base, integrity, styles });
    // The policy stands before every style and script, and before all that a browser needs not for painting stands
    // what it does. A function, since `$&` in the owner's words is a text.
    const whole = html
      .replace('</head>', () => `${policy}${early}${assets}${description}</head>`)
      .replace('</body>', () => `${structuredData}</body>`);
    for (const file of pageFiles(page)) {
      await mkdir(dirname(join(outDir, file)), { recursive: true });
      await writeFile(join(outDir, file), whole);
    }
  }
}

/**
 * Links to styles, fonts and scripts. They are put in after rendering: React keeps elements in the head that it
 * did not make, so the browser's render need not know the file names.
 */
function assetTags({
  bundle,
  page,
  base,
  integrity,
  styles,
}: Pick<Options, 'bundle' | 'base'> & {
  page: PageName;
  integrity: Map<string, string>;
  styles: PageStyles;
}): string {
  const { start, entry, scripts } = bundle.assetsOf(page);
  const address = (file: string) => withBase(base, file);
  const proof = (file: string) => `integrity="${integrity.get(file)}" crossorigin`;
  return [
    `<link rel="stylesheet" href="${address(styles.usual)}">`,
    // In a template nothing is fetched; see src/site/start.ts.
    '<template data-scripts>',
    `<script type="module" src="${address(entry)}" ${proof(entry)}></script>`,
    ...scripts.map((file) => `<link rel="modulepreload" href="${address(file)}" ${proof(file)}>`),
    '</template>',
    `<link rel="stylesheet" href="${address(styles.special)}" media="${specialMedia}">`,
    `<script type="module" src="${address(start)}" ${proof(start)}></script>`,
  ].join('');
}

async function scriptIntegrity(bundle: SiteBundle, outDir: string): Promise<Map<string, string>> {
  const files = new Set(
    [...routeNames, 'notFound' as const].flatMap((page) => {
      const { start, entry, scripts } = bundle.assetsOf(page);
      return [start, entry, ...scripts];
    }),
  );
  const hashes = new Map<string, string>();
  for (const file of files) hashes.set(file, proofOf(await readFile(join(outDir, file))));
  return hashes;
}
