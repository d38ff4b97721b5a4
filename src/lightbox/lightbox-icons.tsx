import { lineIcon } from '../ui/icons.tsx';

export const CloseIcon = lineIcon('M5 5l14 14M19 5L5 19');
export const LinkIcon = lineIcon(
  'M10 14a4.5 4.5 0 0 0 6.4 0l3-3A4.5 4.5 0 0 0 13 4.6l-1 1M14 10a4.5 4.5 0 0 0-6.4 0l-3 3A4.5 4.5 0 0 0 11 19.4l1-1',
);
export const CheckIcon = lineIcon('M4.5 12.5l5 5L19.5 7');
export const ZoomInIcon = lineIcon('M16.5 10.5a6 6 0 1 1-12 0 6 6 0 1 1 12 0zM15 15l5 5M8 10.5h5M10.5 8v5');
export const ZoomOutIcon = lineIcon('M16.5 10.5a6 6 0 1 1-12 0 6 6 0 1 1 12 0zM15 15l5 5M8 10.5h5');
