import * as t from 'virtual:messages';
import { type ReactNode, useState } from 'react';
import { lineIcon, NextIcon, PreviousIcon } from '../ui/icons.tsx';
import layout from '../ui/layout.module.css';
import styles from './Lightbox.module.css';

const CloseIcon = lineIcon('M5 5l14 14M19 5L5 19');
const LinkIcon = lineIcon(
  'M10 14a4.5 4.5 0 0 0 6.4 0l3-3A4.5 4.5 0 0 0 13 4.6l-1 1M14 10a4.5 4.5 0 0 0-6.4 0l-3 3A4.5 4.5 0 0 0 11 19.4l1-1',
);
const ShareIcon = lineIcon('M12 15V3.5M7.5 8L12 3.5 16.5 8M5 12v8.5h14V12');
const CheckIcon = lineIcon('M4.5 12.5l5 5L19.5 7');
const ZoomInIcon = lineIcon('M16.5 10.5a6 6 0 1 1-12 0 6 6 0 1 1 12 0zM15 15l5 5M8 10.5h5M10.5 8v5');
const ZoomOutIcon = lineIcon('M16.5 10.5a6 6 0 1 1-12 0 6 6 0 1 1 12 0zM15 15l5 5M8 10.5h5');

type Props = {
  titleId: string;
  title: string;
  /** How the photo was taken; "" if that is not shown. */
  camera: string;
  countId: string;
  /** For example "2 of 7"; "" for a single figure. */
  count: string;
  /** Address of the figure; "" while there is none. */
  address: string;
  isZoomed: boolean;
  /** `null` for a video. */
  onZoom: (() => void) | null;
  onClose: () => void;
};

/** Caption, zoom, share or copy link, close. */
export function LightboxBar({
  titleId,
  title,
  camera,
  countId,
  count,
  address,
  isZoomed,
  onZoom,
  onClose,
}: Props) {
  const [copied, setCopied] = useState({ address: '', answer: '' });
  const answer = copied.address === address ? copied.answer : '';
  const canShare = import.meta.env.SHARES && 'share' in navigator;
  const copyLink = async () => {
    if (!address) return;
    const url = new URL(address, window.location.href).href;
    if (canShare) {
      // Rejects when the visitor closes the dialog.
      navigator.share({ title, url }).catch(() => {});
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      setCopied({ address, answer: t.linkCopied });
    } catch {
      setCopied({ address, answer: t.linkNotCopied });
    }
  };
  return (
    <div className={styles.bar}>
      <div>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {camera && <p className={styles.count}>{camera}</p>}
        {count && (
          <p className={styles.count} id={countId}>
            {count}
          </p>
        )}
      </div>
      <p className={styles.answer} role="status">
        {answer}
      </p>
      {onZoom && (
        <LightboxButton label={isZoomed ? t.zoomOut : t.zoomIn} isIdle={!address} onClick={onZoom}>
          {isZoomed ? <ZoomOutIcon /> : <ZoomInIcon />}
        </LightboxButton>
      )}
      <LightboxButton label={canShare ? t.share : t.copyLink} isIdle={!address} onClick={copyLink}>
        {canShare ? <ShareIcon /> : answer === t.linkCopied ? <CheckIcon /> : <LinkIcon />}
      </LightboxButton>
      <LightboxButton label={t.close} data-close="" onClick={onClose}>
        <CloseIcon />
      </LightboxButton>
    </div>
  );
}

type ButtonProps = {
  label: string;
  /** A button without effect, like Next on the last picture, keeps the focus. */
  isIdle?: boolean;
  'data-close'?: '';
  'data-step'?: 'previous' | 'next';
  onClick: () => void;
  children: ReactNode;
};

function LightboxButton({ label, isIdle = false, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      className={styles.button}
      type="button"
      aria-label={label}
      aria-disabled={isIdle || undefined}
      title={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

type StepButtonsProps = {
  index: number;
  count: number;
  /** For screen readers after a step; "" for none. */
  announcement: string;
  onGoTo: (index: number) => void;
};

export function StepButtons({ index, count, announcement, onGoTo }: StepButtonsProps) {
  return (
    <>
      <LightboxButton
        label={t.previousSlide}
        data-step="previous"
        isIdle={index === 0}
        onClick={() => onGoTo(index - 1)}
      >
        <PreviousIcon />
      </LightboxButton>
      <LightboxButton
        label={t.nextSlide}
        data-step="next"
        isIdle={index === count - 1}
        onClick={() => onGoTo(index + 1)}
      >
        <NextIcon />
      </LightboxButton>
      <p className={layout.visuallyHidden} aria-live="polite">
        {announcement}
      </p>
    </>
  );
}
