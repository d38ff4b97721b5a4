import * as words from 'virtual:words';
import { EntryLinks } from '../../../../ui/EntryLinks.tsx';
import { LedgerEntry } from '../../LedgerEntry.tsx';
import type { SectionBodyProps } from '../../section-body.ts';
import styles from './CertificatesSection.module.css';

export function CertificatesSection({ section, level, lens }: SectionBodyProps<'certificates'>) {
  return lens.order(section.shown).map(({ until, number, address, ...certificate }) => (
    <LedgerEntry key={certificate.name} entry={certificate} level={level} mark={lens.markOf(certificate)}>
      {(until || number) && (
        <p className={styles.facts}>
          {until && <span>{words.validUntil({ date: until })}</span>}{' '}
          {number && <span>{words.certificateNumber({ number })}</span>}
        </p>
      )}
      <EntryLinks links={address ? [{ label: words.verify, address }] : []} title={certificate.title} />
    </LedgerEntry>
  ));
}
