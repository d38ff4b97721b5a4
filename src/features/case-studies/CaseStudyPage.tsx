import { demoOffline, languages, tools } from 'virtual:messages';
import { filterParameter } from '../../core/routes.ts';
import { pageHref } from '../../router/base.ts';
import { useAddressParameter } from '../../router/useNavigation.ts';
import { Story } from '../../story/Story.tsx';
import { NeighborLinks, StoryContents } from '../../story/StoryNavigation.tsx';
import shared from '../../story/StoryPage.module.css';
import { TagLinks } from '../../story/TagLinks.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import layout from '../../ui/layout.module.css';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { SkillTable } from '../../ui/SkillTable.tsx';
import { useShareButton } from '../../ui/useShareButton.ts';
import styles from './CaseStudyPage.module.css';
import type { CaseStudyProps } from './props.ts';

/** The case study of a project: facts, text with pictures, and the tools it was made with. */
export function CaseStudyPage({ content }: { content: CaseStudyProps }) {
  const { head, labels, project, story, evidence, list } = content;
  const ShareButton = useShareButton();
  const category = useAddressParameter(filterParameter);
  const isFiltered = category !== '' && category === project.category;
  const query = isFiltered ? `?${filterParameter}=${category}` : '';
  const backHref = `${pageHref(list.path)}${query}#${project.name}`;
  const groups = { languages, tools };
  return (
    <main id="_content">
      <article className={`${layout.page} ${shared.page}`}>
        <div className={shared.opening}>
          <BackLink href={backHref} label={labels.back} />
          {project.type && <p className={styles.type}>{project.type}</p>}
          <PageTitle head={head} />
        </div>
        <div className={shared.facts}>
          <dl className={styles.list}>
            {content.role && (
              <div>
                <dt>{labels.role}</dt>
                <dd>{content.role}</dd>
              </div>
            )}
            <div>
              <dt>{labels.period}</dt>
              <dd>{content.dates}</dd>
            </div>
          </dl>
          <ul className={styles.links}>
            {project.links.map(({ label, address }) => (
              <li key={address}>
                <a href={address} rel="noopener noreferrer">
                  {label}
                </a>
              </li>
            ))}
            {project.isRetired && <li>{demoOffline}</li>}
            {ShareButton && <ShareButton title={head.heading} />}
          </ul>
          <TagLinks label={labels.tags} tags={content.tags} />
          {content.contents.length > 0 && (
            <StoryContents title={labels.contents} headings={content.contents} />
          )}
        </div>
        <Story className={shared.body} story={story} />
        {evidence.categories.length > 0 && (
          <section className={`${shared.body} ${styles.evidence}`}>
            <h2>{labels.madeWith}</h2>
            <SkillTable
              evidence={{
                ...evidence,
                categories: evidence.categories.map((each) => ({
                  ...each,
                  name: groups[each.name as keyof typeof groups],
                })),
              }}
            />
          </section>
        )}
        <NeighborLinks
          label={list.label}
          neighbors={isFiltered ? content.neighbors.category : content.neighbors.all}
          labels={{ previous: labels.previousProject, next: labels.nextProject }}
          query={query}
        />
      </article>
    </main>
  );
}
