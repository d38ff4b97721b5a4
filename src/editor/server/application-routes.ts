import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { applicationFile } from '../../applications/application-folder.ts';
import { listApplications } from '../../applications/read-applications.ts';
import { bytesOf } from '../../build/make-portfolio.ts';
import { Refused } from '../../core/diagnostics.ts';
import type { OutputPaths } from '../../files/output-paths.ts';
import { ifThere } from '../../files/read-files.ts';
import { contentTypeOf } from '../../hosts/content-types.ts';
import { readPosting } from '../../import/read-in-worker.ts';
import { readFrozen } from '../../owner/application-files.ts';
import type {
  ApplicationFolder,
  CreatedApplication,
  LetterAnswer,
  NewApplication,
  PageImage,
  PortfolioAnswer,
  PortfolioRequest,
} from '../protocol/protocol.ts';
import { type AppliedDrafts, unsavedOf } from './drafts.ts';
import type { DocumentMaker, PagePicture } from './make-document.ts';

type Options = Pick<OutputPaths, 'contentDir' | 'droppedDir'> & {
  root: string;
  makeDocument: DocumentMaker;
  openFolder: (folder: string) => Promise<void>;
  temporaryFiles: TemporaryFiles;
  today: () => string;
  /** Parses and applies the drafts in a request. */
  readDrafts: (body: Buffer) => Promise<AppliedDrafts>;
};

type Route = (body: Buffer, parameters: URLSearchParams) => Promise<unknown>;

/** The routes of documents: letters, and the pages "Applications" and "Portfolio PDF". */
export function applicationRoutes(options: Options): Record<string, Route> {
  const { contentDir, temporaryFiles, makeDocument } = options;
  const contextOf = (applied: Pick<AppliedDrafts, 'drafts' | 'moved'>) => ({
    root: options.root,
    contentDir,
    today: options.today(),
    unsaved: unsavedOf(applied, options.droppedDir),
  });
  const saved = () => contextOf({ drafts: [], moved: new Map() });
  const keepPages = (pages: readonly PagePicture[]): PageImage[] =>
    pages.map(({ webp, width, height }) => ({
      address: temporaryFiles.keep({ bytes: webp, type: 'image/webp' }),
      width,
      height,
    }));
  /** The application in a request, which is looked up before any path is made from it. */
  const nameIn = async (parameters: URLSearchParams) => {
    const name = parameters.get('name') ?? '';
    if ((await listApplications(contentDir)).includes(name)) return name;
    throw new Refused(`There is no application "${name}".`);
  };

  return {
    '/api/application': async (body, parameters): Promise<ApplicationFolder> => {
      const name = await nameIn(parameters);
      const applied = await options.readDrafts(body);
      const { match } = await makeDocument({ kind: 'match', name, ...contextOf(applied) });
      return { match, files: await listFiles(name), sent: await readFrozen(contentDir, name) };
    },
    '/api/application-letter': async (body, parameters): Promise<LetterAnswer> => {
      const name = await nameIn(parameters);
      const applied = await options.readDrafts(body);
      try {
        const { pages } = await makeDocument({ kind: 'letter', name, ...contextOf(applied) });
        return { pages: keepPages(pages) };
      } catch (error) {
        // Invalid drafts are common while the owner types.
        if (error instanceof Refused) return { refused: error.message };
        throw error;
      }
    },
    '/api/letter': async (body, parameters): Promise<string> => {
      const name = parameters.get('name') ?? '';
      const applied = await options.readDrafts(body);
      const { pdf } = await makeDocument({ kind: 'letter-pdf', name, ...contextOf(applied) });
      return temporaryFiles.keep({ bytes: pdf, type: 'application/pdf', name: `${name}.pdf` });
    },
    '/api/posting': (body, parameters) =>
      readPostingBytes(body, parameters.get('name') ?? '', parameters.get('language') ?? 'en'),
    '/api/create-application': async (body): Promise<CreatedApplication> => {
      const { name, ...answers } = newApplicationSchema.parse(JSON.parse(body.toString()));
      return makeDocument({ kind: 'create', name, answers, ...saved() });
    },
    '/api/make-application': async (_body, parameters) => {
      const name = await nameIn(parameters);
      const isSent = parameters.get('sent') === 'true';
      return makeDocument({ kind: 'application', name, isSent, ...saved() });
    },
    '/api/open-folder': async (_body, parameters) => {
      await options.openFolder(path.join(contentDir, applicationFile(await nameIn(parameters), '')));
    },
    '/api/portfolio': async (body, parameters): Promise<PortfolioAnswer> => {
      const applied = await options.readDrafts(body);
      const { max, lens, stories, sheet } = portfolioSchema.parse(
        JSON.parse(parameters.get('options') ?? ''),
      );
      const maxBytes = max.trim() === '' ? undefined : bytesOf(max);
      if (maxBytes === null) return { refused: 'Write a size such as 10MB or 800KB.', option: 'max' };
      const order = { lens: lens || undefined, stories: stories ?? undefined, sheet, maxBytes };
      const answer = await makeDocument({ kind: 'portfolio', order, ...contextOf(applied) });
      if ('refused' in answer) return answer;
      const { name, summary, pdf, pages } = answer;
      const address = temporaryFiles.keep({ bytes: pdf, type: 'application/pdf', name });
      return { name, summary, address, pages: keepPages(pages) };
    },
  };

  async function listFiles(name: string): Promise<ApplicationFolder['files']> {
    const folder = path.join(contentDir, applicationFile(name, 'files'));
    const entries = await ifThere(readdir(folder, { withFileTypes: true }));
    const files = (entries ?? []).filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
    return Promise.all(
      files.map(async ({ name: file }) => {
        const place = path.join(folder, file);
        const { size } = await stat(place);
        const address = temporaryFiles.keep({ path: place, type: contentTypeOf(file), name: file });
        return { name: file, sizeBytes: size, address };
      }),
    );
  }
}

