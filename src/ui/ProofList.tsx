import type { Proof } from '../core/proof.ts';
import { pageHref, photoHref } from '../router/base.ts';
import { Link } from '../router/Link.tsx';
import { PictureImage } from './PictureImage.tsx';
import styles from './ProofList.module.css';

/** What shows best what the owner can do, below the other parts of a page. */
export function ProofList({ title, proofs }: { title: string; proofs: readonly Proof[] }) {
  return (
    <section className={styles.proofs} aria-labelledby="_proofs">
      <h2 className={styles.heading} id="_proofs">
        {title}
      </h2>
      <ul className={styles.list}>
        {proofs.map((proof) => (
          <ProofCard key={proof.id} proof={proof} />
        ))}
      </ul>
    </section>
  );
}

function ProofCard({ proof: { kind, title, line, picture, path, anchor, photo } }: { proof: Proof }) {
  return (
    <li className={styles.proof}>
      {picture && (
        <PictureImage
          className={styles.picture}
          picture={picture}
          sizes="30vw"
          maxWidthPx={800}
          alt=""
          isEager
        />
      )}
      <div>
        {kind && <p className={styles.kind}>{kind}</p>}
        <h3 className={styles.title}>
          <Link className={styles.cover} href={photo ? photoHref(path, photo) : pageHref(path, anchor)}>
            {title}
          </Link>
        </h3>
        {line && <p className={styles.line}>{line}</p>}
      </div>
    </li>
  );
}
