import { Path2D } from '@napi-rs/canvas';

/** Line icons on a 24-unit square, drawn as strokes two units wide. */
const OUTLINES = {
  check: 'M4.5 12.5l5 5 10-11',
  cross: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  'arrow-right': 'M4 12h15M13 6l6 6-6 6',
  'arrow-left': 'M20 12H5M11 6l-6 6 6 6',
  'arrow-up': 'M12 20V5M6 11l6-6 6 6',
  'arrow-down': 'M12 4v15M6 13l6 6 6-6',
  'chevron-right': 'M9 5l7 7-7 7',
  'chevron-left': 'M15 5l-7 7 7 7',
  'chevron-down': 'M5 9l7 7 7-7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  warning: 'M12 4L2.8 20h18.4zM12 10v5M12 17.6v.1',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v6M12 7.4v.1',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2.5',
  camera: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 10a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8z',
  bolt: 'M13 3L5 14h6l-1 7 8-11h-6z',
  speaker: 'M4 9.5v5h4l5 4v-13l-5 4zM16.5 8.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12',
  sun: 'M12 7.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  play: 'M7 5l12 7-12 7z',
  pause: 'M8 5v14M16 5v14',
  refresh: 'M19 8a8 8 0 1 0 1 5.5M20 4v5h-5',
  pin: 'M12 21s7-6.6 7-11.5a7 7 0 0 0-14 0C5 14.4 12 21 12 21zM12 7.2a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8z',
  drop: 'M12 3.5s6.5 6.8 6.5 11.3a6.5 6.5 0 0 1-13 0C5.5 10.3 12 3.5 12 3.5z',
  flame:
    'M12 3c1 4 5.5 6 5.5 11a5.5 5.5 0 0 1-11 0c0-2.5 1.5-3.6 2-5.5 1.5.6 2 1.8 2 3C12 9.5 12.600 6 12 3z',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.500a7.500 7.500 0 0 1 15 0',
  heart: 'M12 20S4 14.800 4 9.300A4.300 4.300 0 0 1 12 7a4.300 4.300 0 0 1 8 2.300C20 14.800 12 20 12 20z',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  bowl: 'M3 11h18a9 9 0 0 1-18 0zM8 21h8',
  cup: 'M5 8h12v6a6 6 0 0 1-12 0zM17 9.500h1.500a2.500 2.500 0 0 1 0 5H17M8 5V3.500M11 5V3M14 5V3.500',
  leaf: 'M5 19C5 9 11 5 20 4c0 10-4 15.500-12 15M5 20.500C7 15 10 12 14 10',
  bed: 'M3 6v13M3 16h18v3M21 16v-3a3 3 0 0 0-3-3h-8v6M6.500 10.200a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600z',
  sunrise: 'M3 19h18M6.500 19a5.500 5.500 0 0 1 11 0M12 4v6M9 7l3-3 3 3M4 12.500l1.500 1M20 12.500l-1.500 1',
  route:
    'M6 15.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM18 3.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM8.500 18H16a3.200 3.200 0 0 0 0-6.500H8A3.200 3.200 0 0 1 8 5h7.500',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  note: 'M9 18V5l10-2v13M9 18a2.800 2.800 0 1 1-5.600 0 2.800 2.800 0 0 1 5.600 0zM19 16a2.800 2.800 0 1 1-5.600 0 2.800 2.800 0 0 1 5.600 0z',
} as const;

export type IconName = keyof typeof OUTLINES;

/** The icon's outline in its own 24 units; the caller places and scales it. */
export function iconOutline(name: IconName): Path2D {
  return new Path2D(OUTLINES[name]);
}
