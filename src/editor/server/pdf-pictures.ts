import sharp from 'sharp';

export type PagePicture = { webp: Uint8Array; width: number; height: number };

const maxPages = 150;

/** A picture of each page of a PDF, `widthPx` wide. */
export async function picturesOfPdf(pdf: Uint8Array, widthPx: number): Promise<PagePicture[]> {
  // Four megabytes, loaded on demand.
  const { PDFiumLibrary } = await import('@hyzyla/pdfium');
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const pictures: PagePicture[] = [];
    for (const page of document.pages()) {
      if (page.number >= maxPages) break;
      const scale = widthPx / page.getOriginalSize().originalWidth;
      const { data, width, height } = await page.render({ scale, render: 'bitmap' });
      const raw = { width, height, channels: 4 } as const;
      // The package has swapped blue and red to RGBA already.
      const webp = await sharp(data, { raw }).removeAlpha().webp({ quality: 82, effort: 1 }).toBuffer();
      pictures.push({ webp, width, height });
    }
    document.destroy();
    return pictures;
  } finally {
    library.destroy();
  }
}
