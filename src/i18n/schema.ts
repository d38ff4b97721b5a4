import { z } from 'zod';
import type { PluralCategory } from './language.ts';

/*
 * All UI translations. A new one needs a line here and one in each file of src/locales/; the build reports what is
 * missing. Pages import those of `siteWords` from `virtual:messages`, the build uses `SiteContent.locale`.
 */

/** A translation: where it appears, and its `{placeholder}`s. */
export type Message<P extends string = string, Counted extends boolean = boolean> = {
  where: string;
  placeholders: readonly P[];
  /** Whether it has one form per plural category, chosen by `{count}`. */
  isCounted: Counted;
};

/** Messages by name, some of them in groups. */
export type Messages = { [name: string]: Message | Messages };

function word(where: string): Message<never, false> {
  return { where, placeholders: [], isCounted: false };
}

function message<P extends string>(where: string, ...placeholders: P[]): Message<P, false> {
  return { where, placeholders, isCounted: false };
}

/** The forms may omit `{count}`, as in "one project", but no other placeholder. */
function counted<P extends string = never>(where: string, ...placeholders: P[]): Message<P | 'count', true> {
  return { where, placeholders: [...placeholders, 'count'], isCounted: true };
}

/** Texts of the pages. */
export const siteWords = {
  skipToContent: word('The first link of every page, for those who use the keyboard.'),
  mainNavigation: word('Name of the bar with the pages, for those who hear it.'),
  menu: word('Button that opens the list of pages on narrow screens.'),
  darkMode: word('Name of the switch between light and dark, which is on or off.'),
  footerLinks: word('Name of the list of profiles in the footer.'),
  pauseTyping: word('Button on the homepage.'),
  resumeTyping: word('The same button while the title stands still.'),
  resumePdf: word('Button to the PDF of the résumé.'),
  recordNumber: message('Number of a project, on its card and on the label of the homepage.', 'number'),
  refresh: word('Button that draws other photos of a gallery.'),
  refreshGallery: message('The same for those who hear it.', 'gallery'),
  refreshed: message('Said after it.', 'gallery', 'titles'),
  galleryFailed: word('In place of the photos that could not be loaded.'),
  allPhotos: counted('Link below some photos of a gallery, to a page with all of them.'),
  findPhotos: word('Field above them; what is found by it are captions.'),
  photosFound: counted('Said below that field.'),
  photosFailed: word('Above the photos of that page, where some did not come.'),
  skipPhotos: word('Link before them, for those who use the keyboard.'),
  newerPhotos: word('Link to the part before.'),
  olderPhotos: word('Link to the next part.'),
  close: word('Button of an opened picture.'),
  copyLink: word('Button of an opened picture.'),
  linkCopied: word('Said after it.'),
  linkNotCopied: word('Said where the browser did not let the page copy.'),
  zoomIn: word('Button of an opened picture.'),
  zoomOut: word('The same while it is seen closer.'),
  walkedTo: message('Said when the visitor has gone on to it from another one.', 'index', 'count', 'title'),
  pictureFailed: word('In its place where it could not be loaded.'),
  allProjects: word('The filter that shows all projects.'),
  filterProjects: word('Name of the row of filters.'),
  noProjects: word('Where a filter leaves nothing.'),
  shownProjects: counted('Beside the filters.'),
  ofRecord: message('After the words of a link, for those who hear the links of a page as a list.', 'title'),
  picturesOf: message('Name of the pictures of a project.', 'title'),
  lensNote: counted('Above lists of which a lens has brought entries to the front.', 'lens'),
  leaveLens: word('Link behind it.'),
  languages: word('Name of the programming languages of a project or job.'),
  tools: word('Name of its tools.'),
  github: word('Link of a project to its code on GitHub.'),
  tryIt: word('Link of a project to where it can be tried.'),
  demoOffline: word('In its place where that was shut down.'),
  devpost: word('Link of a project to Devpost.'),
  readMore: word('Link of a project to its own page.'),
  backTo: message('Link of that page to the list it is of.', 'page'),
  role: word('There, before what its owner did.'),
  period: word('There, before when that was.'),
  madeWith: word('There, over its languages and tools.'),
  contents: word('There, over links to its headings.'),
  code: word('There, what a program is, for those who hear it.'),
  table: word('There, what a table is.'),
  comparison: word('Name of the slider between two pictures that lie on each other.'),
  notes: word('There, over its notes.'),
  backToText: word('Name of the link from a note back to where it is told of.'),
  previousProject: word('Over the link to the page before.'),
  nextProject: word('Over the link to the page behind.'),
  carousel: word('What a row of pictures is, for those who hear it.'),
  slide: word('What one of them is.'),
  slideOf: message('Its name, and beside an opened picture.', 'index', 'count'),
  showSlide: message('Button with the small picture.', 'index'),
  startSlides: word('Button of the row of pictures.'),
  stopSlides: word('The same while it moves.'),
  previousSlide: word('Button of the row of pictures, and of an opened one.'),
  nextSlide: word('Button of the row of pictures, and of an opened one.'),
  enterFullscreen: word('Button of the row of pictures.'),
  playVideo: message('What the link or button of a video is called; alt: what it shows.', 'alt'),
  playMovement: message('Button on a picture that moves, pressed while it does; alt: what it shows.', 'alt'),
  sections: word('Name of the row that leads to the sections of a page.'),
  alsoAs: message('Below the résumé; formats: links to its other files.', 'formats'),
  wordFile: word('One of these links: a file of the program of this name.'),
  plainText: word('One of these links.'),
  markdown: word('One of these links: a file in the format of this name.'),
  jsonResume: word('One of these links: a file in the format of this name.'),
  contactCard: word('Link to the vCard.'),
  skills: word('Name of the skills that an award was given for.'),
  skillProofs: counted('Name of a skill that can be opened; count: of what it was used in.', 'skill'),
  projectCount: counted('Among what a skill was used in.'),
  jobCount: counted('Among what a skill was used in.'),
  awardCount: counted('Among what a skill was used in.'),
  inUseNow: word('After these.'),
  lastIn: message('After these; year: of the last use.', 'year'),
  ownParts: {
    jobs: word('Over the jobs of a section in which other sections stand.'),
    education: word('Over its schools.'),
    awards: word('Over its awards.'),
  },
  validUntil: message('Beside a certificate.', 'date'),
  certificateNumber: message('Beside a certificate.', 'number'),
  verify: word('Link to where a certificate can be verified.'),
  publicationKinds: {
    inproceedings: word('Beside a publication.'),
    book: word('Beside a publication.'),
    chapter: word('Beside a publication.'),
    thesis: word('Beside a publication.'),
    preprint: word('Beside a publication.'),
    report: word('Beside a publication.'),
    dataset: word('Beside a publication.'),
    software: word('Beside a publication.'),
  },
  name: word('Field of the form.'),
  email: word('Field of the form, and link to the mail.'),
  message: word('Field of the form.'),
  send: word('Button of the form.'),
  wayHome: word('Link of the page for addresses that do not exist.'),
  pageFailed: word('Heading where a page could not be shown.'),
  loadAgain: word('Button below it.'),
} satisfies Messages;

