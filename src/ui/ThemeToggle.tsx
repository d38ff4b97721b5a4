import { MoonIcon, SunIcon } from './icons.tsx';
import { useTheme } from './ThemeProvider.tsx';
import styles from './ThemeToggle.module.css';

export function ThemeToggle({ label }: { label: string }) {
  const { theme, toggleTheme } = useTheme();
  return (
    <button
      className={styles.toggle}
      type="button"
      role="switch"
      aria-checked={theme === 'dark'}
      aria-label={label}
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
