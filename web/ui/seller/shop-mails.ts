import { useRouteLoaderData } from 'react-router';
import type { PublicSettings } from '../../../shared/settings/settings.ts';

export type ShopMails = PublicSettings['mails'];

/** Which mails a visitor can expect. All of them, as far as a page without settings knows. */
export function useShopMails(): ShopMails {
  const frame = useRouteLoaderData<{ mails?: ShopMails }>('root');
  return frame?.mails ?? { areSent: true, confirmOrders: true };
}
