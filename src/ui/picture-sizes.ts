/** `sizes` of a picture as wide as the page on phones: between its gutters of 0.6rem + 3vw each (tokens.css). */
export const pageWidthOnPhones = 'calc(94vw - 19px)';
