import { dirname } from 'node:path';
import { type PicturePlanner, planPicture } from '../../src/pipeline/images/plan-picture.ts';
import { preparePictures } from '../../src/pipeline/images/prepare-pictures.ts';
import type { PlannedFile } from '../../src/pipeline/images/types.ts';
import { publishMedia } from '../../src/pipeline/media/publish-media.ts';
import { listOriginals } from '../../src/pipeline/originals/list-originals.ts';
import { readArguments, widths } from '../recipe.mjs';

const { name, recipe, photos, outDir, cacheDir } = readArguments();

/** The pipeline as it is, but for which files it makes of a photo. */
const planEqually: PicturePlanner = ({ source, original }) => {
  const path = source.replace(/\.jpg$/, '');
  const files = widths.flatMap((width): PlannedFile[] => {
    const size = {
      width,
      height: Math.round((original.height * width) / original.width),
      carriesRights: false,
    };
    return [
      { ...size, name: `${width}.avif`, format: 'avif', settings: recipe.avif },
      {
        ...size,
        name: `${width}.jpg`,
        format: 'jpeg',
        settings: { ...recipe.jpeg, mozjpeg: false, chromaSubsampling: '4:2:0' },
      },
    ];
  });
  return {
    picture: { path: source, fingerprint: '', width: 1600, height: 0, tint: 0 },
    key: `${original.source}-bench`,
    encode: files,
    publish: files.map((file) => ({ publicPath: `${path}-${file.name}`, name: file.name })),
  };
};

// The photos lie in a folder `images`, as in content/.
const wanted = (await listOriginals(dirname(photos))).map((file) => ({
  source: `${file.stem}.jpg`,
  file,
  kind: 'photo' as const,
}));
const prepared = await preparePictures(wanted, {
  cacheDir,
  profile: 'publish',
  largest: 1600,
  planPicture: name === 'equal' ? planEqually : planPicture,
});
publishMedia(prepared.pictures.values(), outDir);