const newApplicationSchema = z.strictObject({
  name: z.string(),
  reader: z.string().trim(),
  role: z.string().trim(),
  lens: z.string(),
  language: z.string(),
  date: z.string(),
  due: z.string(),
  posting: z.string().trim(),
}) satisfies z.ZodType<NewApplication>;

const portfolioSchema = z.strictObject({
  lens: z.string(),
  stories: z.array(z.string()).nullable(),
  sheet: z.enum(['a4', 'letter', 'screen']),
  max: z.string(),
}) satisfies z.ZodType<PortfolioRequest>;

/** The text of a dropped posting. The reader needs a file with the right extension. */
async function readPostingBytes(bytes: Buffer, fileName: string, language: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'posting-'));
  try {
    const extension = /\.[a-z0-9]{1,5}$/i.exec(fileName)?.[0] ?? '';
    const file = path.join(folder, `posting${extension.toLowerCase()}`);
    await writeFile(file, bytes);
    const reading = await readPosting(file, language);
    if ('refused' in reading)
      throw new Refused(reading.refused.replaceAll(file, fileName).replaceAll(path.basename(file), fileName));
    return reading.text;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** With a name, the response is a download. */
type TemporaryFile = { type: string; name?: string } & ({ bytes: Uint8Array } | { path: string });

const maxBytes = 300 * 1024 * 1024;

/** Files for the page, under addresses that nobody can guess, because images and links cannot send the token. */
export class TemporaryFiles {
  readonly #files = new Map<string, TemporaryFile>();
  #sizeBytes = 0;

  /** Returns the address of the file; the oldest ones are removed when there are too many. */
  keep(file: TemporaryFile): string {
    const known = [...this.#files].find(
      ([, other]) => 'path' in other && 'path' in file && other.path === file.path,
    );
    const key = known?.[0] ?? randomBytes(18).toString('base64url');
    this.#files.set(key, file);
    this.#sizeBytes += sizeOf(file);
    for (const [oldest, other] of this.#files) {
      if (this.#sizeBytes <= maxBytes || oldest === key) break;
      this.#files.delete(oldest);
      this.#sizeBytes -= sizeOf(other);
    }
    return `/api/temporary?${new URLSearchParams({ key })}`;
  }

  async read(key: string): Promise<{ bytes: Uint8Array; type: string; name?: string } | null> {
    const file = this.#files.get(key);
    if (!file || 'bytes' in file) return file ?? null;
    const bytes = await readFile(file.path).catch(() => null);
    return bytes && { ...file, bytes };
  }
}

function sizeOf(file: TemporaryFile): number {
  return 'bytes' in file ? file.bytes.length : 0;
}
