/** What only an open picture needs, or one that plays, which is most of it: in a chunk of its own. */
export const loadViewerCode = () => import('./lightbox-code.ts');

export type ViewerCode = Awaited<ReturnType<typeof loadViewerCode>>;
