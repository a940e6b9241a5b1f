import { createHash } from 'node:crypto';
import { arabicWilaya } from '../../shared/delivery/shipping-address.ts';
import type { PublicSettings, ShopSettings } from '../../shared/settings/settings.ts';
import { hasUsualWords } from '../../shared/settings/usual-words.ts';
import { type Language, languages } from '../../shared/values/languages.ts';
import { chatUrl } from '../../shared/values/text.ts';
import { dayOf } from '../platform/settings/shop-day.ts';
import { shopNames } from '../platform/settings/shop-names.ts';
import type { Translated } from '../platform/settings/shop-settings.ts';

type Reader = {
  language: Language | undefined;
  now: Date;
  hasMailServer: boolean;
  hasNeeds: boolean;
} & Pick<PublicSettings, 'shipping' | 'languages' | 'baseLanguage'>;

/** What shoppers see of the settings, in their language. */
export function publicSettings(
  settings: ShopSettings,
  { now, hasMailServer, hasNeeds, shipping, languages, baseLanguage, language = baseLanguage }: Reader,
): PublicSettings {
  const { whatsapp, ...contact } = textsIn(settings, 'contact', language);
  const names = shopNames(settings);
  const { text, link } = textsIn(settings, 'announcement', language);
  return {
    look: { ...textsIn(settings, 'look', language), name: names[language], names },
    seller: settings.seller,
    contact: { ...contact, whatsapp: whatsapp && chatUrl(whatsapp) },
    announcement: isAnnounced(settings, now) ? { id: announcementId(settings), text, link } : null,
    orders: textsIn(settings, 'orders', language),
    home: textsIn(settings, 'home', language),
    delivery: textsIn(settings, 'delivery', language),
    shipping: { ...shipping, free: language === 'ar' ? shipping.free.map(arabicWilaya) : shipping.free },
    has: { articles: settings.pages.articles, needs: hasNeeds },
    mails: { areSent: hasMailServer, confirmOrders: hasMailServer && settings.mails.placed },
    languages,
    baseLanguage,
  };
}

/** Both days are included. */
function isAnnounced({ announcement: { text, from, until } }: ShopSettings, now: Date) {
  const today = dayOf(now);
  return text !== '' && (from === '' || from <= today) && (until === '' || today <= until);
}

/**
 * The same in all languages, so that a closed text stays closed in another one, and before and after a change of the main
 * language.
 */
function announcementId(settings: ShopSettings) {
  const texts = languages.map((language) => textsIn(settings, 'announcement', language).text);
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 12);
}

type TranslatedGroup = {
  [G in keyof ShopSettings]: ShopSettings[G] extends Translated ? G : never;
}[keyof ShopSettings];

/** A group with its texts in a language. */
function textsIn<G extends TranslatedGroup>(
  settings: ShopSettings,
  name: G,
  language: Language,
): Omit<ShopSettings[G], 'texts'> {
  const { texts, ...group } = settings[name];
  const shown = Object.entries(texts[language]).filter(([, text]) => text !== '' || hasUsualWords(name));
  return { ...group, ...Object.fromEntries(shown) } as Omit<ShopSettings[G], 'texts'>;
}
