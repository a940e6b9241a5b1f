import CircleExclamationPointIcon from 'icon:circle-alert';
import InfoIcon from 'icon:info';
import { type CartItem, maxQuantity } from '../../../shared/cart.ts';
import { formatPrice } from '../../../shared/prices.ts';
import { cartWords } from '../../words/cart-words.ts';
import { isBuyable, type LineNews } from './refresh-line.ts';

const words = cartWords.news;

/** What changed about a line, and why it cannot be bought. */
export function LineNewsList({ item, news }: { item: CartItem; news: LineNews[] }) {
  if (!isBuyable(item)) return <Problem text={problemOf(news)} />;
  const notices = news.map(describe);
  if (isAtLimit(item) && notices.length === 0) notices.push(cartWords.mostInStock(item.stock));
  return notices.map((text) => (
    <p key={text} className="mt-2 flex items-center gap-1.5 text-sm text-warning">
      <InfoIcon className="size-4" />
      {text}
    </p>
  ));
}

function isAtLimit({ quantity, stock }: CartItem) {
  return quantity >= stock && stock < maxQuantity;
}

function Problem({ text }: { text: string }) {
  return (
    <p role="alert" className="mt-2 flex items-center gap-1.5 font-medium text-danger text-sm">
      <CircleExclamationPointIcon className="size-4" />
      {text}
    </p>
  );
}

/** On a later visit the reason is not known until the shop was asked again. */
function problemOf(news: LineNews[]) {
  const [reason] = news;
  return reason ? describe(reason) : words['out-of-stock'];
}

function describe(news: LineNews) {
  switch (news.kind) {
    case 'price-changed':
      return words[news.kind](formatPrice(news.from), formatPrice(news.to));
    case 'quantity-lowered':
      return words[news.kind](news.stock);
    case 'out-of-stock':
    case 'size-out-of-stock':
    case 'gone':
      return words[news.kind];
  }
}
