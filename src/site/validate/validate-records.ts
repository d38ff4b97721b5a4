import { diagnosticInRecord } from '../../content/diagnostic-in-record.ts';
import { findNetwork, networkAt, networks, profileAddress } from '../../content/networks.ts';
import { fixedAddresses } from '../../content/suggest-value.ts';
import type { YamlRecord } from '../../content/yaml-records.ts';
import { guide } from '../../core/command-hint.ts';
import type { Diagnostic, DiagnosticText, Position } from '../../core/diagnostics.ts';
import { type FieldPath, formatPath, listAt, textsAt, valueAt } from '../../core/field-path.ts';
import { didYouMean, found, quote, yamlScalar } from '../../core/quoted-values.ts';
import { freeName } from '../../core/text.ts';
import { namedGalleries } from '../read-structure.ts';

export type FieldDiagnostic = DiagnosticText & { path: FieldPath; severity?: 'warning' };

/** Validates one list: every id and name once, ids counting up. */
export function validateIdentities(records: YamlRecord[]): (FieldDiagnostic & Position)[] {
  const diagnostics: (FieldDiagnostic & Position)[] = [];
  const idLines = new Map<number, number>();
  const nameLines = new Map<string, number>();
  const ids = records.map((record) => valueAt(record.value, ['id'])).filter(isId);
  const names = records.map((record) => valueAt(record.value, ['name'])).filter(isText);
  const free = Math.max(0, ...ids) + 1;
  let previous = 0;
  for (const record of records) {
    const id = valueAt(record.value, ['id']);
    if (isId(id)) {
      const position = record.locate(['id']);
      const line = idLines.get(id);
      if (line !== undefined) {
        diagnostics.push({
          code: 'duplicate-id',
          summary: `id is ${found(id)}, which the record in line ${line} already uses`,
          why: 'Each record of a list needs a unique number.',
          fix: `Use the next free number:   id: ${free}`,
          ...position,
          path: ['id'],
        });
      } else if (id < previous) {
        diagnostics.push({
          code: 'id-not-rising',
          summary: `id is ${id}, expected a number above ${previous}, the one before it`,
          why: 'Lists begin with the oldest record, and the numbers count up from 1.',
          fix: 'Move the record to its place, or number the records 1, 2, 3 from the first to the last.',
          ...position,
          path: ['id'],
        });
      }
      idLines.set(id, line ?? position.line);
      previous = Math.max(previous, id);
    }
    const name = valueAt(record.value, ['name']);
    if (isText(name)) {
      const position = record.locate(['name']);
      const line = nameLines.get(name);
      if (line !== undefined) {
        const diagnosticText = {
          code: 'duplicate-name',
          summary: `name is ${quote(name)}, which the record in line ${line} already uses`,
          why: 'Each record of a list needs a unique name.',
          fix: `Choose another name, for example:   name: ${yamlScalar(freeName(name, (taken) => names.includes(taken)))}`,
        };
        diagnostics.push({ ...diagnosticText, ...position, path: ['name'] });
      } else nameLines.set(name, position.line);
    }
  }
  return diagnostics;
}

/** Former names that are ambiguous, because another record has or had the same name. */
export function validateFormerNames(records: readonly YamlRecord[]): (FieldDiagnostic & Position)[] {
  const names = new Map<unknown, YamlRecord>();
  for (const record of records) names.set(valueAt(record.value, ['name']), record);
  return records.flatMap((record) => {
    return textsAt(record.value, ['formerly']).flatMap(([path, name]) => {
      const taken = names.get(name);
      names.set(name, taken ?? record);
      if (!taken) return [];
      return {
        code: 'former-name-taken',
        summary: `${formatPath(path)} is ${quote(name)}, which is or was the name of another record`,
        why: 'An address can lead to only one place.',
        fix: 'Remove it here, or from the other record.',
        ...record.locate(path),
        path,
      };
    });
  });
}

/** `start` must not be after `end`, by default the `date`, at any depth of a record. */
export function validateSpans(record: YamlRecord): FieldDiagnostic[] {
  const diagnostics: FieldDiagnostic[] = [];
  visitValues(record.value, [], (path, value) => {
    const start = valueAt(value, ['start']);
    const field = valueAt(value, ['end']) === undefined ? 'date' : 'end';
    const end = valueAt(value, [field]);
    if (!isDate(start) || !isDate(end)) return;
    // "2024" ends with its last day, and starts with its first.
    const length = Math.min(start.length, end.length);
    if (end.slice(0, length) >= start.slice(0, length)) return;
    diagnostics.push({
      code: 'end-before-start',
      summary: `${field} is ${quote(end)}, which is before start, ${quote(start)}`,
      why: 'The end cannot be before the start.',
      fix: `If the two are swapped, write:   start: "${end}"   and   ${field}: "${start}"`,
      path: [...path, field],
    });
  });
  return diagnostics;
}