/** No longer used, but still valid in an owner's words.yaml. */
const formerSiteWords = {
  leaveFullscreen: word('No longer said anywhere.'),
} satisfies Messages;

/** Texts of the résumé and of other generated files. */
export const documentWords = {
  resume: word('What the document is, in the title of its window.'),
  location: word('Before the place.'),
  email: word('Before the mail address.'),
  site: word('Before the address of the site.'),
  qrCode: message('What a drawn code is, for those who hear the PDF.', 'address'),
  moreAt: counted('Beside a list that is cut.', 'address'),
  certificateNumber: message('Beside a certificate.', 'number'),
  validUntil: message('Beside a certificate.', 'date'),
  moreAuthors: counted('Authors of a publication that has very many; count: of those not named.', 'authors'),
  otherAuthors: word('At the end of authors of whom not all are known.'),
  allPhotos: counted(
    'Of the page with all photos of a gallery: one sentence for search engines, of 70 to 155 characters.',
    'gallery',
    'name',
  ),
  photosPart: message('Below its heading, where it has one part of many.', 'part', 'parts'),
  notFound: {
    heading: word('Of the page for addresses that do not exist, where its owner has not written one.'),
    subtitle: word('Below it.'),
    description: word('One sentence of that page for search engines, of 70 to 155 characters.'),
  },
  messageReceived: word('Heading of the answer to a message sent with the form.'),
  thanks: word('Below it.'),
  messageRefused: word('Heading where the message could not be taken.'),
  backToSite: word('Link of these answers.'),
  humans: {
    owner: word('Over the name in humans.txt, in capitals where the script has them.'),
    site: word('Over the address in humans.txt.'),
    madeWith: word('What the site is made with.'),
  },
} satisfies Messages;

