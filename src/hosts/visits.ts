/** The script that counts visits, below the base. */
export const visitsPath = '/visits.js';

/** The one address that pages may request at the service. https://www.goatcounter.com/help/pixel */
export function countAddress(service: string): string {
  return `${service.replace(/\/+$/, '')}/count`;
}

/**
 * Counts a page by requesting the service's image, not by an `<img>`, which would also count visitors who object
 * (DNT, GPC). Only on the published site, so that drafts do not count, and not the pages of one reader, whose
 * address nobody else may know. Navigation within the site is counted where the browser has the Navigation API.
 */
export function visitsScript(service: string, siteUrl: string): string {
  return `if (location.hostname === ${JSON.stringify(new URL(siteUrl).hostname)} && navigator.doNotTrack !== '1' && !navigator.globalPrivacyControl) {
  let page = '';
  const count = (referrer) => {
    if (page === location.pathname || /\\/for\\/[a-z2-7]{16}/.test(location.pathname)) return;
    page = location.pathname;
    const query = new URLSearchParams({ p: page, r: referrer, rnd: String(Math.random()) });
    new Image().src = ${JSON.stringify(countAddress(service))} + '?' + query;
  };
  count(document.referrer.startsWith(location.origin) ? '' : document.referrer);
  window.navigation?.addEventListener('currententrychange', () => count(''));
}
`;
}
