import { type RefObject, useEffect, useRef } from 'react';

/** Width of the stage in px, measured without asking for layout; a resize counts once it has been quiet. */
export function useStageWidth(
  stage: RefObject<Element | null>,
  isInView: boolean,
  resizeDebounceMs: number,
): RefObject<number> {
  const widthPx = useRef(0);
  useEffect(() => {
    if (!isInView || !stage.current) return;
    let timer = 0;
    const observer = new ResizeObserver(([entry]) => {
      const measured = entry?.contentRect.width ?? 0;
      window.clearTimeout(timer);
      if (widthPx.current === 0) widthPx.current = measured;
      else
        timer = window.setTimeout(() => {
          widthPx.current = measured;
        }, resizeDebounceMs);
    });
    observer.observe(stage.current);
    return () => {
      window.clearTimeout(timer);
      observer.disconnect();
    };
  }, [stage, isInView, resizeDebounceMs]);
  return widthPx;
}
