import { type Inline, inlinesOf, type RichText, toPlainText } from '../core/prose.ts';
import { joinParts } from '../i18n/isolate.ts';
import type { Locale } from '../i18n/locale.ts';
import type { ResumePlan, ResumeSection } from './plan-resume.ts';

/** A line of a résumé in one column. */
export type ResumeLine = {
  style: LineStyle;
  words: Inline[];
  /** At the end of the line, such as dates; "" for nothing. */
  end: string;
};

/**
 * `entry` is the heading of a job, project or program, `part` one below it; `end` of these and of bullets is a date, that of a
 * `school` its place.
 */
export type LineStyle =
  | 'name'
  | 'role'
  | 'contact'
  | 'text'
  | 'section'
  | 'entry'
  | 'school'
  | 'part'
  | 'detail'
  | 'bullet'
  | 'skills';

/** The planned résumé as lines, for Word and Markdown. */
export function resumeLines(resume: ResumePlan, locale: Locale): ResumeLine[] {
  const { name, reading, role, sign, contact, summary, sections } = resume;
  return [
    line('name', name),
    line('role', reading),
    line('role', role, sign),
    ...contact.map(({ label, text, href }) =>
      line('contact', [
        `${label}${locale.lists.colon}`,
        href ? { kind: 'link', href, children: [text] } : text,
      ]),
    ),
    line('text', summary),
    ...sections.flatMap(({ title, aside, parts }) => [
      line('section', title),
      ...parts.flatMap((part) => partLines(part, locale)),
      ...(aside ? [line('text', [{ kind: 'link', href: aside.href, children: [aside.text] }])] : []),
    ]),
  ].filter(({ words }) => toPlainText(words) !== '');
}

function partLines(part: ResumeSection['parts'][number], locale: Locale): ResumeLine[] {
  const { lists } = locale;
  switch (part.kind) {
    case 'jobs':
      return part.entries.flatMap(({ title, organization, location, dates, bullets, skills }) => [
        line('entry', title, dates),
        line('detail', joinParts([organization, location], locale)),
        ...bullets.map((bullet) => line('bullet', bullet)),
        line('skills', skills),
      ]);
    case 'projects':
      return part.entries.flatMap(({ title, type, date, description, skills, link }) => {
        const address: Inline[] = link ? [{ kind: 'link', href: link.href, children: [link.text] }] : [];
        return [
          line('entry', title, date),
          line('detail', [...inlinesOf(type), ...(type && link ? [lists.comma] : []), ...address]),
          line('text', description),
          line('skills', skills),
        ];
      });
    case 'education':
      return part.schools.flatMap(({ school, location, programs }) => [
        line('school', school, location),
        ...programs.flatMap(({ title, dates, bullets }) => [
          line(school === '' ? 'entry' : 'part', title, dates),
          ...bullets.map((bullet) => line('bullet', bullet)),
        ]),
      ]);
    case 'awards':
      return part.awards.map(({ dates, title, description }) =>
        line(
          'bullet',
          [
            { kind: 'strong', children: [title] },
            ...(description.length > 0 ? [' ', ...inlinesOf(description)] : []),
          ],
          dates,
        ),
      );
    case 'skills':
      return part.categories.map(({ name, skills }) =>
        line('text', [{ kind: 'strong', children: [name] }, `${lists.colon}${skills}`]),
      );
    case 'languages':
      return [line('text', languageWords(part.languages, lists))];
    case 'citations':
      return part.citations.map(({ words }) => line('bullet', words));
    case 'text':
      return part.blocks.flatMap((block) => {
        if (block.kind === 'list') return block.items.map((item) => line('bullet', item));
        return line(block.kind === 'heading' ? 'part' : 'text', block.children);
      });
  }
}

function languageWords(
  languages: { name: string; levels: string[] }[],
  { colon, comma, semicolon }: Locale['lists'],
): Inline[] {
  return languages.flatMap(({ name, levels }, index): Inline[] => [
    index === 0 ? '' : semicolon,
    { kind: 'strong', children: [name] },
    colon + levels.join(comma),
  ]);
}

function line(style: LineStyle, words: RichText, end = ''): ResumeLine {
  return { style, words: inlinesOf(words), end };
}
