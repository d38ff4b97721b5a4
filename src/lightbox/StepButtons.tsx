import * as words from 'virtual:words';
import { NextIcon, PreviousIcon } from '../ui/icons.tsx';
import layout from '../ui/layout.module.css';
import { ViewerButton } from './LightboxBar.tsx';

type Props = {
  index: number;
  count: number;
  /** Said aloud when the visitor has walked; "" for nothing. */
  announcement: string;
  onGoTo: (index: number) => void;
};

/** The way to the pictures beside the open one. */
export function ViewerSteps({ index, count, announcement, onGoTo }: Props) {
  return (
    <>
      <ViewerButton
        label={words.previousSlide}
        data-step="previous"
        isIdle={index === 0}
        onClick={() => onGoTo(index - 1)}
      >
        <PreviousIcon />
      </ViewerButton>
      <ViewerButton
        label={words.nextSlide}
        data-step="next"
        isIdle={index === count - 1}
        onClick={() => onGoTo(index + 1)}
      >
        <NextIcon />
      </ViewerButton>
      <p className={layout.visuallyHidden} aria-live="polite">
        {announcement}
      </p>
    </>
  );
}
