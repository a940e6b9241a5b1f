import { sql } from 'kysely';
import type { stockAlertApi } from '../../shared/contact.ts';
import { ApiError, notFound } from '../../shared/contract/api-error.ts';
import type { ParsedInputOf } from '../../shared/contract/endpoint.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { Language } from '../../shared/values/languages.ts';
import { nationalNumber } from '../../shared/values/text.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import type { Caller } from '../platform/http/handle-endpoint.ts';
import { emailKey } from '../platform/http/limits.ts';
import type { Resources } from '../platform/http/resources.ts';
import { spendByVisitor, visitorOf } from '../platform/http/visitor.ts';
import { enqueue } from '../platform/jobs/job.ts';
import { sendAlertLinks } from './alert-mails.ts';
import { findAwaited } from './awaited-product.ts';

type Input = ParsedInputOf<typeof stockAlertApi.ask>;
type Asking = Input & Pick<Caller, 'ip' | 'cookie' | 'header'> & Pick<Resources, 'jobs' | 'limits' | 'now'>;
type Alert<By> = {
  body: Extract<Input['body'], { by: By }>;
  language: Language;
  jobs: Asking['jobs'];
  now: Date;
};

/**
 * Stores the wish to be told when a sold-out product is back. The reply does not reveal whether the person had asked
 * before (threats T39). Throws ApiError 404 (no such product), 409 (it is in stock), 429 (too many alerts).
 */
export async function askForAlert(db: Db, { body, query, jobs, limits, now, ...caller }: Asking) {
  await spendByVisitor(limits, 'alerts', visitorOf(caller));
  if (body.by === 'email') await limits.spend('alertsByEmail', emailKey(body.email));
  else await limits.spend('alertsByPhone', nationalNumber(body.phone));
  await requireSoldOut(db, body.productId);
  const rest = { language: query.lang, jobs, now: now() };
  if (body.by === 'phone') await storePhone(db, { body, ...rest });
  else await runTransaction(db, (db) => storeEmail(db, { body, ...rest }));
}

async function requireSoldOut(db: Db, productId: string) {
  const product = await findAwaited(db, productId);
  if (!product?.visible) throw notFound(refusal('product-not-found'));
  if (product.buyable) throw new ApiError(409, refusal('in-stock-again'));
}

/**
 * One mail with links for a new alert. An unconfirmed one gets another mail, in the language of the new request, but not
 * within a minute, so that a double click sends one. A confirmed one gets none.
 */
async function storeEmail(db: Db, { body, language, jobs, now }: Alert<'email'>) {
  const { rows } = await sql<{ id: string }>`
    insert into stock_alerts (id, product_id, email, language, created_at)
    values (${newId()}, ${body.productId}, ${body.email}, ${language}, ${now})
    on conflict (product_id, lower(email)) where notified_at is null do update
      set created_at = excluded.created_at, language = excluded.language
      where stock_alerts.confirmed_at is null
        and stock_alerts.created_at < excluded.created_at - interval '1 minute'
    returning id`.execute(db);
  const [alert] = rows;
  if (alert) await enqueue(db, { jobs, job: sendAlertLinks, data: { alertId: alert.id } });
}

async function storePhone(db: Db, { body, language, now }: Alert<'phone'>) {
  const values = { id: newId(), product_id: body.productId, phone: body.phone, language };
  await db
    .insertInto('stock_alerts')
    .values({ ...values, phone_key: nationalNumber(body.phone), created_at: now, confirmed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
