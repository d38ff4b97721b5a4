import * as t from 'virtual:messages';
import { EntryLinks } from '../../../../ui/EntryLinks.tsx';
import { LedgerEntry } from '../../LedgerEntry.tsx';
import type { SectionBodyProps } from '../../section-body.ts';
import styles from './CertificatesSection.module.css';
import type { CertificateView } from './section.build.ts';

export function CertificatesSection({ section, level, lens }: SectionBodyProps<CertificateView[]>) {
  return lens.order(section.shown).map(({ until, number, address, ...certificate }) => (
    <LedgerEntry key={certificate.name} entry={certificate} level={level} mark={lens.markOf(certificate)}>
      {(until || number) && (
        <p className={styles.facts}>
          {until && <span>{t.validUntil({ date: until })}</span>}{' '}
          {number && <span>{t.certificateNumber({ number })}</span>}
        </p>
      )}
      <EntryLinks links={address ? [{ label: t.verify, address }] : []} title={certificate.title} />
    </LedgerEntry>
  ));
}
