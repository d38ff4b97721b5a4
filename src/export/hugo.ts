import { yamlScalar } from '../core/quoted-values.ts';
import type { SiteContent } from '../site/site-content.ts';
import { type ExportedPage, frontMatter } from './list-pages.ts';

/** The content for starter/hugo, a site for https://gohugo.io with plain templates. Pictures are below static/. */
export function hugoFiles({ site, owner }: SiteContent, pages: readonly ExportedPage[]): Map<string, string> {
  const files = pages.map(({ path, isList, fields, body }): [string, string] => {
    const { updated, image, ...rest } = fields;
    const named = { ...rest, ...(updated && { lastmod: updated }), ...(image && { images: [image] }) };
    const file = path === '' || isList ? `${path}/_index.md`.replace(/^\//, '') : `${path}.md`;
    return [`content/${file}`, `${frontMatter(named)}\n${withoutShortcodes(body)}\n`];
  });
  return new Map([
    ...files,
    [
      'hugo.yaml',
      [
        `baseURL: ${yamlScalar(`${site.url.replace(/\/+$/, '')}/`)}`,
        `languageCode: ${yamlScalar(site.language)}`,
        `title: ${yamlScalar(owner.name)}`,
        'relativeURLs: false',
        'canonifyURLs: true',
        '',
      ].join('\n'),
    ],
  ]);
}

/** https://gohugo.io/content-management/shortcodes/#escape */
function withoutShortcodes(text: string): string {
  return text.replaceAll(/\{\{([<%])(.*?)([>%])\}\}/g, '{{$1/*$2*/$3}}');
}
