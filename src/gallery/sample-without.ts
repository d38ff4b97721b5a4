/**
 * Picks `count` distinct whole numbers below `total`, each subset equally likely, in random order.
 * Numbers in `avoid` are left out while enough others remain. `random` returns values in [0, 1).
 */
export function sampleWithout(
  total: number,
  count: number,
  random: () => number,
  avoid: readonly number[] = [],
): number[] {
  const avoided = [...new Set(avoid)].filter((index) => index < total).sort((a, b) => a - b);
  const open = total - avoided.length;
  if (open < count)
    return avoided.length === 0
      ? floyd(total, Math.min(count, total), random)
      : sampleWithout(total, count, random);
  return floyd(open, count, random).map((rank) => skipAvoided(rank, avoided));
}

/** Robert Floyd's sampling (CACM 30(9), 1987), then a Fisher–Yates shuffle, since Floyd's order is not uniform. */
function floyd(total: number, count: number, random: () => number): number[] {
  const chosen = new Set<number>();
  for (let upper = total - count; upper < total; upper += 1) {
    const candidate = Math.floor(random() * (upper + 1));
    chosen.add(chosen.has(candidate) ? upper : candidate);
  }
  const picked = [...chosen];
  for (let last = picked.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const held = picked[last] as number;
    picked[last] = picked[other] as number;
    picked[other] = held;
  }
  return picked;
}

/** The `rank`-th number that is not avoided; `avoided` ascends. */
function skipAvoided(rank: number, avoided: readonly number[]): number {
  let index = rank;
  for (const skipped of avoided) {
    if (skipped > index) break;
    index += 1;
  }
  return index;
}
