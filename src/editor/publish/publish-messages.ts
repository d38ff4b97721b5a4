import { commandHint } from '../../core/command-hint.ts';

/* What publishing from the editor says. Each sentence tells what stands, what is safe, and what to do. */

export const noGit =
  'Git is not installed on this machine. Install it from https://git-scm.com, or copy the site to a folder below.';
export const notCheckout =
  'This folder is not kept by git, so there is nowhere to push it to. The guide to publishing says how to begin; or copy the site to a folder below.';
export const foreignOwner =
  'Git does not trust this folder, because it belongs to another user of this machine. Open the editor as that user.';
export const detached =
  'The folder stands at an earlier commit and on no branch. Go back to your branch in a terminal:   git switch main';
export const unfinished =
  'Something in git was begun here and not finished: a merge, or moving commits to another place. Finish it in a terminal first:   git status';
export const noRemote =
  'The folder is kept by git, and nowhere else: it has no remote. The guide to publishing says how to make one; or copy the site to a folder below.';
export const optionName = (name: string) =>
  `The name ${name} in .git/config begins with a hyphen, so git would read it as an option. If you did not write it, do not use this folder; otherwise rename it with git.`;
export const noIdentity =
  'Git does not know who you are, and each commit says that. Tell it in a terminal, once:   git config --global user.name "Your Name"   and   git config --global user.email "name@domain.example"';
export const unreadable = (said: string) => `Git could not be asked about this folder. It said: ${said}`;

// About the place it goes to

export const notAsked = (place: string) =>
  `${place} could not be asked just now, so what is said here is as of the last time.`;
export const offline = (place: string) => `${place} cannot be reached. Is this machine connected?`;
export const notSignedIn = (place: string) =>
  `${place} did not let this machine in. Sign in with git in a terminal once:   git push   After that it works from here.`;
export const otherBranch = (branch: string, usual: string) =>
  `You are on the branch ${branch}. The site is made of ${usual} as a rule, so this will not be seen until it is merged there.`;
export const noWorkflow = `There is no .github/workflows/publish.yml here, which makes the site of what is pushed. This writes it:   ${commandHint('hosts')}`;
export const tellsPlace = (files: string[]) => {
  const shown = `${files.slice(0, 5).join(', ')}${files.length > 5 ? ' …' : ''}`;
  return files.length === 1
    ? `One picture says where it was taken: ${shown}. No page tells that, but the repository keeps the original. Drop it into the editor again to have a copy without it.`
    : `${files.length} pictures say where they were taken: ${shown}. No page tells that, but the repository keeps the originals. Drop them into the editor again to have copies without it.`;
};

// While it goes on

export const checking = 'Looking at everything that visitors would see …';
export const committing = 'Committing …';
export const asking = (place: string) => `Asking ${place} what it has …`;
export const pushing = (place: string) => `Pushing to ${place} …`;
export const building = 'Building the site; the first time takes minutes …';
export const copying = 'Copying …';

// How it ended

export const stopped = (count: number) =>
  count === 1
    ? 'Nothing was published: one thing must be fixed first.'
    : `Nothing was published: ${count} things must be fixed first.`;
export const nothingNew = 'There is nothing to publish: all of it is there already.';
export const notAgreed = 'Nothing was published: nobody agreed to the first push.';
export const published = (place: string, url: string) =>
  `Pushed to ${place}. Where a workflow makes the site of it, visitors find it at ${url} in a few minutes.`;
export const publishedBranch = (place: string, branch: string) =>
  `Pushed to ${place}, on the branch ${branch}.`;
export const notCommitted = (said: string) =>
  `Git did not commit: nothing was published, and your files are as they were. It said: ${said}`;
export const hookRefused = (said: string) =>
  `A check of this repository (a hook) did not let the commit through. Nothing was published, and your files are as they were. It said: ${said}`;
export const ignored = (files: string) =>
  `The repository is told to ignore ${files}, so it was not published. Take the line out of .gitignore that says so.`;
const kept = 'Your changes are committed on this machine, and nothing is lost.';
export const conflict = (place: string, files: string[]) =>
  `The same lines were changed here and at ${place}: ${files.join(', ')}. ${kept} They have to be brought together in a terminal:   git pull`;
export const inTheWay = (place: string) =>
  `What was changed at ${place} touches files that are changed and not committed here. ${kept} Commit or undo those first.`;
export const notMerged = (said: string) =>
  `What was changed elsewhere could not be brought in. ${kept} Git said: ${said}`;
export const broughtInWrong = (count: number) =>
  `What was changed elsewhere was brought in, and with it ${count === 1 ? 'one thing is' : `${count} things are`} to fix. It was not pushed. ${kept}`;
export const committedOffline = (place: string) => `${offline(place)} ${kept} Publish again later.`;
export const committedNotSignedIn = (place: string) => `${notSignedIn(place)} ${kept}`;
export const overtaken = (place: string) =>
  `Something else was pushed to ${place} at the same moment. ${kept} Publish again: it will be brought in first.`;
export const remoteRefused = (place: string, said: string) =>
  `${place} did not take the push. ${kept} It said: ${said}`;
export const pushHookRefused = (said: string) =>
  `Git did not push, as a check of this repository (a hook) may have asked. ${kept} It said: ${said}`;
export const pushTookTooLong = (place: string) =>
  `${place} did not answer in time, so it is not certain that all of it arrived. ${kept} Publish again.`;
export const failed =
  'This did not work, and the terminal says why. What was committed stays; nothing else was changed.';

// To a folder

export const notWhole = 'Write the whole path of the folder, such as ~/Sites/portfolio.';
export const folderOfSite =
  'This folder holds your site itself. Choose another one, in which nothing else lies.';
export const notFolder = 'There is a file of that name. Choose a folder.';
export const notEmpty = (folder: string) =>
  `${folder} holds other files, which are not touched. Choose an empty folder, or a new one.`;
export const changedThere = (file: string) =>
  `${file} lies there and did not come from here, so nothing was copied. Move it away, or choose another folder.`;
export const notBuilt = (said: string) =>
  `The site could not be built, so nothing was copied. The build said: ${said}`;
export const copied = (folder: string, files: number) =>
  `Copied ${files} files to ${folder}. Upload all of them to your host.`;
export const notWritten = (folder: string, reason: string) => `${folder} could not be written: ${reason}`;
