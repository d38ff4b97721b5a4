import * as words from 'virtual:words';
import { lensResumePath, resumePath, withBase } from '../../../model/routes.ts';
import { base } from '../../base.ts';
import buttons from '../../components/button.module.css';
import { ArrowIcon } from '../../components/icons.tsx';
import styles from './ResumeSection.module.css';
import type { SectionBodyProps } from './section-body.ts';

/** Where the links stand in the words around them. */
const [before, between, after] = words.alsoAs({ text: '\n', json: '\n' }).split('\n');

export function ResumeSection({ section, lens }: SectionBodyProps<'resume'>) {
  const { link, isPerLens } = section.shown;
  const path = isPerLens && lens.name ? lensResumePath(lens.name) : resumePath;
  return (
    <>
      {link !== null && (
        <p className={styles.resume}>
          <a className={buttons.button} data-variant="solid" href={withBase(base, path)}>
            {link}
            <ArrowIcon />
          </a>
        </p>
      )}
      <p className={styles.formats}>
        {before}
        <a href={withBase(base, '/resume.txt')}>{words.plainText}</a>
        {between}
        <a href={withBase(base, '/resume.json')}>{words.jsonResume}</a>
        {after}
      </p>
    </>
  );
}
