import styles from './TagList.module.css';

type Props = { label: string; tags: string[]; kind: 'languages' | 'tools' };

export function TagList({ label, tags, kind }: Props) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={label} data-kind={kind}>
      {tags.map((tag, index) => (
        <li key={index}>{tag}</li>
      ))}
    </ul>
  );
}
