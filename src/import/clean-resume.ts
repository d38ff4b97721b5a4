import { findHiddenCharacters } from '../content/find-hidden-characters.ts';
import { isGroup } from '../core/field-path.ts';
import type { ImportedResume } from './imported-resume.ts';

/** Removes from all texts what content/ does not accept, and links that contain a phone number. */
export function cleanResume({ owner, projects, sections, leftOut }: ImportedResume): void {
  let count = 0;
  const isKept = (value: unknown): boolean => {
    const isPhone = typeof value === 'string' && isPhoneLink(value);
    // A link of a list goes with its label.
    if (isGroup(value)) return !Object.values(value).some((each) => !isKept(each));
    if (isPhone) count += 1;
    return !isPhone;
  };
  const clean = (values: object): void => {
    for (const [name, value] of Object.entries(values) as [string, unknown][]) {
      if (typeof value === 'string') {
        if (isKept(value)) Reflect.set(values, name, withoutHidden(value));
        else Reflect.deleteProperty(values, name);
      } else if (Array.isArray(value)) {
        value.splice(0, value.length, ...value.filter(isKept));
        clean(value);
      } else if (isGroup(value)) clean(value);
    }
  };
  const lists: readonly (readonly { record: object }[])[] = [
    projects,
    ...sections.map((each) => each.records),
  ];
  for (const values of [owner, ...lists.flat().map(({ record }) => record)]) clean(values);
  if (count > 0) leftOut.push(`Links with a phone number: ${count}.`);
}

function withoutHidden(text: string): string {
  const plain = text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ');
  const hidden = findHiddenCharacters(plain);
  const ends = hidden.map(({ offset }) => offset + ((plain.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1));
  return [0, ...ends].map((start, index) => plain.slice(start, hidden[index]?.offset)).join('');
}

const phoneScheme = /^(?:tel|sms|mms|callto|facetime(?:-audio)?|whatsapp|viber|tg|signal|sgnl|skype):/i;
const messenger =
  /^(?:https?:\/\/)?(?:[\w-]+\.)*(?:wa\.me|whatsapp\.com|t\.me|telegram\.(?:me|dog|org)|signal\.(?:me|group)|viber\.(?:com|me)|imo\.im|zalo\.me|line\.me|skype\.com)(?:[/?#]|$)/i;
const address = /^(?:https?:\/\/\S|[\w-]+(?:\.[\w-]+)+\/\S)/i;
/** With the sign for the country code, on any site. */
const international = /[/=:#]\+[\s().-]*(?:\d[\s().-]*){8,15}(?!\d)/;
const digits = /(?<![a-z\d])(?:\d[\s().-]*){7,15}(?![a-z\d])/i;

/** Whether a text is an address that contains a phone number, such as `https://wa.me/4917012345678`. */
export function isPhoneLink(text: string): boolean {
  const plain = text.trim().replaceAll(/%2b/gi, '+').replaceAll('%20', ' ');
  if (phoneScheme.test(plain) || messenger.test(plain)) return digits.test(plain);
  return address.test(plain) && international.test(plain);
}
