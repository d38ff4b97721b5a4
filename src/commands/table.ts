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

const contentFolder = { value: 'FOLDER', summary: 'use this folder instead of `content`' };
const yes = { summary: 'do not ask questions' };
const port = (usual: number) => ({ value: 'NUMBER', summary: `listen on this port instead of ${usual}` });

/** Hidden, because one sentence of the help lists all of them. */
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
      `Builds a draft and serves it at http://localhost:4173 after a few seconds. The first time, it then encodes the images; images of pages that you open come first. Messages from the contact form are saved in \`inbox/\`. Images without alternative text are marked. \`dist/\` does not change: ${hint('build')} writes it and ${hint('preview')} serves it.`,
    ],
    options: { port: port(4173) },
    load: () => import('./start.ts'),
  }),
  new: entry({
    summary: 'create a site in a new folder, or replace the sample `content/` in this one',
    words: ['[FOLDER]'],
    details: [
      'Asks who you are and what you do, and writes a complete site that builds. If you stop, it suggests your answers the next time.',
      `Each network has an option for your profile there, as a user name or an address: \`--${networkNames.join(' NAME`, `--')} NAME\`.`,
      'It keeps the sample as `content-backup-DATE/`. It replaces your own content only with `--replace`, and keeps a backup of that too.',
    ],
    options: {
      profession: {
        value: 'NAME',
        summary: '`developer`, `designer`, `photographer`, `researcher` or `other`; decides your pages',
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
        summary: 'a page that says what your site does with the data of visitors, linked in the footer',
      },
      look: {
        value: 'NAME',
        summary: `the look of your site: ${listOf(Object.keys(namedLooks))}`,
      },
      replace: { summary: 'replace your own `content/`, and keep it as a backup' },
      keep: { value: 'pictures', summary: 'keep the galleries and their images' },
      yes: { summary: 'do not ask questions; use the options as answers' },
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
      'without-album': { summary: 'also import photos that are not in an album' },
      language: {
        value: 'TAG',
        summary: 'import the texts as translations into this language of the site',
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
      '`photos add` reads JPEG, PNG, WebP, AVIF, TIFF, GIF and HEIC images, and videos. It adds them to a gallery, oldest first: upright, in sRGB, no wider than `pictures.largest` in `content/site.yaml`, without location, camera and serial number, and with your credit and license. Keep your originals elsewhere.',
      `Photos that are already in \`content/\` are skipped. In a terminal, the command asks for a caption and alternative text of each photo. With \`--yes\`, or in a script, it uses the metadata of the photo, and ${hint('check')} lists what is missing. A caption made from the name of the file begins with \`??\` until you confirm it. If you stop with Ctrl-C, the command suggests your captions when you add the same photos again. The exit code is 1 if a file could not be read; all others are added.`,
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
    summary: 'add a record, such as a project or a job',
    words: ['LIST'],
    details: [
      "Adds a valid record to the end of its file in `content/`, or a note as a new file, with today's date. Fields that most records have get a placeholder if you give no option for them. On a site in English, a comment explains each field; `--help` after the name of the list explains them on every site. Everything else in the file stays unchanged.",
    ],
    options: { content: contentFolder, yes },
    load: () => import('./add.ts'),
    describe: async (...known) => (await import('./add.ts')).describe(...known),
  }),
  remove: entry({
    summary: 'remove a record, its case study and images that are not used elsewhere',
    words: ['LIST NAME'],
    details: [
      `LIST is a name that ${hint('add')} lists, such as \`project\` or the name of a section. NAME is the short name of the record (its field \`name\`), or the name of a note. The records after it are renumbered. With a project, its case study is removed, and with any record the images that nothing else uses, after a confirmation. To restore everything, run ${hint('undo')}.`,
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
      'Restores texts and images. Run it again to undo the previous change. `.cache/history/` keeps at least 50 changes, and all images that they removed, until you delete that folder. If one of the files has changed since, the command undoes nothing.',
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
      'Serves the site at http://localhost:5173. Pages are prerendered as in a build, changes to `content/` and, in a clone, to the code appear at once, and images are encoded when a page requests them.',
    ],
    options: { port: port(5173) },
    load: () => import('./dev.ts'),
  }),
  check: entry({
    summary: 'list all errors and warnings in `content/` with file, line and fix',
    details: [
      'The exit code is 1 if there are errors, and 0 otherwise, even if there are warnings.',
      'Notices under "For your information" need no action and are not warnings. The field `ignore` in `content/site.yaml` hides them permanently.',
    ],
    options: {
      publish: {
        summary:
          'also report everything that must not be published: missing captions and alternative text, sample content, placeholders, a missing address of the site, a contact form without a recipient. If nothing is found, save the addresses of the site in published.txt of `content/`',
      },
      stranger: {
        summary:
          'list what strangers can find out from the published site instead: home, age, phone, employer, routine, other people, and removed content that an archive may still have',
      },
      json: { summary: 'print the result as JSON' },
      content: contentFolder,
    },
    load: () => import('./check.ts'),
  }),
  links: entry({
    summary: 'check the links of `content/` to other sites',
    details: [
      'Requests each address at most once a week, one at a time from each site, and never as part of a build. It lists dead links with file, line and the last copy in the Web Archive (it asks archive.org). Sites that refuse programs are listed as unknown: open them in your browser.',
      'If the demo of a project is gone, the command offers to mark it with `status: offline`. The page then says so, without a link. The exit code is 1 if dead links remain.',
    ],
    options: { yes: { summary: 'mark missing demos without asking' }, content: contentFolder },
    load: () => import('./links.ts'),
  }),
  build: entry({
    summary: 'build the published site in `dist/`',
    details: [
      'Validates `content/`, encodes the images and writes the site. If there is an error, `dist/` stays as it was. The first build can take minutes; later builds encode only new images.',
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
    summary: 'write the missing texts of a language for a translator',
    details: [
      'Adds the language to the field `languages` in `content/site.yaml`, and adds the missing texts to its folder, such as `content/fr/`. Each text is empty, with the text of the first language above it as a comment. Existing translations stay unchanged.',
      `Run it again after the texts are translated. It lists translations that no longer match the content, and records which text each one translates. ${hint('check')} then warns when that text changes.`,
    ],
    options: {
      to: {
        value: 'LANGUAGE',
        summary: 'the language, as a tag such as `fr` or `pt-BR`',
        isRequired: true,
      },
      content: contentFolder,
    },
    load: () => import('./translate.ts'),
  }),
  letter: entry({
    summary: 'create PDF letters from `content/letters/<name>.md`, in the style of the résumé',
    words: ['[NAME...]'],
    details: [
      'Writes all letters, or only the named ones, to `letters/`. Letters in other languages go to a folder for each language. Only letters with `publish: true` become part of the site.',
    ],
    options: {},
    load: () => import('./letter.ts'),
  }),
  portfolio: entry({
    summary: 'create one PDF with case studies, projects and résumé',
    details: [
      'Writes a PDF to `portfolio/`: cover, profile, case studies with their pictures, projects, the résumé and contact, with bookmarks, page numbers and tags for screen readers (PDF/UA-1), in your typefaces and colors. It is not published.',
      'Without case studies, it shows projects or the newest photos of each gallery. Without those, it shows publications or jobs.',
    ],
    options: {
      for: { value: 'LENS', summary: 'choose and sort content by this lens of `content/lenses.yaml`' },
      stories: {
        value: 'LIST',
        summary:
          'case studies to include, in this order, separated by commas; default: those that match the lens, newest first',
      },
      paper: { value: 'NAME', summary: '`a4` or `letter`; default: `paper` in `content/site.yaml`' },
      screen: { summary: 'create 16:9 pages for screens instead of paper' },
      'max-size': {
        value: 'SIZE',
        summary:
          'maximum size of the file, such as `10MB`; lowers the resolution of images to at least 150 dpi',
      },
    },
    load: () => import('./portfolio.ts'),
  }),
  apply: entry({
    summary: 'create a job application: letter, résumé, and a comparison with the job posting',
    words: ['NAME'],
    details: [
      'Creates `content/applications/<year-month>-NAME/` with `application.yaml` and `letter.md`, a draft from your own texts. Writes the résumé and the letter as PDF to `files/` in that folder. Run it again after you change them.',
      `If you provide the job posting, it lists which of your skills and records the posting mentions, and which requirements your content does not show. Nothing is sent anywhere, and Git ignores the folder. See ${guide('applications.md')}`,
    ],
    options: {
      reader: { value: 'TEXT', summary: 'the recipient, as on an envelope' },
      role: { value: 'TEXT', summary: 'the position, as in the job posting' },
      lens: { value: 'NAME', summary: 'a lens of `content/lenses.yaml`, for the résumé and the letter' },
      language: { value: 'TAG', summary: 'a language of the site, if it has several' },
      date: { value: 'DAY', summary: 'date of the letter, as YYYY-MM-DD; default: today' },
      due: { value: 'DAY', summary: 'date of the reminder, as YYYY-MM-DD' },
      posting: {
        value: 'FILE',
        summary: 'the job posting: a PDF, Word or text file, a saved page, or the text itself',
      },
      portfolio: { summary: 'also create the portfolio PDF' },
      'page-until': {
        value: 'DAY',
        summary: 'publish a page for the recipient at a secret address until this day, as YYYY-MM-DD',
      },
      sent: { summary: 'keep a copy of the documents that you sent, with their hashes' },
      yes: { summary: 'do not ask questions; use the options as answers' },
      content: contentFolder,
    },
    load: () => import('./apply.ts'),
  }),
  applications: entry({
    summary: 'list your applications with status and due dates, or show one',
    words: ['[NAME]'],
    details: [
      'With a name, it shows what you sent, verifies the kept files, and compares the job posting with your content again.',
    ],
    options: {
      status: {
        value: 'STATUS',
        summary: 'set the status: `draft`, `sent`, `answered`, `interview` or `closed`',
      },
      due: { value: 'DAY', summary: 'set the date of the reminder, as YYYY-MM-DD' },
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
      'Writes the configuration of nginx, Caddy and a container to `deploy/`, from `content/site.yaml`. Files that hosts read from the repository (GitHub Pages, Netlify, `.dockerignore`) are written only if they do not exist, so you can edit them.',
    ],
    options: {},
    load: () => import('./hosts.ts'),
  }),
  media: entry({
    summary: 'prepare the images for upload to a separate host',
    words: ['sync'],
    details: [
      'Writes the images of the published site to `dist-media/`, for the host in `media.baseUrl` of `content/site.yaml`, and lists them with type, caching and checksum in `dist-media.json`. It uploads nothing.',
    ],
    options: {},
    load: () => import('./media.ts'),
  }),
  export: entry({
    summary: 'export the content to Hugo, Astro or JSON Resume',
    words: ['[FOLDER]'],
    details: [
      'Writes pages, projects and notes as Markdown with front matter, and pictures without metadata, into a new folder; with `--to jsonresume`, it writes only `resume.json`. It does not write into a folder that has files. Your phone number, the key of your form and your letters are not exported, and only the first language is.',
    ],
    options: {
      to: { value: 'NAME', summary: '`hugo`, `astro` or `jsonresume`', isRequired: true },
      drafts: { summary: 'also export drafts and unlisted content, all with `draft: true`' },
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
    summary: 'write JSON Schemas of `content/`, for completion and validation in editors',
    details: [
      `Writes one schema for each kind of file to \`.vscode/schemas/\`, and \`.vscode/settings.json\`, which tells Visual Studio Code the schema of each file. ${hint('new')} does this for a new site. Run it again after you update the program or add sections and galleries. In a clone of the repository of Underscore, it also writes \`docs/content.md\`.`,
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
