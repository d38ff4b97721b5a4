import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isListed } from '../../content/pages.ts';
import { absoluteAddress, markdownPath, withBase } from '../../core/routes.ts';
import { integrityHash } from '../../files/hash.ts';
import { pageFiles } from '../../files/output-paths.ts';
import { isSubpage, type PageProps } from '../../site/page-props.ts';
import type { PageAssets, SiteBundle } from './bundle-site.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { propsFiles } from './page-modules.ts';

type Options = {
  pages: readonly PageProps[];
  bundle: SiteBundle;
  outDir: string;
  base: string;
  /** Media host, if any; pages with pictures preconnect to it. */
  pictureOrigin?: string | undefined;
  /** Address of the site, to write each listed page as Markdown as well; null for HTML only. */
  markdownOf: string | null;
  /** Further tags of a page: the policy, and what only machines read, in its head and at its end. */
  headOf: (page: PageProps) => { policy: string; description: string; structuredData: string };
};

/** Prerenders every page to the files that hosts expect. */
export async function writePages({
  pages,
  bundle,
  outDir,
  base,
  pictureOrigin,
  markdownOf,
  headOf,
}: Options): Promise<void> {
  const propsPaths = new Map(propsFiles(pages).map(({ page, path }) => [page, path]));
  const hashes = new Map<string, Promise<string>>();
  const integrityOf = (file: string) => {
    const hash = hashes.get(file) ?? hashFile(join(outDir, file));
    hashes.set(file, hash);
    return hash;
  };
  for (const page of pages) {
    const html = await bundle.renderPage(page.path, isSubpage(page) ? page.content : undefined);
    const early =
      pictureOrigin && html.includes(pictureOrigin) ? `<link rel="preconnect" href="${pictureOrigin}">` : '';
    const { policy, description, structuredData } = headOf(page);
    const scripts = await scriptTags(bundle.assetsOf(page), propsPaths.get(page), base, integrityOf);
    // The policy precedes every style and script. Functions, because `$&` in the owner's text is not a pattern.
    const document = html
      .replace(
        '</head>',
        () => `${policy}${early}${scripts}<style>${bundle.styles}</style>${description}</head>`,
      )
      .replace('</body>', () => `${structuredData}</body>`);
    for (const file of pageFiles(page.path)) {
      await mkdir(dirname(join(outDir, file)), { recursive: true });
      await writeFile(join(outDir, file), document);
    }
    if (markdownOf !== null && isListed(page))
      await writeFile(
        join(outDir, markdownPath(page.path)),
        htmlToMarkdown({
          html,
          address: absoluteAddress(markdownOf, page.path),
          heading: page.content.head.heading,
          screenOnly: bundle.screenOnly,
        }),
      );
  }
}

/**
 * Links to scripts. They are put in after rendering: React keeps elements in the head that it did not make, so the
 * browser's render need not know the file names.
 */
async function scriptTags(
  { entry, chunks }: PageAssets,
  propsPath: string | undefined,
  base: string,
  integrityOf: (file: string) => Promise<string>,
): Promise<string> {
  const address = (file: string) => withBase(base, file);
  const preloads = chunks.map(
    async (file) =>
      `<link rel="modulepreload" href="${address(file)}" integrity="${await integrityOf(file)}">`,
  );
  return [
    `<script type="module" src="${address(entry)}" integrity="${await integrityOf(entry)}"></script>`,
    ...(await Promise.all(preloads)),
    propsPath
      ? `<link rel="preload" as="fetch" crossorigin href="${address(propsPath)}" fetchpriority="low">`
      : '',
  ].join('');
}

/** https://www.w3.org/TR/sri-2/: a script that a host or cache changed does not run. */
async function hashFile(path: string): Promise<string> {
  return integrityHash(await readFile(path));
}
