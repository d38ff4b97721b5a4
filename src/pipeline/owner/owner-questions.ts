import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { valueAt } from '../../model/field-path.ts';
import {
  type NetworkName,
  networkNames,
  networkSlug,
  networks,
  profileAddress,
} from '../../model/networks.ts';
import { text } from '../../model/schemas/fields.ts';
import { ownerSchema, siteSchema } from '../../model/schemas/site.ts';
import { explainProfile } from '../content/check-records.ts';
import { explainIssues } from '../content/explain-issues.ts';
import { isLeftover } from '../content/find-leftovers.ts';
import type { Wording } from '../problems.ts';
import type { OwnerAnswers } from './starter-content.ts';

/** One question of `npm run new`; `key` is also the option that answers it. */
export type OwnerQuestion = {
  key: keyof OwnerAnswers;
  option: string;
  question: string;
  schema: z.ZodType;
  isNeeded: boolean;
  /** An answer as people write it, made whole: a bare name becomes the address of a page. */
  complete: (answer: string) => string;
};

const asIs = (answer: string) => answer;

const webAddress = (answer: string) =>
  answer === '' || /^[a-z]+:/i.test(answer) ? answer : `https://${answer}`;

const owner = ownerSchema.shape;
const site = siteSchema.shape;
const optionalText = z.string();

/** In the order in which they are asked. */
export const ownerQuestions: readonly OwnerQuestion[] = [
  needed('name', 'Your full name', owner.name),
  needed('role', 'What you are, in a few words (such as Software Developer)', owner.role),
  needed('location', 'City, region and country', owner.location),
  open('email', 'email', 'Mail address', owner.email),
  open('about', 'about', 'A sentence or two about yourself', optionalText),
  open('hobbies', 'hobbies', 'What you like to do, in a sentence or two', optionalText),
  profile('github', 'GitHub: your name or page there'),
  profile('linkedin'),
  profile('devpost'),
  profile('instagram'),
  open(
    'url',
    'site',
    'Address the site will have (such as https://your-name.github.io)',
    emptyOr(site.url),
    webAddress,
  ),
  open('formKey', 'form-key', 'Key of your form service (free from https://web3forms.com)', optionalText),
];

/** What is not asked at a terminal, since nearly everybody wants it so. */
export const usualAnswers = {
  formService: 'https://api.web3forms.com',
  language: 'en-CA',
  paper: 'letter',
} as const satisfies Partial<OwnerAnswers>;

export const rareQuestions: readonly OwnerQuestion[] = [
  ...networkNames
    .filter((name) => !ownerQuestions.some(({ key }) => key === name))
    .map((name) => profile(name)),
  open('formService', 'form-service', '', site.form.shape.service, webAddress),
  open('language', 'language', '', site.language),
  open('paper', 'paper', '', site.paper),
];

function needed(key: keyof OwnerAnswers, question: string, schema: z.ZodType): OwnerQuestion {
  return { key, option: key, question, schema, isNeeded: true, complete: asIs };
}

function open(
  key: keyof OwnerAnswers,
  option: string,
  question: string,
  schema: z.ZodType,
  complete: OwnerQuestion['complete'] = asIs,
): OwnerQuestion {
  return { key, option, question, schema, isNeeded: false, complete };
}

function emptyOr(schema: z.ZodType): z.ZodType {
  return z.union([z.literal(''), schema]);
}

/** A page on a network: the name there, or its address. */
function profile(name: NetworkName, question: string = networks[name].label): OwnerQuestion {
  return open(name, name, question, optionalText, (answer) => profileAddress(name, answer) ?? answer);
}

/** Why an answer cannot stand, in the words of the content check; null when it can. */
export function explainAnswer({ key, option, schema }: OwnerQuestion, answer: string): Wording | null {
  if (key in networks) return answer === '' ? null : explainProfile(option, key, answer);
  const group = z.object({ [option]: schema });
  const value = { [option]: answer };
  const result = group.safeParse(value);
  if (result.success) return null;
  return explainIssues(group, { value, sourceOf: () => '' }, result.error.issues)[0] ?? null;
}

/** What the content that is there already answers, as far as it is the owner's own and not the sample's. */
export async function readOwnAnswers(contentDir: string): Promise<Partial<OwnerAnswers>> {
  const [ownerFile, siteFile] = await Promise.all(
    ['owner.yaml', 'site.yaml'].map((name) => readMap(contentDir, name)),
  );
  const form = (siteFile?.form ?? {}) as Record<string, unknown>;
  const profiles: unknown[] = Array.isArray(ownerFile?.profiles) ? ownerFile.profiles : [];
  const candidates: Record<string, unknown> = {
    ...ownerFile,
    ...Object.fromEntries(
      profiles.map((each) => [networkSlug(String(valueAt(each, ['network']))), valueAt(each, ['address'])]),
    ),
    url: siteFile?.url,
    formKey: form.accessKey,
    formService: form.service,
    language: siteFile?.language,
    paper: siteFile?.paper,
  };
  const isSample = isLeftover(String(ownerFile?.name ?? ''));
  const own = [...ownerQuestions, ...rareQuestions].flatMap((question) => {
    const answer = candidates[question.key];
    const isOwn = typeof answer === 'string' && answer !== '' && !isLeftover(answer) && !isSample;
    return isOwn && text.safeParse(answer).success && !explainAnswer(question, answer)
      ? [[question.key, answer]]
      : [];
  });
  return Object.fromEntries(own) as Partial<OwnerAnswers>;
}

async function readMap(contentDir: string, name: string): Promise<Record<string, unknown> | null> {
  try {
    const value: unknown = parse(await readFile(path.join(contentDir, name), 'utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
