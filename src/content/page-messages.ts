import type { DiagnosticText } from '../core/diagnostics.ts';
import { type FieldPath, formatPath } from '../core/field-path.ts';
import { block, didYouMean, quote } from '../core/quoted-values.ts';

/* What is wrong between the pages, and with what names one. */

export function noHomePage(): DiagnosticText {
  return {
    summary: 'no page is of kind home',
    why: 'The address of the site itself needs one.',
    fix: block('Add to this file:', '- name: home\n  kind: home\n  heading: "{name}"\n  description: …'),
  };
}

export function secondPage(kind: string, line: number): DiagnosticText {
  return {
    summary: `kind is ${kind}, which the page in line ${line} already is`,
    why: `A site has one page of kind ${kind}; any number of experiences and gallery.`,
    fix: 'Remove one of the two pages, or give it another kind.',
  };
}

export function takenPageName(name: string): DiagnosticText {
  return {
    summary: `name is ${quote(name)}, which is a path of the site's own`,
    why: 'The name of a page is its address.',
    fix: `Write another one, for example:   name: my-${name}`,
  };
}

export function fieldOfOtherKind(path: FieldPath, kinds: readonly string[]): DiagnosticText {
  return {
    summary: `${formatPath(path)} has no place here, only where kind is ${kinds.join(' or ')}`,
    why: 'Nothing would be made of it.',
    fix: 'Remove it, or change the kind.',
  };
}

export function noSuchPage(
  field: string,
  page: string,
  similar: string | null,
  known: readonly string[],
): DiagnosticText {
  return {
    summary: `${field} is ${quote(page)}, which is no page of content/pages.yaml`,
    why: `The pages are ${known.join(', ')}.`,
    fix: similar ? didYouMean(similar) : 'Write the name of a page, or remove the button.',
  };
}

export function missingDrawing(file: string, similar: string | null): DiagnosticText {
  return {
    summary: `drawing names content/${file}, which does not exist`,
    why: 'It is an SVG of your own in content/images.',
    fix: similar
      ? didYouMean(similar.replace('images/', ''))
      : 'Put the file there, or remove the line; the page looks whole without a drawing.',
  };
}

export function noSuchHighlight(
  list: 'projects' | 'photos',
  index: number,
  name: string,
  similar: string | null,
): DiagnosticText {
  const [what, how] =
    list === 'projects'
      ? ['project', 'the name of a project of projects.yaml']
      : ['photo of a gallery', 'the name of a gallery, a slash and the name of a photo in it'];
  return {
    summary: `highlights.${list}[${index}] is ${quote(name)}, which is no ${what}`,
    why: `Each entry is ${how}.`,
    fix: similar ? didYouMean(similar) : 'Write such a name, or remove the entry.',
  };
}

export function noSuchList(
  field: string,
  list: string,
  similar: string | null,
  known: readonly string[],
): DiagnosticText {
  return {
    summary: `${field} is ${quote(list)}, which is no section and no gallery`,
    why: `The lists are ${known.join(', ')}.`,
    fix: similar ? didYouMean(similar) : 'Write the name of a list, or remove the label.',
  };
}
