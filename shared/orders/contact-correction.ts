import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { staffAddress } from '../delivery/shipping-address.ts';
import { messageOf } from '../refusals/codes.ts';
import { idParams } from '../values/ids.ts';
import { emailAddress, typedText } from '../values/text.ts';
import { order } from './orders.ts';

/** Only the parts that are to change (requirements: Changing an order). */
const contact = z.object({
  fullName: z.optional(staffAddress.shape.fullName),
  phone: z.optional(staffAddress.shape.phone),
  email: z.optional(z.union([z.literal(''), emailAddress()], messageOf('email-address-invalid'))),
  notes: z.optional(typedText(1000)),
});

export type ContactCorrection = z.output<typeof contact>;

export const contactCorrectionApi = {
  /** Corrects how to reach the buyer of a delivered order. 409 for any other, and for one whose buyer was erased. */
  correct: endpoint('PUT', '/orders/:id/contact', {
    access: 'orders.confirm',
    params: idParams,
    body: contact,
    reply: order,
  }),
};
