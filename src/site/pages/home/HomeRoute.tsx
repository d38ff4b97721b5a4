import { content } from 'virtual:content/home';
import { HomePage } from './HomePage.tsx';

export function HomeRoute() {
  return <HomePage content={content} />;
}
