import { mailPictureUrl } from '../../../shared/catalog/images.ts';
import { priceIn } from '../../../shared/catalog/prices.ts';
import { dateFormats } from '../../../shared/values/dates.ts';
import { type Language, localPath, rootLanguage } from '../../../shared/values/languages.ts';
import { softwareName } from '../../../shared/values/software-name.ts';
import type { Dress } from '../settings/mail-settings.ts';
import type { Env } from '../start-up/env.ts';
import { arabicMails } from './arabic-mails.ts';
import { englishMails } from './english-mails.ts';
import { frenchMails } from './french-mails.ts';

/** The words of all mails in each language. */
export const mailWords: Record<Language, typeof englishMails> = {
  en: englishMails,
  fr: frenchMails,
  ar: arabicMails,
};

type Shop = Pick<Env, 'languages' | 'publicUrl' | 'supportEmail'> & Partial<Dress>;

/** What a mail takes from its language: words, formats and addresses of pages. Jobs of older releases name none. */
export function mailIn(wanted: Language | undefined, shop: Shop) {
  const language = servedLanguage(wanted, shop);
  return {
    language,
    words: mailWords[language],
    formatPrice: priceIn[language],
    formatDateTime: dateFormats(language).formatDateTime,
    /** The full address of a page. */
    urlOf: (path: string) => shop.publicUrl + localPath(language, path),
    /** The address of a product's picture; undefined if the shop has none of it. */
    pictureOf: (imageUrl: string) => mailPictureUrl(imageUrl, shop.publicUrl),
    supportEmail: shop.supportEmail,
    shop: shop.shopNames?.[language] ?? softwareName,
    from: shop.mailSenders?.[language],
    closing: shop.mailClosings?.[language] ?? '',
    logo: shop.mailLogo ?? '',
    color: shop.mailColor || undefined,
  };
}

/** The root language if the shop no longer has pages in the language: a mail is in that of the pages that it links to. */
export function servedLanguage(wanted: Language | undefined, { languages }: Pick<Env, 'languages'>) {
  return wanted && languages.includes(wanted) ? wanted : rootLanguage();
}
