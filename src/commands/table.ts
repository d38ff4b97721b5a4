import { namedLooks } from '../brand/look.ts';
import { networkNames } from '../content/networks.ts';
import { commandHint, guide } from '../core/command-hint.ts';
import type { Command, CommandHelp, CommandLine, Option, Options } from './command.ts';
import type { Terminal } from './terminal.ts';

/** A command without its implementation. */
export type TableEntry = CommandHelp & {
  /** Called when the command runs, so that the program and its help start fast. */
  load: () => Promise<{ run: Command<Record<string, string | boolean>> }>;
  /** Help and options that depend on content/ or on the arguments. */
  describe?: (
    line: CommandLine<{ content: string }>,
    terminal: Terminal,
    help: CommandHelp,
  ) => Promise<Partial<CommandHelp>>;
};

const listOf = (names: string[]) => names.map((name) => `\`${name}\``).join(', ');

const hint = (command: string) => `\`${commandHint(command)}\``;

const contentFolder = { value: 'FOLDER', summary: 'use another folder than `content`' };
const yes = { summary: 'ask nothing' };
const port = (usual: number) => ({ value: 'NUMBER', summary: `listen on this port instead of ${usual}` });

/** One sentence of the help names them all. */
const networkOptions = Object.fromEntries(
  networkNames.map((name) => [name, { value: 'NAME', summary: '', isHidden: true }]),
) as Record<(typeof networkNames)[number], Option & { value: string }>;

/**
 * Every command of the program, in the order in which help shows them. From this table come the help, the npm scripts of
 * this repository and of an owner's folder, and docs/commands.md (`npm run commands`).
 */
