import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { optionalMails } from './optional-mails.ts';

/** Which mails go out to buyers: none without a server, whatever is switched on. */
const buyerMails = z.object({ hasServer: z.boolean(), on: z.array(z.enum(optionalMails)) });

export type BuyerMails = z.infer<typeof buyerMails>;

export const buyerMailApi = {
  /** For the staff, who call buyers that get no mail. */
  buyerMails: endpoint('GET', '/settings/buyer-mails', { access: 'orders.confirm', reply: buyerMails }),
};
