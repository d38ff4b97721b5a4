import { applicationFile, statuses } from '../../applications/application-folder.ts';
import { countNoun } from '../../core/text.ts';
import button from '../../ui/button.module.css';
import type { Change } from '../../yaml/change.ts';
import styles from './ApplicationsPage.module.css';
import type { ListedApplication } from './applications.ts';
import fields from './fields/fields.module.css';
import { focusIfLost, PageFrame } from './PageFrame.tsx';
import { addressOf, newApplicationPage } from './route.ts';

type Props = {
  applications: readonly ListedApplication[];
  onChange: (file: string, changes: Change[]) => void;
};

export function ApplicationsPage({ applications, onChange }: Props) {
  const due = applications.filter(({ isDue }) => isDue);
  return (
    <PageFrame
      title="Applications"
      heading={focusIfLost}
      about="A letter, a résumé and a comparison with the job posting for each application. Applications are not published, except a page for the recipient if you add one. Git ignores the folder."
    >
      <p>
        <a className={button.button} href={addressOf(newApplicationPage)}>
          New application
        </a>
      </p>
      {applications.length === 0 && <p>There are no applications yet.</p>}
      {due.length > 0 && (
        <p className={fields.warning}>
          {countNoun(due.length, 'application')} due: {due.map(({ reader }) => reader).join(', ')}.
        </p>
      )}
      <ul className={styles.list}>
        {applications.map((application) => (
          <ApplicationEntry key={application.name} application={application} onChange={onChange} />
        ))}
      </ul>
    </PageFrame>
  );
}

type EntryProps = { application: ListedApplication; onChange: Props['onChange'] };

function ApplicationEntry({ application, onChange }: EntryProps) {
  const { name, file, reader, role, date, status, due, isDue, isUnsaved } = application;
  // A file that does not fit its form is changed as text.
  const isEditable = file.form !== null;
  return (
    <li className={styles.entry}>
      <div className={styles.facts}>
        <a className={styles.reader} href={addressOf(applicationFile(name, 'letter.md'))}>
          <bdi>{reader}</bdi>
        </a>
        {role && (
          <span>
            <bdi>{role}</bdi>
          </span>
        )}
        <span className={styles.muted}>
          {[date, due && (isDue ? `due ${due}, now` : `due ${due}`), isUnsaved && 'not saved']
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      {isEditable && (
        <label className={styles.status}>
          Status
          <select
            className={fields.select}
            aria-label={`Status of ${reader}`}
            value={status}
            onChange={({ target }) =>
              onChange(file.name, [{ kind: 'set', path: ['status'], value: target.value }])
            }
          >
            {!statuses.some((each) => each === status) && <option>{status}</option>}
            {statuses.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      )}
    </li>
  );
}
