import { z } from 'zod';
import { type LookName, namedLooks } from '../brand/look.ts';
import { ContentStore, parseYaml } from '../content/content-store.ts';
import { findNetwork, networkAt, profileAddress } from '../content/networks.ts';
import { ownerSchema, siteSchema } from '../content/site-schema.ts';
import { countryCode, languageCode, languageCodes } from '../core/codes-by-name.ts';
import { isGroup, valueAt } from '../core/field-path.ts';
import { foldText } from '../core/fold-text.ts';
import { isLanguageTag, ownNamesOf } from '../i18n/language.ts';
import { furtherLanguages } from '../site/languages/site-languages.ts';
import { isLeftover } from '../site/lint/find-leftovers.ts';
import { type OwnerAnswers, type Profile, professions } from './starter-content.ts';

/** One question of `npm run new` that is answered by a text; `key` is also the option that answers it. */
export type OwnerQuestion = {
  key: Exclude<keyof OwnerAnswers, 'profiles'>;
  option: string;
  question: string;
  /** Describes a valid answer, for an invalid one. */
  expected: string;
  schema: z.ZodType;
  /** Completes an answer as people type it: a host becomes an address. */
  complete: (answer: string) => string;
};

const lookNames = Object.keys(namedLooks) as [LookName, ...LookName[]];

const asIs = (answer: string) => answer;

const webAddress = (answer: string) =>
  answer === '' || /^[a-z]+:/i.test(answer) ? answer : `https://${answer}`;

const owner = ownerSchema.shape;
const site = siteSchema.shape;
const isOnline = (address: string) => !URL.canParse(address) || new URL(address).hostname.includes('.');

const profession: OwnerQuestion = {
  key: 'profession',
  option: 'profession',
  question: 'Your profession: developer, designer, photographer, researcher or other',
  expected: 'developer, designer, photographer, researcher or other',
  schema: z.enum(professions),
  complete: (answer) => {
    const typed = answer.trim().toLowerCase();
    if (typed.startsWith('something') || typed === 'else') return 'other';
    return professions.find((name) => typed !== '' && name.startsWith(typed)) ?? answer;
  },
};

/** In the order in which they are asked. Profiles are asked between this list and the next one. */
export const firstQuestions: readonly OwnerQuestion[] = [
  profession,
  ask('name', 'Your full name', 'your name as visitors read it, such as Ada Quill', owner.name),
  ask(
    'role',
    'What you do, in a few words',
    'a few words, such as Wedding photographer',
    emptyOr(owner.role),
  ),
  ask(
    'location',
    'City, region and country',
    'a place, such as Halifax, NS, Canada',
    emptyOr(owner.location),
  ),
  ask('email', 'Email address', 'an email address, such as ada@ada-quill.ca', emptyOr(owner.email)),
  ask('about', 'A sentence or two about yourself', 'text', z.string()),
  ask('hobbies', 'What you like to do in your free time', 'text', z.string()),
];

export const lastQuestions: readonly OwnerQuestion[] = [
  ask(
    'language',
    'Language of your content, such as en-CA, fr, de, es, pt, it, nl, pl, zh, ja, ko, ar, he, el or vi',
    'a language tag, such as en-CA or fr',
    site.language,
    languageTag,
  ),
  ask(
    'languages',
    'Further languages of your site, with commas between, such as fr, ar, or none',
    'names or tags of languages with commas between, such as Deutsch, fr',
    z.string().refine((tags) => tags.split(', ').every((tag) => tag === '' || isLanguageTag(tag))),
    (answer) =>
      answer
        .split(/[,،、;]/)
        .map(languageTag)
        .filter((tag, index, tags) => tag !== '' && tag !== 'none' && tags.indexOf(tag) === index)
        .join(', '),
  ),
  ask('paper', 'Paper of your résumé, letter or a4', 'letter or a4', site.paper),
  {
    ...ask(
      'url',
      'Address of your site, such as https://your-name.github.io',
      'an address, such as https://your-name.github.io',
      emptyOr(site.url).refine((address) => address === '' || isOnline(String(address))),
      webAddress,
    ),
    option: 'site',
  },
  {
    ...ask(
      'formKey',
      'Access key of your form service (free from https://web3forms.com)',
      'a key',
      z.string(),
    ),
    option: 'form-key',
  },
  askYes('legal', 'A page for a legal notice (Impressum), linked in the footer? yes or no'),
  askYes('privacy', 'A page that says what your site does with the data of visitors? yes or no'),
];

