import { content } from 'virtual:content/contact';
import { ContactPage } from './ContactPage.tsx';

export function ContactRoute() {
  return <ContactPage content={content} />;
}
