import { z } from 'zod';
import type { PluralCategory } from './language.ts';

/*
 * All UI translations. A new one needs a line here and one in each file of src/locales/; the build reports what is
 * missing. Pages import those of `siteMessages` from `virtual:messages`, the build uses `SiteContent.locale`.
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

function text(where: string): Message<never, false> {
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
export const siteMessages = {
  skipToContent: text('First link of every page, for keyboard users.'),
  mainNavigation: text('Accessible name of the navigation bar.'),
  siteLanguages: text('Accessible name of the links to a page in other languages.'),
  siteInThisLanguage: text('Link to a page in this language, on the page in another one.'),
  menu: text('Button that opens the navigation on narrow screens.'),
  darkMode: text('Name of the theme switch, which is on or off.'),
  footerLinks: text('Accessible name of the footer links.'),
  pauseTyping: text('Button on the homepage.'),
  resumeTyping: text('The same button while the title is paused.'),
  resumePdf: text('Link to the résumé PDF.'),
  recordNumber: message('Number of a project, on its card and on the homepage label.', 'number'),
  refresh: text('Button that shows other photos of a gallery.'),
  refreshGallery: message('Accessible name of that button.', 'gallery'),
  refreshed: message('Announced afterwards.', 'gallery', 'titles'),
  galleryFailed: text('In place of photos that failed to load.'),
  allPhotos: counted('Link below a gallery to the page with all of its photos.'),
  findPhotos: text('Search field above them, which searches captions.'),
  photosFound: counted('Announced below that field.'),
  photosFailed: text('Above the photos of that page if some failed to load.'),
  skipPhotos: text('Link before them, for keyboard users.'),
  close: text('Button of the lightbox.'),
  copyLink: text('Button of the lightbox.'),
  linkCopied: text('Announced afterwards.'),
  linkNotCopied: text('Announced if the browser did not allow copying.'),
  zoomIn: text('Button of the lightbox.'),
  zoomOut: text('The same button while zoomed in.'),
  walkedTo: message('Announced when the lightbox shows another picture.', 'index', 'count', 'title'),
  pictureFailed: text('In place of a picture that failed to load.'),
  allProjects: text('The filter that shows all projects.'),
  filterProjects: text('Accessible name of the filters.'),
  noProjects: text('Shown if no project matches the filter.'),
  shownProjects: counted('Beside the filters.'),
  ofRecord: message('Appended to the accessible name of a link, for lists of links.', 'title'),
  picturesOf: message('Accessible name of a project’s carousel.', 'title'),
  lensNote: counted('Above lists that a lens has sorted.', 'lens'),
  leaveLens: text('Link after that text.'),
  languages: text('Label of the programming languages of a project or job.'),
  tools: text('Label of its tools.'),
  github: text('Link of a project to its code on GitHub.'),
  tryIt: text('Link of a project to its demo.'),
  demoOffline: text('In place of that link if the demo was shut down.'),
  devpost: text('Link of a project to Devpost.'),
  readMore: text('Link of a project to its case study.'),
  backTo: message('Link of a subpage to its parent page.', 'page'),
  role: text('On a case study, before the owner’s role.'),
  period: text('On a case study, before its dates.'),
  madeWith: text('On a case study, above its languages and tools.'),
  contents: text('On a case study, above links to its headings.'),
  code: text('On a case study, accessible name of code.'),
  table: text('On a case study, accessible name of a table.'),
  figureNumber: message('Before the caption of a figure: its word and number.', 'number'),
  tableNumber: message('Before the caption of a table.', 'number'),
  listingNumber: message('Before the caption of a block of code.', 'number'),
  diagram: text('On a case study, accessible name of a diagram without a title.'),
  comparison: text('Accessible name of the slider between two compared pictures.'),
  notes: text('On a case study, above its footnotes.'),
  backToText: text('Accessible name of the link from a footnote back to its reference.'),
  previousProject: text('Above the link to the previous case study.'),
  nextProject: text('Above the link to the next case study.'),
  callouts: {
    note: text('Above a callout: something worth knowing.'),
    tip: text('Above a callout: how it goes more easily.'),
    important: text('Above a callout: what readers need to know.'),
    warning: text('Above a callout: what needs attention to avoid a problem.'),
    caution: text('Above a callout: what can do harm.'),
  },
  copyCode: text('Button on a block of code.'),
  codeCopied: text('Announced afterwards.'),
  tags: text('Accessible name of the tags of a note.'),
  olderNote: text('Above the link to the note before this one.'),
  newerNote: text('Above the link to the note after this one.'),
  replyByMail: text('Link below a note.'),
  discuss: text('Link below a note to a discussion on another site.'),
  share: text('Button below a note.'),
  draft: text('Mark of a note that is not published.'),
  scheduled: text('Mark of a note with a date in the future.'),
  carousel: text('Role description of a carousel, for screen readers.'),
  slide: text('Role description of a slide, for screen readers.'),
  slideOf: message('Accessible name of a slide; also shown in the lightbox.', 'index', 'count'),
  showSlide: message('Accessible name of a thumbnail.', 'index'),
  startSlides: text('Button of a carousel.'),
  stopSlides: text('The same button while it plays.'),
  previousSlide: text('Button of a carousel and of the lightbox.'),
  nextSlide: text('Button of a carousel and of the lightbox.'),
  enterFullscreen: text('Button of a carousel.'),
  playVideo: message('Accessible name of the link or button of a video; alt: its alt text.', 'alt'),
  playMovement: message('Toggle button on an animation, pressed while it plays; alt: its alt text.', 'alt'),
  sections: text('Accessible name of the links to the sections of a page.'),
  alsoAs: message('Below the résumé; formats: links to its other files.', 'formats'),
  wordFile: text('One of these links: a Word file.'),
  plainText: text('One of these links.'),
  markdown: text('One of these links: a file in the format of this name.'),
  jsonResume: text('One of these links: a file in the format of this name.'),
  contactCard: text('Link to the vCard.'),
  skills: text('Label of the skills of an award.'),
  skillProofs: counted('Accessible name of a skill that can be opened; count: number of proofs.', 'skill'),
  projectCount: counted('In the proof of a skill.'),
  jobCount: counted('In the proof of a skill.'),
  awardCount: counted('In the proof of a skill.'),
  inUseNow: text('After these counts.'),
  lastIn: message('After these counts; year: of the last use.', 'year'),
  ownParts: {
    jobs: text('Heading of the jobs of a section that contains other sections.'),
    education: text('Heading of its schools.'),
    awards: text('Heading of its awards.'),
  },
  validUntil: message('On a certificate.', 'date'),
  certificateNumber: message('On a certificate.', 'number'),
  verify: text('Link that verifies a certificate.'),
  publicationKinds: {
    inproceedings: text('On a publication.'),
    book: text('On a publication.'),
    chapter: text('On a publication.'),
    thesis: text('On a publication.'),
    preprint: text('On a publication.'),
    report: text('On a publication.'),
    dataset: text('On a publication.'),
    software: text('On a publication.'),
  },
  publicationGroups: {
    article: text('Heading of publications of a kind.'),
    inproceedings: text('Heading of publications of a kind.'),
    book: text('Heading of publications of a kind.'),
    chapter: text('Heading of publications of a kind.'),
    thesis: text('Heading of publications of a kind.'),
    preprint: text('Heading of publications of a kind.'),
    report: text('Heading of publications of a kind.'),
    dataset: text('Heading of publications of a kind.'),
    software: text('Heading of publications of a kind.'),
    other: text('Heading of publications without a kind or topic.'),
  },
  publicationList: {
    selected: text('Heading of the publications that the owner selected.'),
    abstract: text('Opens the abstract of a publication.'),
    cite: text('Opens its references.'),
    copy: text('Button beside a reference.'),
    copied: text('The same button afterwards.'),
    inPress: text('On a publication that has not appeared yet.'),
    underReview: text('Likewise.'),
    openAccess: text('On a publication that everyone can read.'),
    equal: text('Explains the star at names of authors.'),
    corresponding: text('Explains the letter at the name of an author.'),
    pdf: text('Link of a publication.'),
    code: text('Likewise.'),
    data: text('Likewise.'),
    slides: text('Likewise.'),
    video: text('Likewise.'),
    poster: text('Likewise.'),
    filter: text('Accessible name of the fields that filter publications.'),
    find: text('Field there: search.'),
    type: text('Field there.'),
    topic: text('Field there.'),
    year: text('Field there.'),
    firstAuthor: text('Checkbox there: only those with the owner as first author.'),
    files: text('Before links to files with all publications.'),
    none: text('In place of publications if none matches.'),
  },
  name: text('Field of the form.'),
  email: text('Field of the form, and label of the mail link.'),
  message: text('Field of the form.'),
  send: text('Button of the form.'),
  askAbout: message('Link of an offer to the contact form.', 'title'),
  fromPrice: message('On an offer, with the lowest price.', 'price'),
  included: text('On an offer, above what belongs to it.'),
  subject: text('Label of the field of the contact form that names an offer.'),
  otherSubject: text('In that field: no offer.'),
  wayHome: text('Link of the 404 page.'),
  pageFailed: text('Heading if a page fails to render.'),
  loadAgain: text('Button below it.'),
  search: text('Button of the bar and name of the search.'),
  searchResults: counted('Announced above the results.'),
  searchAll: text('Link below them to the list of everything.'),
  searchFailed: text('Below the button of the bar if the search failed to load.'),
} satisfies Messages;

/** No longer used, but still valid in an owner's words.yaml. */
const formerSiteMessages = {
  leaveFullscreen: text('No longer used.'),
} satisfies Messages;