/** Texts that `npm run new` writes into content/, for the owner to change. `{name}` stays as it is. */
export const starterWords = {
  unwritten: word('What each text begins with that only its owner can write; it must not be published.'),
  unwrittenIntro: word('Beginning so: the paragraph of the homepage.'),
  unwrittenBiography: word('Beginning so: the long text of About.'),
  unwrittenPortrait: word('Beginning so: what the picture of the owner shows.'),
  home: word('Label of the homepage in the bar.'),
  homeDescription: message('Of the page, for search engines: 60 to 130 characters with the name.', 'name'),
  hello: word('Phrase of the typed title.'),
  iAm: message('Phrase of the typed title.', 'name'),
  projects: word('Heading of a page.'),
  projectsDescription: message('Of that page, as above.', 'name'),
  everything: word('Filter that shows all of the page.'),
  personal: word('Category of projects.'),
  atWork: word('Category of projects.'),
  openSource: word('Category of projects.'),
  work: word('Heading of the page with what a designer made.'),
  workDescription: message('Of that page, as above.', 'name'),
  identity: word('Category of design: of the looks of firms.'),
  digital: word('Category of design.'),
  print: word('Category of design: what is printed.'),
  photographs: word('Heading of a page.'),
  photographsDescription: message('Of that page, as above.', 'name'),
  series: word('Heading of a page: photographs that belong together.'),
  seriesDescription: message('Of that page, as above.', 'name'),
  people: word('A series of photographs.'),
  places: word('A series of photographs.'),
  publications: word('Heading of a page.'),
  publicationsDescription: message('Of that page, as above.', 'name'),
  talksAndTeaching: word('Heading of a page.'),
  talksDescription: message('Of that page, as above.', 'name'),
  talks: word('Heading of a section.'),
  teaching: word('Heading of a section.'),
  cv: word('Short label of the next in the bar.'),
  curriculumVitae: word('Heading of the page of a researcher.'),
  cvDescription: message('Of that page, as above.', 'name'),
  asPdf: word('Heading of its first section.'),
  openCv: word('Link there.'),
  positions: word('Heading of a section: employments.'),
  education: word('Heading of a section.'),
  grants: word('Heading of a section.'),
  methods: word('Heading of a section.'),
  experience: word('Heading of a page.'),
  experienceDescription: message('Of that page, as above.', 'name'),
  resume: word('Heading of its first section.'),
  openResume: word('Link there.'),
  skills: word('Heading of a section.'),
  jobs: word('Heading of a section: employments.'),
  certificates: word('Heading of a section.'),
  languages: word('Heading of a section: those one speaks.'),
  volunteering: word('Heading of a section.'),
  kindWords: word('Heading of a section: what others say.'),
  about: word('Label of the page about its owner in the bar.'),
  aboutDescription: message('Of that page, as above.', 'name'),
  lede: message('First sentence of that page.', 'role', 'location'),
  pictures: word('Heading of a gallery.'),
  picturesHint: word('Below it.'),
  contact: word('Heading of a page.'),
  contactDescription: message('Of that page, as above.', 'name'),
  contactIntro: word('First sentence of that page.'),
  contactIntroWithMail: message('The same where there is a mail address.', 'email'),
  formTitle: word('Heading of the form.'),
} satisfies Messages;

/** Not trimmed: a comma includes its space. */
function mark(where: string, example: string) {
  return z
    .string()
    .min(1)
    .describe(where)
    .meta({ examples: [example] });
}

const placeholder = /\{(\w*)\}/g;

/** Text with exactly these placeholders; those in `optional` may be missing. */
function template(where: string, placeholders: readonly string[], optional: readonly string[] = []) {
  const shown = placeholders.map((name) => `{${name}}`).join(' and ');
  return z
    .string()
    .refine((text) => text.trim() !== '', 'text')
    .refine(
      (text) => {
        const found = [...text.matchAll(placeholder)].map(([, name = '']) => name);
        const isKnown = found.every((name) => placeholders.includes(name));
        return isKnown && placeholders.every((name) => found.includes(name) || optional.includes(name));
      },
      shown === '' ? 'text without {…}' : `text with ${shown} and no other {…}`,
    )
    .describe(where)
    .meta({ examples: [placeholders.map((name) => `… {${name}}`).join(' ') || '…'] });
}

/** A text with placeholders, or one per plural category. */
export type Template = string | Partial<Record<PluralCategory, string>>;

export type TemplatesOf<M> = {
  [K in keyof M]: M[K] extends Message<string, infer C>
    ? C extends true
      ? Template
      : string
    : TemplatesOf<M[K]>;
};

