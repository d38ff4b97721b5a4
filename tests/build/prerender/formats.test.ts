import path from 'node:path';
import { expect, it } from 'vitest';
import { hCard } from '../../../src/build/head/page-head.ts';
import { makeOutputs } from '../../../src/build/outputs.ts';
import { htmlToMarkdown } from '../../../src/build/prerender/html-to-markdown.ts';
import { readSite } from '../../../src/build/site.ts';
import { outputPaths } from '../../../src/files/output-paths.ts';
import { withTree } from '../../site/content-tree.ts';

it('writes what a page says as Markdown, without what is for the mouse or the eyes', () => {
  const html = [
    '<body><nav>Menu</nav><main id="_content"><header><h1><span>A &amp; B</span></h1></header>',
    '<p>It <em>was</em> <strong>so</strong>: 2 * 3, <code>a_b</code>. <a href="/site/b#c">There</a></p>',
    '<button>Copy</button><p hidden>Hidden</p><ul><li><p>One</p></li><li>Two<!-- --> more</li></ul>',
    '<pre data-language="ts"><code><span>let</span> a = &lt;b&gt;;\n  c();\n</code></pre>',
    '<blockquote><p>Words</p></blockquote><figure><img src="/i.jpg" alt="A boat"><figcaption>At sea</figcaption></figure>',
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2 | 3</td></tr></tbody></table>',
    '<form><label>Name</label></form></main><footer>Foot</footer></body>',
  ].join('');
  expect(htmlToMarkdown(html, 'https://ada.example/site/a', 'A')).toBe(
    [
      '# A & B',
      'It *was* **so**: 2 \\* 3, `a_b`. [There](https://ada.example/site/b#c)',
      '- One\n- Two more',
      '```ts\nlet a = <b>;\n  c();\n```',
      '> Words',
      '![A boat](https://ada.example/i.jpg)',
      'At sea',
      '| A | B      |\n| - | ------ |\n| 1 | 2 \\| 3 |\n',
    ].join('\n\n'),
  );
});

it('lists the pages for programs by choice only, and names the owner in microformats', async () => {
  const outputsWith = (fields: string) =>
    withTree({ 'site.yaml': (text) => `${text}${fields}` }, async (contentDir) => {
      const paths = outputPaths(path.dirname(contentDir));
      const { value: site } = await readSite(paths, { profile: 'dev', planOnly: true });
      if (!site) throw new Error('not valid');
      const files = await makeOutputs(site, undefined, { typesets: false });
      const llms = files.find((file) => file.path === 'llms.txt')?.bytes.toString();
      return { llms, card: hCard(site.content) };
    });
  expect((await outputsWith('')).llms).toBeUndefined();
  expect((await outputsWith('formats: [llms]\n')).llms).toContain(
    '- [Projects](https://ada-quill.ca/projects): What',
  );
  const { llms, card } = await outputsWith('formats: [llms, markdown]\n');
  expect(llms).toContain('# Ada Quill\n\n> What the page Home');
  expect(llms).toContain('- [Projects](https://ada-quill.ca/projects.md)');
  expect(llms).not.toContain('Not Found');
  expect(card).toContain(
    '<a class="p-name u-url u-uid" href="https://ada-quill.ca/" rel="me noopener noreferrer">Ada Quill</a>',
  );
  expect(card).toContain(
    '<a class="u-url" rel="me noopener noreferrer" href="https://github.com/ada-quill"></a>',
  );
});
