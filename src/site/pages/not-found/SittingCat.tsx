import styles from './NotFoundPage.module.css';

/** The cat, sitting on the underscore with its back to the visitor: nothing to see here either. */
export function SittingCat() {
  return (
    <svg className={styles.cat} viewBox="0 0 320 300" aria-hidden="true">
      <rect className={styles.underscore} x="20" y="262" width="280" height="22" />
      <path
        className={styles.coat}
        d="M229 258c26 2 46-10 48-32 1-14-7-24-18-24-4 0-7 3-7 7 0 5 4 6 7 8 5 4 4 12-1 17-8 8-20 9-31 6z"
      />
      <path className={styles.white} d="M252 209c0-4 3-7 7-7 9 0 16 7 18 17-6 3-13 3-17 0-3-3-8-5-8-10z" />
      <path
        className={styles.coat}
        d="M96 262c-12-50 2-92 26-112-16-14-24-34-22-56 1-14 2-34 6-48 2-6 8-6 12-2l26 24c10-3 24-3 34 0l26-24c4-4 10-4 12 2 4 14 5 34 6 48 2 22-6 42-22 56 24 20 38 62 26 112z"
      />
      <path
        className={styles.ear}
        d="M115 60c-2 9-3 18-3 26 6-6 12-10 18-13zM213 60c2 9 3 18 3 26-6-6-12-10-18-13z"
      />
      <path className={styles.collar} d="M121 140c26 12 60 12 86 0l5 10c-30 15-66 15-96 0z" />
      <path className={styles.line} d="M164 168v56M132 262c-6-22-4-42 6-56M196 262c6-22 4-42-6-56" />
      <path
        className={styles.white}
        d="M104 262c-4-12 4-22 18-22s20 10 18 22zM188 262c-2-12 4-22 18-22s22 10 18 22z"
      />
    </svg>
  );
}
