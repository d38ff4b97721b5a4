import { groupEqual, howToHide, summarizeGroup } from '../../core/group-diagnostics.ts';
import { nearestFormPath } from '../protocol/form-field.ts';
import type { PlacedDiagnostic } from '../protocol/protocol.ts';
import list from './diagnostics.module.css';
import type { FileState } from './drafts-reducer.ts';
import { PageFrame } from './PageFrame.tsx';
import { addressOf, captionsStep } from './route.ts';

type Props = {
  diagnostics: readonly PlacedDiagnostic[];
  files: readonly FileState[];
  /** Whether the first validation is done. */
  isChecked: boolean;
};

const order = ['error', 'unfinished', 'warning', 'notice'];

export function DiagnosticsPage({ diagnostics, files, isChecked }: Props) {
  return (
    <PageFrame
      title="Problems"
      about={diagnostics.length === 0 && (isChecked ? 'No problems found.' : 'Checking the content …')}
    >
      <DiagnosticEntries diagnostics={diagnostics} files={files} />
    </PageFrame>
  );
}

/** Diagnostics with links to their fields; equal ones are grouped. */
export function DiagnosticEntries({ diagnostics, files }: Pick<Props, 'diagnostics' | 'files'>) {
  const sorted = diagnostics.toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
  const groups = groupEqual(sorted);
  /** Alternative texts and captions of a file are written in one step. */
  const isFirstOfStep = (group: Group) =>
    group === groups.find((other) => hasStep(other) && other[0].file === group[0].file);
  return (
    <ol className={list.entries}>
      {groups.map((group, index) => (
        <li key={index} className={list.entry}>
          <DiagnosticGroup group={group} files={files} linksStep={isFirstOfStep(group)} />
        </li>
      ))}
    </ol>
  );
}

type Group = [PlacedDiagnostic, ...PlacedDiagnostic[]];

function hasStep(group: Group): boolean {
  return group.length > 1 && group[0].severity === 'unfinished';
}

type GroupProps = { group: Group; files: Props['files']; linksStep: boolean };

function DiagnosticGroup({ group, files, linksStep }: GroupProps) {
  const [first] = group;
  if (group.length === 1) {
    return (
      <>
        <FieldLink diagnostic={first} files={files} />
        <DiagnosticList diagnostics={group} />
      </>
    );
  }
  const { place, summary } = summarizeGroup(group);
  const { notice, ...common } = first;
  const fix = [first.fix, howToHide(group)].filter(Boolean).join('\n');
  return (
    <>
      <details>
        <summary className={list.link}>
          content/{place} · {group.length} places
        </summary>
        <ul className={list.links}>
          {group.map((diagnostic, index) => (
            <li key={index}>
              <FieldLink diagnostic={diagnostic} files={files} />
            </li>
          ))}
        </ul>
      </details>
      <DiagnosticList diagnostics={[{ ...common, summary, fix }]} />
      {linksStep && (
        <a className={list.link} href={addressOf(first.file, [captionsStep])}>
          Write them one after another
        </a>
      )}
    </>
  );
}

function FieldLink({ diagnostic, files }: { diagnostic: PlacedDiagnostic; files: Props['files'] }) {
  const { line, subject } = diagnostic;
  const position = line > 0 ? `content/${diagnostic.file}:${line}` : `content/${diagnostic.file}`;
  const label = subject === '' ? position : `${position} · ${subject}`;
  const file = files.find(({ name }) => name === diagnostic.file);
  if (!file) return <span className={list.link}>{label}</span>;
  const path = file.form ? nearestFormPath(file.form, diagnostic.path) : [];
  return (
    <a className={list.link} href={addressOf(file.name, path)}>
      {label}
    </a>
  );
}

const severityLabels = {
  error: '',
  unfinished: 'Before publishing: ',
  warning: 'Suggestion: ',
  notice: 'For your information: ',
};

type DiagnosticListProps = { diagnostics: readonly PlacedDiagnostic[]; id?: string };

export function DiagnosticList({ diagnostics, id }: DiagnosticListProps) {
  if (diagnostics.length === 0) return null;
  return (
    <ul className={list.list} id={id}>
      {diagnostics.map((diagnostic, index) => (
        <li key={index} className={list.diagnostic} data-severity={diagnostic.severity}>
          <strong>
            {severityLabels[diagnostic.severity]}
            {diagnostic.summary}
          </strong>
          {diagnostic.why && <span>{diagnostic.why}</span>}
          {diagnostic.fix && <span className={list.fix}>{diagnostic.fix}</span>}
          {diagnostic.notice && <span className={list.fix}>{howToHide([diagnostic])}</span>}
        </li>
      ))}
    </ul>
  );
}
