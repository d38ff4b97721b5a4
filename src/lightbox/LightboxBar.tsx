import * as t from 'virtual:messages';
import { type ReactNode, useState } from 'react';
import styles from './Lightbox.module.css';
import { CheckIcon, CloseIcon, LinkIcon, ZoomInIcon, ZoomOutIcon } from './lightbox-icons.tsx';

type Props = {
  titleId: string;
  title: string;
  countId: string;
  /** Which of how many; "" for one alone. */
  count: string;
  /** Address of what is shown; "" while nothing is. */
  address: string;
  isZoomed: boolean;
  /** `null` for what cannot be seen closer. */
  onZoom: (() => void) | null;
  onClose: () => void;
};

/** Caption, zoom, copy link, close. Only drawn in an open viewer, so it may ask the browser what it can do. */
export function LightboxBar({ titleId, title, countId, count, address, isZoomed, onZoom, onClose }: Props) {
  const [copied, setCopied] = useState({ address: '', answer: '' });
  const answer = copied.address === address ? copied.answer : '';
  const copyLink = async () => {
    if (!address) return;
    try {
      await navigator.clipboard.writeText(new URL(address, window.location.href).href);
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
      <LightboxButton label={t.copyLink} isIdle={!address} onClick={copyLink}>
        {answer === t.linkCopied ? <CheckIcon /> : <LinkIcon />}
      </LightboxButton>
      <LightboxButton label={t.close} data-close="" onClick={onClose}>
        <CloseIcon />
      </LightboxButton>
    </div>
  );
}

type ButtonProps = {
  label: string;
  /** Keeps the focus where it leads nowhere, as from the last picture to the next. */
  isIdle?: boolean;
  'data-close'?: '';
  'data-step'?: 'previous' | 'next';
  onClick: () => void;
  children: ReactNode;
};

export function LightboxButton({ label, isIdle = false, onClick, children, ...rest }: ButtonProps) {
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
