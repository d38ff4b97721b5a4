export const refreshGallery = (gallery: string) => `Refresh ${gallery}`;
export const refreshed = (gallery: string) => `New pictures in ${gallery}`;