/** Texts of the résumé and of other generated files. */
export const documentMessages = {
  resume: text('Kind of the document, in the window title.'),
  location: text('Before the location.'),
  email: text('Before the mail address.'),
  phone: text('Before the phone number.'),
  site: text('Before the address of the site.'),
  qrCode: message('Alt text of a QR code in the PDF.', 'address'),
  moreAt: counted('After a shortened list.', 'address'),
  certificateNumber: message('On a certificate.', 'number'),
  validUntil: message('On a certificate.', 'date'),
  moreAuthors: counted('Authors of a publication with very many; count: of those left out.', 'authors'),
  otherAuthors: text('After an incomplete list of authors.'),
  allPhotos: counted(
    'Description of the page with all photos of a gallery, for search engines: one sentence of 70 to 155 characters.',
    'gallery',
    'name',
  ),
  photosPart: message(
    'Below its heading if there are several parts, and the links to the other parts.',
    'part',
    'parts',
  ),
  minutesToRead: counted('Below the title of a note.'),
  updatedOn: message('On a note, after its date.', 'date'),
  courses: text('Before the courses of a program.'),
  grade: text('Before the grade of a program.'),
  availability: text('Before the time and places in which the owner could work.'),
  availableFrom: message('There, without an end.', 'date'),
  remote: text('There: work from anywhere.'),
  portfolio: text('Kind of the document with case studies and projects, on its cover.'),
  brief: {
    chosenFor: message('Above the name, if the page is for one kind of reader.', 'lens'),
    proofs: text('Heading of three projects, photos or jobs.'),
    workplaces: text('Before the places in which the owner could work.'),
    rightToWork: text('Before where the owner may work, or which visa they would need.'),
    scan: message('Beside a QR code that contains the contact card.', 'name'),
  },
  reader: {
    greeting: message('Heading of a page for one reader, a person or an organization.', 'name'),
    files: text('There: heading of links to the résumé, the letter and the portfolio.'),
    letter: text('Link there to the letter of an application.'),
    portfolio: text('Link there.'),
    until: message('There: nobody else knows the address, and it is removed later.', 'day'),
  },
  privacy: {
    noCookies: text('First sentence of the facts on a privacy page.'),
    nothingStored: text('The next sentence, about the device of the visitor.'),
    modeStored: text('In its place, if the site remembers the color mode.'),
    server: message('What the server of the pages receives.', 'host'),
    media: message('The same for a server of pictures.', 'host'),
    notCounted: text('On a site that counts no visits.'),
    counted: message('On a site that counts visits with a service.', 'host'),
    form: message('Where the contact form sends messages.', 'host', 'name'),
    mailForm: text('In its place, if the form opens the mail program.'),
    questions: message('Last sentence of the facts.', 'email'),
  },
  tagged: message(
    'Description of the page with everything that has a tag, for search engines: one sentence of 70 to 155 characters.',
    'tag',
    'name',
  ),
  newPhotos: counted('Title of an entry of the feed.', 'gallery'),
  feed: {
    heading: text('Heading of the page about the feed, and its link.'),
    subtitle: text('Below it.'),
    description: message(
      'Description of that page for search engines: one sentence of 70 to 155 characters.',
      'name',
    ),
    explanation: text('On that page: what a feed is.'),
    addresses: text('Above the addresses of the feed.'),
  },
  notFound: {
    heading: text('Heading of the 404 page if its owner has written none.'),
    subtitle: text('Below it.'),
    description: text('Description of that page for search engines: one sentence of 70 to 155 characters.'),
  },
  search: {
    heading: text('Heading of the page that lists everything.'),
    subtitle: text('Below it.'),
    description: text('Description of that page for search engines: one sentence of 70 to 155 characters.'),
    pages: text('Group of the pages in that list and in search results.'),
  },
  messageReceived: text('Heading of the answer to a message sent with the form.'),
  thanks: text('Below it.'),
  messageRefused: text('Heading if the message was refused.'),
  backToSite: text('Link of these answers.'),
  humans: {
    owner: text('Above the name in humans.txt, in capitals if the script has them.'),
    site: text('Above the address in humans.txt.'),
    madeWith: text('Above the tools in humans.txt.'),
  },
} satisfies Messages;

