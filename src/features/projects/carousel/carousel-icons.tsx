import { lineIcon } from '../../../ui/icons.tsx';

export const EnterFullscreenIcon = lineIcon('M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5');
