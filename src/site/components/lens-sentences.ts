export const lensNote = (lens: string, count: number) =>
  `Seen for ${lens}: ${count === 1 ? '1 entry comes' : `${count} entries come`} first, marked; nothing is hidden.`;
