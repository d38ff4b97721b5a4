import { LineIcon } from '../icons.tsx';

export function PreviousIcon() {
  return (
    <LineIcon>
      <path d="M14.5 5.5L8 12l6.5 6.5" />
    </LineIcon>
  );
}

export function NextIcon() {
  return (
    <LineIcon>
      <path d="M9.5 5.5L16 12l-6.5 6.5" />
    </LineIcon>
  );
}

export function EnterFullscreenIcon() {
  return (
    <LineIcon>
      <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
    </LineIcon>
  );
}

export function LeaveFullscreenIcon() {
  return (
    <LineIcon>
      <path d="M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5" />
    </LineIcon>
  );
}
