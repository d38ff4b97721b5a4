import type { ContentStore } from '../content/content-store.ts';
import { diagnosticInRecord } from '../content/diagnostic-in-record.ts';
import { findHiddenInFile } from '../content/find-hidden-characters.ts';
import { readProse, splitFrontMatter } from '../content/read-prose.ts';
import { type Diagnostic, type DiagnosticText, diagnosticInFile } from '../core/diagnostics.ts';
import { type FieldPath, formatPath, textsAt, valueAt } from '../core/field-path.ts';
import type { Prose } from '../core/prose.ts';
import { didYouMean, quote } from '../core/quoted-values.ts';
import { nearest, stemOf } from '../core/text.ts';
import type { DrawingElement } from '../features/not-found/props.ts';
import { readDrawing } from '../features/not-found/read-drawing.build.ts';
import { pageTextFile } from '../features/texts/props.ts';
import type { FormulaReader } from '../math/read-formula.ts';
import { readDiagram } from '../story/diagram.build.ts';
import { highlightCode } from '../story/highlight-code.build.ts';
import { readStory } from '../story/read-story.build.ts';
import type { DiagramElement, RawFigure, StoryBlock } from '../story/story.ts';
import { readNumbering, type SiteMath } from './read-math.ts';
import type { PictureUse, RecordFile } from './read-record-files.ts';
import { filePlace, namedSections } from './read-structure.ts';

export type ProseFiles = {
  trees: Map<string, Prose>;
  /** Texts of case studies, notes and pages. */
  stories: Map<string, StoryBlock<RawFigure>[]>;
  texts: Map<string, string>;
  pictures: PictureUse[];
};

export async function readProseFiles(
  store: ContentStore,
  uses: readonly ProseUse[],
  { pagePaths, math }: { pagePaths: readonly string[]; math: SiteMath },
  diagnostics: Diagnostic[],
): Promise<ProseFiles> {
  const trees = new Map<string, Prose>();
  const stories: ProseFiles['stories'] = new Map();
  const pictures: PictureUse[] = [];
  const texts = new Map<string, string>();
  const isNumbered = await readNumbering(store);
  for (const { file, field, isStory, report } of uses) {
    if (texts.has(file)) continue;
    const source = await store.readSource(file);
    if (source === null) {
      const present = await store.listFiles();
      const similar = nearest(
        file,
        (present ?? []).filter((other) => other.endsWith('.md')),
      );
      report({
        code: 'no-such-text',
        summary: `${field} is ${quote(file)}, but there is no such file`,
        why: 'The file should contain the text of this part of the page.',
        fix: didYouMean(similar, `Write the text into:   content/${file}`),
      });
      continue;
    }
    diagnostics.push(...source.diagnostics);
    if (source.diagnostics.length > 0) continue;
    const { text } = source;
    diagnostics.push(...findHiddenInFile(file, text));
    const { fields, text: below, isOpen } = splitFrontMatter(text);
    // The fields of a case study, a note or a letter are among the records.
    const hasFields = field === '';
    // Reported with the fields.
    if (isOpen && hasFields) continue;
    const ofFile = readSwitches(fields);
    if (!hasFields && fields !== '' && ofFile.hasOthers) diagnostics.push(explainIgnoredFields(file));
    const body = isOpen ? text : below;
    const formulas = await math(ofFile.math);
    if (!formulas) diagnostics.push(...findFormulas(file, body));
    const read = isStory
      ? await readStoryFile(store, file, body, pagePaths, {
          formulas,
          isNumbered: ofFile.numbered ?? isNumbered,
        })
      : readProse(body, pagePaths, formulas);
    diagnostics.push(...('warnings' in read ? read.warnings : []));
    for (const { severity, ...diagnostic } of read.diagnostics)
      diagnostics.push(diagnosticInFile(file, diagnostic, diagnostic, severity));
    if ('story' in read) {
      stories.set(file, read.story);
      for (const { source: picture, ...place } of read.pictures) {
        const reportPicture = (diagnosticText: DiagnosticText) =>
          diagnostics.push(diagnosticInFile(file, diagnosticText, place));
        pictures.push({ source: picture, field: 'a picture', report: reportPicture });
      }
    } else trees.set(file, read.prose);
    texts.set(file, body);
  }
  return { trees, stories, texts, pictures };
}

