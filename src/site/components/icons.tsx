import type { ReactNode } from 'react';
import type { OwnerLink } from '../../model/page-content.ts';
import { DevpostIcon, GitHubIcon, InstagramIcon, LinkedInIcon } from './brand-icons.tsx';

/** Line icons on a 24 × 24 grid, as high as the text beside them. */
function LineIcon({ children }: { children: ReactNode }) {
  return (
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
    >
      {children}
    </svg>
  );
}

export function SunIcon() {
  return (
    <LineIcon>
      <circle cx="12" cy="12" r="4.2" />
      <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
    </LineIcon>
  );
}

export function MoonIcon() {
  return (
    <LineIcon>
      <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />
    </LineIcon>
  );
}

export function MenuIcon() {
  return (
    <LineIcon>
      <path d="M4 7h16M4 12h16M4 17h9" />
    </LineIcon>
  );
}

export function CloseIcon() {
  return (
    <LineIcon>
      <path d="M5 5l14 14M19 5L5 19" />
    </LineIcon>
  );
}

export function PlayIcon() {
  return (
    <LineIcon>
      <path d="M8 5.5v13l10.5-6.5z" fill="currentColor" />
    </LineIcon>
  );
}

export function PauseIcon() {
  return (
    <LineIcon>
      <path d="M8.5 6v12M15.5 6v12" strokeWidth="3" />
    </LineIcon>
  );
}

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

export function RefreshIcon() {
  return (
    <LineIcon>
      <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 3.5v4h-4" />
    </LineIcon>
  );
}

export function LinkIcon() {
  return (
    <LineIcon>
      <path d="M10 14a4.5 4.5 0 0 0 6.4 0l3-3A4.5 4.5 0 0 0 13 4.6l-1 1M14 10a4.5 4.5 0 0 0-6.4 0l-3 3A4.5 4.5 0 0 0 11 19.4l1-1" />
    </LineIcon>
  );
}

export function CheckIcon() {
  return (
    <LineIcon>
      <path d="M4.5 12.5l5 5L19.5 7" />
    </LineIcon>
  );
}

export function ArrowIcon() {
  return (
    <LineIcon>
      <path d="M4 12h15M13 6l6 6-6 6" />
    </LineIcon>
  );
}

function MailIcon() {
  return (
    <LineIcon>
      <path d="M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5" />
    </LineIcon>
  );
}

export const linkIcons = {
  devpost: DevpostIcon,
  github: GitHubIcon,
  linkedin: LinkedInIcon,
  instagram: InstagramIcon,
  email: MailIcon,
} satisfies Record<OwnerLink['kind'], () => ReactNode>;
