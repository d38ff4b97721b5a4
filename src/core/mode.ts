export type Theme = 'light' | 'dark';

/** The mode before a visitor chooses one. */
export type ModeSetting = Theme | 'system';

/** Where a browser stores the choice of its visitor. */
export const modeKey = 'mode';

/** Script that applies a stored choice before the page is painted; hydration is later. */
export const rememberedModePath = '/remembered-mode.js';

export const rememberedModeScript = `try {
  const mode = localStorage.getItem('${modeKey}');
  if (mode === 'light' || mode === 'dark') document.documentElement.dataset.theme = mode;
} catch {}
`;
