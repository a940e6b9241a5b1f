import type { Language, TextLanguage } from '../../shared/languages.ts';
import type { PublicSettings, ShopSettings } from '../../shared/settings.ts';
import { internationalNumber } from '../../shared/text.ts';

/** What shoppers see of the settings, in their language. */
export function inLanguage({ seller, contact }: ShopSettings, language: Language = 'en'): PublicSettings {
  const { whatsapp, ...shown } = textsIn(contact, language);
  return {
    seller,
    contact: { ...shown, whatsapp: whatsapp && `https://wa.me/${internationalNumber(whatsapp)}` },
  };
}

type Translated = { texts: Record<TextLanguage, Record<string, string>> };

/** The group with its texts in a language; a blank one stays the base text. */
function textsIn<Group extends Translated>(
  { texts, ...group }: Group,
  language: Language,
): Omit<Group, 'texts'> {
  if (language === 'en') return group;
  const written = Object.entries(texts[language]).filter(([, text]) => text !== '');
  return { ...group, ...Object.fromEntries(written) };
}
