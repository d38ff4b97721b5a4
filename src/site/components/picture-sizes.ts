/**
 * A picture as wide as the page on phones, for `sizes`: 3 px less than it is drawn. At 412 px with 1.75 device pixels
 * each browsers then take the variant of 640 px, 4 px short, and not that of 800, half as heavy again.
 */
export const pageWidthOnPhones = 'calc(94vw - 22px)';
