import { Link } from 'react-router';
import { backOfficeWords } from '../../words/back-office-words.ts';
import { formatPrice } from '../../words/formats.ts';

/** A price, or a dash where it is not known, as the margin of goods without a cost price. */
export function knownPrice(price: number | undefined) {
  return price === undefined ? '—' : formatPrice(price);
}

/** The way to the products whose cost price nobody has entered, beside figures that leave them out. */
export function UncostedLink() {
  return (
    <Link
      to="/admin/products?cost=unknown"
      className="inline-flex min-h-11 items-center font-semibold text-brand-strong hover:underline"
    >
      {backOfficeWords.uncosted}
    </Link>
  );
}
