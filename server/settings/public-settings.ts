import { createHash } from 'node:crypto';
import { arabicWilaya } from '../../shared/delivery/shipping-address.ts';
import type { PublicSettings, ShopSettings } from '../../shared/settings/settings.ts';
import type { Language, SettingsLanguage } from '../../shared/values/languages.ts';
import { chatUrl } from '../../shared/values/text.ts';
import { dayOf } from '../platform/settings/shop-day.ts';
import { shopNames } from '../platform/settings/shop-names.ts';

type Reader = { language: Language | undefined; now: Date } & Pick<
  PublicSettings,
  'shipping' | 'languages' | 'baseLanguage'
>;

/** What shoppers see of the settings, in their language. */
export function publicSettings(
  settings: ShopSettings,
  { language = 'en', now, shipping, languages, baseLanguage }: Reader,
): PublicSettings {
  const { whatsapp, ...contact } = textsIn(settings.contact, language);
  const names = shopNames(settings);
  const { text, link } = textsIn(settings.announcement, language);
  return {
    look: { ...textsIn(settings.look, language), name: names[language], names },
    seller: settings.seller,
    contact: { ...contact, whatsapp: whatsapp && chatUrl(whatsapp) },
    announcement: isAnnounced(settings, now) ? { id: announcementId(settings), text, link } : null,
    home: ownTextsIn(settings.home, language),
    delivery: ownTextsIn(settings.delivery, language),
    shipping: { ...shipping, free: language === 'ar' ? shipping.free.map(arabicWilaya) : shipping.free },
    languages,
    baseLanguage,
  };
}

/** Both days are included. */
function isAnnounced({ announcement: { text, from, until } }: ShopSettings, now: Date) {
  const today = dayOf(now);
  return text !== '' && (from === '' || from <= today) && (until === '' || today <= until);
}

/** The same in all languages, so that a closed text stays closed in another one. */
function announcementId({ announcement: { text, texts } }: ShopSettings) {
  return createHash('sha256')
    .update(JSON.stringify([text, texts]))
    .digest('hex')
    .slice(0, 12);
}

type Translated = { texts: Record<SettingsLanguage, object> };

/** The group with its texts in a language. A blank one stays blank, so pages show the usual words of their language. */
function ownTextsIn<Group extends Translated>(
  { texts, ...group }: Group,
  language: Language,
): Omit<Group, 'texts'> {
  return language === 'en' ? group : { ...group, ...texts[language] };
}

/** The group with its texts in a language; a blank one stays the base text. */
function textsIn<Group extends Translated>(
  { texts, ...group }: Group,
  language: Language,
): Omit<Group, 'texts'> {
  if (language === 'en') return group;
  const written = Object.entries(texts[language]).filter(([, text]) => text !== '');
  return { ...group, ...Object.fromEntries(written) };
}
