import * as labels from '../labels.ts';
import { MoonIcon, SunIcon } from './icons.tsx';
import { useTheme } from './ThemeProvider.tsx';
import styles from './ThemeToggle.module.css';

export function ThemeToggle() {
  const { theme, toggleTheme } = useTheme();
  return (
    <button
      className={styles.toggle}
      type="button"
      role="switch"
      aria-checked={theme === 'dark'}
      aria-label={labels.darkMode}
      onClick={toggleTheme}
    >
      <span className={styles.half} data-on={theme === 'light' || undefined}>
        <SunIcon />
      </span>
      <span className={styles.half} data-on={theme === 'dark' || undefined}>
        <MoonIcon />
      </span>
    </button>
  );
}
