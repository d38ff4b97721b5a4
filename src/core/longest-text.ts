/** Characters of a text that the résumé and the share cards show; a longer one is a book, or was pasted by mistake. */
export const maxTextLength = 5000;
