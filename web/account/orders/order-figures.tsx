import type { Quote } from '../../../shared/order-terms.ts';
import { Figures, shippingFigure } from '../../shop/cart/figures.tsx';
import { cartWords } from '../../words/cart-words.ts';
import { orderWords } from '../../words/order-words.ts';

const words = cartWords.summary;

type Sums = Pick<Quote, 'itemsPrice' | 'shippingPrice' | 'taxPrice' | 'totalPrice'>;

/** The four figures of an order, as the shop calculated them. */
export function OrderFigures({ sums }: { sums: Sums }) {
  return (
    <Figures
      figures={[
        { label: words.subtotal, amount: sums.itemsPrice },
        shippingFigure(sums.shippingPrice),
        {
          label: words.tax,
          amount: sums.taxPrice,
          note: sums.taxPrice === 0 ? orderWords.taxIncluded : undefined,
        },
      ]}
      total={{ label: words.total, amount: sums.totalPrice }}
    />
  );
}
