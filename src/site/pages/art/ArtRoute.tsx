import { content } from 'virtual:content/art';
import { ArtPage } from './ArtPage.tsx';

export function ArtRoute() {
  return <ArtPage content={content} />;
}
