import { useEffect, useRef, useState } from 'react';
import * as labels from './labels.ts';
import styles from './PreviewPane.module.css';

/** How wide the site takes the window to be, in CSS px. */
const widths = { desk: 1280, phone: 390 } as const;

type Props = {
  address: string | null;
  path: string;
  /** Whether something is to mend: the site then stays as it was before that. */
  isHeld: boolean;
};

/** The site with everything that is being written, as wide as a window or a phone, drawn smaller to fit. */
export function PreviewPane({ address, path, isHeld }: Props) {
  const [width, setWidth] = useState<keyof typeof widths>('desk');
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!stage.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);
  useKeptFocus();
  const scale = Math.min(1, room.width / widths[width]);
  return (
    <aside className={styles.pane} aria-label={labels.preview}>
      <div className={styles.bar} role="radiogroup" aria-label={labels.previewWidth}>
        {(['desk', 'phone'] as const).map((name) => (
          <label key={name} className={styles.width}>
            <input type="radio" name="width" checked={width === name} onChange={() => setWidth(name)} />
            {labels.previewWidths[name]}
          </label>
        ))}
        <span className={styles.path} role="status">
          {isHeld ? labels.previewHeld : path}
        </span>
      </div>
      <div className={styles.stage} ref={stage}>
        {address === null ? (
          <p className={styles.waiting}>{labels.previewWaits}</p>
        ) : (
          scale > 0 && (
            <iframe
              className={styles.frame}
              title={labels.previewFrame}
              src={address.replace(/\/$/, '') + path}
              // Its pages run scripts of their own origin, which is not the editor's; they open nothing else.
              sandbox="allow-scripts allow-same-origin allow-forms"
              style={{
                inlineSize: widths[width],
                blockSize: room.height / scale,
                transform: `scale(${scale})`,
                marginInlineStart: (room.width - widths[width] * scale) / 2,
              }}
            />
          )
        )}
      </div>
    </aside>
  );
}

/**
 * Keeps the focus in the field being typed in. The preview loads again with each change, and what opens there by
 * itself (the overlay of a photo) would take it, `inert` or not. Only the owner goes there: by pointer or by Tab.
 */
function useKeptFocus() {
  useEffect(() => {
    let last: Element | null = null;
    let isGoing = false;
    const remember = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.tagName !== 'IFRAME') last = event.target;
    };
    const go = (event: Event) => {
      isGoing =
        event.type === 'pointermove' ? isInPane(event.target) : (event as KeyboardEvent).key === 'Tab';
    };
    // The browser is still on its way there when it says so.
    const notice = () => setTimeout(giveBack);
    const giveBack = () => {
      const isTaken = document.activeElement?.tagName === 'IFRAME' && !isGoing;
      if (isTaken && last instanceof HTMLElement) last.focus({ preventScroll: true });
    };
    document.addEventListener('focusin', remember);
    document.addEventListener('pointermove', go);
    document.addEventListener('keydown', go);
    window.addEventListener('blur', notice);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointermove', go);
      document.removeEventListener('keydown', go);
      window.removeEventListener('blur', notice);
    };
  }, []);
}

function isInPane(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('aside') !== null;
}
