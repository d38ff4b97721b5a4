import type { z } from 'zod';
import { networkNames, networks } from '../content/networks.ts';
import { elementOf, exampleOf, fieldsOf, kindsOf } from '../content/schema-fields.ts';
import { yamlScalar } from '../core/quoted-values.ts';
import { isListKind } from '../features/experiences/sections.build.ts';
import { type FileKind, fileKinds } from './content-files.ts';

const networkList = networkNames.map((name) => networks[name].label).join(', ');

const introduction = `<!-- Made from src/content by \`npm run schemas\`; change it there. -->

# What stands in content/

Every word and picture of the site lies in \`content/\`. Change it there with any text editor, or in the forms of
\`npm run edit\`; look with \`npm run check\`, then with \`npm start\`.

- **Lists are oldest first.** The first record of a file is the oldest, the last one the newest; the pages show them
  the other way round, newest first. So a new record goes to the end of its file. Skills and pages alone are shown in
  the order in which they stand.
- **Sections** are named in \`pages.yaml\`: each has a name, a title and a kind, and any number may be of one kind. Its
  records stand in the file of its name, those of the section \`research\` in \`content/research.yaml\`; one of kind
  text is a Markdown file. A file that no section and no gallery has the name of is not read, and the check says so.
  \`npm run add research\` adds a record.
- **Every field is there**, but those whose description says that they may be left out, and \`id\`. Where a field may be empty,
  its description says so; write \`''\` then, with nothing between the quotes.
- **Quotes.** Text that holds a colon followed by a space, or begins with a sign such as \`@\`, \`&\`, \`*\`, \`#\`,
  \`!\` or \`%\`, stands in quotes. So does a year that stands alone: \`'2025'\`.
- **Long text** goes over several lines after \`>-\`, each set in by two more spaces.
- **Pictures** lie in \`content/images/\` as you made them: JPEG, PNG, WebP, AVIF, TIFF or GIF, large, unchanged. A record
  names a picture by its public path: \`/images/travel/name.jpg\` is made from \`content/images/travel/name.*\`, whatever
  its own ending. \`title\` or the text around a picture is for everyone; \`alt\` says what the picture shows, for people
  who cannot see it. The two never repeat each other. Both may wait until the site is published: until then you
  see such a picture marked "alt is missing", and \`npm run build\` makes no site of it. \`npm run photos add\` brings
  photos in for you, HEIC too, and writes their records.
- **Moving pictures**: a GIF or an animated WebP keeps moving, as often and as fast as it says, up to 960 pixels wide; its
  first frame is the picture wherever it stands still, as on paper, on share cards and for visitors who asked for less
  motion. Of an animated PNG, and of an AVIF of several frames, only the first is read: the check says so. Beyond 1,000
  frames or 250 megapixels of all frames it is refused, above 2 MB you are told: a video is far lighter.
- **Videos** stand where pictures stand: as photos of galleries, among the pictures of projects and in case studies
  (\`source: /images/travel/harbour.mp4\`, \`![what it shows](demo.mp4 "Caption")\`). MP4, MOV and WebM are read, as phones and
  screen recorders make them.
  - The **poster**, what is seen before it plays, is the picture of the same name beside it: \`harbour.jpg\`.
  - **Captions** are a WebVTT file of its name: \`harbour.vtt\`, or \`harbour.fr.vtt\` where they are in another language than
    the site. The check asks for them where there is sound.
  - What is **published** is picture and sound alone: no place, device, date, title or further track, whatever the phone
    wrote. \`alt\` and caption are those of pictures. Nothing but the poster is loaded before somebody plays it.
  - With **ffmpeg** on your machine the build takes a poster where there is none, and makes an H.264 MP4 of what browsers do
    not play (HEVC of iPhones, ProRes; HDR in the colours of common screens) and of what is larger than 1080p or heavier than
    8 Mbit/s, once. Without it H.264, VP9 and AV1 go out as they are, and of the rest you are told how to export it: on an iPhone, Settings, Camera, Formats,
    “Most Compatible” before you film.
  - Keep them short. Cloudflare Pages takes no file above 25 MiB, GitHub Pages none above 100 MiB; \`npm run report\` weighs
    them. They can have a host of their own with the pictures, \`media.baseUrl\`.
  - \`npm run photos add\` and the editor bring them in, with the places out.
- **Profiles**: of some networks the site knows what a bare name means (\`ada-quill\`, \`@ada@hachyderm.io\`) and tells
  when an address leads elsewhere; of any other write the whole address. Each brand icon of Font Awesome is found by its
  name. The networks: ${networkList}.
- **Prose** lies in Markdown files: paragraphs with an empty line between them, headings, simple lists, *emphasis*,
  **strong**, \`code\` and links to \`https://…\`, \`mailto:…\` or a page of the site such as \`/projects\`.
- **Case studies** are Markdown too, in \`projects/<name of a project>.md\`. Beside what other prose holds there may be pictures
  (\`![what it shows](1-map.jpg "Caption")\` in a paragraph of its own; without a folder it is one of the project's, in
  \`content/images/projects/<name>/\`), two pictures in one paragraph, which are compared, quotations (\`> …\`), tables
  (\`| a | b |\`), code between lines of \`\`\`\` \`\`\` \`\`\`\` with its language behind the first, and headings of two levels (\`##\`, \`###\`), which have
  addresses: \`[below](#what-it-does)\` leads to \`## What it does\`. A note is told of as \`word[^1]\` and
  written below, in a line that begins with \`[^1]:\`. A project without such a file has no page of its own.
- **Texts** of records take three marks: \`*emphasis*\`, \`**strong**\` and \`[words](https://…)\`, where the address
  may also be \`mailto:…\` or a page of the site such as \`/projects\`. These texts are every \`description\`, the
  \`intro\` of the homepage and of the Contact page, the \`lede\` of About, the titles of publications and the words of
  quotes. Any other sign is only a sign: a star or
  an underscore beside a space or within a word, a bracket without an address. Where one is taken for a mark, put a
  backslash before it: \`\\*\` or \`\\[\`. The PDF of the résumé shows the marks as well; its other forms, search engines
  and shared links get the words alone.
- **Publications** stand in a YAML list or in a BibTeX file, as reference managers export it: a section of kind
  publications with \`file: publications.bib\`. Accents, braces and simple formulas become letters, \`@string\` and
  \`crossref\` are followed, and the order of the file does not matter. Beside the usual fields, \`pdf\`, \`code\`, \`data\`,
  \`slides\`, \`poster\` and \`video\` become links. Your own name is marked among the authors: as in \`owner.yaml\`,
  with initials (\`Quill, A.\`), or as one of \`alsoPublishedAs\`.
- **Pages** are those that \`pages.yaml\` lists, in the order of the bar. Take an entry out and its address answers 404; give
  it another \`name\` and that is its address; list a second one of kind \`experiences\` or \`gallery\` and there are two.
  A page on which nothing stands is not shown until something does, unless its entry says \`keepEmpty: true\`. What no page
  shows needs no file.
- **Galleries** show some of their photos, as many as \`shown\` says, and lead to a page with all of them: that of \`travel\` on
  About is \`/about/travel\`, where one finds photos by words of their captions. It stays light with twenty thousand of
  them; a page that shows all (\`shown: all\`, and a wall where nothing is said) carries every one. Nine series of 400 photos
  are best written with \`shown: 6\` and \`order: newest\` each.
- **A résumé of your own.** The site makes one from all this. If you have a PDF that you like better, put it in as
  \`content/resume.pdf\`; it is published in its place, as it is, once nothing but pages is found in it: no
  remarks, forms, attachments, scripts or earlier versions. \`npm run check\` says what is, and how to leave it behind.
- **Any script.** Words in Greek, Cyrillic, Hebrew, Arabic, Thai, Devanagari, Chinese, Japanese and Korean, emoji and signs
  are shown on the pages, in the résumé and on share cards. An open typeface for them is fetched once, at the first check or
  build that meets them (0.6 to 57 MB); without the internet the site is made all the same, and you are told what is missing
  where. A font file of your own for such words goes into a folder \`fonts/\` beside these files (.ttf, .otf or .woff2, one regular and one bold);
  it comes first. See that its licence allows that.
- Characters that no one can see (zero-width, direction marks, control characters) are refused.

An editor that knows JSON Schema completes and checks the fields while you type; the folder \`.vscode/\` sets VS Code
up for it. Whatever is wrong stops the build with the file, the line and a way to fix it.
`;

/** The guide to content/, as Markdown: every field of every file with its meaning and an example. */
export function makeContentGuide(): string {
  return `${[introduction, ...Object.entries(fileKinds).map(describeFile)].join('\n')}`;
}

/** Files of sections and galleries have names of their own. */
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
    '| field | what it is | example |',
    '| --- | --- | --- |',
    ...describeFields(schema, ''),
    '',
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
    // A group that has an example of its own is told as a whole: there are too many fields in it.
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
