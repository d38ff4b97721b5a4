import { yamlScalar } from '../core/quoted-values.ts';
import type { SiteContent } from '../site/site-content.ts';
import { type ExportedPage, frontMatter } from './list-pages.ts';

/** A site for https://gohugo.io, with the plainest templates; a theme replaces them. Pictures are below static/. */
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
    ['layouts/_default/baseof.html', base],
    ['layouts/_default/single.html', single],
    ['layouts/_default/list.html', list],
  ]);
}

/** https://gohugo.io/content-management/shortcodes/#escape */
function withoutShortcodes(text: string): string {
  return text.replaceAll(/\{\{([<%])(.*?)([>%])\}\}/g, '{{$1/*$2*/$3}}');
}

const base = `<!doctype html>
<html lang="{{ site.LanguageCode }}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{{ .Title }}</title></head>
<body>
<nav>{{ range site.Home.Pages }}<a href="{{ .RelPermalink }}">{{ .Title }}</a> {{ end }}</nav>
<main>{{ block "main" . }}{{ end }}</main>
</body>
</html>
`;

const single = `{{ define "main" }}<h1>{{ .Title }}</h1>
{{ .Content }}{{ end }}
`;

const list = `{{ define "main" }}<h1>{{ .Title }}</h1>
{{ .Content }}
<ul>{{ range .Pages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>{{ end }}
`;
