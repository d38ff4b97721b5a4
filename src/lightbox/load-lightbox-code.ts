/** What only an open picture needs, or one that plays, which is most of it: in a chunk of its own. */
export const loadLightboxCode = () => import('./lightbox-code.ts');

export type LightboxCode = Awaited<ReturnType<typeof loadLightboxCode>>;
