import { combinedOrderApi } from '../../../shared/orders/combined-orders.ts';
import { contactCorrectionApi } from '../../../shared/orders/contact-correction.ts';
import { courierToTellApi } from '../../../shared/orders/courier-to-tell.ts';
import { phoneOrderApi } from '../../../shared/orders/phone-orders.ts';
import { handle } from '../../platform/http/handle-endpoint.ts';
import { visitorOf } from '../../platform/http/visitor.ts';
import { refuseCorrections } from '../corrections/store-corrections.ts';
import { readIdempotencyKey } from '../idempotency-keys.ts';
import { toOrder } from '../order-queries.ts';
import { placeOrder } from '../place-order.ts';
import { quoteOrder } from '../quote-order.ts';
import { showOrder } from '../show-order.ts';
import { combineOrders, quoteCombined } from './combine-orders.ts';
import { correctContact } from './correct-contact.ts';
import { editOrder, quoteEdit, readOrderForm } from './edit-order.ts';
import { findBuyer } from './find-buyer.ts';
import { listCombinable } from './list-combinable.ts';
import { noteCourierTold, readCourierToTell } from './note-courier-told.ts';
import { addNote, readNotes } from './order-notes.ts';
import { releaseHeldOrder } from './release-order.ts';
import { sendOrderChanged } from './send-order-changed.ts';

export const routes = [
  handle(phoneOrderApi.notes, ({ db, params }) => readNotes(db, params.id)),
  handle(phoneOrderApi.addNote, ({ db, params, body, user }) =>
    addNote(db, { id: params.id, text: body.text, by: user }),
  ),
  handle(phoneOrderApi.form, ({ db, params, query }) => readOrderForm(db, params.id, query.lang)),
  handle(phoneOrderApi.quoteEdit, ({ db, params, query, body }) => {
    const shippingAddress = { ...body.shippingAddress, mayLackPoint: true as const };
    const contents = { ...body, shippingAddress, language: query.lang };
    return quoteEdit(db, { id: params.id, version: body.version, contents });
  }),
  handle(phoneOrderApi.buyer, ({ db, body, user }) => findBuyer(db, { phone: body.phone, by: user })),
  handle(phoneOrderApi.quotePhone, ({ db, query, body, now }) =>
    quoteOrder(db, {
      body: {
        ...body,
        shippingAddress: body.shippingAddress && { ...body.shippingAddress, mayLackPoint: true },
      },
      language: query.lang ?? body.language,
      corrections: body.corrections,
      now: now(),
    }),
  ),
  handle(phoneOrderApi.placePhone, async (context) => {
    const { db, jobs, limits, now, body, user, header } = context;
    const { language, corrections, isConfirmed, exchangeOf, ...order } = body;
    refuseCorrections(corrections ?? exchangeOf, user);
    const placed = await placeOrder(db, {
      body: order,
      language,
      buyer: { user: null, browserHash: null },
      staff: { id: user.id, name: user.name },
      corrections,
      isConfirmed,
      exchangeOf,
      visitor: visitorOf(context),
      idempotencyKey: readIdempotencyKey(header),
      jobs,
      limits,
      now: now(),
    });
    return toOrder(placed.order);
  }),
  handle(phoneOrderApi.release, async ({ db, params, user }) =>
    toOrder(await releaseHeldOrder(db, { id: params.id, by: user })),
  ),
  handle(phoneOrderApi.edit, async ({ db, jobs, params, body, user, now }) =>
    toOrder(await editOrder(db, { id: params.id, body, by: user, jobs, now: now() })),
  ),
  handle(contactCorrectionApi.correct, async ({ db, params, body, user }) =>
    toOrder(await correctContact(db, { id: params.id, body, by: user })),
  ),
  handle(combinedOrderApi.list, ({ db, params, query }) => listCombinable(db, params.id, query.lang)),
  handle(combinedOrderApi.quote, ({ db, params, query, body, user }) =>
    quoteCombined(db, { id: params.id, other: body.other, by: user, language: query.lang }),
  ),
  handle(combinedOrderApi.combine, async ({ db, jobs, params, body, user, now }) =>
    toOrder(await combineOrders(db, { id: params.id, other: body.other, by: user, jobs, now: now() })),
  ),
  handle(courierToTellApi.read, async ({ db, params, user }) => {
    await showOrder(db, { id: params.id, user });
    return { toTell: (await readCourierToTell(db, params.id)) ?? null };
  }),
  handle(courierToTellApi.tell, async ({ db, params, body, user }) => {
    await showOrder(db, { id: params.id, user });
    return noteCourierTold(db, { id: params.id, at: body.at, by: user });
  }),
];

export const jobs = [sendOrderChanged];
