import * as words from 'virtual:words';
import { EntryLinks } from '../../components/EntryLinks.tsx';
import styles from './CertificatesSection.module.css';
import { LedgerEntry } from './LedgerEntry.tsx';
import type { SectionBodyProps } from './section-body.ts';

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