/** Texts that `npm run new` writes into content/, for the owner to change. `{name}` stays as it is. */
const starterMessages = {
  unwritten: text('Start of each text that the owner must replace; it is never published.'),
  unwrittenIntro: text('Starts with it: the intro of the homepage.'),
  unwrittenBiography: text('Starts with it: the long text of About.'),
  unwrittenPortrait: text('Starts with it: the alt text of the portrait.'),
  translationOf: message('Comment above the translations of a file.', 'file'),
  home: text('Navigation label of the homepage.'),
  homeDescription: message(
    'Description of the page for search engines: 60 to 130 characters with the name.',
    'name',
  ),
  hello: text('Phrase of the typed title.'),
  iAm: message('Phrase of the typed title.', 'name'),
  projects: text('Heading of a page.'),
  projectsDescription: message('Description of that page, likewise.', 'name'),
  everything: text('Filter that shows all records.'),
  personal: text('Category of projects.'),
  atWork: text('Category of projects.'),
  openSource: text('Category of projects.'),
  work: text('Heading of a designer’s page of projects.'),
  workDescription: message('Description of that page, likewise.', 'name'),
  identity: text('Category of design: brand identity.'),
  digital: text('Category of design.'),
  print: text('Category of design: printed matter.'),
  photographs: text('Heading of a page.'),
  photographsDescription: message('Description of that page, likewise.', 'name'),
  series: text('Heading of a page of photo series.'),
  seriesDescription: message('Description of that page, likewise.', 'name'),
  people: text('A series of photographs.'),
  places: text('A series of photographs.'),
  publications: text('Heading of a page.'),
  publicationsDescription: message('Description of that page, likewise.', 'name'),
  talksAndTeaching: text('Heading of a page.'),
  talksDescription: message('Description of that page, likewise.', 'name'),
  talks: text('Heading of a section.'),
  teaching: text('Heading of a section.'),
  cv: text('Short navigation label of the following.'),
  curriculumVitae: text('Heading of a researcher’s page.'),
  cvDescription: message('Description of that page, likewise.', 'name'),
  asPdf: text('Heading of its first section.'),
  openCv: text('Link there.'),
  positions: text('Heading of a section: employments.'),
  education: text('Heading of a section.'),
  grants: text('Heading of a section.'),
  methods: text('Heading of a section.'),
  experience: text('Heading of a page.'),
  experienceDescription: message('Description of that page, likewise.', 'name'),
  resume: text('Heading of its first section.'),
  openResume: text('Link there.'),
  skills: text('Heading of a section.'),
  jobs: text('Heading of a section: employments.'),
  certificates: text('Heading of a section.'),
  interests: text('Heading of a section: what the owner does besides work.'),
  languages: text('Heading of a section: spoken languages.'),
  volunteering: text('Heading of a section.'),
  kindWords: text('Heading of a section: quotes from others.'),
  about: text('Navigation label of the page about the owner.'),
  aboutDescription: message('Description of that page, likewise.', 'name'),
  lede: message('First sentence of that page.', 'role', 'location'),
  pictures: text('Heading of a gallery.'),
  picturesHint: text('Below it.'),
  contact: text('Heading of a page.'),
  contactDescription: message('Description of that page, likewise.', 'name'),
  contactIntro: text('First sentence of that page.'),
  contactIntroWithMail: message('The same with a mail address.', 'email'),
  formTitle: text('Heading of the form.'),
  legalNotice: text('Heading of the page that the law of some countries asks for.'),
  legalDescription: message('Description of that page, likewise.', 'name'),
  unwrittenLegal: text('Starts with the text for what is unwritten: what that page must contain.'),
  privacy: text('Heading of the page about the data of visitors.'),
  privacyDescription: message('Description of that page, likewise.', 'name'),
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
  const names = placeholders.map((name) => `{${name}}`).join(' and ');
  // Each method copies the schema, and there are hundreds of them in every command.
  return z
    .string()
    .check(
      z.refine((text) => text.trim() !== '', 'text'),
      z.refine(
        (text) => {
          const found = [...text.matchAll(placeholder)].map(([, name = '']) => name);
          const isKnown = found.every((name) => placeholders.includes(name));
          return isKnown && placeholders.every((name) => found.includes(name) || optional.includes(name));
        },
        names === '' ? 'text without {…}' : `text with ${names} and no other {…}`,
      ),
    )
    .meta({
      description: where,
      examples: [placeholders.map((name) => `… {${name}}`).join(' ') || '…'],
    });
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
    if (!isMessage(entry)) return [name, messagesSchema(entry, categories).describe('Texts of one group.')];
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
  const names = parts.map((part) => `{${part}}`).join(', ');
  const optional = parts.filter((part) => part !== 'year');
  return template(`${where} It may contain ${names}.`, parts, optional).meta({ examples: [example] });
}