/** A category of skills lists each of them once. */
export function validateSkillLists(record: YamlRecord): FieldDiagnostic[] {
  const skills = listAt(record.value, ['skills']);
  return skills.flatMap((skill, index) => {
    if (!isText(skill) || skills.indexOf(skill) === index) return [];
    return [
      {
        code: 'duplicate-skill',
        summary: `skills[${index}] is ${quote(skill)}, which is already in this category`,
        why: 'A category lists each skill once.',
        fix: 'Remove this line.',
        path: ['skills', index],
      },
    ];
  });
}

/** Each profile is a name or a page on its network. */
export function validateProfiles(record: YamlRecord): FieldDiagnostic[] {
  return listAt(record.value, ['profiles']).flatMap((profile, index) => {
    const [network, address] = ['network', 'address'].map((key) => valueAt(profile, [key]));
    if (!isText(network) || !isText(address)) return [];
    const diagnosticText = explainProfile(`profiles[${index}].address`, network, address);
    return diagnosticText ? [{ ...diagnosticText, path: ['profiles', index, 'address'] }] : [];
  });
}

/** Why an address is not a page on a network; null if it is. */
function explainProfile(field: string, network: string, address: string): DiagnosticText | null {
  const name = findNetwork(network);
  if (profileAddress(name, address) !== null) return null;
  const label = name ? networks[name].label : null;
  const other = networkAt(address);
  if (label && other && other !== name)
    return {
      code: 'profile-of-other-network',
      summary: `${field} is ${found(address)}, expected a page on ${label}`,
      why: `This page is on ${networks[other].label}.`,
      fix: `If this is the right page, write above it:   network: ${other}`,
    };
  const similar = fixedAddresses(address.trim()).find((fixed) => profileAddress(name, fixed) !== null);
  const example = name ? networks[name].page.replaceAll(/\{\d?\}/g, '…') : '';
  return {
    code: 'invalid-profile',
    summary: `${field} is ${found(address)}, expected ${label ? `your user name on ${label}, or the address of your page there` : 'a full address'}`,
    why: label
      ? `A page there has an address like ${example}.`
      : `A user name alone works only for the networks listed in ${guide('content.md')}.`,
    fix: didYouMean(
      similar ?? null,
      'Open your page in a browser and copy the address from its address bar.',
    ),
  };
}

/** Calls `use` for a value and everything inside it. */
export function visitValues(
  value: unknown,
  path: (string | number)[],
  use: (path: (string | number)[], value: unknown) => void,
): void {
  use(path, value);
  if (typeof value !== 'object' || value === null) return;
  const steps: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  for (const [step, child] of steps) visitValues(child, [...path, step], use);
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}(?:-\d{2}){0,2}$/.test(value);
}

/**
 * Validates the galleries of pages.yaml and about.yaml: each is on a page once, has its own file, and a heading unless it
 * is the first. `otherFiles` are the names of files with another use.
 */
export function validateGalleries(
  pages: readonly YamlRecord[],
  about: YamlRecord | undefined,
  otherFiles: readonly string[],
): Diagnostic[] {
  return pages.flatMap((page) => {
    const galleries = namedGalleries(page.value, about?.value);
    const lines = new Map<string, number>();
    return galleries.flatMap(({ name, path, file }, index): Diagnostic[] => {
      const record = file === 'about.yaml' ? about : page;
      if (!record) return [];
      const first = lines.get(name);
      const place = [...path, 'name'];
      lines.set(name, first ?? record.locate(place).line);
      if (first !== undefined)
        return [
          diagnosticInRecord(file, record, place, {
            code: 'duplicate-gallery',
            summary: `the gallery name ${quote(name)} is already used in line ${first}`,
            why: 'A page can show a gallery only once. Other pages can show it too.',
            fix: 'Remove one of the two, or give this one another name and its own file.',
          }),
        ];
      if (otherFiles.includes(`${name}.yaml`))
        return [
          diagnosticInRecord(file, record, place, {
            code: 'gallery-file-taken',
            summary: `name is ${quote(name)}, but content/${name}.yaml is used for something else`,
            why: 'The photos of a gallery are in the file of the same name.',
            fix: `Choose another name, for example:   name: ${name}-photos`,
          }),
        ];
      const hasTitle = index === 0 || valueAt(record.value, [...path, 'title']) !== undefined;
      return hasTitle
        ? []
        : [
            diagnosticInRecord(file, record, path, {
              code: 'gallery-without-title',
              summary: `the gallery ${quote(name)} has no title`,
              why: 'On a page with several galleries, each after the first needs a heading.',
              fix: 'Add to this record, for example:   title: Travel Photography',
            }),
          ];
    });
  });
}