function messagesSchema<M extends Messages>(
  messages: M,
  categories: readonly PluralCategory[],
): z.ZodType<TemplatesOf<M>> {
  const fields = Object.entries(messages).map(([name, entry]) => {
    if (!isMessage(entry)) return [name, messagesSchema(entry, categories).describe('Words of one kind.')];
    const { where, placeholders, isCounted } = entry;
    if (!isCounted) return [name, template(where, placeholders)];
    const forms = categories.map((category) => [category, template(where, placeholders, ['count'])]);
    return [name, z.strictObject(Object.fromEntries(forms)).describe(where)];
  });
  // The names are those that the type is derived from.
  return z.strictObject(Object.fromEntries(fields)) as unknown as z.ZodType<TemplatesOf<M>>;
}

export function isMessage(entry: Message | Messages): entry is Message {
  return 'where' in entry && typeof entry.where === 'string';
}

function months(where: string, example: string) {
  return z
    .array(z.string().min(1))
    .length(12, 'a list of twelve months')
    .describe(where)
    .meta({ examples: [example.split(' ')] });
}

/** A date pattern with these placeholders. */
function datePattern(where: string, example: string, ...parts: string[]) {
  const known = parts.map((part) => `{${part}}`).join(', ');
  const optional = parts.filter((part) => part !== 'year');
  return template(`${where} It may hold ${known}.`, parts, optional).meta({ examples: [example] });
}

/** A file of src/locales/. `categories` are the plural categories of its language. */
export function localeSchema(categories: readonly PluralCategory[], pageWords: typeof siteWords = siteWords) {
  return z.strictObject({
    emphasis: z
      .enum(['italic', 'bold', 'dots'])
      .describe('How emphasis is shown: not every script has italics.')
      .meta({ examples: ['italic'] }),
    familyName: z
      .enum(['first', 'last'])
      .describe('Whether the family name stands before the given names or after them.')
      .meta({ examples: ['last'] }),
    lists: z
      .strictObject({
        comma: mark('Between the parts of a list, with its space.', ', '),
        semicolon: mark('Between parts that may hold commas, with its space.', '; '),
        colon: mark('After the name of what follows, with its spaces.', ': '),
      })
      .describe('What parts of a list are kept apart by.'),
    quotes: z
      .strictObject({
        open: mark('Before what somebody said.', '“'),
        close: mark('After it.', '”'),
      })
      .describe('Quotation marks.'),
    numbers: z
      .strictObject({ group: mark('Between the thousands of numbers of five digits and more.', ',') })
      .describe('How numbers are written.'),
    degreeWords: z
      .array(z.string().min(1))
      .describe('What stands between the name of a degree and its subject, the surest first; none: [].')
      .meta({ examples: [['in', 'of']] }),
    dates: z
      .strictObject({
        months: months(
          'The months of a year, the first first.',
          'January February March April May June July August September October November December',
        ),
        shortMonths: months(
          'The same where room is scarce.',
          'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
        ),
        year: datePattern('A year alone.', '{year}', 'year'),
        month: datePattern('A month.', '{shortMonth} {year}', 'year', 'month', 'shortMonth'),
        day: datePattern('A day.', '{day} {shortMonth} {year}', 'year', 'month', 'shortMonth', 'day'),
        span: template('From when to when.', ['start', 'end']).meta({ examples: ['{start} - {end}'] }),
        present: mark('The end of a span that still goes on.', 'Present'),
      })
      .describe('How dates are written.'),
    words: messagesSchema(pageWords, categories)
      .describe('What the pages say.')
      .meta({ examples: [{ tryIt: 'Open the demo' }] }),
    documents: messagesSchema(documentWords, categories)
      .describe('What the résumé and other files say.')
      .meta({ examples: [{ email: 'Write to' }] }),
    starter: messagesSchema(starterWords, categories).describe('What a new site begins with.'),
  });
}

/** The same schema with all fields optional. */
export function partOf(schema: z.ZodType): z.ZodType {
  if (!(schema instanceof z.ZodObject)) return schema;
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => [
    name,
    partOf(field).optional(),
  ]);
  return z.strictObject(Object.fromEntries(fields) as Record<string, z.ZodType>).meta(schema.meta() ?? {});
}

/** content/words.yaml: the owner's changes to the locale, or a language without a locale. */
export const ownWordsSchema = partOf(
  localeSchema(['zero', 'one', 'two', 'few', 'many', 'other'], { ...siteWords, ...formerSiteWords }).omit({
    starter: true,
  }),
).meta({
  examples: [{ words: { tryIt: 'Open the demo' }, dates: { day: '{day} {shortMonth} {year}' } }],
});

export type LocaleData = z.infer<ReturnType<typeof localeSchema>>;
