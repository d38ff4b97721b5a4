import { zipSync } from 'fflate';
import type { Inline } from '../core/prose.ts';
import { absoluteAddress } from '../core/routes.ts';
import { escapeHtml } from '../core/text.ts';
import type { ResumeDesign } from '../features/experiences/resume-designs.ts';
import { sectionsOfKind } from '../features/experiences/sections.ts';
import type { SiteContent } from '../site/site-content.ts';
import {
  isWholeResume,
  minDetail,
  planLinearResume,
  type ResumeDetail,
  type ResumePlan,
  wordDetail,
} from './plan-resume.ts';
import { type LineStyle, type ResumeLine, resumeLines } from './resume-lines.ts';

/** In twentieths of a point. */
const papers = { 'us-letter': { width: 12240, height: 15840 }, a4: { width: 11906, height: 16838 } };

/** Lengths in twentieths of a point, sizes in half points. */
type WordDesign = {
  detail: ResumeDetail | null;
  margin: number;
  /** Share of the space between paragraphs. */
  space: number;
  /** Sizes of text, name, role, sections, entries, dates and skills. */
  sizes: [
    text: number,
    name: number,
    role: number,
    section: number,
    entry: number,
    dates: number,
    skills: number,
  ];
  /** Width of the column of dates at the start; 0: dates are at the end. */
  dateColumn: number;
  isCentered: boolean;
  hasSmallCaps: boolean;
};

const plain: WordDesign = {
  detail: wordDetail,
  margin: 1080,
  space: 1,
  sizes: [19, 52, 24, 28, 21, 18, 17],
  dateColumn: 0,
  isCentered: false,
  hasSmallCaps: false,
};

const designs: Record<ResumeDesign, WordDesign> = {
  plain,
  modern: { ...plain, margin: 900, dateColumn: 1900 },
  academic: {
    ...plain,
    detail: null,
    sizes: [20, 48, 23, 27, 21, 19, 19],
    isCentered: true,
    hasSmallCaps: true,
  },
  compact: {
    ...plain,
    detail: { ...minDetail, newerBullets: 3, olderBullets: 1 },
    margin: 800,
    space: 0.5,
    sizes: [18, 40, 20, 22, 19, 18, 18],
  },
};

/** Available on nearly every computer; Word substitutes its own font for other scripts. */
const typeface = 'Arial';

/**
 * The résumé for Word: every line a paragraph with a named style. Applicant tracking systems misread tables, text boxes and
 * columns, so there are none. The same content gives the same bytes: the file has no date.
 */
export function writeResumeDocx(content: SiteContent): Uint8Array {
  const [section] = sectionsOfKind(content.sections, 'resume');
  const chosen = designs[section?.design ?? 'plain'];
  const { margin } = chosen;
  const detail = isWholeResume(content) ? null : chosen.detail;
  const resume = planLinearResume(content, detail, content.owner.phone.private);
  const lines = resumeLines(resume, content.locale);
  const design = { ...chosen, dateColumn: dateColumnOf(chosen, lines) };
  const paper = papers[resume.paper];
  const links: string[] = [];
  const writer = new RunWriter(resume, content.site.url, links);
  const paragraphs = lines.map((line) => paragraphOf(line, writer, design));
  const sheet = `<w:sectPr><w:pgSz w:w="${paper.width}" w:h="${paper.height}"/><w:pgMar w:top="${margin}" w:right="${margin}" w:bottom="${margin}" w:left="${margin}" w:header="0" w:footer="0" w:gutter="0"/>${resume.direction === 'rtl' ? '<w:bidi/>' : ''}</w:sectPr>`;
  const { ink, accent } = content.look.screen.light;
  const files = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': packageRelations,
    'docProps/core.xml': coreProperties(resume),
    'word/document.xml': `<w:document ${namespaces}><w:body>${paragraphs.join('')}${sheet}</w:body></w:document>`,
    'word/styles.xml': stylesXml(resume, design, paper.width - 2 * margin, ink.slice(1), accent.slice(1)),
    'word/numbering.xml': numbering,
    'word/settings.xml': settings,
    'word/_rels/document.xml.rels': documentRelations(links),
  };
  const bytes = Object.entries(files).map(([path, xml]) => [path, Buffer.from(declaration + xml)] as const);
  // The first day that a zip file can express, in the time zone of this machine.
  return zipSync(Object.fromEntries(bytes), { level: 9, mtime: new Date(1980, 0, 1) });
}

const styleIds: Record<LineStyle, string> = {
  name: 'Title',
  role: 'Subtitle',
  contact: 'Contact',
  text: 'BodyText',
  section: 'Heading1',
  entry: 'Heading2',
  school: 'Heading2',
  part: 'Heading3',
  detail: 'EntryDetail',
  bullet: 'ListBullet',
  skills: 'Skills',
};

const datedStyles: LineStyle[] = ['entry', 'part', 'bullet'];

