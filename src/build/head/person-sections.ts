import type { CollegeOrUniversity, EducationalOccupationalCredential, Language } from 'schema-dts';
import { languageCode } from '../../core/codes-by-name.ts';
import { makeOfSection, type Section, type SectionTable } from '../../features/experiences/sections.ts';

type PersonLists = {
  alumniOf?: CollegeOrUniversity[];
  knowsAbout?: string[];
  award?: string[];
  hasCredential?: EducationalOccupationalCredential[];
  knowsLanguage?: Language[];
};

/** What sections say of the Person, by property of https://schema.org/Person; newest first. */
export function personFacts(sections: readonly Section[]): PersonLists {
  const facts: Partial<Record<keyof PersonLists, unknown[]>> = {};
  for (const section of sections) {
    const told: Partial<Record<keyof PersonLists, unknown[]>> = makeOfSection(personSections, section);
    for (const key of Object.keys(told) as (keyof PersonLists)[]) {
      const list = [...(facts[key] ?? []), ...(told[key] ?? [])];
      if (list.length > 0) facts[key] = list;
    }
  }
  return facts as PersonLists;
}

const personSections: SectionTable<PersonLists> = {
  resume: () => ({}),
  // The job of today is told once, as jobTitle and worksFor.
  jobs: () => ({}),
  education: ({ records }) => {
    const schools = records.toReversed().map((record) => ({
      ...record,
      place: record.school ? { '@type': 'CollegeOrUniversity' as const, name: record.school } : null,
    }));
    return {
      alumniOf: schools.flatMap(({ place }) => place ?? []),
      hasCredential: schools.flatMap(({ place, programs }) =>
        programs
          .filter(({ end }) => end !== '')
          .toReversed()
          .map(({ title, end }) => ({
            '@type': 'EducationalOccupationalCredential',
            name: title,
            credentialCategory: 'degree',
            dateCreated: end,
            ...(place ? { recognizedBy: place } : {}),
          })),
      ),
    };
  },
  awards: ({ records }) => ({ award: records.toReversed().map(({ title }) => title) }),
  skills: ({ records }) => ({ knowsAbout: records.flatMap(({ skills }) => skills) }),
  certificates: ({ records }) => ({
    hasCredential: records.toReversed().map(({ title, issuer, date, expires, address, number }) => ({
      '@type': 'EducationalOccupationalCredential',
      name: title,
      credentialCategory: 'certificate',
      dateCreated: date,
      ...(issuer ? { recognizedBy: { '@type': 'Organization' as const, name: issuer } } : {}),
      ...(expires ? { expires } : {}),
      ...(number ? { identifier: number } : {}),
      ...(address ? { url: address } : {}),
    })),
  }),
  languages: ({ records }) => ({
    knowsLanguage: records.map(({ name }) => {
      const code = languageCode(name);
      return { '@type': 'Language', name, ...(code ? { alternateName: code } : {}) };
    }),
  }),
  // They are told on their page, as works that name the Person among their authors.
  publications: () => ({}),
  talks: () => ({}),
  quotes: () => ({}),
  text: () => ({}),
};
