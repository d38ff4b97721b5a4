import type { Lens } from '../../content/lens.ts';
import {
  chooseProfiles,
  describeAvailability,
  directLinks,
  type Owner,
  type PrintedLink,
  profileLinks,
  withAddress,
} from '../../content/owner.ts';
import { headOf, type Page, type PageHead } from '../../content/pages.ts';
import type { Proof } from '../../core/proof.ts';
import { mapText, type RichText } from '../../core/prose.ts';
import { absoluteAddress, lensResumePath, resumePath } from '../../core/routes.ts';
import { addressWithoutScheme, withName } from '../../core/text.ts';
import { joinParts } from '../../i18n/isolate.ts';
import type { Locale } from '../../i18n/locale.ts';

export type BriefProps = {
  head: PageHead;
  /** Place, time and permission to work, each with its label. */
  facts: { label: string; text: string }[];
  /** Mail and phone. */
  direct: PrintedLink[];
  profiles: PrintedLink[];
  /** Those of `withoutLens` and of all lenses. */
  proofs: Proof[];
  /** In the props, so that other pages do not load them. `scan` is what the QR code is for. */
  labels: Record<'resume' | 'colon' | 'contactCard' | 'proofs' | 'scan', string>;
  withoutLens: BriefView;
  lenses: (BriefView & { name: string; chosenFor: string })[];
};

/** What a lens changes. */
type BriefView = {
  role: string;
  intro: RichText;
  proofs: Proof['id'][];
  /** Path of the résumé, and its address on paper; null for none. */
  resume: { path: string; address: string } | null;
};

type BriefSource = {
  owner: Owner;
  site: { url: string };
  home: { intro: RichText };
  contact: { links?: string[] | undefined };
  lenses: readonly Lens[];
  proofs: { withoutLens: Proof[]; lenses: Record<string, Proof[]> };
  /** Only a generated PDF (`set`) has variants for lenses. */
  resumePdf: 'none' | 'own' | 'set';
  locale: Locale;
};

export function toBriefProps(page: Page, source: BriefSource): BriefProps {
  const { owner, site, home, contact, lenses, proofs, resumePdf, locale } = source;
  const { brief } = locale.documents;
  const idsOf = (chosen: readonly Proof[] = []) => chosen.map(({ id }) => id);
  const resumeAt = (path: string): BriefView['resume'] =>
    resumePdf === 'none' ? null : { path, address: addressWithoutScheme(absoluteAddress(site.url, path)) };
  const introOf = (intro: RichText) => mapText(intro, (words) => withName(words, owner.name));
  const all = [...proofs.withoutLens, ...Object.values(proofs.lenses).flat()];
  const profiles = contact.links?.filter((name) => name !== 'email');
  return {
    head: headOf(page, owner.name),
    facts: factsOf(owner, locale),
    direct: directLinks(owner).map(withAddress),
    profiles: profileLinks(owner, chooseProfiles(owner, profiles)).slice(0, maxProfiles).map(withAddress),
    proofs: [...new Map(all.map((proof) => [proof.id, proof])).values()],
    labels: {
      resume: String(locale.words.resumePdf),
      colon: locale.lists.colon,
      contactCard: String(locale.words.contactCard),
      proofs: brief.proofs,
      scan: brief.scan({ name: owner.name }),
    },
    withoutLens: {
      role: owner.role,
      intro: introOf(home.intro),
      proofs: idsOf(proofs.withoutLens),
      resume: resumeAt(resumePath),
    },
    lenses: lenses.map((lens) => ({
      name: lens.name,
      chosenFor: brief.chosenFor({ lens: lens.title }),
      role: lens.headline ?? owner.role,
      intro: introOf(lens.summary ?? home.intro),
      proofs: idsOf(proofs.lenses[lens.name]),
      resume: resumeAt(resumePdf === 'set' ? lensResumePath(lens.name) : resumePath),
    })),
  };
}

/** More would not fit on one screen. */
const maxProfiles = 3;

function factsOf(owner: Owner, locale: Locale): BriefProps['facts'] {
  const { documents } = locale;
  const { time = '', places = [], rightToWork = '' } = describeAvailability(owner, locale) ?? {};
  return [
    { label: documents.location, text: owner.location },
    { label: documents.availability, text: time },
    { label: documents.brief.workplaces, text: joinParts(places, locale) },
    { label: documents.brief.rightToWork, text: rightToWork },
  ].filter(({ text }) => text !== '');
}