function paragraphOf({ style, words, end }: ResumeLine, writer: RunWriter, design: WordDesign): string {
  const tab = '<w:r><w:tab/></w:r>';
  const text = () => writer.runs(words, {});
  const dates = () => writer.runs([end], { style: 'Dates' });
  if (end !== '' && design.dateColumn > 0 && datedStyles.includes(style)) {
    const id = style === 'bullet' ? 'DatedLine' : styleIds[style];
    const hanging = `<w:ind w:left="${design.dateColumn}" w:hanging="${design.dateColumn}"/>`;
    return `<w:p><w:pPr><w:pStyle w:val="${id}"/>${hanging}</w:pPr>${dates()}${tab}${text()}</w:p>`;
  }
  const last = end === '' ? '' : `${tab}${dates()}`;
  return `<w:p><w:pPr><w:pStyle w:val="${styleIds[style]}"/></w:pPr>${text()}${last}</w:p>`;
}

/** Wide enough for the longest dates, for example in Arabic. */
function dateColumnOf({ dateColumn }: WordDesign, lines: ResumeLine[]): number {
  if (dateColumn === 0) return 0;
  const dates = lines.filter(({ style }) => datedStyles.includes(style)).map(({ end }) => end);
  // Half of the size of a character of 9 points, and the distance to the texts.
  return Math.min(3000, Math.max(dateColumn, ...dates.map(({ length }) => 95 * length + 150)));
}

type RunMarks = { style?: 'Hyperlink' | 'Dates'; isBold?: true; isSlanted?: true };

class RunWriter {
  constructor(
    private readonly resume: ResumePlan,
    private readonly siteUrl: string,
    private readonly links: string[],
  ) {}

  runs(words: Inline[], marks: RunMarks): string {
    return words.map((inline) => this.run(inline, marks)).join('');
  }

  private run(inline: Inline, marks: RunMarks): string {
    if (typeof inline === 'string') return this.texts(inline, marks);
    if ('text' in inline) return this.texts(inline.text, marks);
    if (inline.kind !== 'link') {
      const isSlanted = inline.kind === 'emphasis' && this.resume.hasItalics;
      return this.runs(inline.children, { ...marks, ...(isSlanted ? { isSlanted } : { isBold: true }) });
    }
    const { href, children } = inline;
    this.links.push(href.startsWith('/') ? absoluteAddress(this.siteUrl, href) : href);
    return `<w:hyperlink r:id="link${this.links.length}">${this.runs(children, { ...marks, style: 'Hyperlink' })}</w:hyperlink>`;
  }

  /** Word does not support isolates: runs must be marked as right-to-left. */
  private texts(text: string, marks: RunMarks): string {
    const isMirrored = this.resume.direction === 'rtl';
    const isolated = text.replaceAll(/\s+/g, ' ').split(/[\u2066-\u2069]+/);
    return isolated
      .flatMap((words) =>
        (isMirrored ? words.split(leftToRight) : [words]).map((part, index) => {
          return part === '' ? '' : runXml(part, marks, isMirrored && index % 2 === 0);
        }),
      )
      .join('');
  }
}

