import { z } from 'zod';
import { id, machineDate, slug, textFor, webAddress } from '../../../../content/fields.ts';
import { fittingLast } from '../../../../content/lens.ts';
import { withoutEmpty } from '../../../../core/text.ts';
import { formatDate } from '../../../../i18n/dates.ts';
import { joinParts } from '../../../../i18n/isolate.ts';
import type { Locale } from '../../../../i18n/locale.ts';
import { customFields } from '../../json-resume.build.ts';
import { byDate, newestFirst, type SectionKindModule, yearOf } from '../../section-kind.ts';

const certificateSchema = z.strictObject({
  id: id.optional(),
  name: slug.meta({ examples: ['advanced-life-support'] }),
  title: textFor('Name of the certificate or license.', 'Advanced Cardiovascular Life Support'),
  issuer: textFor('Who gave it. Optional.', 'Heart and Stroke Foundation').optional(),
  date: machineDate.describe('When it was given: YYYY, YYYY-MM or YYYY-MM-DD.'),
  expires: machineDate
    .describe('Expiry date: YYYY, YYYY-MM or YYYY-MM-DD. Optional.')
    .meta({ examples: ['2027-09'] })
    .optional(),
  address: webAddress.describe('Address of a page that verifies it. Optional.').optional(),
  number: textFor('Number of the certificate or license. Optional.', 'RN-104223').optional(),
});

type Certificate = {
  name: string;
  title: string;
  issuer: string;
  /** Formatted for visitors. */
  dates: string;
  date: string;
  /** When it expires, formatted for visitors and as a machine-readable date; `''` for never. */
  until: string;
  expires: string;
  address: string;
  number: string;
};

export type CertificateView = Omit<Certificate, 'issuer' | 'date' | 'expires'> & { organization: string };

export const certificates: SectionKindModule<typeof certificateSchema, Certificate, CertificateView[]> = {
  schema: certificateSchema,
  about: 'Your certificates and licenses, in a section of kind certificates.',
  resumeHeadings:
    'certificates; certifications; licenses; licences; licenses & certifications; licences & certifications; certifications and licenses; courses; certificats; certifications et licences; zertifikate; zertifizierungen; weiterbildung; weiterbildungen; fortbildung; fortbildungen; fort- und weiterbildung; fort- und weiterbildungen; certificados; certificaciones; cursos; certificazioni; certificações; certificaten; certyfikaty; kursy; kursy i certyfikaty; szkolenia; uprawnienia; 证书; 資格證書; 证书与资质; 證照; 専門資格; 資格; 免許・資格; 資格・免許; 자격증; 자격 사항; 자격사항; الشهادات; الدورات; الدورات التدريبية; الشهادات المهنية; תעודות; הסמכות; קורסים; πιστοποιήσεις; πιστοποιητικά; σεμινάρια; chứng chỉ; khóa học',
  order: 'by-date',
  resolve: (records, { locale }) =>
    byDate(records).map(({ name, title, issuer = '', date, expires = '', address = '', number = '' }) => ({
      ...{ name, title, issuer, dates: formatDate(date, locale), date, address, number },
      ...{ expires, until: formatDate(expires, locale) },
    })),
  toView: (section) =>
    newestFirst(section).map(({ name, title, issuer, dates, until, address, number }) => ({
      ...{ name, title, organization: issuer, dates, until, address, number },
    })),
  toResume: (section, _detail, locale) => {
    const awards = newestFirst(section).map((certificate) => {
      const { dates, title } = certificate;
      return { dates, title, description: factsOf(certificate, locale), skills: '' };
    });
    return [{ kind: 'awards', awards }];
  },
  jsonResume: {
    lists: ['certificates'],
    toEntry: ({ title, issuer, date, address, expires, number }) => ({
      name: title,
      date,
      ...withoutEmpty({ issuer, url: address }),
      ...customFields({ expires, number }),
    }),
    fromEntry: (entry) =>
      withoutEmpty({
        title: entry.text('name'),
        issuer: entry.text('issuer'),
        date: entry.date('date'),
        expires: entry.custom.date('expires'),
        address: entry.exact('url', 'website'),
        number: entry.custom.exact('number'),
      }),
  },
  toPerson: (section) => ({
    hasCredential: newestFirst(section).map(({ title, issuer, date, expires, address, number }) => ({
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
  tailor: fittingLast,
  identify: ({ title, date }) => [[title, yearOf(date)]],
};

/** The issuer, the number, and when it expires. */
function factsOf({ issuer, number, until }: Certificate, locale: Locale): string {
  const { certificateNumber, validUntil } = locale.documents;
  return joinParts(
    [issuer, number && certificateNumber({ number }), until && validUntil({ date: until })],
    locale,
  );
}
