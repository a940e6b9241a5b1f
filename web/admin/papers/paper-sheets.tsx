import { lineKey } from '../../../shared/orders/cart.ts';
import { collectedSum } from '../../../shared/orders/collected-sum.ts';
import { balanceOf } from '../../../shared/orders/order-balance.ts';
import type { Order } from '../../../shared/orders/orders.ts';
import { orderNumber } from '../../../shared/values/ids.ts';
import { OrderNumber } from '../../account/orders/order-number.tsx';
import { AddressLines } from '../../account/orders/order-parts.tsx';
import { useShopName } from '../../head/shop-name.ts';
import { Barcode } from '../../ui/barcode/barcode.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { adminCorrectionWords } from '../../words/admin-correction-words.ts';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { language } from '../../words/formats.ts';
import { toPack } from './pick-list.ts';

const words = adminOrdersWords.papers;

/** A parcel's slip: where it goes, what is in it and what the courier collects. Two fit on one sheet of A4. */
export function PackingSlip({ order, phone }: { order: Order; phone: string | undefined }) {
  const shop = useShopName();
  const { _id, createdAt, orderItems, shippingAddress, notes, isPaid, takesBack = [] } = order;
  const collected = collectedSum(order, language);
  const units = orderItems.flatMap(toPack).reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article
      data-sheet="half"
      className="hidden min-h-[130mm] break-inside-avoid border-ink-muted border-b border-dashed pt-4 pb-4 text-sm print:block"
    >
      <header className="flex items-start justify-between gap-8">
        <p>
          <span className="font-bold text-lg">{shop}</span>
          {phone && (
            <bdi dir="ltr" className="ms-3">
              {phone}
            </bdi>
          )}
        </p>
        <div className="flex items-start gap-4">
          <Barcode text={orderNumber(_id)} />
          <p className="text-end">
            <span className="block font-bold text-2xl">
              <OrderNumber id={_id} />
            </span>
            {formatDateTime(createdAt)}
          </p>
        </div>
      </header>
      <div className="mt-4 grid grid-cols-2 gap-8">
        <div className="text-base">
          <AddressLines address={{ ...shippingAddress, cityArabic: inBothScripts(shippingAddress) }} />
        </div>
        <p className="self-start rounded-control border-2 border-ink p-3 text-center">
          {isPaid || balanceOf(order).due === 0 ? (
            <span className="font-bold">{words.nothing}</span>
          ) : (
            <>
              {words.collect}
              <span className="block whitespace-nowrap font-bold text-2xl">{collected.sum}</span>
              {collected.note}
            </>
          )}
        </p>
      </div>
      <ul className="mt-4 border-ink border-t">
        {orderItems.map((item) => (
          <li key={lineKey(item)} className="border-line border-b">
            <SlipLine item={item} isPacked={!item.parts} />
            {item.parts && (
              <ul className="ps-8">
                {toPack(item).map((part) => (
                  <li key={part.productId}>
                    <SlipLine item={part} isPacked />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-end font-semibold tabular-nums">{words.units(units)}</p>
      {takesBack.length > 0 && (
        <div className="mt-2">
          <p className="font-semibold">{adminCorrectionWords.exchange.takesBack}</p>
          {takesBack.map((line) => (
            <SlipLine key={`${line.name}${line.size}`} item={line} isPacked={false} />
          ))}
        </div>
      )}
      {notes && (
        <p className="wrap-anywhere mt-2 whitespace-pre-line">
          <span className="font-semibold">{words.notes}</span>
          <br />
          {notes}
        </p>
      )}
    </article>
  );
}

/** Couriers read the French name of the commune, and who packs may read the Arabic one. */
function inBothScripts({ city, cityArabic }: Order['shippingAddress']) {
  return cityArabic && `${cityArabic} (\u2066${city}\u2069)`;
}

type SlipProps = {
  item: { name: string; size?: string | undefined; quantity: number };
  /** Whether it has a box to tick; a bundle has one for each part. */
  isPacked: boolean;
};

function SlipLine({ item: { name, size, quantity }, isPacked }: SlipProps) {
  return (
    <p className="flex items-baseline gap-3 py-1">
      {isPacked && <span aria-hidden="true" className="size-3.5 shrink-0 self-center border border-ink" />}
      <span className="w-10 shrink-0 font-bold tabular-nums">{quantity} ×</span>
      <span className="own-direction wrap-anywhere flex-1">{name}</span>
      {size && <span className="font-semibold">{size}</span>}
    </p>
  );
}
