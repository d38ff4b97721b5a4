import { createContext, type ReactNode, useContext, useState } from 'react';

export type Theme = 'light' | 'dark';

const ThemeContext = createContext({ theme: 'light' as Theme, toggleTheme: () => {} });

/** Light at every load, whatever the system prefers; kept in memory only. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState<Theme>('light');
  const toggleTheme = () => setTheme((current) => (current === 'light' ? 'dark' : 'light'));
  return <ThemeContext value={{ theme, toggleTheme }}>{children}</ThemeContext>;
}

export function useTheme() {
  return useContext(ThemeContext);
}
