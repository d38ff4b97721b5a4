import type { ReactNode } from 'react';
import type { OwnerLink } from '../../model/page-content.ts';
import { DevpostIcon, GitHubIcon, InstagramIcon, LinkedInIcon } from './brand-icons.tsx';

/** A drawing of lines on a 24 × 24 grid, as high as the text beside it. */
export function LineIcon({ children }: { children: ReactNode }) {
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
