import { resumePath, withBase } from '../../../model/routes.ts';
import { base } from '../../base.ts';
import buttons from '../../components/button.module.css';
import { ArrowIcon } from '../../components/icons.tsx';
import * as labels from '../../labels.ts';
import styles from './ResumeSection.module.css';
import type { SectionBodyProps } from './section-body.ts';

export function ResumeSection({ section }: SectionBodyProps<'resume'>) {
  return (
    <>
      {section.shown !== null && (
        <p className={styles.resume}>
          <a className={buttons.button} data-variant="solid" href={withBase(base, resumePath)}>
            {section.shown}
            <ArrowIcon />
          </a>
        </p>
      )}
      <p className={styles.formats}>
        {labels.resumeFormats} <a href={withBase(base, '/resume.txt')}>{labels.plainText}</a>,{' '}
        <a href={withBase(base, '/resume.json')}>{labels.jsonResume}</a>
      </p>
    </>
  );
}
