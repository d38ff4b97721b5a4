import type { ComponentProps } from 'react';
import { pageHref, photoHref } from '../../router/base.ts';
import { Link } from '../../router/Link.tsx';
import { PlayMark } from '../../ui/clips/PlayMark.tsx';
import { ArrowIcon } from '../../ui/icons.tsx';
import layout from '../../ui/layout.module.css';
import { PictureImage } from '../../ui/PictureImage.tsx';
import styles from './HighlightCards.module.css';
import type { Highlights, NoteHighlights, PhotoHighlight, ProjectHighlight } from './highlights.ts';

const cardSizes = '(width >= 48rem) 30vw, 94vw';
const photoSizes = '(width >= 48rem) 46vw, 94vw';

/** Projects and photos of other pages, below the first screen. */
export function HighlightCards({ highlights: { projects, photos, notes } }: { highlights: Highlights }) {
  if (!projects && photos.length === 0 && !(import.meta.env.HAS_NOTES && notes)) return null;
  return (
    <div className={`${layout.page} ${styles.highlights}`}>
      {projects && (
        <section aria-labelledby="_highlights">
          <h2 className={styles.heading} id="_highlights">
            <Link href={pageHref(projects.path)}>{projects.title}</Link>
            <ArrowIcon />
          </h2>
          <ul className={styles.projects}>
            {projects.cards.map((card) => (
              <ProjectCard key={card.name} card={card} path={projects.path} />
            ))}
          </ul>
        </section>
      )}
      {import.meta.env.HAS_NOTES && notes && <NoteCards notes={notes} />}
      {photos.length > 0 && (
        <div className={styles.photos}>
          {photos.map((photo) => (
            <PhotoCard key={photo.id} photo={photo} />
          ))}
        </div>
      )}
    </div>
  );
}

function ProjectCard({ card, path }: { card: ProjectHighlight; path: string }) {
  const { name, title, type, line, picture } = card;
  return (
    <li className={styles.card}>
      {picture && (
        <CardPicture className={styles.picture} picture={picture} sizes={cardSizes} maxWidthPx={800} alt="" />
      )}
      {type && <p className={styles.kind}>{type}</p>}
      <h3 className={styles.title}>
        <Link className={styles.cover} href={pageHref(path, name)}>
          {title}
        </Link>
      </h3>
      <p className={styles.line}>{line}</p>
    </li>
  );
}

function PhotoCard({ photo: { title, path, id, figure } }: { photo: PhotoHighlight }) {
  return (
    <div className={styles.card}>
      <h2 className={styles.kind}>{title}</h2>
      <CardPicture className={styles.picture} picture={figure.picture} sizes={photoSizes} />
      <p className={styles.caption}>
        <Link className={styles.cover} href={photoHref(path, id)}>
          {figure.title}
        </Link>
      </p>
    </div>
  );
}

/** The newest notes, or those that the owner chose. */
function NoteCards({ notes: { title, path, notes } }: { notes: NoteHighlights }) {
  return (
    <section aria-labelledby="_notes">
      <h2 className={styles.heading} id="_notes">
        <Link href={pageHref(path)}>{title}</Link>
        <ArrowIcon />
      </h2>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note.path} className={styles.card}>
            <p className={styles.kind}>
              <time dateTime={note.day}>{note.date}</time>
            </p>
            <h3 className={styles.title}>
              <Link className={styles.cover} href={pageHref(note.path)}>
                {note.title}
              </Link>
            </h3>
            <p className={styles.line}>{note.line}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The picture of a record on another page, with a mark on videos. */
export function CardPicture(props: ComponentProps<typeof PictureImage>) {
  return (
    <div className={styles.frame}>
      <PictureImage {...props} />
      {import.meta.env.HAS_CLIPS && props.picture.clip?.kind === 'video' && <PlayMark />}
    </div>
  );
}
