import type { Language } from '../../shared/values/languages.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import { mailIn } from '../platform/email/mail-language.ts';
import { linkButton, paragraph, plainLink } from '../platform/email/mail-parts.ts';
import { renderEmail } from '../platform/email/render-email.ts';
import { enqueueAll, type Job } from '../platform/jobs/job.ts';
import { mailJob } from '../platform/jobs/mail-job.ts';
import { mailIsOn } from '../platform/settings/mail-settings.ts';
import { readShopSettings } from '../platform/settings/shop-settings.ts';
import type { Env } from '../platform/start-up/env.ts';
import { linkOf } from './link-of.ts';

/** Buyers have tried their products by then, and still remember the order. */
const firstDay = 5;
/** An order that was delivered earlier gets no mail, such as one from before the shop asked for reviews. */
const lastDay = 14;
const mostAtOnce = 1_000;
const dayMs = 24 * 60 * 60 * 1000;

/** Invites the buyers of delivered orders who left an e-mail address, each once, every hour of the day. */
export const inviteBuyers: Job<object> = {
  queue: 'review-invitations',
  cron: '23 9-19 * * *',
  options: { retentionSeconds: 3600, deleteAfterSeconds: 3600, retryLimit: 0 },
  async run(_data, { db, jobs, now }) {
    const { delivery } = await readShopSettings(db);
    if (!delivery.reviews || !(await mailIsOn(db, 'review'))) return;
    const at = now().getTime();
    await runTransaction(db, async (db) => {
      const due = await db
        .selectFrom('orders')
        .select('id')
        .where('status', '=', 'Delivered')
        .where('email', '<>', '')
        // Of an erased buyer.
        .where('email', 'not like', '%.invalid')
        .where('delivered_at', '<=', new Date(at - firstDay * dayMs))
        .where('delivered_at', '>', new Date(at - lastDay * dayMs))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('review_invitations').select('order_id').whereRef('order_id', '=', 'orders.id'),
            ),
          ),
        )
        .orderBy('delivered_at')
        .limit(mostAtOnce)
        .execute();
      if (due.length === 0) return;
      // Of two processes at once, only one inserts an order.
      const invited = await db
        .insertInto('review_invitations')
        .values(due.map(({ id }) => ({ order_id: id, invited_at: now() })))
        .onConflict((conflict) => conflict.doNothing())
        .returning('order_id')
        .execute();
      const all = invited.map(({ order_id }) => ({ orderId: order_id }));
      await enqueueAll(db, { jobs, job: sendReviewInvitation, all });
    });
  },
};

/** Mails a buyer the link to review an order, unless there is nothing to review any more. */
export const sendReviewInvitation = mailJob({
  queue: 'review-invitation',
  mostPerHour: 10,
  async compose({ orderId }: { orderId: string }, { db, env, now }) {
    if (!(await mailIsOn(db, 'review'))) return undefined;
    const order = await db
      .selectFrom('orders')
      .select(['email', 'language', 'email_sent_at', 'email_suppressed_at'])
      .where('id', '=', orderId)
      .executeTakeFirst();
    if (!order || order.email === '') return undefined;
    // Its address had got too many mails.
    if (order.email_suppressed_at !== null && order.email_sent_at === null) return undefined;
    const link = await linkOf(db, { orderId, env, now: now() });
    if (link === undefined) return undefined;
    return { ...reviewInvitationEmail({ link, language: order.language }, env), to: order.email };
  },
});

/** Without names of products and people, because guests type addresses of others (threats T40). */
export function reviewInvitationEmail({ link, language }: { link: string; language: Language }, env: Env) {
  const mail = mailIn(language, env);
  const { ask, write, shown, once, ...words } = mail.words.reviewInvitation;
  return renderEmail({
    ...mail,
    ...words,
    preview: ask,
    children: [paragraph(ask), linkButton(link, write), plainLink(link), paragraph(shown), paragraph(once)],
  });
}
