import { slug, webAddress } from '../content/fields.ts';
import { networkAt } from '../content/networks.ts';
import { isGroup } from '../core/field-path.ts';
import { slugify } from '../core/slugify.ts';
import { SourceRecord } from '../core/source-record.ts';
import { lastName, stemOf, tidy, withoutEmpty } from '../core/text.ts';
import { localDate } from '../i18n/dates.ts';
import { type ArchiveFile, UnreadableArchive } from './archive.ts';
import { readText } from './decode-text.ts';
import {
  emptyImportedResume,
  type Imported,
  type ImportedResume,
  noFieldFor,
  type ProjectDraft,
} from './imported-resume.ts';
import { parseJson, singleFileSource } from './read-json.ts';
import { toRichText } from './rich-texts.ts';
import type { ReadOptions } from './source.ts';

/*
 * Repositories in responses of GitHub's API, or in output of its CLI:
 * https://docs.github.com/rest/repos/repos#list-repositories-for-a-user and #list-repository-languages,
 * https://cli.github.com/manual/gh_repo_list (--json). A list from the API may have these files for a repository
 * NAME next to it: NAME.languages.json, NAME.release.json (#get-the-latest-release) and a picture called NAME.
 */

export const gitHub = singleFileSource({
  title: 'repositories of GitHub: github:YOUR-NAME, or a saved response of its API',
  endings: /\.(?:json|txt)$/i,
  parse: (text) => {
    const value = parseJson(text);
    const list: unknown[] = Array.isArray(value) ? value : [value];
    const isRepository = (each: unknown) =>
      isGroup(each) &&
      typeof each.name === 'string' &&
      networkAt(
        String(each.html_url ?? each.url ?? '').replace('//api.github.com/repos/', '//github.com/'),
      ) === 'github';
    return list.length > 0 && list.every(isRepository) ? list : null;
  },
  read: (list, file, options, files) => readRepositories(list.map(readRepository), files, file, options),
  usesOtherFiles: true,
});

type Repository = {
  /** Fields whose values have no place in content/. */
  unplaced: string[];
  /** `ada-quill/harbour-map` */
  fullName: string;
  name: string;
  description: string;
  address: string;
  homepage: string;
  topics: string[];
  /** By bytes, descending; [] if unknown. */
  languages: string[];
  mainLanguage: string;
  /** Null if unknown. */
  stars: number | null;
  /** YYYY-MM-DD…, of the last push. */
  pushed: string;
  isFork: boolean;
  isPrivate: boolean;
};

function readRepository(value: unknown): Repository {
  const fields = new SourceRecord(value);
  const url = fields.text('html_url', 'url');
  const [, fullName = ''] = /github\.com\/([^/]+\/[^/?#]+)/.exec(url) ?? [];
  // The CLI writes { size, node: { name } }, and topics in the same way.
  const sized = fields.records('languages').map((each) => ({
    name: each.group('node').text('name'),
    bytes: Number(each.text('size')),
  }));
  const topics = fields.texts('topics');
  return {
    unplaced: Object.entries(unplaced).flatMap(([what, names]) =>
      names.some((field) => isFilled(fields.value(field))) ? what : [],
    ),
    ...{ fullName: fields.text('full_name') || fullName, name: fields.text('name') },
    ...{ description: fields.text('description'), address: `https://github.com/${fullName}` },
    homepage: fields.text('homepage', 'homepageUrl'),
    topics: topics.length > 0 ? topics : fields.records('repositoryTopics').map((each) => each.text('name')),
    languages: byBytes(sized),
    mainLanguage: fields.text('language') || fields.group('primaryLanguage').text('name'),
    stars: countOf(fields.value('stargazers_count') ?? fields.value('stargazerCount')),
    pushed: fields.text('pushed_at', 'pushedAt', 'updated_at', 'updatedAt', 'created_at', 'createdAt'),
    isFork: fields.value('fork') === true || fields.value('isFork') === true,
    isPrivate:
      fields.value('private') === true ||
      fields.value('isPrivate') === true ||
      !/^(?:public)?$/i.test(fields.text('visibility')),
  };
}

/** Fields without a place in content/ that owners may expect. */
const unplaced: Record<string, string[]> = {
  'the license': ['license', 'licenseInfo'],
  'the archived state': ['archived', 'isArchived'],
};

function countOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== 0 && value !== false && value !== '';
}

/** Share of a repository's bytes below which a language is ignored. */
const minShare = 0.02;

function byBytes(languages: readonly { name: string; bytes: number }[]): string[] {
  const whole = languages.reduce((sum, { bytes }) => sum + bytes, 0);
  return languages
    .filter(({ name, bytes }) => name && bytes >= whole * minShare)
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ name }) => name);
}

