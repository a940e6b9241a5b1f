import ShoppingCartIcon from 'icon:shopping-cart';
import { Link } from 'react-router';
import { countUnits } from '../../../shared/cart.ts';
import { cartItemsEntry } from '../../session/local-entries.ts';
import { layoutWords } from '../../words/layout-words.ts';
import { iconButtonStyles } from './header-styles.ts';

const words = layoutWords.cart;
const mostShown = 99;

/** The way to the cart, with the number of units in it. */
export function CartLink() {
  const units = countUnits(cartItemsEntry.use());
  return (
    <Link
      to="/cart"
      prefetch="intent"
      aria-label={units > 0 ? words.filled(units) : words.empty}
      className={`relative ${iconButtonStyles}`}
    >
      <ShoppingCartIcon className="size-5.5" />
      {units > 0 && (
        <span
          aria-hidden="true"
          data-cart-badge=""
          className="absolute end-0 top-0.5 grid h-5 min-w-5 place-items-center rounded-full border-2 border-surface bg-brand-strong px-1 font-bold text-2xs text-white leading-none"
        >
          {units > mostShown ? words.mostShown : units}
        </span>
      )}
    </Link>
  );
}
