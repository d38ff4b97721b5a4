import { useEffect, useRef } from 'react';

/** How often a page is asked for again that did not come. */
const maxTries = 3;

/**
 * Sees that the frame shows the page it was sent to. When a draft changes, the page in it loads again, and that can
 * stop its way to another one. Pages of the preview say where they are; where the owner goes from there is their own
 * affair.
 */
export function usePreviewFrame(source: string | null) {
  const frame = useRef<HTMLIFrameElement>(null);
  const arrivedAt = useRef('');
  useEffect(() => {
    if (source === null) return;
    // A jump within the page that is there loads nothing, so nothing will be said of it.
    let triesLeft = pageOf(source) === pageOf(arrivedAt.current) ? 0 : maxTries;
    const listen = ({ origin, data }: MessageEvent) => {
      if (origin !== new URL(source).origin || triesLeft === 0) return;
      if (data === source) {
        triesLeft = 0;
        arrivedAt.current = source;
        return;
      }
      triesLeft -= 1;
      frame.current?.contentWindow?.location.replace(source);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [source]);
  return frame;
}

function pageOf(address: string): string {
  return address.split('#', 1)[0] ?? '';
}