async function readRepositories(
  repositories: readonly Repository[],
  files: readonly ArchiveFile[],
  file: string,
  { choose }: ReadOptions,
): Promise<ImportedResume> {
  const result = emptyImportedResume();
  const open = repositories.filter(({ isPrivate }) => !isPrivate);
  if (open.length < repositories.length)
    result.leftOut.push(`Private repositories: ${repositories.length - open.length}.`);
  const chosen = await choose(
    open.map(({ name, fullName, description, isFork }) => ({
      ...{ name, key: keyOf(fullName), about: tidy(description), isDefault: !isFork },
    })),
  );
  const left = open.filter(({ name }) => !chosen.has(name));
  if (left.length > 0)
    result.unread.push({ from: left.map(({ name }) => name).join(', '), why: 'not selected' });
  const selected = open.filter(({ name }) => chosen.has(name));
  for (const repository of selected) result.projects.push(await proposeProject(repository, files, file));
  const rest = Object.keys(unplaced)
    .map((what) => [what, selected.filter((each) => each.unplaced.includes(what)).length] as const)
    .filter(([, count]) => count > 0);
  if (rest.length > 0) result.unread.push({ from: file, why: noFieldFor(rest) });
  return result;
}

async function proposeProject(
  repository: Repository,
  files: readonly ArchiveFile[],
  file: string,
): Promise<Imported<ProjectDraft>> {
  const { name, fullName, description, homepage, address, topics, mainLanguage, pushed } = repository;
  const beside = files.filter(({ path }) => belongsTo(path, name));
  const doubts: string[] = [];
  let { languages } = repository;
  if (languages.length === 0) {
    const bytes = await readLanguages(beside.find(({ path }) => path.endsWith('.languages.json')));
    languages = bytes ? byBytes(bytes) : [mainLanguage].filter(Boolean);
    if (!bytes && mainLanguage)
      doubts.push(`GitHub gave no shares of languages, so only ${mainLanguage} was imported.`);
  }
  const languageSlugs = new Set(languages.map((language) => slugify(language)));
  const tools = topics.filter((topic) => !languageSlugs.has(topic));
  const page = homepage && !/^[a-z]+:/i.test(homepage) ? `https://${homepage}` : homepage;
  const picture = beside.find(({ path }) => !path.endsWith('.json'));
  const release = await readRelease(beside.find(({ path }) => path.endsWith('.release.json')));
  const { stars } = repository;
  const isRead = stars !== null || release !== '';
  const bytes = await picture?.read().catch(ignoreUnreadable);
  return {
    record: {
      ...withoutEmpty({ name: slug.safeParse(slugify(name)).data ?? '', title: titleOf(name) }),
      ...withoutEmpty({ description: toRichText(description), date: pushed.slice(0, 7) }),
      ...withoutEmpty({ languages: languages.join(', '), additionalInfo: tools.join(', '), github: address }),
      ...(stars === null ? {} : { stars }),
      ...withoutEmpty({ release, readOn: isRead ? localDate() : '' }),
      ...withoutEmpty({ activeLink: webAddress.safeParse(page).success ? page : '' }),
    },
    from: `${file}, ${name}`,
    key: keyOf(fullName),
    ...withoutEmpty({ doubts }),
    ...(picture && bytes ? { picture: { fileName: lastName(picture.path), bytes } } : {}),
  };
}

function keyOf(fullName: string): string {
  return `github:${fullName.toLowerCase()}`;
}

/** `harbour-map.languages.json`, `pictures/harbour-map.png` */
function belongsTo(path: string, repository: string): boolean {
  const name = lastName(path);
  return (
    name === `${repository}.languages.json` ||
    name === `${repository}.release.json` ||
    (/\.(?:png|jpe?g|webp|gif)$/i.test(name) && stemOf(name) === repository)
  );
}

async function readLanguages(
  file: ArchiveFile | undefined,
): Promise<{ name: string; bytes: number }[] | null> {
  const value = await readOptional(file);
  if (!isGroup(value)) return null;
  return Object.entries(value).map(([name, bytes]) => ({ name, bytes: Number(bytes) || 0 }));
}

/** The tag of the last release; "" if there is none. */
async function readRelease(file: ArchiveFile | undefined): Promise<string> {
  const value = await readOptional(file);
  return isGroup(value) ? tidy(new SourceRecord(value).text('tag_name')) : '';
}

async function readOptional(file: ArchiveFile | undefined): Promise<unknown> {
  return file && parseJson((await readText(file).catch(ignoreUnreadable)) ?? '');
}

/** Optional data that GitHub did not return is left out. */
function ignoreUnreadable(error: unknown): undefined {
  if (!(error instanceof UnreadableArchive)) throw error;
}

/** `Harbour Map` of `harbour-map`; a name with capitals is intentional. */
function titleOf(name: string): string {
  const spaced = name.replaceAll(/[-_]+/g, ' ').trim();
  return name === name.toLowerCase()
    ? spaced.replaceAll(/(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase())
    : spaced;
}
