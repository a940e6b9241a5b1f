import type { Language } from '../../shared/values/languages.ts';
import { hashToken, newToken } from '../accounts/sessions/session-token.ts';
import type { Db } from '../platform/db/connection.ts';
import { mailIn, servedLanguage } from '../platform/email/mail-language.ts';
import { linkButton, paragraph, plainLink, textLink } from '../platform/email/mail-parts.ts';
import { renderEmail } from '../platform/email/render-email.ts';
import { mailJob } from '../platform/jobs/mail-job.ts';
import type { Env } from '../platform/start-up/env.ts';
import { isOnSale, nameIn } from './awaited-product.ts';

type AlertJob = { alertId: string };

/** Mails the links that confirm or stop an alert. The token is made here, because only its hash is stored. */
export const sendAlertLinks = mailJob({
  queue: 'stock-alert-links',
  mostPerHour: 10,
  async compose({ alertId }: AlertJob, { db, env }) {
    const token = newToken();
    const alert = await openAlerts(db, alertId).where('confirmed_at', 'is', null).executeTakeFirst();
    if (!alert?.email) return undefined;
    await db
      .updateTable('stock_alerts')
      .set({ token_hash: hashToken(token) })
      .where('id', '=', alertId)
      .execute();
    // A job that runs again mails new links, so mailboxes must not take its mail for the first one.
    const occasion = `stock-alert-links ${token}`;
    const language = servedLanguage(alert.language, env);
    const product = await nameIn(db, language, alert);
    return { ...alertLinksEmail({ product, token, language }, env), to: alert.email, occasion };
  },
});

/**
 * Tells a person that the product is back, once: `notified_at` is set when the mail server has accepted the mail. If
 * nothing is left, the product is hidden or the shop has no mail server, the person waits for the next units.
 */
export const sendBackInStock = mailJob({
  queue: 'back-in-stock-mail',
  // The person has confirmed the address by its link.
  mostPerHour: 'all',
  async compose({ alertId }: AlertJob, { db, env }) {
    const alert = await openAlerts(db, alertId).where('chosen_at', 'is not', null).executeTakeFirst();
    // The alert was stopped or erased, or its mail was sent before the process died.
    if (!alert?.email) return undefined;
    if (!alert.isOnSale) {
      await waitOn(db, alertId);
      return undefined;
    }
    const productId = alert.id;
    const language = servedLanguage(alert.language, env);
    const product = await nameIn(db, language, alert);
    // The alert's, not the job's: after a mail that was sent but not recorded, mailboxes know the next one for the same.
    const occasion = `back-in-stock ${alertId}`;
    return { ...backInStockEmail({ product, productId, language }, env), to: alert.email, occasion };
  },
  onSent: ({ alertId }, { db, now }) =>
    db
      .updateTable('stock_alerts')
      .set({ notified_at: now() })
      .where('id', '=', alertId)
      .where('notified_at', 'is', null)
      .execute(),
  onUnsent: ({ alertId }, { db }) => waitOn(db, alertId),
});

function waitOn(db: Db, alertId: string) {
  return db.updateTable('stock_alerts').set({ chosen_at: null }).where('id', '=', alertId).execute();
}

function openAlerts(db: Db, alertId: string) {
  return db
    .selectFrom('stock_alerts')
    .innerJoin('products', 'products.id', 'stock_alerts.product_id')
    .innerJoin('product_listings', 'product_listings.number', 'products.number')
    .select(['stock_alerts.email', 'language', 'products.id', 'products.name', isOnSale.as('isOnSale')])
    .where('stock_alerts.id', '=', alertId)
    .where('notified_at', 'is', null);
}

type AlertLinks = { product: string; token: string; language: Language };

/** The mail may reach a stranger, because anyone can type any address. So nothing happens without a click. */
export function alertLinksEmail({ product, token, language }: AlertLinks, env: Env) {
  const mail = mailIn(language, env);
  const { asked, confirm, once, otherwise, changed, stop, ...words } = mail.words.alertLinks;
  const link = mail.urlOf(`/stock-alert/confirm?token=${token}`);
  return renderEmail({
    ...mail,
    ...words,
    preview: product,
    children: [
      paragraph(asked(product)),
      linkButton(link, confirm),
      plainLink(link),
      paragraph(once),
      paragraph(otherwise),
      textLink(changed, { href: mail.urlOf(`/stock-alert/stop?token=${token}`), words: stop }),
    ],
  });
}

type Back = { product: string; productId: string; language: Language };

export function backInStockEmail({ product, productId, language }: Back, env: Env) {
  const mail = mailIn(language, env);
  const { subject, back, see, unreserved, onlyOne, ...words } = mail.words.backInStock;
  const link = mail.urlOf(`/products/${productId}`);
  return renderEmail({
    ...mail,
    ...words,
    subject: subject(product),
    preview: back(product),
    children: [
      paragraph(back(product)),
      linkButton(link, see),
      plainLink(link),
      paragraph(unreserved),
      paragraph(onlyOne),
    ],
  });
}
