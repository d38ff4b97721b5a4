import { plainText, wordsOf } from '../../model/prose.ts';
import type { SectionTable } from '../../model/sections.ts';
import { certificateFacts, citation, quotation } from './resume-sections.ts';
import { bulleted, heading, wrap } from './text-lines.ts';

/** What the plain résumé tells of a section, entry by entry, newest first. */
export const resumeTexts: SectionTable<string[]> = {
  resume: () => [],
  jobs: ({ records }) =>
    records.toReversed().map(({ title, dates, organization, location, description, languages, tools }) => {
      const place = [organization, location].filter(Boolean).join(', ');
      return lines(
        heading(title, dates, place),
        ...bulleted(description),
        wrap([...languages, ...tools].join(', ')),
      );
    }),
  education: ({ records }) =>
    records.toReversed().flatMap(({ school, location, programs }) => {
      const place = [school, location].filter(Boolean).join(', ');
      return programs
        .toReversed()
        .map(({ title, dates, description }) =>
          lines(heading(title, dates, place), ...bulleted(description)),
        );
    }),
  awards: ({ records }) =>
    records
      .toReversed()
      .map(({ title, dates, description, skills }) =>
        lines(heading(title, dates), wrap(wordsOf(description)), wrap(skills.join(', '))),
      ),
  skills: ({ records }) => [
    lines(...records.map(({ name, skills }) => wrap(`${name}: ${skills.join(', ')}`, '  '))),
  ],
  certificates: ({ records }) =>
    records
      .toReversed()
      .map((certificate) => heading(certificate.title, certificate.dates, certificateFacts(certificate))),
  languages: ({ records }) => [
    lines(
      ...records.map(({ name, level, cefr }) =>
        wrap(`${name}: ${[level, cefr].filter(Boolean).join(', ')}`, '  '),
      ),
    ),
  ],
  publications: ({ records }) =>
    records.toReversed().map((publication) => wrap(wordsOf(citation(publication)), '  ')),
  talks: ({ records }) =>
    records
      .toReversed()
      .map(({ title, dates, event, location }) =>
        heading(title, dates, [event, location].filter(Boolean).join(', ')),
      ),
  quotes: ({ records }) => records.map((quote) => wrap(wordsOf(quotation(quote)))),
  text: ({ records }) => records.map((block) => wrap(plainText([block]))),
};

function lines(...all: string[]): string {
  return all.filter((line) => line !== '').join('\n');
}