/** Not asked in a terminal, because the default suits almost everybody. */
const rareQuestions: readonly OwnerQuestion[] = [
  {
    ...ask(
      'formService',
      '',
      'an address, such as https://api.web3forms.com',
      site.form.unwrap().shape.service,
      webAddress,
    ),
    option: 'form-service',
  },
];

/** Asked with three suggestions. */
export const lookQuestion = ask(
  'look',
  'Look of your site',
  `one of ${lookNames.join(', ')}; see docs/looks.md`,
  emptyOr(z.enum(lookNames)),
  (answer) => answer.trim().toLowerCase(),
);

export const textQuestions = [...firstQuestions, lookQuestion, ...lastQuestions, ...rareQuestions];

/** Answers without a chosen language or paper, which then follow from the location. */
export type AnswersSoFar = Omit<OwnerAnswers, 'language' | 'paper'> & Partial<OwnerAnswers>;

/** Suggested if nothing else is known. */
export const defaultAnswers: AnswersSoFar = {
  profession: 'developer',
  ...{ name: '', role: '', location: '', email: '', about: '', hobbies: '', profiles: [] },
  ...{ url: '', formKey: '', formService: 'https://api.web3forms.com' },
  ...{ languages: '', legal: '', privacy: '', look: '' },
};

/** Adds the language usual for the location and the paper usual for the language, unless they were chosen. */
export function withDefaults(answers: AnswersSoFar): OwnerAnswers {
  const language = answers.language ?? defaultLanguage(answers.location);
  return { ...answers, language, paper: answers.paper ?? defaultPaper(language) };
}

/** Countries where most people write one of the languages of src/locales/. */
const usualLanguages = `
ar AE BH DZ EG IQ JO KW LB LY MA OM PS QA SA SY TN YE; de AT DE LI; el CY GR; en AU CA GB IE NZ US;
es AR BO CL CO CR CU DO EC ES GT HN MX NI PA PE PY SV UY VE; fr FR MC; he IL; it IT SM; ja JP; ko KR; nl NL; pl PL;
pt AO BR MZ PT; vi VN; zh CN HK TW`;

/** `en-GB` for "Glasgow, Scotland", `en-SE` for Sweden, whose language has no interface text; the country is at the end. */
function defaultLanguage(location: string): string {
  const region = countryCode(
    location
      .split(/[,،、]/)
      .at(-1)
      ?.trim() ?? '',
  );
  const [language] =
    usualLanguages
      .split(';')
      .find((line) => region && line.includes(` ${region}`))
      ?.trim()
      .split(' ') ?? [];
  return region ? `${language ?? 'en'}-${region}` : 'en-CA';
}

/** Regions that print on letter, by `paperSize` in CLDR (measurementData.xml); all others use A4. */
const letterRegions = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ');

/** The paper usual for a language (BCP 47 tag). English without a region counts as American. */
function defaultPaper(language: string): 'letter' | 'a4' {
  const [subtag, ...others] = language.toUpperCase().split('-');
  const region = others.find((part) => /^(?:[A-Z]{2}|\d{3})$/.test(part)) ?? (subtag === 'EN' ? 'US' : '');
  return letterRegions.includes(region) ? 'letter' : 'a4';
}

function ask(
  key: OwnerQuestion['key'],
  question: string,
  expected: string,
  schema: z.ZodType,
  complete: OwnerQuestion['complete'] = asIs,
): OwnerQuestion {
  return { key, option: key, question, expected, schema, complete };
}

/** The tag of a language that is typed as a tag, or as its English or own name. */
function languageTag(answer: string): string {
  const typed = answer.trim();
  const codes = languageCodes();
  const own = ownNamesOf(codes).findIndex((name) => foldText(name) === foldText(typed));
  return languageCode(typed) ?? codes[own] ?? typed.replace(/^[A-Z]+\b/, (code) => code.toLowerCase());
}

