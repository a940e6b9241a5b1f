import { useState } from 'react';
import { wilayaCode } from '../../../shared/delivery/delivery-price.ts';
import { wilayas } from '../../../shared/delivery/shipping-address.ts';
import { call } from '../../call.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FilterSelect } from '../../ui/forms/filter-field.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { adminCouriersWords } from '../../words/admin-couriers-words.ts';
import { colon, formatPrice } from '../../words/formats.ts';
import { wilayaName } from '../../words/wilaya-names.ts';

const words = adminCouriersWords.api;

/** What can be asked of a courier's interface, and the address at which the courier tells of its parcels. */
export function ApiTools({ courierId }: { courierId: string }) {
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const params = { id: courierId };

  async function ask(asking: () => Promise<string>) {
    setBusy(true);
    setSaid(await asking().catch((error: unknown) => refusalText(error)));
    setBusy(false);
  }

  const readPlaces = () =>
    ask(async () => {
      const { places, desks, unknown } = await call('POST /couriers/:id/places', { params });
      return words.placesRead(places, desks, unknown);
    });
  const readFees = (wilaya: string) =>
    ask(async () => {
      const { home, desk, returned } = await call('GET /couriers/:id/fees', { params, query: { wilaya } });
      const amounts = { home, desk, returned };
      return Object.entries(amounts)
        .map(([name, amount]) => {
          const label = words.fees[name as keyof typeof amounts];
          return label + colon + (amount === null ? words.notServed : formatPrice(amount));
        })
        .join(' · ');
    });

  return (
    <div className="mt-5">
      <Card title={words.tools}>
        <div className="grid max-w-2xl gap-5 text-sm">
          <div>
            <p className="font-medium">{words.webhook}</p>
            <p className="text-ink-muted">{words.webhookHint}</p>
            <p className="wrap-anywhere mt-1 font-mono">
              <bdi dir="ltr">{`${location.origin}/api/couriers/${courierId}/webhook`}</bdi>
            </p>
          </div>
          <div className="flex flex-wrap items-end gap-4">
            <Button kind="secondary" busy={isBusy} onClick={() => void readPlaces()}>
              {words.readPlaces}
            </Button>
            <FilterSelect label={words.feesTo} value="" onChoose={(wilaya) => void readFees(wilaya)}>
              <option value="" disabled>
                {words.chooseWilaya}
              </option>
              {wilayas.map((wilaya) => (
                <option key={wilaya} value={wilayaCode(wilaya)}>
                  {wilayaName(wilaya)}
                </option>
              ))}
            </FilterSelect>
          </div>
          <p role="status" className="min-h-5 font-medium">
            {said}
          </p>
        </div>
      </Card>
    </div>
  );
}
