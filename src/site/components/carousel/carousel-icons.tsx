import { lineIcon } from '../icons.tsx';

export const PreviousIcon = lineIcon('M14.5 5.5L8 12l6.5 6.5', { isDirected: true });
export const NextIcon = lineIcon('M9.5 5.5L16 12l-6.5 6.5', { isDirected: true });
export const EnterFullscreenIcon = lineIcon('M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5');
export const LeaveFullscreenIcon = lineIcon('M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5');
