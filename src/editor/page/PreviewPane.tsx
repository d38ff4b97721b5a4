import { useEffect, useRef, useState } from 'react';
import type { Draft, PageImage } from '../protocol/protocol.ts';
import styles from './PreviewPane.module.css';
import { readLetterPages } from './send-request.ts';
import { useApplicationAnswer } from './useApplicationAnswer.ts';

const viewports = {
  desktop: { label: 'Desktop', widthPx: 1280 },
  phone: { label: 'Phone', widthPx: 390 },
} as const;
type Viewport = keyof typeof viewports;

const maxRetries = 3;

type Props = {
  address: string | null;
  path: string;
  /** Whether errors prevent the preview from showing the latest changes. */
  isOutdated: boolean;
};

/** The site with unsaved changes, scaled to fit. */
export function PreviewPane({ address, path, isOutdated }: Props) {
  const [viewport, setViewport] = useState<Viewport>('desktop');
  const [size, setSize] = useState({ width: 0, height: 0 });
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!stage.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);
  const source = address === null ? null : address.replace(/\/$/, '') + path;
  const frame = useFrameAddress(source);
  const { widthPx } = viewports[viewport];
  const scale = Math.min(1, size.width / widthPx);
  return (
    <aside className={styles.pane} aria-label="Preview">
      <div className={styles.bar} role="radiogroup" aria-label="Width of the preview">
        {(Object.keys(viewports) as Viewport[]).map((name) => (
          <label key={name} className={styles.width}>
            <input type="radio" name="width" checked={viewport === name} onChange={() => setViewport(name)} />
            {viewports[name].label}
          </label>
        ))}
        <span className={styles.path} role="status">
          {isOutdated ? 'Preview of the last valid content' : path}
        </span>
      </div>
      <div className={styles.stage} ref={stage}>
        {source === null ? (
          <p className={styles.waiting}>
            The preview appears as soon as the errors under "Problems" are fixed here. You do not need to save
            first.
          </p>
        ) : (
          scale > 0 && (
            <iframe
              className={styles.frame}
              title="Preview of the site"
              src={source}
              ref={frame}
              // The preview has another origin, so its scripts cannot reach the editor.
              sandbox="allow-scripts allow-same-origin allow-forms"
              style={{
                inlineSize: widthPx,
                blockSize: size.height / scale,
                transform: `scale(${scale})`,
                marginInlineStart: (size.width - widthPx * scale) / 2,
              }}
            />
          )
        )}
      </div>
    </aside>
  );
}

/**
 * Retries until the frame shows the page. A changed draft reloads the page in the frame, which can cancel a navigation.
 * Each page of the preview posts its address; later navigation by the owner is left alone.
 */
function useFrameAddress(source: string | null) {
  const frame = useRef<HTMLIFrameElement>(null);
  const loadedSource = useRef('');
  useEffect(() => {
    if (source === null) return;
    // A link to a section of the current page loads nothing, so no message follows.
    let retries = withoutHash(source) === withoutHash(loadedSource.current) ? 0 : maxRetries;
    const listen = ({ origin, data }: MessageEvent) => {
      if (origin !== new URL(source).origin || retries === 0) return;
      if (data === source) {
        retries = 0;
        loadedSource.current = source;
        return;
      }
      retries -= 1;
      frame.current?.contentWindow?.location.replace(source);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [source]);
  return frame;
}

function withoutHash(address: string): string {
  return address.split('#', 1)[0] ?? '';
}

type PageImagesProps = {
  pages: readonly PageImage[];
  /** What they are pages of, in the alternative texts. */
  of: string;
  /** Several beside each other, with numbers. */
  isOverview?: boolean;
};

export function PageImages({ pages, of, isOverview = false }: PageImagesProps) {
  return (
    <ol className={styles.pages} data-overview={isOverview || undefined}>
      {pages.map(({ address, width, height }, index) => (
        <li key={address}>
          <a href={address} target="_blank" rel="noreferrer">
            <img
              className={styles.page}
              src={address}
              width={width}
              height={height}
              loading="lazy"
              alt={`Page ${index + 1} of ${pages.length} of ${of}`}
            />
          </a>
          {isOverview && <p className={styles.number}>{index + 1}</p>}
        </li>
      ))}
    </ol>
  );
}

type LetterPaneProps = {
  /** The application. */
  name: string;
  /** Drafts of the texts of the application. */
  drafts: Draft[];
};

/** The letter of an application as its PDF shows it, with unsaved changes. */
export function LetterPane({ name, drafts }: LetterPaneProps) {
  const { answer: pages, refusal } = useApplicationAnswer(name, drafts, readLetterPages);
  return (
    <aside className={styles.pane} aria-label="Preview of the letter">
      <p className={styles.bar} role="status">
        <span className={styles.note}>{refusal || describe(pages)}</span>
      </p>
      <div className={styles.sheets}>{pages && <PageImages pages={pages} of="the letter" />}</div>
    </aside>
  );
}

function describe(pages: readonly PageImage[] | null): string {
  if (pages === null) return 'Creating the letter …';
  return pages.length === 0 ? 'There is no letter.' : 'The letter as a PDF';
}
