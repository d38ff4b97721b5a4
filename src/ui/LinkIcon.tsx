import type { OwnerLink } from '../content/owner.ts';
import { withBase } from '../core/routes.ts';
import { base } from '../router/base.ts';

/**
 * An icon of the site's one sprite file. Separate from icons.tsx, which the editor loads too: the editor has no
 * addresses of a site.
 */
export function LinkIcon({ icon }: Pick<OwnerLink, 'icon'>) {
  return (
    <svg width="1em" height="1em" overflow="visible" aria-hidden="true">
      <use href={withBase(base, icon)} />
    </svg>
  );
}
