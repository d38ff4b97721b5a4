import type { z } from 'zod';
import {
  availabilityLine,
  chooseProfiles,
  directLinks,
  type Owner,
  type OwnerLink,
  profileLinks,
} from '../../content/owner.ts';
import { headOf, type Page, type PageHead } from '../../content/pages.ts';
import type { Site } from '../../content/site-schema.ts';
import type { Picture } from '../../core/picture.ts';
import type { RichText } from '../../core/prose.ts';
import { absoluteAddress, thanksPath } from '../../core/routes.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { contactSchema } from './schema.ts';

export type RawContact = z.infer<typeof contactSchema>;

/** contact.yaml with its picture. */
export type Contact = Omit<RawContact, 'image' | 'imageAlt'> & { picture: Picture | null };

export type ContactProps = {
  head: PageHead;
  /** When and where the owner could work; null if unknown. */
  availability: { label: string; text: string } | null;
  intro: RichText;
  picture: Picture | null;
  formTitle: string;
  /** Next to the form title; "" for none. */
  sign: string;
  links: OwnerLink[];
  form: {
    /** The form's action. */
    action: string;
    /** Hidden fields by name, such as the access key of the form service. */
    hidden: Record<string, string>;
    /** Name of the hidden field that only bots fill in; "" for none. */
    honeypot: string;
    /** The owner's offers, as subjects of a message; left out for none. */
    subjects?: { name: string; title: string }[];
    /** Other attributes of the form. */
    attributes: Record<string, string>;
  };
};

type ContactSource = {
  owner: Owner;
  site: Site;
  contact: Contact;
  formAction: string;
  locale: Locale;
  sections: readonly { kind: string; records: readonly unknown[] }[];
};

export function toContactProps(
  page: Page,
  { owner, site, contact, formAction, locale, sections }: ContactSource,
): ContactProps {
  const { intro, picture, formTitle, sign = '' } = contact;
  const { form = {} } = site;
  const availability = availabilityLine(owner, locale);
  // Records of this kind have these fields.
  const offers = sections.flatMap(({ kind, records }) =>
    kind === 'offers' ? (records as { name: string; title: string }[]) : [],
  );
  const isNetlify = form.action === 'netlify';
  const names = contact.links ?? ['email', ...new Set(owner.profiles.map(({ name }) => name))];
  return {
    head: headOf(page, owner.name),
    intro,
    picture,
    formTitle,
    sign,
    availability: availability
      ? { label: locale.documents.availability + locale.lists.colon, text: availability }
      : null,
    links: names.flatMap((name) =>
      name === 'email' ? directLinks(owner) : profileLinks(owner, chooseProfiles(owner, [name])),
    ),
    form: {
      action: formAction,
      hidden: {
        ...(form.accessKey && !form.action ? { access_key: form.accessKey } : {}),
        ...(isNetlify ? { 'form-name': 'contact' } : {}),
        ...(form.thanks ? { [form.thanks]: absoluteAddress(site.url, thanksPath) } : {}),
      },
      ...(offers.length > 0 && { subjects: offers.map(({ name, title }) => ({ name, title })) }),
      honeypot: form.honeypot ?? '',
      // https://docs.netlify.com/manage/forms/setup/
      attributes: isNetlify
        ? {
            name: 'contact',
            'data-netlify': 'true',
            ...(form.honeypot ? { 'data-netlify-honeypot': form.honeypot } : {}),
          }
        : form.action?.startsWith('mailto:')
          ? { encType: 'text/plain' }
          : {},
    },
  };
}
