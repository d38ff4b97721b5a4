import type { SiteContent } from '../site/site-content.ts';
import { type ExportedPage, frontMatter } from './list-pages.ts';

/** A site for https://astro.build that builds, with one plain layout. Pictures are below public/. */
export function astroFiles(
  { site, owner }: SiteContent,
  pages: readonly ExportedPage[],
): Map<string, string> {
  const files = pages.map(({ path, isList, fields, body }): [string, string] => [
    `src/content/pages/${path || 'index'}.md`,
    `${frontMatter({ ...fields, ...(isList && { isList }) })}\n${body}\n`,
  ]);
  return new Map([
    ...files,
    [
      'package.json',
      `${JSON.stringify(
        {
          name: 'site',
          private: true,
          type: 'module',
          scripts: { dev: 'astro dev', build: 'astro build', preview: 'astro preview' },
          dependencies: { astro: '^7.3.5' },
        },
        null,
        2,
      )}\n`,
    ],
    [
      'astro.config.mjs',
      `import { defineConfig } from 'astro/config';\n\nexport default defineConfig({ site: ${JSON.stringify(site.url)} });\n`,
    ],
    ['src/content.config.ts', contentConfig],
    ['src/pages/[...path].astro', pageTemplate(site.language, owner.name)],
  ]);
}

const contentConfig = `import { defineCollection } from 'astro:content';
import { glob } from "astro/loaders";
import { z } from "astro/zod";

const pages = defineCollection({
  loader: glob({ pattern: '**/*.md', base: './src/content/pages', generateId: ({ entry }) => entry.replace(/\\.md$/, '') }),
  schema: z.object({
    title: z.string(),
    description: z.string().optional(),
    date: z.coerce.date().optional(),
    updated: z.coerce.date().optional(),
    tags: z.array(z.string()).optional(),
    draft: z.boolean().optional(),
    image: z.string().optional(),
    isList: z.boolean().optional(),
  }),
});

export const collections = { pages };
`;

function pageTemplate(language: string, name: string): string {
  return `---
import { getCollection, render } from 'astro:content';

export async function getStaticPaths() {
  const pages = await getCollection('pages', ({ data }) => !data.draft);
  return pages.map((page) => ({
    params: { path: page.id === 'index' ? undefined : page.id },
    props: {
      page,
      top: pages.filter(({ id }) => !id.includes('/')),
      below: pages.filter(({ id }) => page.data.isList && id.startsWith(\`\${page.id}/\`)),
    },
  }));
}

const { page, top, below } = Astro.props;
const { Content } = await render(page);
const hrefOf = (id) => (id === 'index' ? '/' : \`/\${id}/\`);
---
<!doctype html>
<html lang=${JSON.stringify(language)}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>{page.data.title}</title>
    {page.data.description && <meta name="description" content={page.data.description} />}
  </head>
  <body>
    <nav aria-label={${JSON.stringify(name)}}>
      {top.map(({ id, data }) => <a href={hrefOf(id)}>{data.title}</a>)}
    </nav>
    <main>
      <h1>{page.data.title}</h1>
      <Content />
      {below.length > 0 && <ul>{below.map(({ id, data }) => <li><a href={hrefOf(id)}>{data.title}</a></li>)}</ul>}
    </main>
  </body>
</html>
`;
}
