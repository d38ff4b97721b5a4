import { lineIcon } from '../../components/icons.tsx';

export const RefreshIcon = lineIcon('M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 3.5v4h-4');