/** The format requires this order of properties. */
function runXml(text: string, { style, isBold, isSlanted }: RunMarks, isRightToLeft: boolean): string {
  const properties = [
    style ? `<w:rStyle w:val="${style}"/>` : '',
    isBold ? '<w:b/><w:bCs/>' : '',
    isSlanted ? '<w:i/><w:iCs/>' : '',
    isRightToLeft ? '<w:rtl/>' : '',
  ].join('');
  const head = properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`;
  return `<w:r>${head}<w:t xml:space="preserve">${escapeHtml(text)}</w:t></w:r>`;
}

/** From the first to the last letter or digit of left-to-right words. */
const leftToRight =
  /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}](?:[^\p{Script=Arabic}\p{Script=Hebrew}]*[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}+#])?)/u;

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const officeTypes = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

const contentTypes = `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${officeTypes}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${officeTypes}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${officeTypes}.numbering+xml"/><Override PartName="/word/settings.xml" ContentType="${officeTypes}.settings+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`;

const packageRelations = `<Relationships xmlns="${packages}/relationships"><Relationship Id="document" Type="${relations}/officeDocument" Target="word/document.xml"/><Relationship Id="core" Type="${packages}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`;

/** Otherwise Word opens it in the compatibility mode of 2007. */
const settings = `<w:settings ${namespaces}><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat></w:settings>`;

const numbering = `<w:numbering ${namespaces}><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="singleLevel"/><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="284" w:hanging="284"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;

function documentRelations(links: string[]): string {
  const parts = ['styles', 'numbering', 'settings'].map(
    (name) => `<Relationship Id="${name}" Type="${relations}/${name}" Target="${name}.xml"/>`,
  );
  const targets = links.map(
    (href, index) =>
      `<Relationship Id="link${index + 1}" Type="${relations}/hyperlink" Target="${escapeHtml(href)}" TargetMode="External"/>`,
  );
  return `<Relationships xmlns="${packages}/relationships">${[...parts, ...targets].join('')}</Relationships>`;
}

function coreProperties({ title, name, keywords, language, region }: ResumePlan): string {
  return `<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeHtml(title)}</dc:title><dc:creator>${escapeHtml(name)}</dc:creator><cp:keywords>${escapeHtml(keywords.join(', '))}</cp:keywords><dc:language>${tagOf(language, region)}</dc:language></cp:coreProperties>`;
}

function stylesXml(
  resume: ResumePlan,
  { space, sizes, dateColumn, isCentered, hasSmallCaps }: WordDesign,
  width: number,
  ink: string,
  accent: string,
): string {
  const { language, region, direction } = resume;
  const [textSize, nameSize, roleSize, sectionSize, entrySize, datesSize, skillsSize] = sizes;
  const tag = tagOf(language, region);
  const lang = `<w:lang w:val="${tag}" w:eastAsia="${tag}" w:bidi="${tag}"/>`;
  const sized = (halfPoints: number) => `<w:sz w:val="${halfPoints}"/><w:szCs w:val="${halfPoints}"/>`;
  const colored = (color: string) => `<w:color w:val="${color}"/>`;
  const bold = '<w:b/><w:bCs/>';
  const spaced = (before: number, after: number) =>
    `<w:spacing w:before="${before * space}" w:after="${after * space}"/>`;
  const indented = (further = 0) =>
    dateColumn === 0
      ? ''
      : `<w:ind w:left="${dateColumn + further}"${further > 0 ? ` w:hanging="${further}"` : ''}/>`;
  const centered = isCentered ? '<w:jc w:val="center"/>' : '';
  const smallCaps = hasSmallCaps ? '<w:smallCaps/>' : '';
  // For the dates at the end of a line.
  const tab = `<w:tabs><w:tab w:val="right" w:pos="${width}"/></w:tabs>`;
  const outlined = (level: number) => `<w:outlineLvl w:val="${level}"/>`;
  const keep = '<w:keepNext/><w:keepLines/>';
  const border = `<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="2" w:color="${ink}"/></w:pBdr>`;
  const numbered = '<w:numPr><w:numId w:val="1"/></w:numPr>';
  // Ids with the names that Word knows, so that readers recognize headings and lists; paragraph and run properties.
  const styles: [id: string, name: string, paragraph: string, run: string][] = [
    ['Title', 'Title', spaced(0, 40) + indented() + centered, bold + colored(ink) + sized(nameSize)],
    [
      'Subtitle',
      'Subtitle',
      tab + spaced(0, 120) + indented() + centered,
      bold + colored(accent) + sized(roleSize),
    ],
    ['Contact', 'Contact', spaced(0, 0) + indented() + centered, ''],
    ['BodyText', 'Body Text', spaced(40, 60) + indented(), ''],
    [
      'Heading1',
      'heading 1',
      keep + border + spaced(280, 100) + indented() + outlined(0),
      bold + smallCaps + colored(ink) + sized(sectionSize),
    ],
    [
      'Heading2',
      'heading 2',
      keep + tab + spaced(140, 0) + indented() + outlined(1),
      bold + sized(entrySize),
    ],
    ['Heading3', 'heading 3', keep + tab + spaced(80, 0) + indented() + outlined(2), bold],
    ['EntryDetail', 'Entry Detail', `<w:keepNext/>${spaced(0, 40)}${indented()}`, colored(accent)],
    // With a column of dates, none is at the end. In LibreOffice, Arabic would begin at a multiple of the tab stop.
    [
      'ListBullet',
      'List Bullet',
      numbered + (dateColumn > 0 ? '' : tab) + spaced(20, 20) + indented(284),
      '',
    ],
    ['Skills', 'Skills', spaced(20, 60) + indented(), sized(skillsSize)],
    ...(dateColumn > 0
      ? ([['DatedLine', 'Dated Line', spaced(20, 40) + indented(), '']] satisfies [
          string,
          string,
          string,
          string,
        ][])
      : []),
  ];
  const written = styles.map(
    ([id, name, paragraph, run]) =>
      `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:qFormat/><w:pPr>${paragraph}</w:pPr><w:rPr>${run}</w:rPr></w:style>`,
  );
  const characters = `<w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:rPr>${colored(accent)}<w:u w:val="single"/></w:rPr></w:style><w:style w:type="character" w:customStyle="1" w:styleId="Dates"><w:name w:val="Dates"/><w:rPr><w:b w:val="0"/><w:bCs w:val="0"/>${colored(ink)}${sized(datesSize)}</w:rPr></w:style>`;
  const flow = direction === 'rtl' ? '<w:bidi/>' : '';
  return `<w:styles ${namespaces}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${typeface}" w:hAnsi="${typeface}" w:cs="${typeface}"/>${sized(textSize)}${lang}</w:rPr></w:rPrDefault><w:pPrDefault/></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/><w:pPr>${flow}<w:spacing w:line="259" w:lineRule="auto"/></w:pPr></w:style>${written.join('')}${characters}</w:styles>`;
}

function tagOf(language: string, region: string | null): string {
  return region ? `${language}-${region}` : language;
}
