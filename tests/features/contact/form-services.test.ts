import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ContactForm } from '../../../src/features/contact/ContactForm.tsx';
import { toContactProps } from '../../../src/features/contact/props.ts';
import { formTarget, metaPolicy } from '../../../src/hosts/headers.ts';
import { resolveReading } from '../../resume/sample-content.ts';
import { readTree, swap } from '../../site/content-tree.ts';

const key = 'service: https://forms.ada-quill.ca\n  accessKey: 3f6c2d9e-0b1a\n';

/** The form of a site with these lines, without styles and visible fields, and its rule in the policy. */
async function formWith(lines: string) {
  const content = resolveReading(await readTree({ 'site.yaml': swap(key, lines) }));
  const target = formTarget(content.site, '/');
  const page = content.pages.find(({ kind }) => kind === 'contact');
  if (!page) throw new Error('the fixture has a contact page');
  const props = toContactProps(page, { ...content, formAction: target.action ?? '' });
  const html = renderToStaticMarkup(createElement(ContactForm, { content: props }));
  const tags = [...html.matchAll(/<(?:form|input)[^>]*>/g)].map(([tag]) => tag.replace(/ class="[^"]*"/, ''));
  return {
    tags: tags.filter((tag) => !tag.includes('id="form-')),
    policy: metaPolicy(target).find((rule) => rule.startsWith('form-action')),
  };
}

it('posts to Web3Forms with the access key', async () => {
  const lines =
    'service: https://api.web3forms.com/\n  accessKey: k\n  honeypot: botcheck\n  thanks: redirect\n';
  expect(await formWith(lines)).toEqual({
    tags: [
      '<form aria-labelledby="form-title" action="https://api.web3forms.com/submit" method="post">',
      '<input type="hidden" name="access_key" value="k"/>',
      '<input type="hidden" name="redirect" value="https://ada-quill.ca/message-received.html"/>',
      '<input hidden="" type="text" autoComplete="off" name="botcheck"/>',
    ],
    policy: "form-action https://api.web3forms.com 'self'",
  });
});

it.each([
  ['Formspree', 'https://formspree.io/f/abcdwxyz', '_gotcha', '_next'],
  ['FormSubmit', 'https://formsubmit.co/ada@ada-quill.ca', '_honey', '_next'],
  ['Basin', 'https://usebasin.com/f/0123456789ab', '_gotcha', ''],
  ['Getform', 'https://getform.io/f/abcd-1234', '_gotcha', ''],
  ['an own server', 'https://forms.ada-quill.ca/contact', '', ''],
])('posts to the address of the form at %s, without a key', async (_service, action, honeypot, thanks) => {
  const lines = [
    `action: ${action}\n`,
    honeypot && `  honeypot: ${honeypot}\n`,
    thanks && `  thanks: ${thanks}\n`,
  ];
  expect(await formWith(lines.join(''))).toEqual({
    tags: [
      `<form aria-labelledby="form-title" action="${action}" method="post">`,
      ...(thanks
        ? [`<input type="hidden" name="${thanks}" value="https://ada-quill.ca/message-received.html"/>`]
        : []),
      ...(honeypot ? [`<input hidden="" type="text" autoComplete="off" name="${honeypot}"/>`] : []),
    ],
    policy: `form-action ${new URL(action).origin}${thanks ? " 'self'" : ''}`,
  });
});

it('posts to the site itself with the attributes of Netlify Forms', async () => {
  expect(await formWith('action: netlify\n  honeypot: bot-field\n')).toEqual({
    tags: [
      '<form name="contact" data-netlify="true" data-netlify-honeypot="bot-field" aria-labelledby="form-title" action="/message-received.html" method="post">',
      '<input type="hidden" name="form-name" value="contact"/>',
      '<input hidden="" type="text" autoComplete="off" name="bot-field"/>',
    ],
    policy: "form-action 'self'",
  });
});

it('opens the mail program as a last resort', async () => {
  expect(await formWith('action: mailto:ada@ada-quill.ca\n')).toEqual({
    tags: [
      '<form aria-labelledby="form-title" action="mailto:ada@ada-quill.ca" encType="text/plain" method="post">',
    ],
    policy: 'form-action mailto:',
  });
});

it('lets a site without a form post nothing', () => {
  expect(metaPolicy(formTarget({ form: undefined }, '/'))).toContain("form-action 'none'");
});
