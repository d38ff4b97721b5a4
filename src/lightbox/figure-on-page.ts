/** The element of a figure on the page: the link that opens it, or what contains its picture. */
export function figureOnPage(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-figure="${CSS.escape(id)}"]`);
}

/** The visible picture of a figure on the page. */
export function pictureOnPage(id: string): HTMLImageElement | null {
  const pictures = document.querySelectorAll<HTMLImageElement>(`[data-figure="${CSS.escape(id)}"] img`);
  return [...pictures].find((picture) => picture.checkVisibility({ visibilityProperty: true })) ?? null;
}
