import { parse } from 'yaml';
import { findNetwork, networkAt, networkSlug, profileAddress } from '../content/networks.ts';
import { ownerSchema } from '../content/site-schema.ts';
import { valueAt } from '../core/field-path.ts';
import { bareWords } from '../core/text.ts';
import { escapeMarkdown } from '../owner/starter-content.ts';
import { somebody, unwritten } from '../site/lint/find-sample-texts.ts';
import { type ContentReading, recordsOf } from '../site/read-content.ts';
import { appendTo, setField } from '../yaml/edit-yaml.ts';
import { importMessages } from './import-messages.ts';
import type { ImportPlan } from './import-plan.ts';
import type { ProposedOwner } from './imported-resume.ts';
import { plainWords, readBullets, tidy } from './plain-words.ts';
import type { StagedTexts } from './staged-texts.ts';

/** Longer than this, the paragraph under the title of the homepage is not read. */
const maxIntroLength = 500;
const biography = 'about/biography.md';

/** Fills in what the owner has not said about themselves; what they have said stays, and is told where it differs. */
export function planOwner(
  { summary, profiles = [], lede, texts: paragraphs = [], ...facts }: ProposedOwner,
  read: ContentReading,
  texts: StagedTexts,
  plan: Pick<ImportPlan, 'made' | 'kept' | 'unfit'>,
): void {
  const isOpen = isUnwritten(read);
  const present = recordsOf(read.sources, 'owner.yaml')[0]?.value;
  for (const [field, value] of Object.entries(facts)) {
    const own = valueAt(present, [field]);
    if (!ownerSchema.shape[field as keyof typeof facts].safeParse(value).success)
      plan.unfit.push({ from: field, why: importMessages.fieldLeftOut(field, String(value)) });
    else if (isOpen(own)) {
      texts.set('owner.yaml', setField(texts.get('owner.yaml'), [field], value));
      plan.made.push(importMessages.filled('owner.yaml', field, value));
    } else if (bareWords(own) !== bareWords(value))
      plan.kept.push(importMessages.keptOwn(field, String(own), value));
  }
  for (const { network, address, label } of profiles) {
    const known = (valueAt(parse(texts.get('owner.yaml')), ['profiles']) ?? []) as ProposedOwner['profiles'];
    const isThere = (known ?? []).some((profile) =>
      findNetwork(network)
        ? networkSlug(profile.network) === networkSlug(network)
        : bareWords(profile.address) === bareWords(address),
    );
    if (isThere) continue;
    if (profileAddress(findNetwork(network), address) === null) {
      plan.unfit.push({ from: network, why: importMessages.fieldLeftOut('profiles', address) });
      continue;
    }
    const profile = { network, address, ...(label ? { label } : {}) };
    texts.set('owner.yaml', appendTo(texts.get('owner.yaml'), profile, ['profiles']));
    plan.made.push(
      importMessages.filled('owner.yaml', 'profiles', networkAt(address) ? address : `${network} ${address}`),
    );
  }
  if (summary) planSummary(summary, read, texts, plan);
  if (texts.has('about.yaml')) planAbout(lede ?? '', paragraphs, read, texts, plan);
}

/** The texts of About in the places of those that are still to be written; further ones get files of their own. */
function planAbout(
  lede: string,
  written: readonly string[],
  read: ContentReading,
  texts: StagedTexts,
  plan: Pick<ImportPlan, 'made' | 'kept'>,
): void {
  const isOpen = isUnwritten(read);
  const about = recordsOf(read.sources, 'about.yaml')[0]?.value;
  const own = valueAt(about, ['lede']);
  if (lede && isOpen(own)) {
    texts.set('about.yaml', setField(texts.get('about.yaml'), ['lede'], lede));
    plan.made.push(importMessages.filled('about.yaml', 'lede', lede));
  } else if (lede && bareWords(own) !== bareWords(lede))
    plan.kept.push(importMessages.keptOwn('lede', String(own), lede));
  for (const [index, text] of written.entries()) {
    const file = String(valueAt(about, ['texts', index, 'file']) ?? `about/text-${index + 1}.md`);
    const before = texts.has(file) ? texts.get(file) : '';
    if (isOpen(before)) {
      texts.set(file, asMarkdown(text));
      plan.made.push(importMessages.filled(file, '', text));
      if (valueAt(about, ['texts', index]) === undefined)
        texts.set('about.yaml', appendTo(texts.get('about.yaml'), { file }, ['texts']));
    } else if (bareWords(before) !== bareWords(text))
      plan.kept.push(importMessages.keptOwn(file, before, text));
  }
}

/** Plain words with blank lines between paragraphs, as Markdown; what stands on lines of its own is a list. */
function asMarkdown(words: string): string {
  const blocks = words.split(/\r?\n\s*\n/).map((block) => readBullets(block, tidy).map(escapeMarkdown));
  const written = blocks.map((lines) =>
    lines.length > 1 ? lines.map((line) => `- ${line}`).join('\n') : lines[0],
  );
  return `${written.filter(Boolean).join('\n\n')}\n`;
}

function planSummary(
  summary: string,
  read: ContentReading,
  texts: StagedTexts,
  plan: Pick<ImportPlan, 'made' | 'kept'>,
): void {
  const isOpen = isUnwritten(read);
  const paragraphs = summary.split(/\n\s*\n|\r\n\s*\r\n/).filter((paragraph) => tidy(paragraph) !== '');
  const isShort = tidy(summary).length <= maxIntroLength;
  const intro = plainWords(isShort ? summary : (paragraphs[0] ?? ''));
  const home = recordsOf(read.sources, 'home.yaml')[0]?.value;
  const own = valueAt(home, ['intro']);
  if (isOpen(own)) {
    texts.set('home.yaml', setField(texts.get('home.yaml'), ['intro'], intro));
    plan.made.push(importMessages.filled('home.yaml', 'intro', intro));
  } else if (bareWords(own) !== bareWords(summary))
    plan.kept.push(importMessages.keptOwn('intro', String(own), tidy(summary)));
  if (isShort || !texts.has(biography) || !isOpen(texts.get(biography))) return;
  texts.set(biography, asMarkdown(summary));
  plan.made.push(importMessages.filled(biography, '', tidy(summary)));
}

/** Whether a text is only there until its owner writes one. */
function isUnwritten({ locale }: ContentReading): (value: unknown) => boolean {
  const starts = [unwritten, locale.starter.unwritten];
  const whole: string[] = Object.values(somebody);
  return (value) =>
    value === undefined ||
    value === null ||
    (typeof value === 'string' &&
      (value.trim() === '' ||
        whole.includes(value.trim()) ||
        starts.some((start) => value.trim().startsWith(start))));
}
