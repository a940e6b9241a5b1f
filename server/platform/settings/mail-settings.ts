import { mailLogoUrl } from '../../../shared/catalog/images.ts';
import type { OptionalMail } from '../../../shared/settings/optional-mails.ts';
import { paletteOf } from '../../../shared/settings/palette.ts';
import type { Language } from '../../../shared/values/languages.ts';
import type { Db } from '../db/connection.ts';
import type { Env } from '../start-up/env.ts';
import { readMailServer } from './read-mail-server.ts';
import { type ShopNames, shopNames } from './shop-names.ts';
import { readShopSettings } from './shop-settings.ts';

/** The settings of mails. `mailLogo` is an address, or blank. */
export type Dress = {
  /** The name of the shop, its closing lines and its sender by language. Without a sender it is that of the environment. */
  shopNames: ShopNames;
  mailClosings: Record<Language, string>;
  mailSenders: Record<Language, MailSender | undefined>;
  mailLogo: string;
  /** The color of buttons and links; blank is the usual one. */
  mailColor: string;
};

/** The mail library quotes and encodes the name, so that nothing in it can become a header (threats T25). */
export type MailSender = { name: string; address: string };

/** Whether customers get this mail. "Send Email" on an order ignores this switch. */
export async function mailIsOn(db: Db, name: OptionalMail) {
  return (await readShopSettings(db)).mails[name];
}

/**
 * The environment with what the settings say about mails: the address for questions, names of shop and sender, closing
 * lines, logo and color.
 */
export async function mailEnv(db: Db, env: Env): Promise<Env & Dress> {
  const [settings, server] = await Promise.all([readShopSettings(db), readMailServer(db, env)]);
  const mailFrom = server?.mailFrom ?? env.mailFrom;
  const { contact, mails, look } = settings;
  const senderIn = (language: Language) => {
    const name = mails.senderName || look.texts[language].name || look.name;
    return name === '' ? undefined : { name, address: addressOf(mailFrom) };
  };
  return {
    ...{ ...env, mailFrom },
    supportEmail: contact.email || env.supportEmail,
    shopNames: shopNames(settings),
    mailClosings: {
      en: mails.texts.en.closing || mails.closing,
      fr: mails.texts.fr.closing || mails.closing,
      ar: mails.texts.ar.closing || mails.closing,
    },
    mailSenders: { en: senderIn('en'), fr: senderIn('fr'), ar: senderIn('ar') },
    mailLogo: mailLogoUrl(look.imageUrl, env.publicUrl),
    mailColor: look.color && paletteOf(look.color).strong,
  };
}

/** `no-reply@shop.example` of `Shop <no-reply@shop.example>`. */
function addressOf(sender: string) {
  return /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim();
}
