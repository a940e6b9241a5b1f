import { orderDeskApi } from '../../../shared/order-desk.ts';
import { handle } from '../../platform/http/handle-endpoint.ts';
import { addNote, readNotes } from './order-notes.ts';

export const orderDeskRoutes = [
  handle(orderDeskApi.notes, ({ db, params }) => readNotes(db, params.id)),
  handle(orderDeskApi.addNote, ({ db, params, body, user }) =>
    addNote(db, { id: params.id, text: body.text, by: user }),
  ),
];
