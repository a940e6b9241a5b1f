import { useEffect, useState } from 'react';
import type { ReplyFrom } from '../../../shared/api.ts';
import { wilayaCode } from '../../../shared/delivery/delivery-price.ts';
import { call, inPageLanguage } from '../../call.ts';
import type { OrderAddress } from './order-address.ts';

export type DeliveryChoices = {
  communes: ReplyFrom<'GET /delivery/communes'>;
  options: ReplyFrom<'GET /delivery/options'>;
};

const none: DeliveryChoices = { communes: [], options: [] };

/** The communes of a wilaya and the ways of delivery to it; none while they load. The quote says what is wrong. */
export function useDeliveryChoices({ Wilaya, communeId }: OrderAddress) {
  const [choices, setChoices] = useState(none);
  useEffect(() => {
    const wilaya = wilayaCode(Wilaya);
    if (wilaya === undefined) return setChoices(none);
    const attempt = new AbortController();
    const { signal } = attempt;
    Promise.all([
      call('GET /delivery/communes', { query: { wilaya, ...inPageLanguage } }, { signal }),
      call('GET /delivery/options', { query: { wilaya, commune: communeId } }, { signal }),
    ]).then(
      ([communes, options]) => !signal.aborted && setChoices({ communes, options }),
      () => undefined,
    );
    return () => attempt.abort();
  }, [Wilaya, communeId]);
  return choices;
}
