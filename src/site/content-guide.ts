import type { z } from 'zod';
import { networkNames, networks } from '../content/networks.ts';
import { elementOf, exampleOf, fieldsOf, kindsOf } from '../content/schema-fields.ts';
import { yamlScalar } from '../core/quoted-values.ts';
import { isListKind } from '../features/experiences/sections.build.ts';
import { type FileKind, fileKinds } from './content-files.ts';

const networkList = networkNames.map((name) => networks[name].label).join(', ');

const introduction = `<!-- Generated from src/content by \`npm run schemas\`; change it there. -->

# The files of content/

All texts and pictures of the site are in \`content/\`. Change them with any text editor, or in the forms of
\`npm run edit\`. Check them with \`npm run check\`, and look at the site with \`npm start\`.

- **Lists begin with the oldest record.** Pages show them in reverse order, newest first, so add a new record at the end
  of its file. Only skills and pages are shown in the order of the file.
- **Sections** are listed in \`pages.yaml\`. Each has a name, a title and a kind; several can be of the same kind. The
  records of a section are in the file of the same name: those of \`research\` in \`content/research.yaml\`. A section of
  kind text is a Markdown file. \`npm run check\` warns of files that no section and no gallery uses. \`npm run add research\`
  adds a record.
- **Fields** are required unless their description says "Optional" or "Default"; \`id\` is optional too. If a field can be
  empty, its description says so: write \`''\`.
- **Quotes.** Put text in quotes if it contains a colon followed by a space, or begins with a character such as \`@\`, \`&\`,
  \`*\`, \`#\`, \`!\` or \`%\`. Put single years in quotes too: \`'2025'\`.
- **Long text** continues over several lines after \`>-\`, each indented by two more spaces.
- **Pictures** are in \`content/images/\`, as large as you have them and unedited: JPEG, PNG, WebP, AVIF, TIFF or GIF. A
  record names a picture by its public path: \`/images/travel/name.jpg\` is made from \`content/images/travel/name.*\`, with
  any extension. \`title\` or the text around a picture is for everyone; \`alt\` describes the picture for people who cannot
  see it, and never repeats the title. You can write both later: until then the picture is marked "alt is missing", and
  \`npm run build\` builds no site. \`npm run photos add\` adds photos, also HEIC, and writes their records. A \`title\`
  that begins with \`??\` was made from the name of the file and blocks publishing too: write your own, or remove the \`??\`.
- **Animated pictures**: a GIF or an animated WebP keeps its frames, timing and loops, up to 960 pixels wide. Its first
  frame is used where it does not move: on paper, on share cards and for visitors who prefer reduced motion. Of an animated
  PNG or AVIF only the first frame is used, and the check says so. An animation with more than 1,000 frames, or 250
  megapixels in all frames, is refused; above 2 MB you get a warning, since a video is much smaller.
- **Videos** can be used like pictures: as photos of galleries, among the pictures of projects and in case studies
  (\`source: /images/travel/harbour.mp4\`, \`![what it shows](demo.mp4 "Caption")\`). MP4, MOV and WebM are supported, as
  phones and screen recorders write them.
  - The **poster**, the picture shown before a video plays, is the picture of the same name beside it: \`harbour.jpg\`.
  - **Captions** are a WebVTT file of the same name: \`harbour.vtt\`, or \`harbour.fr.vtt\` if they are in another language
    than the site. The check asks for them if the video has sound.
  - Only picture and sound are **published**: no location, device, date, title or other track. \`alt\` and caption are those
    of pictures. Only the poster is loaded before a visitor plays the video.
  - With **ffmpeg** on your computer, the build creates a missing poster, and converts once to H.264 MP4 what browsers do
    not play (HEVC of iPhones, ProRes; HDR becomes SDR) and what is larger than 1080p or above 8 Mbit/s. Without ffmpeg,
    H.264, VP9 and AV1 are published unchanged; for other formats the check explains how to export them. On an iPhone:
    Settings, Camera, Formats, “Most Compatible” before you film.
  - Keep videos short. Cloudflare Pages accepts files up to 25 MiB, GitHub Pages up to 100 MiB; \`npm run report\` lists
    their sizes. They can be on a separate host with the pictures, \`media.baseUrl\`.
  - \`npm run photos add\` and the editor add videos without their locations.
- **Profiles**: for the networks below, a user name is enough (\`ada-quill\`, \`@ada@hachyderm.io\`), and the check reports
  an address on another site. For any other network write the whole address. All brand icons of Font Awesome are available
  by name. The networks: ${networkList}.
- **Long texts** are Markdown files: paragraphs with an empty line between them, headings, simple lists, *emphasis*,
  **strong**, \`code\` and links to \`https://…\`, \`mailto:…\` or a page of the site such as \`/projects\`.
- **Case studies** are Markdown too, in \`projects/<name of a project>.md\`. They can also contain pictures
  (\`![what it shows](1-map.jpg "Caption")\` in a separate paragraph; without a folder, the picture is in the folder of the
  project, \`content/images/projects/<name>/\`), two pictures in one paragraph for comparison, quotations (\`> …\`), callouts
  (a quotation with \`[!NOTE]\`, \`[!TIP]\`, \`[!IMPORTANT]\`, \`[!WARNING]\` or \`[!CAUTION]\` in its first line), tables
  (\`| a | b |\`), code between lines of \`\`\`\` \`\`\` \`\`\`\` with the language after the first, footnotes (\`word[^1]\`, and below
  the text a line that begins with \`[^1]:\`) and headings of two levels (\`##\`, \`###\`), which have addresses:
  \`[below](#what-it-does)\` leads to \`## What it does\`. A project without this file has no separate page.
- **Notes** are dated texts in \`notes/<name>.md\`, with everything that case studies can contain; pictures without a folder
  are in \`content/images/notes/<name>/\`. They need a page of kind notes in \`pages.yaml\`, which lists them by year; the
  address of a note is \`/notes/<name>\`. A note with a date in the future is a draft until then. A note for tomorrow is
  published by the next build on that day or later: let your host build once a day, or run \`npm run build\` on the day. If
  you rename a published note, write its former name into \`formerly\`.
- **Drafts.** With \`draft: true\`, a page, section, gallery, photo, project, case study, note or any entry of a section is
  only in the draft site of \`npm start\` and the preview of the editor, where its title begins with a mark. It takes along
  what is in it: a page its sections and galleries, a project its case study. Nothing of it is published, its pictures
  included: no page, list, feed, search, résumé or letter has a word of it. It is still in the folder \`content/\`, which
  everybody can read in a public repository. The check warns of links to drafts; \`npm run check -- --publish\` lists them.
- **Unlisted.** With \`unlisted: true\`, a page, gallery, note, case study, or project with a case study is published at its
  own address only, for people to whom you send the link: a gallery at \`/<page>/<gallery>\` with all its photos. No list,
  feed, search, sitemap or résumé has it, and search engines are asked to ignore it. What is on an unlisted page is
  unlisted too. This is no protection: who has or guesses the address can read it, and the scripts of the site name the
  address of an unlisted page. Photos and entries of sections have no page of their own: leave them out with \`draft: true\`,
  or put them on an unlisted page.
- **Pages of your own**, such as what you do now, what you use or a legal notice, are pages of kind text. A page
  \`name: now\` shows \`pages/now.md\`, with everything that case studies can contain; pictures without a folder are in
  \`content/images/pages/now/\`. There can be any number; with \`inFooter: true\` the link is in the footer.
  A paragraph that is only \`{privacy}\` is replaced by what the site does with the data of visitors, in its language and
  from its settings: the host of the pages and pictures, the form service, counted visits, the remembered mode. It knows
  nothing of your host's own logs, or of what the law of your country asks for besides.
- **Tags** are shared by notes, projects and case studies. \`/notes/tags/<tag>\` lists everything with a tag; spellings that
  differ only in case, accents or hyphens belong together, and the check warns of them.
- **Texts of records** support three marks: \`*emphasis*\`, \`**strong**\` and \`[text](https://…)\`, where the address can also
  be \`mailto:…\` or a page of the site such as \`/projects\`. These texts are every \`description\`, the \`intro\` of the homepage
  and of the Contact page, the \`lede\` of About, the titles of publications and the texts of quotes. Other characters are
  literal: a star or an underscore beside a space or within a word, a bracket without an address. To write a literal mark,
  put a backslash before it: \`\\*\` or \`\\[\`. The PDF résumé shows the marks as well; its other formats, search engines and
  shared links get plain text.
- **Formulas**: with \`math: true\`, above a text or in \`site.yaml\` for all of them, \`$x^2$\` is a formula in LaTeX and
  \`$$…$$\` one in its own line. With \`numbered: true\`, figures, tables and code with a caption have numbers. A block of code of the language \`mermaid\` is a diagram, without a setting. See
  [formulas.md](formulas.md).
- **Publications** are in a YAML list or in a BibTeX file of a reference manager: a section of kind publications with
  \`file: publications.bib\`. Accents, braces and simple formulas become letters, \`@string\` and \`crossref\` are resolved, and
  the order of the file does not matter; with \`math: true\`, titles and abstracts keep their formulas. See [publications.md](publications.md). The fields \`pdf\`, \`code\`, \`data\`, \`slides\`, \`poster\` and \`video\` become links.
  Your own name is marked among the authors: as in \`owner.yaml\`, with initials (\`Quill, A.\`), or as one of
  \`alsoPublishedAs\`.
- **Titles** are apart from the name: \`title: Prof. Dr.\` and \`credentials: RN\` in \`owner.yaml\`. The homepage, the résumé
  and the contact file show them; publications are matched with the name alone. \`reading\` is the name in Latin letters
  or another script, for readers who cannot read the first.
- **Pages** are those that \`pages.yaml\` lists, in the order of the navigation bar. Without its entry, the address of a page
  answers 404; another \`name\` changes its address; there can be several pages of kind \`experiences\`, \`gallery\` and \`text\`. An
  empty page is hidden until it has content, unless its entry says \`keepEmpty: true\`. Content that no page shows needs no
  file.
- **Galleries** show some of their photos, as many as \`shown\` says, and link to a page with all of them: for \`travel\` on
  About it is \`/about/travel\`, where visitors can search the captions. This page loads fast even with twenty thousand
  photos. A page that shows all of them (\`shown: all\`, the default of a wall) contains every photo. For nine series of 400
  photos, write \`shown: 6\` and \`order: newest\` for each, or \`order: file\` for your own order.
- **Your own résumé.** The site generates one from these files. To publish your own PDF instead, save it as
  \`content/resume.pdf\`. It is published unchanged, provided it contains only pages: no comments, forms, attachments,
  scripts or earlier versions. \`npm run check\` names what it contains, and how to remove it.
- **Other programs.** With \`formats: [llms, markdown]\` in \`site.yaml\`, each page is also a Markdown file (\`/about.md\`), and
  \`/llms.txt\` lists all pages with their descriptions for programs that read sites. The homepage always has an h-card with
  your name, role, place, portrait, mail address and profiles, by which sites of the IndieWeb recognize you, and links to
  your profiles have \`rel="me"\`, by which Mastodon confirms that this site is yours.
- **Any script.** Text in Greek, Cyrillic, Hebrew, Arabic, Thai, Devanagari, Chinese, Japanese and Korean, emoji and
  symbols are shown on the pages, in the résumé and on share cards. An open font for them is downloaded once, at the first
  check or build that needs it (0.6 to 57 MB). Without internet access the site is built without it, and you get a warning
  for each text. You can put your own font files into a folder \`fonts/\` beside these files (.ttf, .otf or .woff2, one
  regular and one bold); they are preferred. Make sure that their license allows it.
- Invisible characters (zero-width, direction marks, control characters) are refused.

Editors that support JSON Schema complete and check the fields while you type. \`.vscode/schemas/\` in your folder has a
schema for each kind of file, and \`.vscode/settings.json\` tells VS Code which file has which; \`npm run schemas\` writes
both again. For another editor, write the schema into the first line of a file, for example
\`# yaml-language-server: $schema=../.vscode/schemas/projects.json\`. \`CONTENT.md\` explains the folder to other programs, and
\`npm run check -- --json\` gives them every problem with file, line, column and a \`code\` that stays the same. A mistake stops the build, with the file, the line and how to fix it.
`;

