import { mailLogoUrl } from '../../../shared/catalog/images.ts';
import type { OptionalMail } from '../../../shared/settings/settings.ts';
import type { Language } from '../../../shared/values/languages.ts';
import type { Db } from '../db/connection.ts';
import type { Env } from '../start-up/env.ts';
import { readShopSettings } from './shop-settings.ts';

/** The closing lines of mails to customers, by language. */
type MailClosings = Record<Language, string>;

/** What the settings add to the look of mails. `mailLogo` is an address, or blank. */
export type Dress = { mailClosings: MailClosings; mailLogo: string };

/** Whether customers get this mail. "Send Email" on an order ignores this switch. */
export async function mailIsOn(db: Db, name: OptionalMail) {
  return (await readShopSettings(db)).mails[name];
}

/**
 * The environment with what the settings say about mails: the address for questions, sender's name, closing lines
 * and logo.
 */
export async function mailEnv(db: Db, env: Env): Promise<Env & Dress> {
  const { contact, mails, seller } = await readShopSettings(db);
  const { closing, texts, senderName } = mails;
  const mailClosings = {
    en: closing,
    fr: texts.fr.closing || closing,
    ar: texts.ar.closing || closing,
  };
  return {
    ...env,
    supportEmail: contact.email || env.supportEmail,
    mailFrom: senderName ? `${senderName} <${addressOf(env.mailFrom)}>` : env.mailFrom,
    mailClosings,
    mailLogo: mailLogoUrl(seller.imageUrl, env.publicUrl),
  };
}

/** `no-reply@shop.example` of `Saha <no-reply@shop.example>`. */
function addressOf(sender: string) {
  return /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim();
}
