/**
 * Every word of the interface that is not the owner's. Single constants, read as `labels.menu` through a namespace
 * import, so that a page carries only the ones it shows. Sentences that hold a name or a number are functions, which
 * every page would carry: those stand in `sentences.ts` beside what says them.
 */
export const skipToContent = 'Skip to content';
export const mainNavigation = 'Main';
export const menu = 'Menu';
export const closeMenu = 'Close menu';
export const darkMode = 'Dark mode';
export const footerLinks = 'Elsewhere';
export const links = {
  devpost: 'Devpost',
  github: 'GitHub',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  email: 'Email',
} as const;
export const pauseTyping = 'Pause the typing title';
export const resumeTyping = 'Resume the typing title';
export const seeProjects = 'See projects';
export const resumePdf = 'Résumé (PDF)';
export const latest = 'Latest';
export const prescription = 'Rx';
export const projectNumber = (number: number, digits: number) =>
  `No. ${String(number).padStart(digits, '0')}`;
export const type = 'Type';
export const madeWith = 'With';
export const refills = 'Refills';
export const refresh = 'Refresh';
export const galleryFailed = 'The pictures could not be loaded. Refresh tries again.';
export const close = 'Close';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied';
export const linkNotCopied = 'Copy the link from the address bar';
export const filterProjects = 'Filter projects';
export const noProjects = 'Nothing here yet.';
export const leaveLens = 'Back to the usual order';
export const languages = 'Languages';
export const tools = 'Tools, frameworks and APIs';
export const github = 'GitHub';
export const tryIt = 'Try It Out Here';
export const demoOffline = 'Demo offline';
export const devpost = 'Devpost';
export const carousel = 'carousel';
export const slide = 'slide';
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
export const academicAwards = 'Academic Awards';
export const education = 'Education';
export const name = 'Name';
export const email = 'Email';
export const message = 'Message';
export const send = 'Send';
export const wayHome = 'Back to the homepage';
