import { content as offers } from 'virtual:content/_offers';
import { useNavigation } from '../router/useNavigation.ts';
import type { SiteLanguage } from '../site/page-props.ts';
import { lineIcon } from '../ui/icons.tsx';
import styles from './LanguageLinks.module.css';
import { isInOneLanguage, LanguageLink } from './LanguageLinks.tsx';

const CloseIcon = lineIcon('M6 6l12 12M18 6L6 18');

type Props = { to: SiteLanguage; onClose: () => void };

/** A line in another language with a link to the page in it. Above the page, so that nothing moves. */
export function LanguageOffer({ to, onClose }: Props) {
  const { path } = useNavigation().page();
  if (isInOneLanguage(path)) return null;
  const offer = offers.find(({ language }) => language === to.language);
  return (
    <p className={styles.offer}>
      <LanguageLink to={to}>
        <span dir={offer?.direction}>{offer?.text}</span>
      </LanguageLink>
      <button
        className={styles.close}
        type="button"
        lang={to.language}
        aria-label={offer?.close}
        onClick={onClose}
      >
        <CloseIcon />
      </button>
    </p>
  );
}
