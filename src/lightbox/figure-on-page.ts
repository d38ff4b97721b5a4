/** Where the page shows a figure: the link that opens it, or what stands around its picture. */
export function figureOnPage(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-figure="${CSS.escape(id)}"]`);
}

/** Its picture there, if it can be seen. */
export function pictureOnPage(id: string): HTMLImageElement | null {
  const pictures = document.querySelectorAll<HTMLImageElement>(`[data-figure="${CSS.escape(id)}"] img`);
  return [...pictures].find((picture) => picture.checkVisibility({ visibilityProperty: true })) ?? null;
}
