import { plainText, wordsOf } from '../core/prose.ts';
import type { SectionTable } from '../features/experiences/sections.ts';
import type { Locale } from '../i18n/locale.ts';
import { certificateFacts, citation, quotation } from './resume-sections.ts';
import { bulleted, heading, wrap } from './text-lines.ts';

/** What the plain résumé tells of a section, entry by entry, newest first. */
export const resumeTexts: SectionTable<string[], [locale: Locale]> = {
  resume: () => [],
  jobs: ({ records }, { lists }) =>
    records.toReversed().map(({ title, dates, organization, location, description, languages, tools }) => {
      const place = [organization, location].filter(Boolean).join(lists.comma);
      return lines(
        heading(title, dates, place),
        ...bulleted(description),
        wrap([...languages, ...tools].join(lists.comma)),
      );
    }),
  education: ({ records }, { lists }) =>
    records.toReversed().flatMap(({ school, location, programs }) => {
      const place = [school, location].filter(Boolean).join(lists.comma);
      if (programs.length === 0) return [wrap(place)];
      return programs
        .toReversed()
        .map(({ title, dates, description }) =>
          lines(heading(title, dates, place), ...bulleted(description)),
        );
    }),
  awards: ({ records }, { lists }) =>
    records
      .toReversed()
      .map(({ title, dates, description, skills }) =>
        lines(heading(title, dates), wrap(wordsOf(description)), wrap(skills.join(lists.comma))),
      ),
  skills: ({ records }, { lists }) => [
    lines(
      ...records.map(({ name, skills }) => wrap(`${name}${lists.colon}${skills.join(lists.comma)}`, '  ')),
    ),
  ],
  certificates: ({ records }, locale) =>
    records
      .toReversed()
      .map((certificate) =>
        heading(certificate.title, certificate.dates, certificateFacts(certificate, locale)),
      ),
  languages: ({ records }, { lists }) => [
    lines(
      ...records.map(({ name, level, cefr }) =>
        wrap(`${name}${lists.colon}${[level, cefr].filter(Boolean).join(lists.comma)}`, '  '),
      ),
    ),
  ],
  publications: ({ records }, locale) =>
    records.toReversed().map((publication) => wrap(wordsOf(citation(publication, locale)), '  ')),
  talks: ({ records }, { lists }) =>
    records
      .toReversed()
      .map(({ title, dates, event, location }) =>
        heading(title, dates, [event, location].filter(Boolean).join(lists.comma)),
      ),
  quotes: ({ records }, locale) => records.map((quote) => wrap(wordsOf(quotation(quote, locale)))),
  text: ({ records }) => records.map((block) => wrap(plainText([block]))),
};

function lines(...all: string[]): string {
  return all.filter((line) => line !== '').join('\n');
}
