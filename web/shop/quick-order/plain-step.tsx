import type { ProductDetail } from '../../../shared/catalog/catalog.ts';
import { OrderNumber } from '../../account/orders/order-number.tsx';
import { AddressLines, OrderedItem, OrderFigures } from '../../account/orders/order-parts.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { checkoutWords } from '../../words/checkout-words.ts';
import { orderWords } from '../../words/order-words.ts';
import { plainOrderWords, quickOrderWords as words } from '../../words/quick-order-words.ts';
import { reviewWords } from '../../words/review-words.ts';
import { QuotedGifts } from '../cart/quoted-gifts.tsx';
import { Consent } from '../checkout/review-parts.tsx';
import { cartItemOf } from '../product-card/add-product-to-cart.ts';
import { PlainForm, toForm } from './plain-form.tsx';
import type { PlainStep as Step } from './plain-order.ts';

type Props = { product: ProductDetail; step: Step };

/** What answers a form without JavaScript, in its place. */
export function PlainStep({ product, step }: Props) {
  switch (step.step) {
    case 'form':
      return <PlainForm product={product} step={step} />;
    case 'check':
      return <Check product={product} step={step} />;
    case 'placed':
      return <Placed order={step.order} />;
  }
}

type Checked = Extract<Step, { step: 'check' }>;

/** The order as the shop prices it now, and the button that places it. */
function Check({ product, step }: { product: ProductDetail; step: Checked }) {
  const { fields, address, pickupPoint, quote, unavailable, codeProblem, problem } = step;
  const [line] = quote.lines;
  const { quotedTotal: _total, step: _step, ...kept } = fields;
  return (
    <form method="post" action={toForm} className="grid gap-5">
      <h2 className="font-bold text-lg">{words.check}</h2>
      {problem && !unavailable && <Alert title={reviewWords.changedTitle}>{problem}</Alert>}
      <ul>{line && <OrderedItem item={{ ...cartItemOf(product), ...line }} isCompact />}</ul>
      <AddressLines address={pickupPoint ? { ...address, pickupPoint } : address} />
      <div className="border-line border-t pt-4">
        <QuotedGifts quote={quote} />
        <OrderFigures sums={quote} />
      </div>
      {codeProblem && <Alert title={reviewWords.code.label}>{codeProblem}</Alert>}
      <p className="text-sm">{checkoutWords.payment.methodAbout}</p>
      {unavailable && <Alert title={words.unavailable}>{unavailable}</Alert>}
      {Object.entries({ ...kept, quotedTotal: String(quote.totalPrice) }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="grid gap-3">
        {!unavailable && (
          <Button type="submit" name="step" value="order" size="large" wide>
            {reviewWords.placeOrder}
          </Button>
        )}
        <Button type="submit" name="step" value="change" kind="secondary" size="large" wide>
          {words.change}
        </Button>
        <Consent />
      </div>
    </form>
  );
}

function Placed({ order }: { order: Extract<Step, { step: 'placed' }>['order'] }) {
  const { confirmation } = orderWords;
  const { prepare, held } = confirmation.next;
  return (
    <div className="grid gap-5">
      <h2 className="font-bold text-lg">{confirmation.thanks}</h2>
      <p>{confirmation.received(order.shippingAddress.fullName)}</p>
      <p className="text-lg">
        {confirmation.number}{' '}
        <strong>
          <OrderNumber id={order._id} />
        </strong>
      </p>
      <OrderFigures sums={order} />
      <div>
        <h3 className="font-semibold">{confirmation.nextTitle}</h3>
        <p className="mt-1 text-sm">{order.isHeld ? held : prepare}</p>
        <p className="mt-1 text-sm">{checkoutWords.payment.methodAbout}</p>
        <p className="mt-1 text-sm">{plainOrderWords.keepNumber}</p>
      </div>
      <ButtonLink to="/track" kind="secondary">
        {plainOrderWords.track}
      </ButtonLink>
    </div>
  );
}
