import { useLayoutEffect, useRef } from 'react';
import { importThumbHash } from '../../load-page.ts';

/** A blur of the photo, drawn into a canvas: the policy allows neither `data:` pictures nor style attributes. */
export function PhotoPlaceholder({
  thumbHash,
  className,
}: {
  thumbHash: string;
  className?: string | undefined;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    let isGone = false;
    const draw = async () => {
      const { thumbHashToRGBA } = await importThumbHash();
      const context = canvas.current?.getContext('2d');
      if (isGone || !canvas.current || !context) return;
      const { w, h, rgba } = thumbHashToRGBA(Uint8Array.from(atob(thumbHash), (byte) => byte.charCodeAt(0)));
      canvas.current.width = w;
      canvas.current.height = h;
      context.putImageData(new ImageData(new Uint8ClampedArray(rgba), w, h), 0, 0);
    };
    // Without its blur the frame keeps its colour.
    if (thumbHash) draw().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [thumbHash]);
  return <canvas ref={canvas} className={className} />;
}
