import { EntryLinks } from '../../components/EntryLinks.tsx';
import * as labels from '../../labels.ts';
import styles from './CertificatesSection.module.css';
import { LedgerEntry } from './LedgerEntry.tsx';
import type { SectionBodyProps } from './section-body.ts';

export function CertificatesSection({ section, level, lens }: SectionBodyProps<'certificates'>) {
  return lens.order(section.shown).map(({ until, number, address, ...certificate }) => (
    <LedgerEntry key={certificate.name} entry={certificate} level={level} mark={lens.markOf(certificate)}>
      {(until || number) && (
        <p className={styles.facts}>
          {until && <span>{labels.validUntil(until)}</span>}{' '}
          {number && <span>{labels.certificateNumber(number)}</span>}
        </p>
      )}
      <EntryLinks links={address ? [{ label: labels.verify, address }] : []} title={certificate.title} />
    </LedgerEntry>
  ));
}
