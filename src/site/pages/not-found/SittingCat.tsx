import styles from './NotFoundPage.module.css';
import './tokens.css';

/** Domino on the underscore: tuxedo, off-centre blaze, white tail tip, brass tag. */
export function SittingCat() {
  return (
    <svg className={styles.cat} viewBox="0 0 320 300" aria-hidden="true">
      <rect className={styles.underscore} x="10" y="262" width="300" height="24" />
      <path className={styles.tail} d="M216 250c34 6 62-6 64-34 1-14-6-24-16-26" />
      <path className={styles.tailTip} d="M275 199c-2-5-6-8-11-9" />
      <path className={styles.coat} d="M94 263c-10-46 2-84 28-104 24-18 54-18 76 0 26 20 38 58 28 104z" />
      <path
        className={styles.coat}
        d="M84 112c-3-34-2-66 6-92 2-7 8-8 13-3l32 31c16-4 34-4 50 0l32-31c5-5 11-4 13 3 8 26 9 58 6 92-3 36-36 58-76 58s-73-22-76-58z"
      />
      <path
        className={styles.ear}
        d="M98 74c0-14 1-26 3-37l21 22c-10 3-18 8-24 15zM222 74c0-14-1-26-3-37l-21 22c10 3 18 8 24 15z"
      />
      <path
        className={styles.white}
        d="M156 50c-3 22-8 40-22 62-10 16-6 38 10 46 12 6 30 6 42 0 14-8 16-30 4-46-18-22-26-40-28-62-1-6-5-6-6 0z"
      />
      <path className={styles.white} d="M130 172c18 10 42 10 60 0 8 30 0 62-30 78-30-16-38-48-30-78z" />
      <path className={styles.collar} d="M120 160c24 16 56 16 80 0l4 11c-26 18-62 18-88 0z" />
      <circle className={styles.tag} cx="160" cy="186" r="9" />
      <ellipse className={styles.eye} cx="124" cy="106" rx="15" ry="17" />
      <ellipse className={styles.eye} cx="196" cy="106" rx="15" ry="17" />
      <ellipse className={styles.pupil} cx="126" cy="107" rx="5.5" ry="14" />
      <ellipse className={styles.pupil} cx="194" cy="107" rx="5.5" ry="14" />
      <path className={styles.nose} d="M151 128c6-3 12-3 18 0 1 6-4 10-9 11-5-1-10-5-9-11z" />
      <path className={styles.mouth} d="M160 139v6c-3 7-13 8-18 3M160 145c3 7 13 8 18 3" />
      <path className={styles.whiskers} d="M118 136l-52-10M118 144l-54 3M202 136l52-10M202 144l54 3" />
      <path
        className={styles.white}
        d="M102 263c-4-14 6-26 22-26s26 12 22 26zM174 263c-4-14 6-26 22-26s26 12 22 26z"
      />
      <path className={styles.mouth} d="M118 254v8M130 254v8M190 254v8M202 254v8" />
    </svg>
  );
}
