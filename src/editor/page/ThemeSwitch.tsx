import { useEffect } from 'react';
import { ThemeProvider, useTheme } from '../../ui/ThemeProvider.tsx';
import { ThemeToggle } from '../../ui/ThemeToggle.tsx';

/** The site's theme toggle, with the system preference as initial theme. */
export function ThemeSwitch() {
  return (
    <ThemeProvider>
      <ThemeToggle label="Dark mode" />
      <PageTheme />
    </ThemeProvider>
  );
}

function PageTheme() {
  const { theme, toggleTheme } = useTheme();
  useEffect(() => {
    if (window.matchMedia('(prefers-color-scheme: dark)').matches) toggleTheme();
  }, []);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return null;
}
