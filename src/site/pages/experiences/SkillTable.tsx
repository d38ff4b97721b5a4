import { memo } from 'react';
import type { EvidencedSkill, SkillEvidence, SkillUse } from '../../../model/skill-evidence.ts';
import { PageLink } from '../../components/PageLink.tsx';
import * as labels from '../../labels.ts';
import styles from './SkillTable.module.css';

type Props = {
  evidence: SkillEvidence;
  /** How many categories to draw. */
  rows: number;
};

/** Skills by category; each opens what proves it. Remembered: a click on the page's link shows it, and draws none anew. */
export const SkillTable = memo(function SkillTable({ evidence, rows }: Props) {
  return (
    <dl className={styles.table}>
      {evidence.categories.slice(0, rows).map(({ name, skills }) => (
        <div key={name} className={styles.row}>
          <dt>{name}</dt>
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
});

/** A native disclosure; those of one name close one another, so only one list is open at a time. */
function Evidence({ skill, uses }: { skill: EvidencedSkill; uses: SkillUse[] }) {
  return (
    <details className={styles.evidence} name="skill">
      <summary className={styles.summary} aria-label={labels.skillProofs(skill.name, skill.uses.length)}>
        <span className={styles.name}>{skill.name}</span>
        <span className={styles.count}>{skill.uses.length}</span>
      </summary>
      <div className={styles.proof}>
        <p>{labels.skillSummary(skill)}</p>
        <ul>
          {skill.uses.map((index) => {
            const use = uses[index];
            return (
              use && (
                <li key={index}>
                  <PageLink page={use.page} anchor={use.anchor}>
                    {use.title}
                  </PageLink>
                </li>
              )
            );
          })}
        </ul>
      </div>
    </details>
  );
}
