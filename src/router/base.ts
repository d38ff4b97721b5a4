/** Folder the site is published in, with a slash at both ends: `/` or `/repo/`. */
export const base = import.meta.env.BASE_URL;

/** What addresses of pictures begin with: `base`, or a folder of another host. */
export const pictureBase = import.meta.env.PICTURE_BASE;
