import { expect, it } from 'vitest';
import { makeOutputs } from '../../../src/build/outputs.ts';
import { swap } from '../../site/content-tree.ts';
import { siteForTest } from '../../site/site-for-test.ts';

const sections = swap(
  '    - name: skills\n',
  '    - { name: offers, kind: offers, title: Offers }\n    - { name: asked, kind: faq, title: Asked }\n    - name: skills\n',
);
const offers = '- name: map\n  title: A map\n  price: € 400\n  from: true\n  includes: [Two colors]\n';
const files = {
  'pages.yaml': sections,
  'offers.yaml': offers,
  'asked.yaml': '- question: When?\n  answer: Soon.\n',
};

it('lets visitors find offers and questions, and keeps both out of every résumé', async () => {
  const site = await siteForTest({ ...files, 'site.yaml': (text) => `${text}search: true\n` });
  const outputs = await makeOutputs(site, undefined, { typesets: false });
  const containing = (word: string) =>
    outputs.filter(({ bytes }) => Buffer.from(bytes).toString().includes(word)).map(({ path: file }) => file);
  for (const word of ['A map', 'When?'])
    expect(containing(word)).toEqual([expect.stringMatching(/^assets\/search-/)]);
  expect(outputs.map(({ path: file }) => file)).toContain('resume.txt');
  const contact = site.contents.pages.find(({ kind }) => kind === 'contact');
  expect(contact?.kind === 'contact' && contact.content.form.subjects).toEqual([
    { name: 'map', title: 'A map' },
  ]);
});