/** The fields `math` and `numbered` of front matter, and whether it has others. */
function readSwitches(fields: string): { math?: boolean; numbered?: boolean; hasOthers: boolean } {
  const found = [...fields.matchAll(/^(math|numbered):\s*(true|false)\s*(?:#.*)?$/gm)];
  const hasOthers = fields.split('\n').some((line) => !/^\s*(?:#.*)?$|^(?:math|numbered):/.test(line));
  return { ...Object.fromEntries(found.map(([, name, value]) => [name, value === 'true'])), hasOthers };
}

/** A command between dollars, or two dollars, where formulas are turned off. */
function findFormulas(file: string, text: string): Diagnostic[] {
  const at = /\$[^$\n`]*\\[A-Za-z]+[^$\n`]*\$|^\$\$[ \t]*$/m.exec(text)?.index;
  if (at === undefined || /^(?:```|~~~)/m.test(text)) return [];
  const before = text.slice(0, at).split('\n');
  const diagnosticText = {
    code: 'formula-turned-off',
    summary: 'the text seems to contain a formula, but formulas are turned off',
    why: 'The page shows its dollars and commands as they are written.',
    fix: 'Turn them on above the text, between two lines of ---, or for all texts in content/site.yaml:   math: true',
  };
  const position = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  return [diagnosticInFile(file, diagnosticText, position, 'warning')];
}

function explainIgnoredFields(file: string): Diagnostic {
  const diagnosticText = {
    code: 'fields-not-used',
    summary: 'the fields above the text, between two lines of ---, are not used',
    why: 'Only case studies, notes and letters have such fields. Other texts can have math and numbered.',
    fix: 'Write them in the YAML file that names this text (for a page, content/pages.yaml), and remove them here.',
  };
  return diagnosticInFile(file, diagnosticText, { line: 1, column: 1 }, 'warning');
}

/** A field that names a Markdown file of content/. */
type ProseUse = {
  file: string;
  field: string;
  /** Whether it is the text of a case study, a note or a page. */
  isStory?: true;
  report: (diagnosticText: DiagnosticText) => void;
};

export function findProseUses(files: RecordFile[], diagnostics: Diagnostic[]): ProseUse[] {
  return files.flatMap(({ file: { name, kind }, records, diagnostics: known }) => {
    if (kind === 'caseStudy' || kind === 'note')
      return [{ file: name, field: '', isStory: true, report: () => {} }];
    if (kind === 'letter') return [{ file: name, field: '', report: () => {} }];
    return records.flatMap((record) => {
      const useAt = (path: FieldPath, file: unknown, isStory?: true): ProseUse[] => {
        const field = formatPath(path);
        // The schema has already reported an invalid path.
        if (typeof file !== 'string' || file === '' || known.some((diagnostic) => diagnostic.field === field))
          return [];
        const report = (diagnosticText: DiagnosticText) =>
          diagnostics.push(diagnosticInRecord(name, record, path, diagnosticText));
        return [{ file, field, ...(isStory ? { isStory } : {}), report }];
      };
      if (kind === 'about') {
        return textsAt(record.value, ['texts'], 'file').flatMap(([path, file]) => useAt(path, file));
      }
      if (kind !== 'pages') return [];
      const page = valueAt(record.value, ['name']);
      if (valueAt(record.value, ['kind']) === 'text' && typeof page === 'string')
        return useAt(['name'], pageTextFile(page), true);
      const texts = namedSections(record.value).filter((section) => section.kind === 'text');
      return texts.flatMap(({ path, file }) => useAt(filePlace(record.value, path), file));
    });
  });
}

/** Reads a story and highlights its code. Its pictures are in a folder with the path of the file. */
async function readStoryFile(
  store: ContentStore,
  file: string,
  text: string,
  pagePaths: readonly string[],
  options: { formulas: FormulaReader | undefined; isNumbered: boolean },
) {
  const read = readStory(text, pagePaths, `/images/${stemOf(file)}/`, options);
  const places = read.programs.values();
  const drawingPlaces = read.drawings.values();
  const warnings: Diagnostic[] = [];
  const story: StoryBlock<RawFigure>[] = [];
  let diagrams = 0;
  for (const block of read.story) {
    if (block.kind === 'drawing') {
      const place = drawingPlaces.next().value;
      const { tree, diagnostics } = await readStoryDrawing(store, block);
      story.push({ ...block, tree });
      for (const diagnostic of diagnostics)
        warnings.push('file' in diagnostic ? diagnostic : diagnosticInFile(file, diagnostic, place));
      continue;
    }
    if (block.kind !== 'code') {
      story.push(block);
      continue;
    }
    if (block.language.toLowerCase() === 'mermaid') {
      const place = places.next().value;
      const source = block.runs.join('');
      const diagram = await readDiagram(source, ++diagrams);
      if ('problem' in diagram) {
        // The first line is that of the fence.
        const position = { line: (place?.line ?? 0) + diagram.line + 1, column: place?.column ?? 1 };
        warnings.push(diagnosticInFile(file, diagram.problem, position, 'warning'));
        story.push(block);
      } else {
        const { caption, numbered } = block;
        story.push({
          kind: 'diagram',
          source,
          ...diagram,
          ...(caption && { caption }),
          ...(numbered && { numbered }),
        });
      }
      continue;
    }
    const { runs, isKnown, similar } = await highlightCode(block.runs.join(''), block.language);
    const place = places.next().value;
    if (!isKnown) {
      const diagnosticText = {
        code: 'unknown-code-language',
        summary: block.language
          ? `${quote(block.language)} is not a known programming language`
          : 'a code block does not name its language',
        why: 'Its code is shown in one color.',
        fix: didYouMean(similar, 'Write it after the ```, for example:   ```ts\nFor plain text:   ```text'),
      };
      warnings.push(diagnosticInFile(file, diagnosticText, place, 'warning'));
    }
    story.push({ ...block, runs });
  }
  return { ...read, story, warnings };
}

/** An SVG of a story as elements, by the rules for the drawing of the page for unknown addresses. */
async function readStoryDrawing(
  store: ContentStore,
  { source, alt }: { source: string; alt: string },
): Promise<{ tree: DiagramElement; diagnostics: (Diagnostic | DiagnosticText)[] }> {
  const file = source.slice(1);
  const found = await store.readSource(file);
  if (found === null) {
    const missing = {
      code: 'missing-drawing',
      summary: `a picture is ${quote(source)}, but there is no such file`,
      why: 'The text shows it as a figure.',
      fix: `Put the SVG there:   content/${file}`,
    };
    return { tree: '', diagnostics: [missing] };
  }
  if (found.diagnostics.length > 0) return { tree: '', diagnostics: found.diagnostics };
  // What programs write about the file; the alternative text says what it shows. Lines keep their numbers.
  const shapes = found.text.replaceAll(/<(title|desc|metadata)\b[\s\S]*?<\/\1\s*>/g, (text) =>
    text.replaceAll(/[^\n]/g, ' '),
  );
  const { drawing, diagnostics } = readDrawing(shapes);
  const toTree = ({ tag, attributes, children }: DrawingElement): DiagramElement => [
    tag,
    attributes,
    ...children.map(toTree),
  ];
  return {
    tree: drawing
      ? toTree({ ...drawing, attributes: { ...drawing.attributes, role: 'img', 'aria-label': alt } })
      : '',
    diagnostics: diagnostics.map((diagnostic) => diagnosticInFile(file, diagnostic, diagnostic)),
  };
}
