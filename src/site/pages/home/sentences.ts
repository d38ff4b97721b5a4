export const latestProject = (title: string) => `Latest project: ${title}`;
export const refillsLeft = (count: number) => `${count} more`;
