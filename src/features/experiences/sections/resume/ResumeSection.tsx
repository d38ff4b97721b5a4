import * as t from 'virtual:messages';
import { Fragment } from 'react';
import { lensResumePath, resumePath, resumePaths, withBase } from '../../../../core/routes.ts';
import { base } from '../../../../router/base.ts';
import buttons from '../../../../ui/button.module.css';
import { ArrowIcon } from '../../../../ui/icons.tsx';
import type { SectionBodyProps } from '../../sections.ts';
import styles from './ResumeSection.module.css';
import type { ResumeLinks } from './section.build.ts';

/** The text around the links, without isolates: the list has the direction of the page. */
const [before, after] = t.alsoAs({ formats: '\n' }).split(/\u2068?\n\u2069?/);

const formatNames = {
  word: t.wordFile,
  text: t.plainText,
  markdown: t.markdown,
  json: t.jsonResume,
};

export function ResumeSection({ section, lens }: SectionBodyProps<ResumeLinks>) {
  const { link, isPerLens, otherFormats } = section.shown;
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
      {otherFormats.length > 0 && (
        <p className={styles.formats}>
          {before}
          {otherFormats.map((format, index) => (
            <Fragment key={format}>
              {index > 0 && t.comma}
              <a href={withBase(base, resumePaths[format])}>{formatNames[format]}</a>
            </Fragment>
          ))}
          {after}
        </p>
      )}
    </>
  );
}
