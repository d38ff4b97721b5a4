import { parseYaml } from '../content/content-store.ts';
import { listAt, valueAt } from '../core/field-path.ts';
import { freeName, stemOf } from '../core/text.ts';
import type { ResumeKind } from '../features/experiences/sections.ts';
import { headingOf, indexOfNewPage, starterPage } from '../owner/starter-content.ts';
import { fileKinds } from '../site/content-files.ts';
import { type ContentReading, valueOfFile } from '../site/read-content.ts';
import { namedSections } from '../site/read-structure.ts';
import { appendTo, insertRecords } from '../yaml/edit-yaml.ts';
import type { ImportedSection } from './imported-resume.ts';
import type { StagedTexts } from './staged-texts.ts';

type Place = { name: string; kind: string; as?: string | undefined; file: string | null };

type SectionRequest = Pick<ImportedSection, 'kind' | 'name' | 'title' | 'as'>;

/** Finds the file for records of a kind, and creates a missing section or page for it. */
export class SectionPlaces {
  readonly #read: ContentReading;
  readonly #texts: StagedTexts;
  readonly #additions: string[];
  /** The name of the bibliography that the last call found. Another program writes it. */
  bibliography: string | null = null;

  constructor(read: ContentReading, texts: StagedTexts, additions: string[]) {
    this.#read = read;
    this.#texts = texts;
    this.#additions = additions;
  }

  /** Null if the only section of the kind is a bibliography. */
  async fileFor(request: SectionRequest): Promise<string | null> {
    const fitting = this.#sections().filter(
      ({ kind, as, file }) =>
        kind === request.kind && (as === 'volunteer') === (request.as === 'volunteer') && file,
    );
    const lists = fitting.filter(({ file }) => file?.endsWith('.yaml'));
    const own = request.name ? lists.find(({ name }) => name === request.name) : undefined;
    const found = own ?? (request.name && request.title ? undefined : lists[0]);
    if (found?.file) return found.file;
    if (lists.length === 0 && fitting[0]) {
      this.bibliography = fitting[0].file;
      return null;
    }
    return this.#makeSection(request);
  }

  /** Creates a page of projects if there is none. */
  async makeProjects(): Promise<void> {
    if (this.#pages().some((page) => valueAt(page, ['kind']) === 'projects')) return;
    await this.#makePage('projects');
    if (!this.#texts.has('projects.yaml')) this.#texts.set('projects.yaml', this.#headingOf('projects'));
  }

  async #makeSection({ kind, name, title, as }: SectionRequest): Promise<string> {
    const preferred = name ?? (as === 'volunteer' ? 'volunteering' : kind);
    const taken = new Set([
      ...this.#sections().map((section) => section.name),
      ...[...this.#read.sources.files.keys()].map(stemOf),
    ]);
    const free = freeName(preferred, (other) => taken.has(other));
    const heading = title ?? this.#usualTitle(kind, as);
    const index = await this.#resumePage();
    const section = { name: free, kind, title: heading, ...(as ? { as } : {}) };
    this.#texts.set('pages.yaml', appendTo(this.#texts.get('pages.yaml'), section, [index, 'sections']));
    const page = String(valueAt(this.#pages()[index], ['heading']) ?? '');
    this.#additions.push(`a section "${heading}" on the page ${page}`);
    const file = `${free}.yaml`;
    this.#texts.set(file, this.#headingOf(kind));
    return file;
  }

  /** The page that links the résumé, otherwise the last one with sections, otherwise a new one. */
  async #resumePage(): Promise<number> {
    const isOfSections = (page: unknown) => valueAt(page, ['kind']) === 'experiences';
    const pages = this.#pages();
    const found = pages.findIndex(hasResume);
    if (found >= 0) return found;
    const last = pages.findLastIndex(isOfSections);
    return last >= 0 ? last : this.#makePage('experiences');
  }

  async #makePage(kind: 'experiences' | 'projects'): Promise<number> {
    const pages = this.#pages();
    const owner = valueOfFile(this.#read.sources, 'owner.yaml');
    const answers = { name: String(valueAt(owner, ['name'])), role: String(valueAt(owner, ['role'])) };
    const page = await starterPage(kind, answers, this.#read.locale);
    const at = indexOfNewPage(pages);
    this.#texts.set('pages.yaml', insertRecords(this.#texts.get('pages.yaml'), [], [{ at, record: page }]));
    this.#additions.push(`a page "${page.heading}"`);
    return at;
  }

  #headingOf(kind: ResumeKind | 'projects'): string {
    return `# ${headingOf(fileKinds[kind].about, this.#read.locale)}\n`;
  }

  #usualTitle(kind: ResumeKind, as?: 'volunteer'): string {
    const { starter, words } = this.#read.locale;
    if (as === 'volunteer') return starter.volunteering;
    if (kind === 'awards') return String(words.ownParts.awards);
    return kind === 'quotes' ? starter.kindWords : starter[kind];
  }

  /** Including pages that this import adds. */
  #pages(): unknown[] {
    return listAt(parseYaml(this.#texts.get('pages.yaml')), []);
  }

  /** Sections of the page that links the résumé come first, because positions belong there and not among courses taught. */
  #sections(): Place[] {
    const pages = this.#pages();
    const inOrder = [...pages.filter(hasResume), ...pages.filter((page) => !hasResume(page))];
    return inOrder.flatMap((page) =>
      namedSections(page).map(({ name, kind, file, path }) => ({
        ...{ name, kind, file },
        as: valueAt(page, [...path, 'as']) as string | undefined,
      })),
    );
  }
}

function hasResume(page: unknown): boolean {
  return namedSections(page).some(({ kind }) => kind === 'resume');
}
