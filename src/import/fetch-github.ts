import { type ArchiveFile, UnreadableArchive } from './archive.ts';
import { importMessages } from './import-messages.ts';
import { UnreadableSource } from './source.ts';

/** Asks an address; `fetch`, or what stands in for it. */
export type Ask = (address: string) => Promise<Response>;

const api = 'https://api.github.com';
/** More than that, somebody names the ones they want. */
const maxPages = 10;
const maxWaitMs = 20_000;

/** Of a picture that its owner chose for a repository; those that GitHub draws lie elsewhere. */
const ownPicture = /https:\/\/repository-images\.githubusercontent\.com\/[\w/-]+/;

const askNet: Ask = (address) =>
  fetch(address, {
    headers: {
      accept: address.startsWith(api) ? 'application/vnd.github+json' : '*/*',
      'user-agent': 'underscore-portfolio',
    },
    signal: AbortSignal.timeout(maxWaitMs),
  });

/**
 * What GitHub says of somebody's public repositories, as files such as `gitHub` reads: the list at once, languages and
 * picture of one when its file is read. Rejects with `UnreadableSource`.
 */
export async function openGitHub(user: string, ask: Ask = askNet): Promise<ArchiveFile[]> {
  if (!/^[a-z\d](?:[a-z\d-]{0,38})$/i.test(user))
    throw new UnreadableSource(importMessages.noGitHubName(user));
  const repositories: { name: string }[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const address = `${api}/users/${user}/repos?per_page=100&sort=pushed&page=${page}`;
    const answer = await ask(address).catch(() => null);
    if (!answer?.ok) throw new UnreadableSource(importMessages.gitHubSilent(user, answer?.status ?? 0));
    const found = (await answer.json()) as { name: string }[];
    repositories.push(...found);
    if (found.length < 100) break;
  }
  if (repositories.length === 0) throw new UnreadableSource(importMessages.noRepositories(user));
  const list = Buffer.from(JSON.stringify(repositories));
  return [
    { path: `github:${user}.json`, sizeBytes: list.length, read: async () => list },
    ...repositories.flatMap(({ name }) => [
      lazily(`${name}.languages.json`, async () =>
        bytesOf(await ask(`${api}/repos/${user}/${name}/languages`)),
      ),
      lazily(`${name}.png`, async () => {
        const page = await (await ask(`https://github.com/${user}/${name}`)).text();
        const [address] = ownPicture.exec(page) ?? [];
        return address ? bytesOf(await ask(address)) : null;
      }),
    ]),
  ];
}

function lazily(path: string, read: () => Promise<Buffer | null>): ArchiveFile {
  return {
    path,
    sizeBytes: 0,
    read: async () => {
      const bytes = await read().catch(() => null);
      if (bytes) return bytes;
      throw new UnreadableArchive({ summary: importMessages.notGiven, why: '', fix: '' });
    },
  };
}

async function bytesOf(answer: Response): Promise<Buffer | null> {
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
}
