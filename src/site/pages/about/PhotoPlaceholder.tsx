import { useLayoutEffect, useRef } from 'react';
import { thumbHashToRGBA } from 'thumbhash';

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
    const context = canvas.current?.getContext('2d');
    if (!canvas.current || !context || !thumbHash) return;
    const { w, h, rgba } = thumbHashToRGBA(Uint8Array.from(atob(thumbHash), (byte) => byte.charCodeAt(0)));
    canvas.current.width = w;
    canvas.current.height = h;
    context.putImageData(new ImageData(new Uint8ClampedArray(rgba), w, h), 0, 0);
  }, [thumbHash]);
  return <canvas ref={canvas} className={className} />;
}
