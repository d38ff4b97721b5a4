import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { type ModeSetting, modeKey, type Theme } from '../core/mode.ts';
import { useMediaQuery } from './useMediaQuery.ts';

const ThemeContext = createContext({
  theme: 'light' as Theme,
  /** What the document's `data-theme` says: the visitor's choice, otherwise the setting. */
  setting: 'light' as ModeSetting,
  toggleTheme: () => {},
});

type Props = { mode?: ModeSetting; remembers?: boolean; children: ReactNode };

/** The mode of the site's setting until the visitor switches. The choice is kept in memory, or stored if `remembers`. */
export function ThemeProvider({ mode = 'light', remembers = false, children }: Props) {
  const [chosen, setChosen] = useState<Theme | null>(null);
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  useEffect(() => {
    if (remembers) setChosen(readChoice());
  }, [remembers]);
  const theme = chosen ?? (mode === 'system' ? (isSystemDark ? 'dark' : 'light') : mode);
  const toggleTheme = () => {
    const next = theme === 'light' ? 'dark' : 'light';
    setChosen(next);
    if (remembers) storeChoice(next);
  };
  return <ThemeContext value={{ theme, setting: chosen ?? mode, toggleTheme }}>{children}</ThemeContext>;
}

export function useTheme() {
  return useContext(ThemeContext);
}

function readChoice(): Theme | null {
  try {
    const stored = localStorage.getItem(modeKey);
    return stored === 'light' || stored === 'dark' ? stored : null;
  } catch {
    // The browser refuses storage to this site.
    return null;
  }
}

function storeChoice(theme: Theme): void {
  try {
    localStorage.setItem(modeKey, theme);
  } catch {
    // The choice lasts until the page is loaded again.
  }
}
