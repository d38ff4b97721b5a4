import type { SVGProps } from 'react';

/** `isDirected`: mirrored in right-to-left text. */
type Look = SVGProps<SVGSVGElement> & { isDirected?: boolean };

/**
 * Creates an icon of lines on a 24 × 24 grid, as high as the text next to it. Icons of every page are here; others are
 * next to their component, in its chunk.
 */
export function lineIcon(path: string, { isDirected, ...look }: Look = {}) {
  return () => (
    <svg
      width="1.15em"
      height="1.15em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-directed={isDirected ? '' : undefined}
      {...look}
    >
      <path d={path} />
    </svg>
  );
}

export const SunIcon = lineIcon(
  'M16.2 12a4.2 4.2 0 1 1-8.4 0 4.2 4.2 0 1 1 8.4 0zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
);
export const MoonIcon = lineIcon('M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z');
export const MenuIcon = lineIcon('M4 7h16M4 12h16M4 17h9', { isDirected: true });
export const PlayIcon = lineIcon('M8 5.5v13l10.5-6.5z', { fill: 'currentColor' });
export const PauseIcon = lineIcon('M8.5 6v12M15.5 6v12', { strokeWidth: 3 });
export const ArrowIcon = lineIcon('M4 12h15M13 6l6 6-6 6', { isDirected: true });
export const PreviousIcon = lineIcon('M14.5 5.5L8 12l6.5 6.5', { isDirected: true });
export const NextIcon = lineIcon('M9.5 5.5L16 12l-6.5 6.5', { isDirected: true });
