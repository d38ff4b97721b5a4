import * as t from 'virtual:messages';
import { NextIcon, PreviousIcon } from '../ui/icons.tsx';
import layout from '../ui/layout.module.css';
import { LightboxButton } from './LightboxBar.tsx';

type Props = {
  index: number;
  count: number;
  /** For screen readers after a step; "" for none. */
  announcement: string;
  onGoTo: (index: number) => void;
};

export function StepButtons({ index, count, announcement, onGoTo }: Props) {
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
