import { hashToken, newToken } from '../accounts/sessions/session-token.ts';
import type { Env } from '../env.ts';
import type { Db } from '../platform/db/connection.ts';
import {
  linkButton,
  paragraph,
  plainLink,
  renderEmail,
  shopName,
  textLink,
} from '../platform/email/render-email.ts';
import { mailJob } from '../platform/jobs/mail-job.ts';
import { isOnSale } from './awaited-product.ts';

type AlertJob = { alertId: string };

/** Mails the links that confirm or stop an alert. The token is made here, because only its hash is stored. */
export const sendAlertLinks = mailJob({
  queue: 'stock-alert-links',
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
    return { ...alertLinksEmail({ product: alert.name, token }, env), to: alert.email, occasion };
  },
});

/**
 * Tells a person that the product is back, once: `notified_at` is set when the mail server has accepted the mail. If
 * nothing is left, or the product is hidden, the person waits for the next units.
 */
export const sendBackInStock = mailJob({
  queue: 'back-in-stock-mail',
  async compose({ alertId }: AlertJob, { db, env }) {
    const alert = await openAlerts(db, alertId).where('chosen_at', 'is not', null).executeTakeFirst();
    // The alert was stopped or erased, or its mail was sent before the process died.
    if (!alert?.email) return undefined;
    if (!alert.isOnSale) {
      await db.updateTable('stock_alerts').set({ chosen_at: null }).where('id', '=', alertId).execute();
      return undefined;
    }
    const { product_id: productId, name: product } = alert;
    // The alert's, not the job's: after a mail that was sent but not recorded, mailboxes know the next one for the same.
    const occasion = `back-in-stock ${alertId}`;
    return { ...backInStockEmail({ product, productId }, env), to: alert.email, occasion };
  },
  onSent: ({ alertId }, { db, now }) =>
    db
      .updateTable('stock_alerts')
      .set({ notified_at: now() })
      .where('id', '=', alertId)
      .where('notified_at', 'is', null)
      .execute(),
});

function openAlerts(db: Db, alertId: string) {
  return db
    .selectFrom('stock_alerts')
    .innerJoin('products', 'products.id', 'stock_alerts.product_id')
    .innerJoin('product_listings', 'product_listings.number', 'products.number')
    .select(['stock_alerts.email', 'product_id', 'products.name', isOnSale.as('isOnSale')])
    .where('stock_alerts.id', '=', alertId)
    .where('notified_at', 'is', null);
}

/** The mail may reach a stranger, because anyone can type any address. So nothing happens without a click. */
export function alertLinksEmail(
  { product, token }: { product: string; token: string },
  { publicUrl, supportEmail }: Env,
) {
  const confirm = `${publicUrl}/stock-alert/confirm?token=${token}`;
  return renderEmail({
    subject: 'Please confirm: tell me when it is back',
    preview: product,
    title: 'Shall we write to you when it is back?',
    supportEmail,
    children: [
      paragraph(
        `Somebody asked ${shopName} to write to this address when “${product}” is back in stock. If it was you, please confirm.`,
      ),
      linkButton(confirm, 'Confirm'),
      plainLink(confirm),
      paragraph('We will send you one mail when it is back. The link is valid for 7 days.'),
      paragraph('If it was not you, ignore this mail: we will not write to you again.'),
      textLink('You have changed your mind? ', {
        href: `${publicUrl}/stock-alert/stop?token=${token}`,
        words: 'Do not write to me about this product',
      }),
    ],
  });
}

type Back = { product: string; productId: string };

export function backInStockEmail({ product, productId }: Back, { publicUrl, supportEmail }: Env) {
  const link = `${publicUrl}/products/${productId}`;
  return renderEmail({
    subject: 'It is back in stock',
    preview: product,
    title: 'Back in stock',
    supportEmail,
    children: [
      paragraph(`“${product}” is back in stock at ${shopName}. You asked us to tell you.`),
      linkButton(link, 'See the product'),
      plainLink(link),
      paragraph('We cannot reserve it for you, and it may sell out again.'),
      paragraph('This was the only mail about it. If it sells out again, you can ask us again on its page.'),
    ],
  });
}
