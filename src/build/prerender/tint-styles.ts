const steps = 6;

/** One background class for each placeholder colour that the content uses; see `Picture.tint`. */
export function tintStyles(tints: Iterable<number>): string {
  const rules = [...new Set(tints)]
    .sort((a, b) => a - b)
    .map((tint) => `.tint-${tint}{background-color:${tintColor(tint)}}`);
  return `@layer components{${rules.join('')}}`;
}

function tintColor(tint: number): string {
  const channel = (step: number) => Math.round((step * 255) / (steps - 1));
  const channels = [Math.floor(tint / (steps * steps)), Math.floor(tint / steps) % steps, tint % steps];
  return `rgb(${channels.map(channel).join(' ')})`;
}
