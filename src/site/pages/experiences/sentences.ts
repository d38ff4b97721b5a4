type Uses = { projects: number; jobs: number; awards: number; last: string };
export const skillSummary = ({ projects, jobs, awards, last }: Uses) =>
  [
    counted(projects, 'project'),
    counted(jobs, 'job'),
    counted(awards, 'award'),
    last === 'now' ? 'in use now' : `last in ${last}`,
  ]
    .filter(Boolean)
    .join(', ');

function counted(count: number, noun: string): string {
  if (count === 0) return '';
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
