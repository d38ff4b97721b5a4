import type { StoryBlock } from '../story/story.ts';
import type { PlacedPicture, PortfolioPlan } from './plan-portfolio.ts';

/** Where a block ends or a picture begins, in points from the top of the page, in reading order. */
export type Mark = { page: number; y: number } & ({ kind: 'end' } | { kind: 'figure'; id: string });

/** A picture that must become lower than this share of its height moves to the next page instead. */
const minShare = 0.58;
/** Between a text and the picture after it, with a heading between them. */
const spacePt = 22;
const headingPt = 46;
const captionPt = 34;

/**
 * Lowers the first picture of each part that moved to the next page although it could nearly stay. Null if none
 * can; a change moves the pictures after it.
 */
export function fitPictures(plan: PortfolioPlan, marks: readonly Mark[]): PortfolioPlan | null {
  const { sheet } = plan;
  const bottom = sheet.height - sheet.marginY;
  const heights = new Map<string, number>();
  const fitIn = (pictures: readonly PlacedPicture[]) => {
    for (const picture of pictures) {
      const index = marks.findIndex((mark) => mark.kind === 'figure' && mark.id === picture.id);
      const [mark, before] = [marks[index], marks[index - 1]];
      if (!mark || before?.kind !== 'end' || before.page !== mark.page - 1) continue;
      const isBelowHeading = mark.y > sheet.marginY + spacePt;
      const caption = picture.caption === '' ? 0 : captionPt;
      const freePt = bottom - before.y - spacePt - caption - (isBelowHeading ? headingPt : 0);
      if (freePt < picture.height * minShare || freePt >= picture.height) continue;
      heights.set(picture.id, freePt);
      return;
    }
  };
  for (const { blocks } of plan.stories) fitIn(singles(blocks));
  if (heights.size === 0) return null;
  const lower = (picture: PlacedPicture): PlacedPicture => {
    const height = heights.get(picture.id);
    return height ? { ...picture, height, width: (picture.width * height) / picture.height } : picture;
  };
  return {
    ...plan,
    stories: plan.stories.map((story) => ({
      ...story,
      blocks: story.blocks.map((block) =>
        block.kind === 'figures' ? { ...block, figures: block.figures.map(lower) } : block,
      ),
    })),
  };
}

/** Pictures that are not compared with another. */
function singles(blocks: readonly StoryBlock<PlacedPicture>[]): PlacedPicture[] {
  return blocks.flatMap((block) =>
    block.kind === 'figures' && block.figures.length === 1 ? block.figures : [],
  );
}