/** "" for no. */
function askYes(key: 'legal' | 'privacy', question: string): OwnerQuestion {
  const complete = (answer: string) =>
    /^\s*n/i.test(answer) ? '' : answer.trim().toLowerCase().replace(/^y$/, 'yes');
  return ask(key, question, 'yes or no', z.enum(['', 'yes']), complete);
}

function emptyOr(schema: z.ZodType): z.ZodType {
  return z.union([z.literal(''), schema]);
}

/** Why an answer is not valid; null if it is. */
export function explainAnswer({ schema, expected }: OwnerQuestion, answer: string): string | null {
  if (schema.safeParse(answer).success) return null;
  return answer === '' ? `An answer is required: ${expected}.` : explainRefusal(answer, expected);
}

export function explainRefusal(answer: string, expected: string): string {
  return `"${answer}" is not valid. Enter ${expected}.`;
}

export const profileExpected =
  'the address of your profile, such as github.com/ada-quill, or the network and your name there';

/**
 * Parses a profile: an address (`github.com/ada-quill`), or a network and the name there (`GitHub ada-quill`). Null if it is
 * neither.
 */
export function readProfile(value: string): Profile | null {
  const parts = value.trim().split(/[\s:]+(?!\/)/);
  const named = findNetwork(parts.slice(0, -1).join(' '));
  const last = parts.at(-1) ?? '';
  if (named) return profileAddress(named, last) === null ? null : { network: named, address: last };
  const address = parts.length === 1 && looksLikeAddress(last) ? profileAddress(null, last) : null;
  if (address === null) return null;
  const network = networkAt(address);
  if (network) return profileAddress(network, address) === null ? null : { network, address };
  return { network: new URL(address).hostname.replace(/^www\./, ''), address };
}

/** Endings of hosts that people type without a path, besides those of countries. */
const usualEnding =
  /\.(?:[a-z]{2}|app|art|blog|cloud|com|design|dev|gallery|info|me|name|net|online|org|page|photo|photography|photos|pro|site|social|space|studio|tech|website|works|xyz)$/i;

/** Whether a text with a dot is an address: `ada-quill.ca`, but not the user name `ines.carvalho`. */
function looksLikeAddress(text: string): boolean {
  return /[/:]|^www\./i.test(text) || usualEnding.test(text);
}

/** The profile as people type it. */
export function writeProfile({ network, address }: Profile): string {
  return /^https?:/.test(address) ? address : `${findNetwork(network) ?? network} ${address}`;
}

/** The answers in existing content of the owner; null for the sample or no content. */
export async function readOwnAnswers(contentDir: string): Promise<Partial<OwnerAnswers> | null> {
  const store = new ContentStore(contentDir);
  const [ownerFields, siteFields] = await Promise.all(
    ['owner.yaml', 'site.yaml'].map(async (name) => parseYaml((await store.readText(name)) ?? '')),
  );
  if (isLeftover(String(valueAt(ownerFields, ['name']) ?? ''))) return null;
  const candidates: Record<string, unknown> = {
    ...(isGroup(ownerFields) ? ownerFields : {}),
    url: valueAt(siteFields, ['url']),
    formKey: valueAt(siteFields, ['form', 'accessKey']),
    formService: valueAt(siteFields, ['form', 'service']),
    language: valueAt(siteFields, ['language']),
    languages: furtherLanguages(siteFields).join(', '),
    paper: valueAt(siteFields, ['paper']),
  };
  const own = textQuestions.flatMap((question) => {
    const answer = candidates[question.key];
    const isOwn = typeof answer === 'string' && answer !== '' && !isLeftover(answer);
    return isOwn && !explainAnswer(question, answer) ? [[question.key, answer]] : [];
  });
  const profiles = owner.profiles.safeParse(valueAt(ownerFields, ['profiles'])).data ?? [];
  return { ...(Object.fromEntries(own) as Partial<OwnerAnswers>), profiles };
}
