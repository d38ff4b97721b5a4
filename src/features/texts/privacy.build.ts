import type { Site } from '../../content/site-schema.ts';
import type { Inline } from '../../core/prose.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { StoryBlock } from '../../story/story.ts';

/** A paragraph that is replaced by a statement about visitors' data. */
const privacyMark = '{privacy}';

type PrivacySource = {
  site: Pick<Site, 'url' | 'form' | 'media' | 'visits' | 'remember'>;
  owner: { name: string; email?: string | undefined };
  hasForm: boolean;
  locale: Locale;
};

/** The text with facts from the configuration in place of `{privacy}`, so that a privacy page is true after each change. */
export function withPrivacyFacts<F>(story: StoryBlock<F>[], source: PrivacySource): StoryBlock<F>[] {
  const isMark = (block: StoryBlock<F>) =>
    block.kind === 'paragraph' && block.children.length === 1 && block.children[0] === privacyMark;
  return story.flatMap((block): StoryBlock<F>[] =>
    isMark(block) ? privacyFacts(source).map((children) => ({ kind: 'paragraph', children })) : [block],
  );
}

function privacyFacts({ site, owner, hasForm, locale }: PrivacySource): Inline[][] {
  const { privacy } = locale.documents;
  const hostOf = (address: string) => ({ host: new URL(address).hostname });
  const { action = site.form?.service ?? '' } = site.form ?? {};
  const formFact = () =>
    action.startsWith('mailto:')
      ? privacy.mailForm
      : privacy.form({
          ...(action === 'netlify' ? { host: 'netlify.com' } : hostOf(action)),
          name: owner.name,
        });
  const facts = [
    `${privacy.noCookies} ${site.remember ? privacy.modeStored : privacy.nothingStored}`,
    privacy.server(hostOf(site.url)),
    site.media?.baseUrl ? privacy.media(hostOf(site.media.baseUrl)) : '',
    site.visits ? privacy.counted(hostOf(site.visits)) : privacy.notCounted,
    hasForm ? formFact() : '',
  ];
  return [
    ...facts.filter(Boolean).map((fact) => [fact]),
    ...(owner.email ? [withMailLink(privacy.questions({ email: owner.email }), owner.email)] : []),
  ];
}

function withMailLink(sentence: string, email: string): Inline[] {
  const [before = '', after = ''] = sentence.split(email);
  return [before, { kind: 'link', href: `mailto:${email}`, children: [email] }, after];
}
