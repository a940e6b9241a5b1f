import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { messageOf } from '../refusals/codes.ts';
import { idParams } from '../values/ids.ts';
import { typedLine } from '../values/text.ts';
import { amount, maxReasonLength } from './corrections.ts';
import { orderReturns } from './invoices.ts';

export const goodwillApi = {
  /**
   * Gives the buyer of a delivered order a sum back, in dinars, although nothing comes back (requirements: Goodwill). `seen` is
   * that of a return. 409 if the order is not delivered or paid, or if somebody else has recorded something that the caller has not seen.
   */
  give: endpoint('POST', '/orders/:id/goodwill', {
    access: 'money',
    params: idParams,
    body: z.object({
      reason: typedLine(maxReasonLength, messageOf('reason-required')),
      amount: amount(0.01, messageOf('goodwill-invalid')),
      /** Whether the buyer has it already. Otherwise it is to be paid back. */
      isPaid: z.boolean(messageOf('not-boolean')),
      seen: z.int(messageOf('seen-returns-required')),
    }),
    reply: orderReturns,
    status: 201,
  }),
};

export type GoodwillBody = z.output<typeof goodwillApi.give.body>;
