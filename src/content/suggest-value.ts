import type { z } from 'zod';
import { languageCode } from '../core/codes-by-name.ts';
import { isVideoPath } from '../core/picture.ts';
import { slugify } from '../core/slugify.ts';
import { lastName, nearest, stemOf } from '../core/text.ts';
import { fixedDates, isOngoing } from '../i18n/dates.ts';
import { elementOf, exampleOf } from './schema-fields.ts';

/** The first corrected form of `value` that the field accepts; undefined for none. */
export function suggestValue(value: unknown, schema: z.ZodType): unknown {
  return candidates(value, schema).find(
    (candidate) => candidate !== value && schema.safeParse(candidate).success,
  );
}

function candidates(value: unknown, schema: z.ZodType): unknown[] {
  if (Array.isArray(value)) {
    return value.every((part) => typeof part === 'string') ? [value.join(', ')] : [];
  }
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'object' && value !== null) {
    // `- Hello: I am Ada` without quotes.
    const [[key, text] = [], ...others] = Object.entries(value);
    const isText = key !== undefined && others.length === 0 && typeof text === 'string';
    // A list with one entry, whose hyphen is missing.
    return [...(isText ? [`${key}: ${text}`] : []), [value]];
  }
  if (typeof value !== 'string') return [];
  const text = value.trim();
  return [
    ...('options' in schema && schema.type === 'enum' ? [nearest(text, schema.options as string[])] : []),
    ...(/^-?\d+$/.test(text) ? [Number(text)] : []),
    ...(elementOf(schema) ? [[text]] : []),
    ...fixedDates(text),
    ...(isOngoing(text) || /^(?:none|no|-|–|n\/a)$/i.test(text) ? [''] : []),
    ...fixedPaths(text, schema),
    languageCode(text) ?? null,
    ...fixedAddresses(text),
    withoutTypographicQuotes(text),
    text.replaceAll('_', '-'),
    text.replace(/^mailto:/i, ''),
    slugify(text),
  ].filter((candidate) => candidate !== null);
}

/** A whole value in quotes that are not part of YAML. */
export const quotedByTypography = /^[“„«‘‚»](.*)[”“»’‘«]$/;

function withoutTypographicQuotes(text: string): string {
  return text.replace(quotedByTypography, '$1');
}

function fixedPaths(text: string, schema: z.ZodType): string[] {
  const example = exampleOf(schema);
  if (typeof example !== 'string' || !example.startsWith('/images/')) return [];
  const folder = example.slice(0, example.lastIndexOf('/') + 1);
  const ending = isVideoPath(text) ? '.mp4' : example.slice(example.lastIndexOf('.'));
  const plain = text
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)?(?:content\/)?/, '/')
    .toLowerCase()
    .replaceAll(/[\s%]+(?:20)?/g, '-');
  const stem = stemOf(plain);
  const inFolder = stem.startsWith('/images/') ? stem : `/images${stem}`;
  return [`${stem}${ending}`, `${inFolder}${ending}`, `${folder}${lastName(stem)}${ending}`];
}

/** Addresses for a text with a wrong or missing scheme. */
export function fixedAddresses(text: string): string[] {
  const rest = text.replace(/^(?:https?)?:?\/*/i, '');
  // A host name without a dot is too unlikely.
  if (!/^[\w-]+(?:\.[\w-]+)+(?:[/:?#]\S*)?$/.test(rest))
    return /^\S+@\S+\.\S+$/.test(text) ? [`mailto:${text}`] : [];
  return [`https://${rest}`];
}
