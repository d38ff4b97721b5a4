import type { PictureJob } from '../../core/picture-job.ts';
import { finishScreen } from './stage.ts';
import type { Ui } from './ui.ts';

/** The pictures of one project: file stem -> how its screen is drawn. */
export function projectPictures(
  project: string,
  screens: Readonly<Record<string, () => Ui>>,
): readonly PictureJob[] {
  return Object.entries(screens).map(([name, draw]) => ({
    collection: `projects/${project}`,
    name,
    draw: () => finishScreen(draw()),
  }));
}
