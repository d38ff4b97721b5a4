import * as t from 'virtual:messages';
import { useState } from 'react';
import type { EvidencedSkill, SkillEvidence, SkillUse } from '../content/skill-evidence.ts';
import { pageHref } from '../router/base.ts';
import { Link } from '../router/Link.tsx';
import { useNavigation, useRendersBelowFold } from '../router/useNavigation.ts';
import ledger from './ledger.module.css';
import styles from './SkillTable.module.css';

/** Number of categories that fill most windows. */
const firstCategories = 5;

/** Skills by category; each opens a list of the records that show it. */
export function SkillTable({ evidence }: { evidence: SkillEvidence }) {
  const { categories } = evidence;
  const rendered = useRendersBelowFold() ? categories : categories.slice(0, firstCategories);
  return (
    <dl className={ledger.terms}>
      {rendered.map(({ name, skills }) => (
        <div key={name} className={ledger.row}>
          <dt className={styles.category}>{name}</dt>
          <dd>
            <ul className={styles.skills}>
              {skills.map((skill) => (
                <li key={skill.name}>
                  {skill.uses.length > 0 ? <Evidence skill={skill} uses={evidence.uses} /> : skill.name}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type EvidenceProps = { skill: EvidencedSkill; uses: SkillUse[] };

/** Native disclosures with one name: opening one closes the other. */
function Evidence({ skill, uses }: EvidenceProps) {
  // The HTML contains all lists; after client-side navigation, each renders when it is opened.
  const { isPrerendered } = useNavigation();
  const [hasRendered, setHasRendered] = useState(isPrerendered);
  return (
    <details className={styles.evidence} name="skill">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it is a control, by the keyboard too */}
      <summary
        className={styles.summary}
        data-count={skill.uses.length}
        onClick={() => setHasRendered(true)}
        aria-label={t.skillProofs({ skill: skill.name, count: skill.uses.length })}
      >
        {skill.name}
      </summary>
      {hasRendered && <Proof skill={skill} uses={uses} />}
    </details>
  );
}

function Proof({ skill, uses }: EvidenceProps) {
  return (
    <div className={styles.proof}>
      <p>{summaryOf(skill)}</p>
      <ul>
        {skill.uses.map((index) => {
          const use = uses[index];
          return (
            use && (
              <li key={index}>
                <Link href={pageHref(use.path, use.anchor)}>{use.title}</Link>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

/** The number of projects, jobs and awards, and the last use. */
function summaryOf({ projects, jobs, awards, last }: EvidencedSkill): string {
  return [
    projects > 0 && t.projectCount({ count: projects }),
    jobs > 0 && t.jobCount({ count: jobs }),
    awards > 0 && t.awardCount({ count: awards }),
    last === 'now' ? t.inUseNow : t.lastIn({ year: last }),
  ]
    .filter(Boolean)
    .join(t.comma);
}