/** The guide to content/, as Markdown: every field of every file with its meaning and an example. */
export function makeContentGuide(): string {
  return `${[introduction, ...Object.entries(fileKinds).map(describeFile)].join('\n')}`;
}

/** Sections and galleries can have files of any name. */
export function guideHeading(kind: string): string {
  if (kind === 'gallery') return 'A gallery';
  if (kind === 'caseStudy') return 'A case study';
  if (kind === 'letter') return 'A letter';
  return isListKind(kind) ? `A section of kind ${kind}` : `${kind}.yaml`;
}

function describeFile([kind, { schema, shape, about }]: [string, FileKind]): string {
  const whole =
    shape === 'list'
      ? `${about} A list${kind === 'skills' || kind === 'pages' ? '' : ', oldest first'}.`
      : about;
  const example = exampleOf(schema);
  const yaml = shape === 'list' ? toYaml([example], 0) : toYaml(example, 0);
  return [
    `## ${guideHeading(kind)}`,
    '',
    whole,
    '',
    ...tableOf(describeFields(schema, '')),
    '```yaml',
    ...yaml,
    '```',
    '',
  ].join('\n');
}

function describeFields(schema: z.ZodType, prefix: string): string[] {
  return Object.entries(fieldsOf(schema) ?? {}).flatMap(([key, field]) => {
    const element = elementOf(field);
    const inner = fieldsOf(field) ? field : element && fieldsOf(element) ? element : null;
    const path = `${prefix}${key}`;
    const kinds = kindsOf(field);
    const meaning = cell(field.description ?? '') + (kinds ? ` Only of kind ${kinds.join(', ')}.` : '');
    const row = (example: string) => `| \`${path}${element ? '[]' : ''}\` | ${meaning} | ${example} |`;
    if (!inner) return [row(`\`${cell(yamlScalar(exampleOf(field)))}\``)];
    // A group with its own example is described as a whole, since it has too many fields.
    if (inner === field && field.meta()?.examples) return [row('')];
    return [row(''), ...describeFields(inner, `${path}${element ? '[].' : '.'}`)];
  });
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

function toYaml(value: unknown, indent: number): string[] {
  const space = ' '.repeat(indent);
  if (Array.isArray(value)) {
    return value.flatMap((part) => {
      if (typeof part !== 'object' || part === null) return [`${space}- ${yamlScalar(part)}`];
      const [first = '', ...rest] = toYaml(part, indent + 2);
      return [`${space}- ${first.trimStart()}`, ...rest];
    });
  }
  return Object.entries(value as Record<string, unknown>).flatMap(([key, part]) =>
    typeof part === 'object' && part !== null
      ? [`${space}${key}:`, ...toYaml(part, indent + 2)]
      : [`${space}${key}: ${yamlScalar(part)}`],
  );
}

/** Empty for a file whose field names are chosen by the owner. */
function tableOf(rows: string[]): string[] {
  return rows.length === 0 ? [] : ['| field | what it is | example |', '| --- | --- | --- |', ...rows, ''];
}
