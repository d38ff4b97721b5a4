import { contentFormat } from '../../../model/schemas/site.ts';
import { type ContentTexts, readFields } from './content-texts.ts';
import { upgradeSteps } from './upgrade-steps.ts';

/**
 * The form that content/ is written in, as site.yaml says it. The first one did not: pages.yaml was a group then, which
 * its first line tells even where the rest cannot be read.
 */
export function readFormat(texts: ContentTexts): number {
  const { format } = readFields(texts.get('site.yaml'));
  if (typeof format === 'number') return format;
  const pages = texts.get('pages.yaml') ?? '';
  const isGroup = Object.keys(readFields(pages)).length > 0 || /^(?:(?:#.*|---)?\n)*\w+:/.test(pages);
  return isGroup ? 1 : contentFormat;
}

/** The files that are written otherwise in the form of today; none where that is the form they have. */
export function upgradeContent(texts: ContentTexts): ContentTexts {
  const upgraded = new Map<string, string>();
  for (let format = readFormat(texts) + 1; format <= contentFormat; format += 1) {
    const changed = upgradeSteps.get(format)?.(new Map([...texts, ...upgraded])) ?? new Map();
    for (const [file, text] of changed) upgraded.set(file, text);
  }
  return new Map([...upgraded].filter(([file, text]) => text !== texts.get(file)));
}
