import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { findNetwork, networkAt, networkSlug, profileAddress } from '../content/networks.ts';
import { readMarks } from '../content/read-inline.ts';
import { ownerSchema } from '../content/site-schema.ts';
import { valueAt } from '../core/field-path.ts';
import { normalizeText, tidy, withoutEmpty } from '../core/text.ts';
import { splitTitles } from '../i18n/person-name.ts';
import { escapeMarkdown } from '../owner/starter-content.ts';
import { toMarkdown } from '../resume/resume-markdown.ts';
import { placeholderOwner, unwrittenPlaceholder } from '../site/lint/find-leftovers.ts';
import { type ContentReading, valueOfFile } from '../site/read-content.ts';
import { appendTo, setField } from '../yaml/edit-yaml.ts';
import { type ImportedOwner, invalidField, quoteLine } from './imported-resume.ts';
import { joinSentences, readBullets, toRichText } from './rich-texts.ts';
import type { ImportPlan } from './source.ts';
import type { StagedTexts } from './staged-texts.ts';

/** Characters; visitors do not read a longer paragraph on the homepage. */
const maxIntroLength = 500;
export const biography = 'about/biography.md';

/** Fills in what the owner has not written about themselves; other texts stay, and differences are listed. */
export function planOwner(
  { summary, profiles = [], lede, texts: paragraphs = [], ...facts }: ImportedOwner,
  read: ContentReading,
  texts: StagedTexts,
  plan: Pick<ImportPlan, 'created' | 'conflicts' | 'rejected'>,
): void {
  const isPlaceholder = placeholderTest(read);
  const present = valueOfFile(read.sources, 'owner.yaml');
  const titled = facts.name && withoutEmpty(splitTitles(facts.name));
  for (const [field, value] of Object.entries({
    ...titled,
    ...facts,
    ...(titled && { name: titled.name }),
  })) {
    const own = valueAt(present, [field]);
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    if (!ownerSchema.shape[field as keyof typeof facts].safeParse(value).success)
      plan.rejected.push({ from: field, why: invalidField(field, text) });
    else if (isPlaceholder(own)) {
      texts.set('owner.yaml', setField(texts.get('owner.yaml'), [field], value));
      plan.created.push(filled('owner.yaml', field, text));
    } else if (!isDeepStrictEqual(own, value) && normalizeText(own) !== normalizeText(value))
      plan.conflicts.push(different(field, typeof own === 'string' ? own : JSON.stringify(own), text));
  }
  for (const { network, address, label } of profiles) {
    const profiles = (valueAt(parse(texts.get('owner.yaml')), ['profiles']) ??
      []) as ImportedOwner['profiles'];
    const isThere = (profiles ?? []).some((profile) =>
      findNetwork(network)
        ? networkSlug(profile.network) === networkSlug(network)
        : normalizeText(profile.address) === normalizeText(address),
    );
    if (isThere) continue;
    if (profileAddress(findNetwork(network), address) === null) {
      plan.rejected.push({ from: network, why: invalidField('profiles', address) });
      continue;
    }
    const profile = { network, address, ...(label ? { label } : {}) };
    texts.set('owner.yaml', appendTo(texts.get('owner.yaml'), profile, ['profiles']));
    plan.created.push(
      filled('owner.yaml', 'profiles', networkAt(address) ? address : `${network} ${address}`),
    );
  }
  if (summary) planSummary(summary, read, texts, plan);
  if (texts.has('about.yaml')) planAbout(lede ?? '', paragraphs, read, texts, plan);
}

