import sprite from './brand-icons.svg?url';

/**
 * A brand's mark. They are a file of their own: as components they would weigh 1.5 KB on every page, twice, in its
 * HTML and in its script.
 */
function BrandIcon({ name }: { name: 'devpost' | 'github' | 'linkedin' | 'instagram' }) {
  return (
    <svg width="1em" height="1em" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

export function DevpostIcon() {
  return <BrandIcon name="devpost" />;
}

export function GitHubIcon() {
  return <BrandIcon name="github" />;
}

export function LinkedInIcon() {
  return <BrandIcon name="linkedin" />;
}

export function InstagramIcon() {
  return <BrandIcon name="instagram" />;
}
