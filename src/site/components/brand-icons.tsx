import sprite from './brand-icons.svg?url';

/**
 * A component that draws a brand's mark. They are a file of their own: as components they would weigh 1.5 KB on every
 * page, twice, in its HTML and in its script.
 */
function brandIcon(name: 'devpost' | 'github' | 'linkedin' | 'instagram') {
  return () => (
    <svg width="1em" height="1em" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

export const DevpostIcon = brandIcon('devpost');
export const GitHubIcon = brandIcon('github');
export const LinkedInIcon = brandIcon('linkedin');
export const InstagramIcon = brandIcon('instagram');
