export const slideOf = (index: number, count: number) => `${index} of ${count}`;
export const showSlide = (index: number) => `Show picture ${index}`;
