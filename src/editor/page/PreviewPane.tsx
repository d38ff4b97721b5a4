import { useEffect, useRef, useState } from 'react';
import * as labels from './labels.ts';
import styles from './PreviewPane.module.css';
import { usePreviewFrame } from './usePreviewFrame.ts';

/** How wide the site takes the window to be, in CSS px. */
const widths = { desk: 1280, phone: 390 } as const;

type Props = {
  address: string | null;
  path: string;
  /** Whether something is to fix: the site then stays as it was before that. */
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
  const source = address === null ? null : address.replace(/\/$/, '') + path;
  const frame = usePreviewFrame(source);
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
        {source === null ? (
          <p className={styles.waiting}>{labels.previewWaits}</p>
        ) : (
          scale > 0 && (
            <iframe
              className={styles.frame}
              title={labels.previewFrame}
              src={source}
              ref={frame}
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
