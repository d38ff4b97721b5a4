import {
  createElement,
  type ElementType,
  Fragment,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { preload } from 'react-dom';
import { withBase } from '../core/routes.ts';
import { sequenceOf } from '../lightbox/figure-sequence.ts';
import { hoverIntentMs, useLightbox, useLoaded } from '../lightbox/useLightbox.tsx';
import { base, pictureBase } from '../router/base.ts';
import { isPlainClick, Link } from '../router/Link.tsx';
import { usePart } from '../router/useNavigation.ts';
import { lineIcon } from '../ui/icons.tsx';
import layout from '../ui/layout.module.css';
import list from '../ui/list.module.css';
import { stopWhileWide } from '../ui/render-formula.tsx';
import styles from './Story.module.css';
import type { Attributes, StoryElement, StoryProps } from './story-elements.ts';

// A look cannot change a class that is composed.
const classes: Record<string, string | undefined> = { ...styles, list: list.list };

type Props = { story: StoryProps; className?: string | undefined };

/** A story with the lightbox of its pictures. Its elements are static, so the handlers are here. */
export function Story({ story: { elements, figures, copied }, className }: Props) {
  // A story never changes.
  const isPart = import.meta.env.HAS_PARTS ? usePart() !== null : false;
  const [body] = useState(() =>
    createElement(Fragment, null, ...elements.map((each, index) => render(each, isPart, index))),
  );
  const [sequences] = useState(() => [sequenceOf(figures.map((figure) => ({ id: figure.name, figure })))]);
  const lightbox = useLightbox(sequences);
  const [answer, setAnswer] = useState('');
  const [started, setStarted] = useState<string[]>([]);
  const isClipNeeded = () =>
    started.length > 0 || figures.some(({ picture }) => picture.clip?.kind === 'animation');
  // If their code cannot be loaded, the pictures stay.
  const Clips = import.meta.env.HAS_CLIPS ? useLoaded(isClipNeeded(), loadClips)?.StoryClips : null;
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const figureAt = ({ target }: SyntheticEvent) => {
    const id = (target as Element).closest<HTMLElement>('[data-figure]')?.dataset.figure;
    return figures.find(({ name }) => name === id);
  };
  const answerClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest('button');
    // The code element is before its button.
    if (button?.previousElementSibling) {
      navigator.clipboard.writeText(button.previousElementSibling.textContent).then(
        () => {
          button.toggleAttribute('data-copied', true);
          setAnswer(copied);
        },
        () => {},
      );
    }
    const figure = figureAt(event);
    if (!figure || !isPlainClick(event)) return;
    event.preventDefault();
    // The second click of a double click, whose first may have closed the lightbox.
    if (event.detail > 1) return;
    if (import.meta.env.HAS_CLIPS && figure.picture.clip?.kind === 'video')
      setStarted([...started, figure.name]);
    else lightbox.open(figure.name);
  };
  const prefetch = (event: SyntheticEvent, delayMs: number) => {
    window.clearTimeout(timer.current);
    const figure = figureAt(event);
    if (figure) timer.current = window.setTimeout(() => lightbox.prefetch(figure.picture), delayMs);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: of links and buttons in it */}
      <div
        className={`${styles.story} ${className ?? ''}`}
        onClick={answerClick}
        onPointerOver={(event) => prefetch(event, hoverIntentMs)}
        onPointerOut={() => window.clearTimeout(timer.current)}
        onFocus={(event) => prefetch(event, 0)}
        onBlur={({ target }) => {
          target.removeAttribute('data-copied');
          setAnswer('');
        }}
        // Of a comparison. The site's policy blocks `style` attributes; a script may set a property.
        onChange={({ target }) => {
          const { value, parentElement } = target as Element as HTMLInputElement;
          parentElement?.style.setProperty('--shown', `${value}%`);
        }}
      >
        {body}
      </div>
      <span className={layout.visuallyHidden} role="status">
        {answer}
      </span>
      {Clips && <Clips figures={figures} started={started} />}
      {lightbox.overlay}
    </>
  );
}

/** A part of the homepage is below its first screen, so no picture comes first. */
function render(element: StoryElement, isPart: boolean, key: number): ReactNode {
  if (typeof element === 'string') return element;
  const [name, { files, ...attributes }, ...children] = element;
  if (import.meta.env.SSR && !isPart) preloadFirst(element);
  if (name === 'Icon') {
    const { path, ...look } = attributes;
    return createElement(lineIcon(String(path), look), { key });
  }
  attributes.className &&= classes[attributes.className] ?? attributes.className;
  if (isPart && name === 'img') Object.assign(attributes, { loading: 'lazy', fetchPriority: undefined });
  const inside = children.map((child, index) => render(child, isPart, index));
  if (name === 'Link')
    return (
      <Link key={key} href={withBase(base, String(attributes.href))}>
        {inside}
      </Link>
    );
  for (const file in files) attributes[file] = files[file]?.replaceAll(/(^|, )\//g, `$1${pictureBase}`);
  const Element = name as ElementType;
  if (inside.length === 0) return <Element key={key} {...attributes} />;
  const isEquation = import.meta.env.HAS_MATH && name === 'span' && attributes.tabIndex === 0;
  // JSX, so that texts in another language carry it.
  return (
    <Element key={key} {...attributes} ref={isEquation ? stopWhileWide : undefined}>
      {inside.length === 1 ? inside[0] : inside}
    </Element>
  );
}

/** The browser paints before it has parsed as far as the picture. In the HTML only: a click renders at once. */
function preloadFirst([name, , first, image]: Exclude<StoryElement, string>): void {
  const [source, img] = [first?.[1], image?.[1]] as (Attributes | undefined)[];
  if (name !== 'picture' || source?.type !== 'image/avif' || img?.fetchPriority !== 'high') return;
  preload(withBase(pictureBase, String(img.files?.src)), {
    as: 'image',
    imageSrcSet: String(source.files?.srcSet).replaceAll(/(^|, )\//g, `$1${pictureBase}`),
    imageSizes: String(source.sizes),
    type: source.type,
    fetchPriority: 'high',
  });
}

/** Loads the code that plays videos and animations in a story. */
const loadClips = () => import('./StoryClips.tsx');
