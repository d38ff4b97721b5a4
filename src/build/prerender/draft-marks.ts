import { placeholders } from '../../core/placeholders.ts';

const image = `img[alt="${placeholders.alt}"]`;

/**
 * Marks pictures whose alternative text is not written yet, in a site that only its owner looks at. The mark lies in
 * the upper corner of what the picture stands in, which is given a position where the page's own styles do not.
 */
const marks = `@layer reset {
  :has(> picture > ${image}) { position: relative; }
}

@layer theme {
  ${image} { outline: 3px dashed #b3261e; outline-offset: -3px; }
  picture:has(> ${image})::after {
    content: "alt is missing";
    position: absolute;
    z-index: 1;
    inset: 0 auto auto 0;
    padding: 0.125rem 0.5rem;
    background: #b3261e;
    color: #fff;
    font: 600 0.8125rem/1.4 system-ui, sans-serif;
    pointer-events: none;
  }
}
`;

/** The styles of those marks; "" where no picture needs one. */
export function draftMarks(diagnostics: readonly { severity: string }[]): string {
  return diagnostics.some(({ severity }) => severity === 'unfinished') ? marks : '';
}
