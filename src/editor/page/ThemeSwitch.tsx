import { useEffect } from 'react';
import { ThemeProvider, useTheme } from '../../ui/ThemeProvider.tsx';
import { ThemeToggle } from '../../ui/ThemeToggle.tsx';
import * as labels from './labels.ts';

/** The site's own toggle; here it begins as the system prefers. */
export function ThemeSwitch() {
  return (
    <ThemeProvider>
      <ThemeToggle label={labels.darkMode} />
      <PageTheme />
    </ThemeProvider>
  );
}

function PageTheme() {
  const { theme, toggleTheme } = useTheme();
  useEffect(() => {
    // What the system prefers counts once, at the start.
    if (window.matchMedia('(prefers-color-scheme: dark)').matches) toggleTheme();
  }, []);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return null;
}
