/** Every word of the interface that is not the owner's; read as `labels.menu`. */
export const skipToContent = 'Skip to content';
export const mainNavigation = 'Main';
export const menu = 'Menu';
export const darkMode = 'Dark mode';
export const footerLinks = 'Elsewhere';
export const pauseTyping = 'Pause the typing title';
export const resumeTyping = 'Resume the typing title';
export const resumePdf = 'Résumé (PDF)';
export const recordNumber = (number: number, digits: number) => `No. ${String(number).padStart(digits, '0')}`;
export const refresh = 'Refresh';
export const refreshGallery = (gallery: string) => `Refresh ${gallery}`;
export const refreshed = (gallery: string, photos: { title: string }[]) =>
  `New pictures in ${gallery}: ${photos.map(({ title }) => title).join('; ')}`;
export const galleryFailed = 'The pictures could not be loaded. Refresh tries again.';
export const close = 'Close';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied';
export const linkNotCopied = 'Copy the link from the address bar';
export const allProjects = 'All';
export const filterProjects = 'Filter projects';
export const noProjects = 'Nothing here yet.';
export const shownProjects = (count: number) => (count === 1 ? '1 project shown' : `${count} projects shown`);
/** After a link's own words, for those who hear the links of a page as a list. */
export const ofRecord = (title: string) => `for ${title}`;
export const picturesOf = (title: string) => `Pictures of ${title}`;
export const lensNote = (lens: string, count: number) =>
  `Seen for ${lens}: ${count === 1 ? '1 entry comes' : `${count} entries come`} first, marked; nothing is hidden.`;
export const leaveLens = 'Back to the usual order';
export const languages = 'Languages';
export const tools = 'Tools, frameworks and APIs';
export const github = 'GitHub';
export const tryIt = 'Try It Out Here';
export const demoOffline = 'Demo offline';
export const devpost = 'Devpost';
export const carousel = 'carousel';
export const slide = 'slide';
export const slideOf = (index: number, count: number) => `${index} of ${count}`;
export const showSlide = (index: number) => `Show picture ${index}`;
export const startSlides = 'Start slide rotation';
export const stopSlides = 'Stop slide rotation';
export const previousSlide = 'Previous picture';
export const nextSlide = 'Next picture';
export const enterFullscreen = 'Full screen';
export const leaveFullscreen = 'Leave full screen';
export const sections = 'Sections';
export const resumeFormats = 'Also as';
export const plainText = 'plain text';
export const jsonResume = 'JSON Resume';
export const contactCard = 'Save as a contact card';
export const skills = 'Skills';
export const skillProofs = (skill: string, count: number) => `${skill}, ${counted(count, 'proof')}`;
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
/** Over what a section holds itself, where other sections stand in it. */
export const ownParts: Partial<Record<string, string>> = {
  jobs: 'Positions',
  education: 'Education',
  awards: 'Awards',
};
export const validUntil = (date: string) => `Valid until ${date}`;
export const certificateNumber = (number: string) => `No. ${number}`;
export const verify = 'Verify';
/** What most publications are is not said of each. */
export const publicationKinds = {
  article: '',
  inproceedings: 'Conference paper',
  book: 'Book',
  chapter: 'Chapter',
  thesis: 'Thesis',
  preprint: 'Preprint',
  report: 'Report',
  dataset: 'Data set',
  software: 'Software',
} as const;
export const name = 'Name';
export const email = 'Email';
export const message = 'Message';
export const send = 'Send';
export const wayHome = 'Back to the homepage';

function counted(count: number, noun: string): string {
  if (count === 0) return '';
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
export const pageFailed = 'This page could not be shown';
export const loadAgain = 'Load it again';