/** Replaces placeholder texts of the About page; further texts get new files. */
function planAbout(
  lede: string,
  written: readonly string[],
  read: ContentReading,
  texts: StagedTexts,
  plan: Pick<ImportPlan, 'created' | 'conflicts'>,
): void {
  const isPlaceholder = placeholderTest(read);
  const about = valueOfFile(read.sources, 'about.yaml');
  const own = valueAt(about, ['lede']);
  if (lede && isPlaceholder(own)) {
    texts.set('about.yaml', setField(texts.get('about.yaml'), ['lede'], lede));
    plan.created.push(filled('about.yaml', 'lede', lede));
  } else if (lede && normalizeText(own) !== normalizeText(lede))
    plan.conflicts.push(different('lede', String(own), lede));
  for (const [index, text] of written.entries()) {
    const file = String(valueAt(about, ['texts', index, 'file']) ?? `about/text-${index + 1}.md`);
    const before = texts.has(file) ? texts.get(file) : '';
    if (isPlaceholder(before)) {
      texts.set(file, plainTextToMarkdown(text));
      plan.created.push(filled(file, '', text));
      if (valueAt(about, ['texts', index]) === undefined)
        texts.set('about.yaml', appendTo(texts.get('about.yaml'), { file }, ['texts']));
    } else if (normalizeText(before) !== normalizeText(text))
      plan.conflicts.push(different(file, before, text));
  }
}

/** Converts plain text to Markdown; several lines in a paragraph become a list. */
export function plainTextToMarkdown(text: string): string {
  const blocks = text.split(/\r?\n\s*\n/).map((block) => readBullets(block, tidy).map(escapeMarkdown));
  const written = blocks.map((lines) =>
    lines.length > 1 ? lines.map((line) => `- ${line}`).join('\n') : lines[0],
  );
  return `${written.filter(Boolean).join('\n\n')}\n`;
}

function richTextToMarkdown(text: string): string {
  return toMarkdown(readMarks(text).text);
}

/** A summary as the intro of the homepage, and one that is too long for it also as Markdown of the biography. */
export function summaryParts(summary: string | string[]) {
  const isPlain = typeof summary === 'string';
  const written = isPlain
    ? summary.split(/\n\s*\n|\r\n\s*\r\n/).filter((paragraph) => tidy(paragraph) !== '')
    : summary;
  const whole = joinSentences(written.map(tidy));
  const isShort = whole.length <= maxIntroLength;
  const first = isShort ? whole : (written[0] ?? '');
  const long = () =>
    isPlain ? plainTextToMarkdown(summary) : `${written.map(richTextToMarkdown).join('\n\n')}\n`;
  return { intro: isPlain ? toRichText(first) : first, whole, markdown: isShort ? null : long() };
}

function planSummary(
  summary: string | string[],
  read: ContentReading,
  texts: StagedTexts,
  plan: Pick<ImportPlan, 'created' | 'conflicts'>,
): void {
  const isPlaceholder = placeholderTest(read);
  const { intro, whole, markdown } = summaryParts(summary);
  const home = valueOfFile(read.sources, 'home.yaml');
  const own = valueAt(home, ['intro']);
  if (isPlaceholder(own)) {
    texts.set('home.yaml', setField(texts.get('home.yaml'), ['intro'], intro));
    plan.created.push(filled('home.yaml', 'intro', intro));
  } else if (normalizeText(own) !== normalizeText(whole))
    plan.conflicts.push(different('intro', String(own), whole));
  if (markdown === null || !texts.has(biography) || !isPlaceholder(texts.get(biography))) return;
  texts.set(biography, markdown);
  plan.created.push(filled(biography, '', whole));
}

/** Whether a text is empty or a placeholder. */
function placeholderTest({ locale }: ContentReading): (value: unknown) => boolean {
  const starts = [unwrittenPlaceholder, locale.starter.unwritten];
  const whole: string[] = Object.values(placeholderOwner);
  return (value) =>
    value === undefined ||
    value === null ||
    (typeof value === 'string' &&
      (value.trim() === '' ||
        whole.includes(value.trim()) ||
        starts.some((start) => value.trim().startsWith(start))));
}

function filled(file: string, field: string, value: string): string {
  return `content/${file}  ${field ? `${field}: ` : ''}${quoteLine(value)}`;
}

function different(field: string, own: string, imported: string): string {
  return `${field}: ${quoteLine(own)}   imported: ${quoteLine(imported)}`;
}
