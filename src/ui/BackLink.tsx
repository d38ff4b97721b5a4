import { Link } from '../router/Link.tsx';
import styles from './BackLink.module.css';
import { PreviousIcon } from './icons.tsx';

/** The link above a subpage to the page that lists it. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <Link className={styles.back} href={href}>
      <PreviousIcon />
      <span>{label}</span>
    </Link>
  );
}
