import { isSellerKnown } from '../../../shared/settings/known-seller.ts';
import type { PublicSettings } from '../../../shared/settings/settings.ts';

type Paper = { invoice: object | null | undefined; settings: PublicSettings | undefined };

/** Whether the paper of an order is no invoice: a shop that makes lawful ones has no other paper of that name. */
export function isOrderForm({ invoice, settings }: Paper) {
  return !invoice && settings !== undefined && isSellerKnown(settings.seller);
}
