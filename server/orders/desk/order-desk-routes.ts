import { orderDeskApi } from '../../../shared/order-desk.ts';
import { handle } from '../../platform/http/handle-endpoint.ts';
import { toOrder } from '../order-queries.ts';
import { editOrder, readOrderForm } from './edit-order.ts';
import { addNote, readNotes } from './order-notes.ts';
import { quoteEdit } from './price-edit.ts';

export const orderDeskRoutes = [
  handle(orderDeskApi.notes, ({ db, params }) => readNotes(db, params.id)),
  handle(orderDeskApi.addNote, ({ db, params, body, user }) =>
    addNote(db, { id: params.id, text: body.text, by: user }),
  ),
  handle(orderDeskApi.form, ({ db, params }) => readOrderForm(db, params.id)),
  handle(orderDeskApi.quoteEdit, ({ db, params, body }) => quoteEdit(db, { id: params.id, contents: body })),
  handle(orderDeskApi.edit, async ({ db, jobs, params, body, user, now }) =>
    toOrder(await editOrder(db, { id: params.id, body, by: user, jobs, now: now() })),
  ),
];
