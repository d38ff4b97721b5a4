import { findPrivateMetadata, type GateOptions } from './gate/privacy-gate.ts';
import type { PrivateMetadata } from './gate/read-back.ts';
import { findPrivateVideos } from './videos/find-private-videos.ts';

/** Everything in the pictures, PDFs and videos of a folder that must not be published. */
export async function findLeaks(folder: string, rights?: GateOptions): Promise<PrivateMetadata[]> {
  return [...(await findPrivateMetadata(folder, rights)), ...(await findPrivateVideos(folder))];
}
