import { expect, it } from 'vitest';
import { makeOutputs } from '../../../src/build/outputs.ts';
import { htmlToMarkdown } from '../../../src/build/prerender/html-to-markdown.ts';
import { append } from '../../site/content-tree.ts';
import { siteForTest } from '../../site/site-for-test.ts';

it('converts a page to Markdown, without navigation, buttons, forms and hidden text', () => {
  const html = [
    '<body><nav>Menu</nav><main id="_content"><header><h1><span>A &amp; B</span></h1></header>',
    '<p>It <em>was</em> <strong>so</strong>: 2 * 3, <code>a_b</code>. <a href="/site/b#c">There</a></p>',
    '<button>Copy</button><p hidden>Hidden</p><p class="c1 c7 c22">Click to see more</p><ul><li><p>One</p></li><li>Two<!-- --> more</li></ul>',
    '<pre data-language="ts"><code><span>let</span> a = &lt;b&gt;;\n  c();\n</code></pre>',
    '<blockquote><p>Words</p></blockquote><figure><img src="/i.jpg" alt="A boat"><figcaption>At sea</figcaption></figure>',
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2 | 3</td></tr></tbody></table>',
    '<p>For <math><mi>W</mi><mo>&lt;</mo><mn>5</mn></math>.</p>',
    '<form><label>Name</label></form></main><footer>Foot</footer></body>',
  ].join('');
  const address = 'https://ada.example/site/a';
  expect(htmlToMarkdown({ html, address, heading: 'A', screenOnly: 'c7' })).toBe(
    [
      '# A & B',
      'It *was* **so**: 2 \\* 3, `a_b`. [There](https://ada.example/site/b#c)',
      '- One\n- Two more',
      '```ts\nlet a = <b>;\n  c();\n```',
      '> Words',
      '![A boat](https://ada.example/i.jpg)',
      'At sea',
      '| A | B      |\n| - | ------ |\n| 1 | 2 \\| 3 |',
      'For W < 5.\n',
    ].join('\n\n'),
  );
});

// tests/golden/documents.txt has the list without Markdown files.
it('lists the pages in llms.txt only if the owner enables it, with links to their Markdown files if there are any', async () => {
  const listWith = async (fields: string) => {
    const site = await siteForTest({ 'site.yaml': append(fields) });
    const files = await makeOutputs(site, undefined, { typesets: false });
    return files.find((file) => file.path === 'llms.txt')?.bytes.toString();
  };
  expect(await listWith('')).toBeUndefined();
  expect(await listWith('formats: [llms, markdown]\n')).toContain(
    '- [Projects](https://ada-quill.ca/projects.md)',
  );
});
