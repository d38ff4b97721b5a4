/** Folder the site is published in, with a slash at both ends: `/` or `/repo/`. */
export const base = import.meta.env.BASE_URL;
