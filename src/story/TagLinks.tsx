import { pageHref } from '../router/base.ts';
import { Link } from '../router/Link.tsx';
import type { TagLink } from './story-page-props.ts';
import styles from './TagLinks.module.css';

/** Links to the pages of tags. */
export function TagLinks({ label, tags }: { label: string; tags: TagLink[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag.path}>
          <Link href={pageHref(tag.path)}>{tag.label}</Link>
        </li>
      ))}
    </ul>
  );
}
