import { type ArchiveFile, UnreadableArchive } from './archive.ts';
import { UnreadableSource } from './source.ts';

/** Requests an address. */
export type SendRequest = (address: string) => Promise<Response>;

const api = 'https://api.github.com';
const maxPages = 10;
const maxWaitMs = 20_000;

/** Addresses of pictures that the owner chose; generated pictures have other addresses. */
const ownPicture = /https:\/\/repository-images\.githubusercontent\.com\/[\w/-]+/;

const askNet: SendRequest = (address) =>
  fetch(address, {
    headers: {
      accept: address.startsWith(api) ? 'application/vnd.github+json' : '*/*',
      'user-agent': 'underscore-portfolio',
    },
    signal: AbortSignal.timeout(maxWaitMs),
  });

/**
 * The public repositories of a user as files for `gitHub`: the list is requested at once, languages, release and
 * picture of a repository when its file is read. Rejects with `UnreadableSource`.
 */
export async function openGitHub(user: string, ask: SendRequest = askNet): Promise<ArchiveFile[]> {
  if (!/^[a-z\d](?:[a-z\d-]{0,38})$/i.test(user))
    throw new UnreadableSource(
      `"${user}" is not a GitHub user name, which has only letters, digits and hyphens.`,
    );
  const repositories: { name: string }[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const address = `${api}/users/${user}/repos?per_page=100&sort=pushed&page=${page}`;
    const answer = await ask(address).catch(() => null);
    if (!answer?.ok) throw new UnreadableSource(explainFailure(user, answer?.status ?? 0));
    const found = (await answer.json()) as { name: string }[];
    repositories.push(...found);
    if (found.length < 100) break;
  }
  if (repositories.length === 0) throw new UnreadableSource(`${user} has no public repositories on GitHub.`);
  const list = Buffer.from(JSON.stringify(repositories));
  return [
    { path: `github:${user}.json`, sizeBytes: list.length, read: async () => list },
    ...repositories.flatMap(({ name }) => [
      lazily(`${name}.languages.json`, async () =>
        bytesOf(await ask(`${api}/repos/${user}/${name}/languages`)),
      ),
      lazily(`${name}.release.json`, async () =>
        bytesOf(await ask(`${api}/repos/${user}/${name}/releases/latest`)),
      ),
      lazily(`${name}.png`, async () => {
        const page = await (await ask(`https://github.com/${user}/${name}`)).text();
        const [address] = ownPicture.exec(page) ?? [];
        return address ? bytesOf(await ask(address)) : null;
      }),
    ]),
  ];
}

function explainFailure(user: string, status: number): string {
  if (status === 404) return `GitHub has no user called ${user}. Check the spelling.`;
  const reason =
    status === 403 || status === 429
      ? 'GitHub accepts only 60 requests an hour. Wait an hour'
      : 'GitHub does not respond. Wait a little';
  return `${reason}, or save https://api.github.com/users/${user}/repos?per_page=100 from your browser and import that file.`;
}

function lazily(path: string, read: () => Promise<Buffer | null>): ArchiveFile {
  return {
    path,
    sizeBytes: 0,
    read: async () => {
      const bytes = await read().catch(() => null);
      if (bytes) return bytes;
      throw new UnreadableArchive({ summary: 'GitHub did not return it', why: '', fix: '' });
    },
  };
}

async function bytesOf(answer: Response): Promise<Buffer | null> {
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
}
