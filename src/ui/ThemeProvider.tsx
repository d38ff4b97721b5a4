import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { type ModeSetting, modeKey, type Theme } from '../core/mode.ts';
import { useMediaQuery } from './useMediaQuery.ts';

const ThemeContext = createContext({
  theme: 'light' as Theme,
  /** The value of the document's `data-theme`: the visitor's choice, otherwise the setting. */
  setting: 'light' as ModeSetting,
  toggleTheme: () => {},
});

type Props = { mode?: ModeSetting | undefined; remembers?: true | undefined; children: ReactNode };

/** The mode of the site's setting until the visitor switches. The choice is kept in memory, or stored if `remembers`. */
export function ThemeProvider({ mode = 'light', remembers, children }: Props) {
  const [chosen, setChosen] = useState<Theme | null>(null);
  const isSystemDark = useSystemDark();
  useStoredChoice(remembers, chosen, setChosen);
  const initial = mode === 'system' ? (isSystemDark ? 'dark' : 'light') : mode;
  const theme = chosen ?? initial;
  // Clicks of a script can be faster than rendering.
  const toggleTheme = () => setChosen((latest) => ((latest ?? initial) === 'light' ? 'dark' : 'light'));
  return <ThemeContext value={{ theme, setting: chosen ?? mode, toggleTheme }}>{children}</ThemeContext>;
}

/** Whether the system prefers dark colors; without code where no site setting follows it. */
const useSystemDark: () => boolean = import.meta.env.FOLLOWS_SYSTEM
  ? () => useMediaQuery('(prefers-color-scheme: dark)')
  : () => false;

/** Restores the stored choice after hydration, and stores a new one; without code where none is stored. */
const useStoredChoice: (
  remembers: true | undefined,
  chosen: Theme | null,
  restore: (theme: Theme | null) => void,
) => void = import.meta.env.REMEMBERS_MODE
  ? (remembers, chosen, restore) => {
      useEffect(() => {
        if (remembers) restore(readChoice());
      }, [remembers, restore]);
      useEffect(() => {
        if (remembers && chosen) storeChoice(chosen);
      }, [remembers, chosen]);
    }
  : () => {};

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
