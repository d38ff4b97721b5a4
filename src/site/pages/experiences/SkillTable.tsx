import type { SkillCategory } from '../../../model/content.ts';
import styles from './SkillTable.module.css';

export function SkillTable({ categories }: { categories: SkillCategory[] }) {
  return (
    <dl className={styles.table}>
      {categories.map(({ name, skills }) => (
        <div key={name} className={styles.row}>
          <dt>{name}</dt>
          <dd>
            <ul className={styles.skills}>
              {skills.map((skill) => (
                <li key={skill}>{skill}</li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
