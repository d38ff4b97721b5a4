import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rememberedModePath, rememberedModeScript } from '../core/mode.ts';
import { lensResumePath, resumePath, resumePaths } from '../core/routes.ts';
import type { ResumeFormat } from '../features/experiences/section-fields.build.ts';
import { writeCiteFiles } from '../features/experiences/sections/publications/cite-files.build.ts';
import { formatsOfResume } from '../features/experiences/sections/resume/section.build.ts';
import { letterPath } from '../features/letters/letter.ts';
import { engineRoot } from '../files/output-paths.ts';
import { thanksPage } from '../hosts/answer-page.ts';
import { metaPolicy } from '../hosts/headers.ts';
import { hostSite } from '../hosts/host-site.ts';
import { movedPages, uploadFiles } from '../hosts/upload-files.ts';
import { visitsPath, visitsScript } from '../hosts/visits.ts';
import { writeContactVcard, writeShortVcard } from '../resume/contact-vcard.ts';
import { qrImage } from '../resume/qr-code.ts';
import { writeResumeDocx } from '../resume/resume-docx.ts';
import { writeResumeJson } from '../resume/resume-json.ts';
import { writeResumeMarkdown } from '../resume/resume-markdown.ts';
import { writeLensResume, writeLetter, writeResumePdf } from '../resume/resume-pdf.ts';
import { writeResumeText } from '../resume/resume-text.ts';
import { movedAddresses } from '../site/moved-addresses.ts';
import { rootPath } from '../site/site-address.ts';
import type { SiteContent } from '../site/site-content.ts';
import { feedFiles } from './feed/feed-files.ts';
import { siteIcons } from './head/icons.ts';
import { shareCards } from './head/share-cards.ts';
import { llmsTxt, securityTxt, siteFiles } from './head/site-files.ts';
import { paperFiles } from './papers.ts';
import { propsFiles } from './prerender/page-modules.ts';
import { readerFiles, readerFolders } from './reader-pages.ts';
import type { Site } from './site.ts';

/** A file of the site; `path` is below its base, without a leading slash. */
type OutputFile = { path: string; bytes: Uint8Array | string };

/** Hashes of the pages' styles in each language, when they are bundled; undefined in development. */
type StyleHashes = Promise<string[]> | undefined;

type Output = {
  /** Paths of its files, so that the dev server makes files on demand. */
  makes: RegExp;
  /** Takes seconds. */
  isTypeset?: true;
  /** One for all languages, in the folder of the first one. */
  isShared?: true;
  of: (site: Site, styleHashes: StyleHashes) => OutputFile[] | Promise<OutputFile[]>;
};

