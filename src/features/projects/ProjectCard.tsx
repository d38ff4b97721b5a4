import * as t from 'virtual:messages';
import { memo, type ReactNode, useId } from 'react';
import { filterParameter } from '../../core/routes.ts';
import { pageHref } from '../../router/base.ts';
import { Link } from '../../router/Link.tsx';
import { useAddressParameter } from '../../router/useNavigation.ts';
import { EntryLinks } from '../../ui/EntryLinks.tsx';
import { Inline } from '../../ui/Inline.tsx';
import { LensMark } from '../../ui/Lens.tsx';
import layout from '../../ui/layout.module.css';
import { TagList } from '../../ui/TagList.tsx';
import { useShareButton } from '../../ui/useShareButton.ts';
import { Carousel } from './carousel/Carousel.tsx';
import styles from './ProjectCard.module.css';
import type { ProjectCard as Project } from './props.ts';

/** Width of the stage in ProjectCard.module.css: 7 of 13 columns minus the thumbnails; on phones the page minus those. */
const stageSizes =
  '(min-width: 1296px) max(531px, 27.8vw), (min-width: 768px) calc(46.2vw - 66px), calc(94vw - 99px)';

type Props = {
  project: Project;
  digits: number;
  isHidden: boolean;
  /** Title of the lens that brought it to the front. */
  mark: string | undefined;
  /** Name of its figure that is open in the lightbox; "" for none. */
  openId: string;
  /** Opens a figure in the lightbox. */
  onOpen: (id: string) => void;
  /** The visitor may soon open the lightbox. */
  onPrefetch: () => void;
};

/** Text at the left, all of it one link if there is one; pictures at the right. */
export function ProjectCard({ isHidden, ...shown }: Props) {
  const { project } = shown;
  const titleId = useId();
  return (
    <article
      className={styles.card}
      id={project.name}
      aria-labelledby={titleId}
      data-category={project.category}
      hidden={isHidden}
    >
      {/* Links to a name it had before end here, too. */}
      {project.formerly?.map((name) => (
        <span key={name} id={name} />
      ))}
      <CardContent {...shown} titleId={titleId} />
    </article>
  );
}

type ContentProps = Omit<Props, 'isHidden'> & { titleId: string };

/** Memoized: a filter shows and hides cards without rendering them. */
const CardContent = memo(function CardContent({
  project,
  digits,
  mark,
  titleId,
  openId,
  onOpen,
  onPrefetch,
}: ContentProps) {
  const { title, links } = project;
  const [first] = links;
  const ShareButton = useShareButton();
  return (
    <>
      <div className={styles.text} data-linked={first || project.story ? '' : undefined}>
        <p className={styles.kind}>
          {project.type && <span className={styles.type}>{project.type}</span>}
          {project.dates && <span className={styles.dates}>{project.dates}</span>}
          <LensMark title={mark} />
          <span className={styles.number}>
            {t.recordNumber({ number: String(project.id).padStart(digits, '0') })}
          </span>
        </p>
        <h2 className={styles.title} id={titleId}>
          {first ? (
            <a className={styles.cover} href={first.address} rel="noopener noreferrer">
              {title}
            </a>
          ) : project.story ? (
            <StoryLink className={styles.cover} path={project.story}>
              {title}
            </StoryLink>
          ) : (
            title
          )}
        </h2>
        <p className={styles.description}>
          <Inline text={project.description} />
        </p>
        <TagList label={t.languages} tags={project.languages} kind="languages" />
        <TagList label={t.tools} tags={project.tools} kind="tools" />
        {project.repository && <p className={styles.dates}>{project.repository}</p>}
        <EntryLinks links={links} title={title}>
          {project.isRetired && <li>{t.demoOffline}</li>}
          {project.story && (
            <li>
              <StoryLink path={project.story}>
                {t.readMore}
                {/* As text, since search engines judge a link by it. */}
                <span className={layout.visuallyHidden}>{` ${t.ofRecord({ title })}`}</span>
              </StoryLink>
            </li>
          )}
          {ShareButton && <ShareButton title={title} hash={`#${project.name}`} />}
        </EntryLinks>
      </div>
      {project.slides.length > 0 && (
        <Carousel
          label={t.picturesOf({ title })}
          slides={project.slides}
          name={project.name}
          sizes={stageSizes}
          openId={openId}
          onOpen={onOpen}
          onPrefetch={onPrefetch}
        />
      )}
    </>
  );
});

type StoryLinkProps = {
  path: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Keeps the filter, so that the case study links to others of that category. */
function StoryLink({ path, ...link }: StoryLinkProps) {
  const filter = useAddressParameter(filterParameter);
  return <Link href={pageHref(path) + (filter && `?${filterParameter}=${filter}`)} {...link} />;
}
