import type { Wording } from '../core/diagnostics.ts';
import { type FieldPath, formatPath } from '../core/field-path.ts';
import { block, didYouMean, quote } from '../core/quoted-values.ts';

/* What is wrong between the pages, and with what names one. */

export function noHomePage(): Wording {
  return {
    summary: 'no page is of kind home',
    explanation: 'The address of the site itself needs one.',
    mend: block('Add to this file:', '- name: home\n  kind: home\n  heading: "{name}"\n  description: …'),
  };
}

export function secondPage(kind: string, line: number): Wording {
  return {
    summary: `kind is ${kind}, which the page in line ${line} already is`,
    explanation: `A site has one page of kind ${kind}; any number of experiences and gallery.`,
    mend: 'Remove one of the two pages, or give it another kind.',
  };
}

export function takenPageName(name: string): Wording {
  return {
    summary: `name is ${quote(name)}, which is a path of the site's own`,
    explanation: 'The name of a page is its address.',
    mend: `Write another one, for example:   name: my-${name}`,
  };
}

export function fieldOfOtherKind(path: FieldPath, kinds: readonly string[]): Wording {
  return {
    summary: `${formatPath(path)} has no place here, only where kind is ${kinds.join(' or ')}`,
    explanation: 'Nothing would be made of it.',
    mend: 'Remove it, or change the kind.',
  };
}

export function noSuchPage(
  field: string,
  page: string,
  similar: string | null,
  known: readonly string[],
): Wording {
  return {
    summary: `${field} is ${quote(page)}, which is no page of content/pages.yaml`,
    explanation: `The pages are ${known.join(', ')}.`,
    mend: similar ? didYouMean(similar) : 'Write the name of a page, or remove the button.',
  };
}

export function missingDrawing(file: string, similar: string | null): Wording {
  return {
    summary: `drawing names content/${file}, which does not exist`,
    explanation: 'It is an SVG of your own in content/images.',
    mend: similar
      ? didYouMean(similar.replace('images/', ''))
      : 'Put the file there, or remove the line; the page looks whole without a drawing.',
  };
}

export function noSuchHighlight(
  list: 'projects' | 'photos',
  index: number,
  name: string,
  similar: string | null,
): Wording {
  const [what, how] =
    list === 'projects'
      ? ['project', 'the name of a project of projects.yaml']
      : ['photo of a gallery', 'the name of a gallery, a slash and the name of a photo in it'];
  return {
    summary: `highlights.${list}[${index}] is ${quote(name)}, which is no ${what}`,
    explanation: `Each entry is ${how}.`,
    mend: similar ? didYouMean(similar) : 'Write such a name, or remove the entry.',
  };
}

export function noSuchList(
  field: string,
  list: string,
  similar: string | null,
  known: readonly string[],
): Wording {
  return {
    summary: `${field} is ${quote(list)}, which is no section and no gallery`,
    explanation: `The lists are ${known.join(', ')}.`,
    mend: similar ? didYouMean(similar) : 'Write the name of a list, or remove the label.',
  };
}