/** Every published file except pages with scripts and styles, pictures, and public/. */
const outputs: Output[] = [
  {
    makes: /^fonts\//,
    isShared: true,
    of: (site) => {
      const files = [site, ...site.translations].flatMap(({ fontFiles }) => fontFiles);
      return [...new Map(files.map((file) => [file.path, file])).values()];
    },
  },
  {
    makes: /^licences\.txt$/,
    isShared: true,
    of: async () => [
      { path: 'licences.txt', bytes: await readFile(join(engineRoot, 'src/build/head/licences.txt')) },
    ],
  },
  {
    makes: new RegExp(`^${rememberedModePath.slice(1)}$`),
    isShared: true,
    of: ({ content }) =>
      content.site.remember ? [{ path: rememberedModePath.slice(1), bytes: rememberedModeScript }] : [],
  },
  {
    makes: new RegExp(`^${visitsPath.slice(1)}$`),
    isShared: true,
    of: ({ content: { site } }) =>
      site.visits ? [{ path: visitsPath.slice(1), bytes: visitsScript(site.visits, site.url) }] : [],
  },
  { makes: /^assets\/links-/, of: ({ content }) => [content.owner.icons] },
  { makes: /^assets\/pages\//, of: ({ contents }) => propsFiles(contents.pages) },
  {
    makes: /^assets\/search-/,
    of: ({ searchRecords: file }) => (file ? [{ ...file, path: file.path.slice(1) }] : []),
  },
  { makes: /^assets\/galleries\//, of: ({ shards }) => shards.files },
  {
    makes: /^assets\/captions\//,
    of: ({ videos }) => [...videos.values()].flatMap(({ captions }) => captions ?? []),
  },
  {
    makes: /^(?:robots\.txt|sitemap\.xml|site\.webmanifest|humans\.txt)$/,
    of: ({ content, base, translations }) =>
      siteFiles(
        content,
        base,
        translations.map((translation) => translation.content),
      ),
  },
  {
    makes: /^llms\.txt$/,
    of: ({ content, contents }) =>
      content.site.formats?.includes('llms')
        ? [{ path: 'llms.txt', bytes: llmsTxt(content, contents.pages) }]
        : [],
  },
  { makes: /^feed\.(?:xml|json)$/, of: ({ content, foreign }) => feedFiles(content, foreign.places) },
  {
    makes: /^[\w-]*icon[\w-]*\.(?:png|ico|svg)$/,
    isShared: true,
    of: ({ content }) => siteIcons(content.look),
  },
  {
    makes: /^share\//,
    isTypeset: true,
    of: ({ content, contents, foreign, prepared, faces, paths, canTypeset }) =>
      canTypeset
        ? shareCards(content, contents, foreign.texts, prepared.pictures, faces, paths.shareCacheDir)
        : [],
  },
  {
    makes: /^message-received\.(?:html|css)$/,
    of: ({ content, base, form, styles }) =>
      content.site.form?.thanks || content.site.form?.action === 'netlify'
        ? thanksPage({
            base,
            rootBase: rootPath(content.site),
            locale: content.locale,
            styles,
            policy: metaPolicy(form),
          })
        : [],
  },
  {
    makes: /^\.well-known\/security\.txt$/,
    isShared: true,
    of: ({ content }) => securityTxt(content.site),
  },
  {
    makes: /^(?:_headers|_redirects|CNAME|\.nojekyll)$/,
    isShared: true,
    of: async (site, styleHashes) => {
      const { content, publicFiles } = site;
      const moves = movedAddresses(content);
      const host = hostSite(content.site, moves, await styleHashes, readerFolders(site));
      return uploadFiles(host, publicFiles);
    },
  },
  {
    makes: /\.html$/,
    of: ({ content, contents, base }) =>
      movedPages({
        moves: movedAddresses(content),
        siteUrl: content.site.url,
        base,
        language: content.locale.language,
        direction: content.locale.direction,
        titleOf: (path) => contents.pages.find((page) => page.path === path)?.content.head.title ?? '',
      }),
  },
  {
    makes: /^files\/resume\.pdf$/,
    isTypeset: true,
    of: async (site) => {
      const { ownResume, paths, resumePdf } = site;
      if (resumePdf === 'none') return [];
      const bytes = ownResume ?? (await writeResumePdf(site, paths.resumeCacheDir, firstWithResume(site)));
      return [{ path: resumePath.slice(1), bytes }];
    },
  },
  {
    makes: /^files\/resume-[a-z0-9-]+\.pdf$/,
    isTypeset: true,
    of: async (site) => {
      const { content, paths, resumePdf } = site;
      const files: OutputFile[] = [];
      for (const { name } of resumePdf === 'set' ? content.lenses : []) {
        const bytes = await writeLensResume(site, name, paths.resumeCacheDir, firstWithResume(site));
        files.push({ path: lensResumePath(name).slice(1), bytes });
      }
      return files;
    },
  },
  {
    makes: /^files\/letter-[a-z0-9-]+\.pdf$/,
    isTypeset: true,
    of: async ({ content, faces, paths, canTypeset }) => {
      const files: OutputFile[] = [];
      for (const letter of canTypeset ? content.letters.filter(({ publish }) => publish) : []) {
        const bytes = await writeLetter(content, letter, faces, paths.resumeCacheDir);
        files.push({ path: letterPath(letter.name).slice(1), bytes });
      }
      return files;
    },
  },
  resumeOutput('word', writeResumeDocx),
  resumeOutput('text', writeResumeText),
  resumeOutput('markdown', writeResumeMarkdown),
  resumeOutput('json', writeResumeJson),
  {
    makes: /^contact\.vcf$/,
    isShared: true,
    of: ({ content }) => [{ path: 'contact.vcf', bytes: writeContactVcard(content) }],
  },
  {
    makes: /^contact-qr\.svg$/,
    isShared: true,
    of: ({ content, contents }) =>
      contents.pages.some(({ kind }) => kind === 'brief')
        ? [{ path: 'contact-qr.svg', bytes: qrImage(writeShortVcard(content)) }]
        : [],
  },
  {
    makes: /^for\/[a-z2-7]+\/[a-z]+\.pdf$/,
    of: ({ content, paths }) => readerFiles(content, paths.contentDir),
  },
  {
    // After the résumé and letters.
    makes: /^papers\/|\.pdf$/,
    of: ({ content, paths }) => paperFiles(content, paths.contentDir),
  },
  {
    // After the other files with these endings.
    makes: /\.(?:bib|ris|json|txt)$/,
    of: ({ content }) => writeCiteFiles(content.sections, content.site.url),
  },
];

/** The first language of a site in several, if its résumé is typeset. */
function firstWithResume({ first }: Site) {
  return first?.resumePdf === 'set' ? first : undefined;
}

/** A résumé format without typesetting. */
function resumeOutput(
  format: Exclude<ResumeFormat, 'pdf'>,
  write: (content: SiteContent) => OutputFile['bytes'],
): Output {
  const path = resumePaths[format].slice(1);
  return {
    makes: new RegExp(`^${path.replace('.', '\\.')}$`),
    of: ({ content }) =>
      formatsOfResume(content.sections).includes(format) ? [{ path, bytes: write(content) }] : [],
  };
}

/** All outputs, or only those that need no typesetter. */
export async function makeOutputs(
  site: Site,
  styleHashes?: StyleHashes,
  { typesets = true } = {},
): Promise<OutputFile[]> {
  const isFirst = site.content.site.root === undefined;
  const files = outputs
    .filter(({ isTypeset, isShared }) => (typesets || !isTypeset) && (isFirst || !isShared))
    .map(({ of }) => of(site, styleHashes));
  return (await Promise.all(files)).flat();
}

/** Returns a function that makes the output of a path at its first request; null for an unknown path. */
export function outputsOnDemand(site: Site): (path: string) => Promise<OutputFile['bytes'] | null> {
  const started = new Map<Output, Promise<OutputFile[]>>();
  const inLanguages = new Map(
    site.translations.map((translation) => [translation, outputsOnDemand(translation)]),
  );
  return async (path) => {
    for (const translation of site.translations) {
      const folder = translation.base.slice(site.base.length);
      if (path.startsWith(folder)) return inLanguages.get(translation)?.(path.slice(folder.length)) ?? null;
    }
    const output = outputs.find(({ makes }) => makes.test(path));
    if (!output) return null;
    const files = started.get(output) ?? Promise.resolve(output.of(site, undefined));
    started.set(output, files);
    return (await files).find((file) => file.path === path)?.bytes ?? null;
  };
}
