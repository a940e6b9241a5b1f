import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { idParams } from './ids.ts';
import { paragraph } from './text.ts';

/** A note that the staff wrote about an order. No page and no mail for buyers has it (requirements: Internal notes). */
const orderNote = z.object({ at: z.iso.datetime(), by: z.string(), text: z.string() });

export type OrderNote = z.infer<typeof orderNote>;

export const maxNoteLength = 2000;

/** The endpoints through which the staff notes what they know of an order. */
export const orderDeskApi = {
  /** Oldest first. */
  notes: endpoint('GET', '/orders/:id/notes', {
    access: 'orders.confirm',
    params: idParams,
    reply: z.array(orderNote),
  }),
  addNote: endpoint('POST', '/orders/:id/notes', {
    access: 'orders.confirm',
    params: idParams,
    body: z.object({ text: paragraph(maxNoteLength, 'Type a note') }),
    reply: z.array(orderNote),
    status: 201,
  }),
};
