import * as t from 'virtual:messages';
import { EntryLinks } from '../../../../ui/EntryLinks.tsx';
import { CompactEntry } from '../../CompactEntry.tsx';
import type { SectionBodyProps } from '../../sections.ts';
import type { CertificateView } from './section.build.ts';

export function CertificatesSection({ section, level, lens }: SectionBodyProps<CertificateView[]>) {
  return lens.order(section.shown).map(({ until, number, address, ...certificate }) => (
    <CompactEntry key={certificate.name} entry={certificate} level={level} mark={lens.markOf(certificate)}>
      {until && <span>{t.validUntil({ date: until })}</span>}
      {number && <span>{t.certificateNumber({ number })}</span>}
      <EntryLinks links={address ? [{ label: t.verify, address }] : []} title={certificate.title} />
    </CompactEntry>
  ));
}
