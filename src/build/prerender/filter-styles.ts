/**
 * What the links of a filter row do where no scripts run: each leads to a marker before the cards, which the address
 * then names. `categories` are slugs.
 */
export function filterStyles(categories: readonly string[]): string {
  const rules = categories.flatMap((name) => [
    `[data-filters]:has(~[data-show="${name}"]:target) [href="#_show-${name}"]{border-color:var(--text);background:var(--text);color:var(--surface)}`,
    `[data-show="${name}"]:target~*>[data-category]:not([data-category="${name}"]){display:none}`,
  ]);
  return rules.length === 0 ? '' : `@layer pages{@media (scripting:none){${rules.join('')}}}`;
}
