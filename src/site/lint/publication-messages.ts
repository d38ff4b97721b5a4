import type { DiagnosticText } from '../../core/diagnostics.ts';
import { quote } from '../../core/quoted-values.ts';
import { lastName } from '../../core/text.ts';

/* What keeps content from being published, and what a check says at its end. */

export const leftoverKinds = {
  key: 'the key of the sample form',
  handle: 'an account of the sample',
  domain: 'an address that no one can own',
  name: 'the name of the sample person',
  place: 'an invented place of the sample',
  unwritten: 'words that keep the place of your own',
};

export function leftover(field: string, text: string, kind: keyof typeof leftoverKinds): DiagnosticText {
  return {
    summary: `${field} holds ${quote(text)}, ${leftoverKinds[kind]}`,
    why: 'The published site would show it as yours.',
    fix: 'Replace it with your own, or remove what it stands in.',
  };
}

export function samplePicture(field: string, source: string): DiagnosticText {
  return {
    summary: `${field} is ${quote(source)}, a picture of the sample, unchanged`,
    why: 'The published site would show it as yours.',
    fix: 'Put a picture of your own in its place, or remove the record.',
  };
}

export function placeholderPicture(field: string, source: string): DiagnosticText {
  return {
    summary: `${field} is ${quote(source)}, a picture that keeps the place of your own`,
    why: 'The published site would show it as yours.',
    fix: 'Put a picture of your own in its place, or remove it.',
  };
}

export function noSiteAddress(url: string): DiagnosticText {
  return {
    summary: `url is ${quote(url)}, expected the address under which you publish`,
    why: 'Links, share cards and the list of pages for search engines are made from it.',
    fix: 'Write, for example:   url: https://your-name.github.io',
  };
}

export function formToNobody(field: string, value: string): DiagnosticText {
  const [key, line] = field.endsWith('accessKey')
    ? ['a key of your own', 'accessKey: the-key-your-form-service-gave-you']
    : ['the address of a form service', 'service: https://api.web3forms.com'];
  return {
    summary: `${field} is ${quote(value)}, expected ${key}`,
    why: 'Nobody would receive what visitors write.',
    fix: `Write, for example:   ${line}`,
  };
}

export function addressGone(address: string): DiagnosticText {
  const [what, name] = address.includes('?photo=')
    ? ['photo', lastName(address)]
    : address.includes('#')
      ? ['project', address.slice(address.indexOf('#') + 1)]
      : ['page or project', lastName(address)];
  return {
    summary: `${quote(address)} was published and is gone`,
    why: 'Whoever kept a link to it finds something else, or nothing.',
    fix: `If a ${what} has its place under another name, add to that entry:   formerly: [${name}]\nIf it is gone for good, take this line out.`,
  };
}
