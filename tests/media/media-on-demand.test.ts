import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createEncoder, type Encoder } from '../../src/media/images/encode-entry.ts';
import { picturesOnDemand } from '../../src/media/media-on-demand.ts';
import { makePlace, only, quarters } from './images/sample-originals.ts';

describe('picturesOnDemand', () => {
  it('plans first and encodes on demand', async () => {
    const place = makePlace();
    await place.putPhoto('pier.jpg');
    await place.putPhoto('boat.jpg', 600, 900);
    const planned = await place.prepare(['pier.jpg', 'boat.jpg'], { planOnly: true });
    expect(planned.encoded).toBe(0);
    const [pier, boat] = [...planned.pictures.values()];
    expect(pier?.picture).toMatchObject({ width: 900, height: 600 });
    expect(pier?.files.some(({ cacheFile }) => existsSync(cacheFile))).toBe(false);
    const fileFor = picturesOnDemand(planned.pictures.values(), {
      ...place,
      onDiagnostic: () => expect.unreachable(),
    });
    const answers = await Promise.all((pier?.files ?? []).map(({ publicPath }) => fileFor(publicPath)));
    expect(answers).toEqual(pier?.files.map(({ cacheFile }) => cacheFile));
    expect(answers.every((file) => file && existsSync(file))).toBe(true);
    expect(boat?.files.some(({ cacheFile }) => existsSync(cacheFile))).toBe(false);
    expect(await fileFor('/images/travel/elsewhere.jpg')).toBeUndefined();
  });

  it('provides the tint of a picture after it is encoded', async () => {
    const place = makePlace();
    await place.putPhoto('pier.jpg');
    const planned = await place.prepare(['pier.jpg'], { planOnly: true });
    expect(only(planned).wasDecoded).toBe(false);
    await picturesOnDemand(planned.pictures.values(), { ...place, onDiagnostic: () => expect.unreachable() })(
      '/images/travel/pier.jpg',
    );
    const again = await place.prepare(['pier.jpg'], { planOnly: true });
    expect(only(again).wasDecoded).toBe(true);
    expect(only(again).picture.fingerprint).toBe(only(planned).picture.fingerprint);
  });

  it('uses files of an earlier build', async () => {
    const place = makePlace();
    await place.putPhoto('pier.jpg');
    const built = await place.prepare(['pier.jpg'], { profile: 'fast' });
    const planned = await place.prepare(['pier.jpg'], { planOnly: true });
    expect(only(planned).picture).toEqual(only(built).picture);
  });

  it('encodes requested pictures before the rest of a build, and each picture once', async () => {
    const place = makePlace();
    const names = Array.from({ length: availableParallelism() + 4 }, (_, index) => `${index}.jpg`);
    for (const [index, name] of names.entries()) await place.putPhoto(name, 40 + index, 30);
    // The build starts with other pictures and would encode this one last.
    const requested = `${availableParallelism()}.jpg`;
    const encoder = createEncoder(place.cacheDir);
    const order: string[] = [];
    const recorded: Encoder = {
      ...encoder,
      encode: (job) => {
        order.push(path.basename(job.original));
        return encoder.encode(job);
      },
    };
    const planned = await place.prepare(names, { planOnly: true, profile: 'fast' });
    const fileFor = picturesOnDemand(planned.pictures.values(), {
      ...place,
      encoder: recorded,
      onDiagnostic: () => expect.unreachable(),
    });
    let isRequested = false;
    const building = place.prepare(names, {
      profile: 'fast',
      encoder: recorded,
      // Called while the first pictures are encoded.
      onProgress: ({ done }) => {
        if (done !== 1 || isRequested) return;
        isRequested = true;
        fileFor(`/images/travel/${requested}`);
      },
    });
    expect((await building).encoded).toBe(names.length);
    expect(order.indexOf(requested)).toBeLessThanOrEqual(availableParallelism() + 1);
    // Reported by the request and by the build, which finds it encoded.
    expect(order.filter((name) => name === requested)).toHaveLength(2);
  });

  it('reports a picture with corrupt pixel data', async () => {
    const place = makePlace();
    const whole = await quarters(900, 600).jpeg().toBuffer();
    place.put('cut.jpg', whole.subarray(0, whole.length >> 1));
    const planned = await place.prepare(['cut.jpg'], { planOnly: true });
    const diagnostics: string[] = [];
    const fileFor = picturesOnDemand(planned.pictures.values(), {
      ...place,
      onDiagnostic: ({ file, code }) => diagnostics.push(`${file} ${code}`),
    });
    expect(await fileFor('/images/travel/cut.jpg')).toBeUndefined();
    expect(diagnostics).toEqual(['content/images/travel/cut.jpg picture-incomplete']);
  });
});