export const commands = {
  start: entry({
    summary: 'build the site and serve it locally, with an inbox for the contact form',
    details: [
      `Builds a draft and serves it at http://localhost:4173. The site is there after a few seconds; the first time, its pictures are then encoded, those of the pages you open before the others. Messages from the contact form are saved in \`inbox/\`. Images without alternative text are marked. \`dist/\` does not change: ${hint('build')} writes it and ${hint('preview')} serves it.`,
    ],
    options: { port: port(4173) },
    load: () => import('./start.ts'),
  }),
  new: entry({
    summary: 'create a site in a new folder, or replace the sample `content/` in this one',
    words: ['[FOLDER]'],
    details: [
      'Asks who you are and what you do, and writes a complete site that builds. If you stop, your answers are proposed the next time.',
      `Each network has an option for your profile there, as name or address: \`--${networkNames.join(' NAME`, `--')} NAME\`.`,
      'The sample is kept as `content-backup-DATE/`. Content of your own is only replaced with `--replace`, and kept in the same way.',
    ],
    options: {
      as: {
        value: 'PROFESSION',
        summary: '`developer`, `designer`, `photographer`, `researcher` or `else`; decides your pages',
      },
      name: { value: 'TEXT', summary: 'your full name' },
      role: { value: 'TEXT', summary: 'what you do, in a few words' },
      location: { value: 'TEXT', summary: 'city, region and country' },
      email: { value: 'ADDRESS', summary: 'your email address' },
      ...networkOptions,
      profiles: {
        value: 'LIST',
        summary:
          'other profiles, separated by commas: addresses, or network and name (Mastodon @ada@hachyderm.io)',
      },
      site: {
        value: 'ADDRESS',
        summary: 'address where you will publish the site, such as https://your-name.github.io',
      },
      'form-key': { value: 'KEY', summary: 'access key of your form service' },
      'form-service': {
        value: 'ADDRESS',
        summary: 'your form service, if it is not https://api.web3forms.com',
      },
      about: { value: 'TEXT', summary: 'a sentence or two about yourself' },
      hobbies: { value: 'TEXT', summary: 'what you like to do in your free time' },
      portrait: { value: 'FILE', summary: 'a picture of you' },
      'portrait-alt': { value: 'TEXT', summary: 'alternative text of that picture' },
      language: { value: 'TAG', summary: 'language of your content, such as en-CA' },
      languages: {
        value: 'LIST',
        summary: 'further languages of the site, separated by commas, such as fr,ar',
      },
      paper: {
        value: 'SIZE',
        summary: 'paper of the résumé, `letter` or `a4`; by default, the one usual for your language',
      },
      legal: { value: 'yes', summary: 'a page for a legal notice, linked in the footer' },
      privacy: {
        value: 'yes',
        summary: 'a page that says what your site does with the data of visitors, likewise',
      },
      look: {
        value: 'NAME',
        summary: `the look of your site: ${listOf(Object.keys(namedLooks))}`,
      },
      replace: { summary: 'replace your own `content/`, and keep it as a backup' },
      keep: { value: 'pictures', summary: 'keep the galleries and their images' },
      yes: { summary: 'ask nothing; use the options as answers' },
    },
    load: () => import('./new.ts'),
  }),
  edit: entry({
    summary: 'edit `content/` with forms in the browser, with a live preview',
    details: [
      'Opens an editor in a browser on this machine: forms for every file, a preview next to them, and every change shown as lines of its file before you save. Nothing is sent anywhere, and the editor is not part of your site.',
    ],
    options: {
      port: {
        value: 'NUMBER',
        summary: 'listen on this port instead of 5174; the preview uses the next one',
      },
    },
    load: () => import('./edit.ts'),
  }),
  import: entry({
    summary: 'import content from LinkedIn, a résumé, publications, photo archives or GitHub',
    words: ['FILE...', 'github:NAME'],
    details: [
      `Detects the format of the files, shows which records it would add, and asks before it writes anything. Your own text is never overwritten, and records that you imported earlier are not added twice. See ${guide('import.md')}`,
    ],
    options: {
      'dry-run': { summary: 'show what would be imported, and write nothing' },
      yes,
      only: { value: 'NAMES', summary: 'import only these repositories, separated by commas' },
      refresh: { summary: 'update imported repositories where you have not changed them; add no new ones' },
      album: { value: 'NAMES', summary: 'import only these albums, separated by commas' },
      rest: { summary: 'also import photos that are in no album' },
      language: {
        value: 'TAG',
        summary:
          'the export is in this further language: write its texts as translations of the same records',
      },
      content: contentFolder,
    },
    load: () => import('./import.ts'),
    describe: async (_line, _terminal, help) => (await import('./import.ts')).describe(help),
  }),
  photos: entry({
    summary: 'add, remove and list photos and videos of galleries',
    words: ['add FOLDER... --gallery NAME', 'remove GALLERY/NAME...', 'list'],
    details: [
      '`add` reads JPEG, PNG, WebP, AVIF, TIFF, GIF and HEIC images, and videos. It adds them to a gallery, oldest first: upright, in sRGB, no wider than `pictures.largest` in `content/site.yaml`, without location, camera and serial number, and with your credit and license. Keep your originals elsewhere.',
      `A photo that is already in \`content/\` is skipped. In a terminal, you are asked for a caption and alternative text of each photo; with \`--yes\`, or in a script, the metadata of the photo is used, and ${hint('check')} lists what is missing. A caption made from the name of the file begins with \`??\` until you confirm it. Captions typed before Ctrl-C are kept, and proposed when you add the same photos again. The exit code is 1 if a file could not be read; all others are added.`,
    ],
    options: {
      gallery: { value: 'NAME', summary: 'the gallery to add to or to list' },
      new: { summary: 'create the gallery if it does not exist' },
      'keep-lookalikes': { summary: 'also add photos that look the same as an existing one' },
      'keep-file': { summary: 'remove the record, and keep the image file' },
      yes,
      content: contentFolder,
    },
    load: () => import('./photos.ts'),
  }),
  add: entry({
    summary: 'add a record, such as a project or a job, with every field explained',
    words: ['LIST'],
    details: [
      "Adds a valid record to the end of a file in `content/`, with today's date and a comment that explains each field. Fields without an option get a placeholder. Everything else in the file stays unchanged.",
    ],
    options: { content: contentFolder, yes },
    load: () => import('./add.ts'),
    describe: async (...known) => (await import('./add.ts')).describe(...known),
  }),
  remove: entry({
    summary: 'remove a record, with its case study and the images that nothing else shows',
    words: ['LIST NAME'],
    details: [
      `LIST is \`project\` or the name of a section (${hint('add')} lists them), and NAME is the \`name\` of the record. The following records are renumbered. Removing a project also removes its case study and all images that nothing else shows; you are asked first. To restore everything, run ${hint('undo')}.`,
    ],
    options: {
      'keep-file': { summary: 'remove the record, and keep the image files' },
      yes,
      content: contentFolder,
    },
    load: () => import('./remove.ts'),
  }),
  undo: entry({
    summary: 'undo the last change that a command or the editor made to `content/`',
    details: [
      'Restores texts and images. Run it again to undo the change before. At least 50 changes are kept in `.cache/history/`, and every image they removed until you delete that folder. If one of the files has changed since, nothing is undone.',
    ],
    options: {
      list: { summary: 'list the changes, newest first' },
      redo: { summary: 'redo the change that was undone last' },
      content: contentFolder,
    },
    load: () => import('./undo.ts'),
  }),
  dev: entry({
    summary: 'serve the site and update it while you edit',
    details: [
      'Serves the site at http://localhost:5173. Pages are prerendered as in a build, changes of `content/` and of the code show at once, and images are encoded when a page requests them.',
    ],
    options: { port: port(5173) },
    load: () => import('./dev.ts'),
  }),
  check: entry({
    summary: 'list all errors and warnings in `content/` with file, line and fix',
    details: [
      'The exit code is 1 if there are errors, and 0 if there are only warnings or nothing.',
      '"For your information" needs no action and does not count as a warning. `ignore` in site.yaml hides it for good.',
    ],
    options: {
      publish: {
        summary:
          'also report everything that must not be published: missing captions and alternative text, sample content, placeholders, a missing address of the site, a contact form without a recipient. If nothing is found, save the addresses of the site in published.txt of `content/`',
      },
      stranger: {
        summary:
          'list instead what a stranger can put together from the published site: home, age, phone, employer, routine, other people, and what was removed but may be in an archive',
      },
      json: { summary: 'print the result as JSON' },
      content: contentFolder,
    },
    load: () => import('./check.ts'),
  }),
  links: entry({
    summary: 'check the links of `content/` to other sites',
    details: [
      'Requests each address at most once a week, one at a time from each site, and never as part of a build. Dead links are listed with file, line and their last copy in the Web Archive (archive.org is asked about them). Sites that refuse programs are listed as unknown: open them in your browser.',
      'A demo of a project that is gone can be marked with `status: offline`: the page then says so, without a link. You are asked first. The exit code is 1 if dead links remain.',
    ],
    options: { yes: { summary: 'mark demos that are gone without asking' }, content: contentFolder },
    load: () => import('./links.ts'),
  }),
  build: entry({
    summary: 'build the published site in `dist/`',
    details: [
      `A draft is the site that ${hint('start')} shows: it may contain images without alternative text. Serve it with ${hint('preview --draft')}.`,
    ],
    options: {
      profile: {
        value: 'NAME',
        summary: 'time to spend on images: `publish` (default, smallest files), `fast` or `dev`',
      },
      draft: { summary: 'build a draft, and leave `dist/` unchanged' },
    },
    load: () => import('./build.ts'),
  }),
  preview: entry({
    summary: 'serve `dist/` locally, with an inbox for the contact form',
    details: [
      'Serves the built site at http://localhost:4173, with the headers of a real host. Messages from the contact form are saved in `inbox/`.',
    ],
    options: { port: port(4173), draft: { summary: 'serve the draft instead of `dist/`' } },
    load: () => import('./preview.ts'),
  }),
  translate: entry({
    summary: 'write what is missing in a language, ready for a translator',
    details: [
      'Adds the language to `languages` in `content/site.yaml` and writes the missing texts into its folder, such as `content/fr/`: each empty, with the text of the first language above it as a comment. What is translated stays as it is.',
      'Run it again after the texts are translated: it lists translations that no longer match the content, and notes which text each translation was made from. The check then warns when that text changes.',
    ],
    options: {
      to: { value: 'LANGUAGE', summary: 'the language, as a tag such as `fr` or `pt-BR`' },
      content: contentFolder,
    },
    load: () => import('./translate.ts'),
  }),
  letter: entry({
    summary: 'typeset the letters `content/letters/<name>.md` as PDF, in the style of the résumé',
    words: ['[NAME...]'],
    details: [
      'Writes all letters, or only those with these names, to `letters/`, those of further languages to a folder of their language. They are not published, except letters with `publish: true`, which the build publishes.',
    ],
    options: {},
    load: () => import('./letter.ts'),
  }),
  portfolio: entry({
    summary: 'typeset case studies, projects and résumé as one PDF for one reader',
    details: [
      'Writes a PDF to `portfolio/`: cover, profile, case studies with their pictures, projects, the résumé and contact, with bookmarks, page numbers and tags for screen readers (PDF/UA-1), in your typefaces and colors. It is not published.',
      'Without case studies it shows projects or the newest photos of each gallery, otherwise publications or positions.',
    ],
    options: {
      for: { value: 'LENS', summary: 'choose and sort for the reader of this lens of `content/lenses.yaml`' },
      stories: {
        value: 'LIST',
        summary:
          'these case studies, separated by commas, in this order; by default those that fit, newest first',
      },
      paper: { value: 'NAME', summary: '`a4` or `letter`; by default the `paper` of `content/site.yaml`' },
      screen: { summary: 'pages of 16:9 for screens instead of paper' },
      max: {
        value: 'SIZE',
        summary: 'at most this size, such as `10MB`; chooses the resolution of pictures, never below 150 dpi',
      },
    },
    load: () => import('./portfolio.ts'),
  }),
  apply: entry({
    summary: 'create an application: letter, résumé for its reader, and what its posting asks',
    words: ['NAME'],
    details: [
      'Creates `content/applications/<year-month>-NAME/` from your answers: `application.yaml`, and `letter.md` with your own words for the lens. Makes résumé and letter as PDF in `files/`. Run it again after you have changed them.',
      `With the text of the posting it lists which of your skills and records the posting names, in which words, and what it asks that your content does not show. Nothing is sent anywhere, nothing is counted, and Git ignores the folder. See ${guide('applications.md')}`,
    ],
    options: {
      reader: { value: 'TEXT', summary: 'whom it is for, as on an envelope' },
      role: { value: 'TEXT', summary: 'the position, as the posting names it' },
      lens: { value: 'NAME', summary: 'a lens of `content/lenses.yaml`, for the résumé and the letter' },
      language: { value: 'TAG', summary: 'a language of the site, if it has several' },
      date: { value: 'DAY', summary: 'date of the letter, as YYYY-MM-DD; default: today' },
      due: { value: 'DAY', summary: 'when to be reminded, as YYYY-MM-DD' },
      posting: { value: 'FILE', summary: 'the posting: a PDF, Word, text or saved page, or its text' },
      portfolio: { summary: 'also the portfolio as PDF' },
      until: {
        value: 'DAY',
        summary: 'a page for the reader at an address that nobody can guess, until this day, as YYYY-MM-DD',
      },
      sent: { summary: 'keep a copy of the documents as they were sent, with their hashes' },
      yes: { summary: 'ask nothing; use the options as answers' },
      content: contentFolder,
    },
    load: () => import('./apply.ts'),
  }),
  applications: entry({
    summary: 'list your applications with status and what is due, or show one',
    words: ['[NAME]'],
    details: [
      'With a name, shows what was sent and whether the kept files are unchanged, and compares the posting with your content again.',
    ],
    options: {
      status: { value: 'STATUS', summary: 'set it: `draft`, `sent`, `answered`, `interview` or `closed`' },
      due: { value: 'DAY', summary: 'set when to be reminded, as YYYY-MM-DD' },
      json: { summary: 'print the list as JSON' },
      content: contentFolder,
    },
    load: () => import('./applications.ts'),
  }),
  report: entry({
    summary: 'check whether the site fits its host',
    details: ['Measures `dist/` and compares it with the limits of hosts.'],
    options: {
      host: {
        value: 'NAME',
        summary:
          'check only `github`, `cloudflare`, `netlify` or `server`, and exit with 1 if the site does not fit',
      },
    },
    load: () => import('./report.ts'),
  }),
  hosts: entry({
    summary: 'write configurations for servers, containers and hosts',
    details: [
      'Writes the configuration of nginx, Caddy and a container to `deploy/`, from `content/site.yaml`. Files that hosts read from the repository (GitHub Pages, Netlify, `.dockerignore`) are only written if they do not exist, so you can change them.',
    ],
    options: {},
    load: () => import('./hosts.ts'),
  }),
  media: entry({
    summary: 'write the folder of images to upload when they are on a separate host',
    words: ['sync'],
    details: [
      'Writes the images of the published site to `dist-media/`, for the host in `media.baseUrl` of `content/site.yaml`, and lists them with type, caching and checksum in `dist-media.json`. It uploads nothing.',
    ],
    options: {},
    load: () => import('./media.ts'),
  }),
  export: entry({
    summary: 'write the content for another program: Hugo, Astro or JSON Resume',
    words: ['[FOLDER]'],
    details: [
      'Writes pages, projects and notes as Markdown with front matter, and pictures without metadata, into a new folder; `jsonresume` writes `resume.json`. A folder that is not empty is left as it is. Your phone number, the key of your form and letters are not part of it, and of several languages only the first.',
    ],
    options: {
      to: { value: 'NAME', summary: '`hugo`, `astro` or `jsonresume`' },
      drafts: { summary: 'also drafts and what is unlisted, all with `draft: true`' },
    },
    load: () => import('./export.ts'),
  }),
  upgrade: entry({
    summary: 'migrate `content/` from an earlier version',
    details: [
      'Migrates `content/` to the current version. Comments, order and texts stay, and pages look the same. It shows every changed line first and asks for confirmation. It writes all files or none.',
    ],
    options: { yes: { summary: 'do not ask for confirmation' }, content: contentFolder },
    load: () => import('./upgrade.ts'),
  }),
  schemas: entry({
    summary: 'write JSON Schemas of `content/`, with which editors complete and check its fields',
    details: [
      'Writes one schema for each kind of file to `.vscode/schemas/`, and `.vscode/settings.json`, which tells Visual Studio Code the schema of each file. `new` has done it once: run it again after you update the program, or add sections and galleries. In a clone of the repository of Underscore, it also writes the tables of `docs/content.md`.',
    ],
    options: {},
    load: () => import('./schemas.ts'),
  }),
} satisfies Record<string, TableEntry>;

/** Checks that the options of an entry are those that its file reads. */
function entry<const O extends Options>(
  command: Omit<TableEntry, 'load'> & {
    options: O;
    load: () => Promise<{
      run: Command<{ [K in keyof O]: O[K] extends { value: string } ? string : boolean }>;
    }>;
  },
): TableEntry {
  // The program passes each command the values that `readCommandLine` reads for these options.
  return command as unknown as TableEntry;
}
