import type { Order } from '../../../shared/orders.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { orderWords } from '../../words/order-words.ts';
import { AddressLines } from './address-lines.tsx';
import { NextSteps } from './next-steps.tsx';
import { OrderFigures } from './order-figures.tsx';
import { OrderedItem } from './ordered-item.tsx';
import { ThankYou } from './thank-you.tsx';

const words = orderWords.confirmation;

/** A placed order with what follows from it. */
export function ConfirmedOrder({ order }: { order: Order }) {
  return (
    <div className="page-width min-h-dvh max-w-5xl py-10 lg:py-14">
      <ThankYou order={order} />
      <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="space-y-8">
          <Card title={words.items}>
            <ul className="space-y-5">
              {order.orderItems.map((item) => (
                <OrderedItem key={`${item.productId} ${item.size ?? ''}`} item={item} />
              ))}
            </ul>
            <div className="mt-6 border-line border-t pt-6 sm:ms-auto sm:max-w-80">
              <OrderFigures sums={order} />
            </div>
          </Card>
          <Card title={words.nextTitle}>
            <NextSteps order={order} />
          </Card>
        </div>
        <div className="space-y-8">
          <Card title={words.deliverTo}>
            <AddressLines address={order.shippingAddress} />
            {order.notes && <p className="wrap-break-word mt-3 whitespace-pre-line text-sm">{order.notes}</p>}
          </Card>
          <AccountOffer email={order.shippingAddress.email} />
        </div>
      </div>
    </div>
  );
}

function AccountOffer({ email }: { email: string }) {
  return (
    <section className="rounded-card bg-brand-soft p-5 sm:p-6">
      <h2 className="font-semibold text-brand-deep text-lg">{words.accountTitle}</h2>
      <p className="mt-2 mb-5 text-brand-deep text-sm">{words.accountText}</p>
      <ButtonLink to={`/register?email=${encodeURIComponent(email)}`} kind="secondary" prefetch="none" wide>
        {words.createAccount}
      </ButtonLink>
    </section>
  );
}