/** A file of src/locales/. `categories` are the plural categories of its language. */
export function localeSchema(
  categories: readonly PluralCategory[],
  pageMessages: typeof siteMessages = siteMessages,
) {
  return z.strictObject({
    emphasis: z
      .enum(['italic', 'bold', 'dots'])
      .describe(
        'How emphasis looks: italic, bold, or dots as in Chinese and Japanese. Not every script has italics.',
      )
      .meta({ examples: ['italic'] }),
    familyName: z
      .enum(['first', 'last'])
      .describe('Position of the family name: first, before the given names, or last.')
      .meta({ examples: ['last'] }),
    lists: z
      .strictObject({
        comma: mark('Between the parts of a list, with its space.', ', '),
        semicolon: mark('Between parts that may contain commas, with its space.', '; '),
        colon: mark('After a label, with its spaces.', ': '),
      })
      .describe('Separators of lists.'),
    quotes: z
      .strictObject({
        open: mark('Before a quotation.', '“'),
        close: mark('After it.', '”'),
      })
      .describe('Quotation marks.'),
    numbers: z
      .strictObject({ group: mark('Thousands separator in numbers of five digits and more.', ',') })
      .describe('How numbers are written.'),
    degreeWords: z
      .array(z.string().min(1))
      .describe('Words between a degree and its subject, the most certain first; none: [].')
      .meta({ examples: [['in', 'of']] }),
    dates: z
      .strictObject({
        months: months(
          'The months of a year in order.',
          'January February March April May June July August September October November December',
        ),
        shortMonths: months(
          'Abbreviations of the months.',
          'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
        ),
        year: datePattern('A year alone.', '{year}', 'year'),
        month: datePattern('A month.', '{shortMonth} {year}', 'year', 'month', 'shortMonth'),
        day: datePattern('A day.', '{day} {shortMonth} {year}', 'year', 'month', 'shortMonth', 'day'),
        wholeDay: datePattern(
          'A day where the day matters, as on notes. Default: as `day`.',
          '{shortMonth} {day}, {year}',
          'year',
          'month',
          'shortMonth',
          'day',
        ).optional(),
        span: template('From when to when.', ['start', 'end']).meta({ examples: ['{start} - {end}'] }),
        present: mark('The end of a span that continues.', 'Present'),
      })
      .describe('How dates are written.'),
    words: messagesSchema(pageMessages, categories)
      .describe('Texts of the pages.')
      .meta({ examples: [{ tryIt: 'Open the demo' }] }),
    documents: messagesSchema(documentMessages, categories)
      .describe('Texts of the résumé and other files.')
      .meta({ examples: [{ email: 'Write to' }] }),
    starter: messagesSchema(starterMessages, categories).describe('Texts of a new site.'),
  });
}

/** The same schema with all fields optional. */
export function partOf(schema: z.ZodType): z.ZodType {
  if (!(schema instanceof z.ZodObject)) return schema;
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => [
    name,
    field instanceof z.ZodOptional ? field : partOf(field).optional(),
  ]);
  return z.strictObject(Object.fromEntries(fields) as Record<string, z.ZodType>).meta(schema.meta() ?? {});
}

/** content/words.yaml: the owner's changes to the locale, or a language without a locale. */
export function makeOwnTranslationsSchema(): z.ZodType {
  const messages = { ...siteMessages, ...formerSiteMessages };
  const complete = localeSchema(['zero', 'one', 'two', 'few', 'many', 'other'], messages);
  return partOf(complete.omit({ starter: true })).meta({
    examples: [{ words: { tryIt: 'Open the demo' }, dates: { day: '{day} {shortMonth} {year}' } }],
  });
}

export type LocaleData = z.infer<ReturnType<typeof localeSchema>>;
