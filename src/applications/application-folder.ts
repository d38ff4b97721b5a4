/** The folder of all applications in content/. No other code that reads content/ opens it. */
export const applicationsFolder = 'applications';

const folderPattern = /^\d{4}-\d{2}-[a-z0-9]+(?:-[a-z0-9]+)*$/;

function isApplicationFolder(name: string): boolean {
  return folderPattern.test(name);
}

/** The folder of an application with this name. It begins with the month of `date`, which is YYYY-MM-DD. */
export function nameOfApplication(typed: string, date: string): string {
  return isApplicationFolder(typed) ? typed : `${date.slice(0, 7)}-${typed}`;
}

/** `applications/2026-11-harbour-clinics/letter.md` */
export function applicationFile(name: string, file: string): string {
  return `${applicationsFolder}/${name}/${file}`;
}

/** The application of a file of content/; null for other files. */
export function applicationOfFile(file: string): string | null {
  const [folder, name = '', ...inside] = file.split('/');
  return folder === applicationsFolder && isApplicationFolder(name) && inside.length > 0 ? name : null;
}

export function isApplicationLetter(file: string): boolean {
  return applicationOfFile(file) !== null && file.endsWith('/letter.md');
}

export const statuses = ['draft', 'sent', 'answered', 'interview', 'closed'] as const;

/** `today` is YYYY-MM-DD; an application without `due`, or with "", is never due. */
export function isDue({ status, due }: { status: string; due?: string | undefined }, today: string): boolean {
  return status !== 'closed' && due !== undefined && due !== '' && due <= today;
}
