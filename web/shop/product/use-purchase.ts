import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Product } from '../../../shared/catalog/catalog.ts';
import { addProductToCart } from '../product-card/add-product-to-cart.ts';
import { isSoldOut, sizesInStock } from '../product-card/sizes-in-stock.ts';

export type Purchase = ReturnType<typeof usePurchase>;

type Choice = { quantity: number; size?: string; isSizeMissed?: boolean };

/** The chosen size and quantity, and `add`, which adds them to the cart. Another product starts without a choice. */
export function usePurchase(product: Product) {
  const navigate = useNavigate();
  const sizePicker = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  // The cart page takes a moment to load, during which a second click would add the units again.
  const isLeaving = useRef(false);
  const { quantity, size, isSizeMissed = false } = choices[product._id] ?? { quantity: 1 };
  const sizes = sizesInStock(product);
  const needsChoice = sizes.length > 0 && !size;
  const choose = (part: Partial<Choice>) =>
    setChoices({ [product._id]: { quantity, ...(size && { size }), ...part } });

  function askForSize() {
    choose({ isSizeMissed: true });
    sizePicker.current?.querySelector('input')?.focus();
  }

  async function add() {
    if (needsChoice) return askForSize();
    if (isLeaving.current || !addProductToCart(product, { quantity, ...(size && { size }) })) return;
    isLeaving.current = true;
    await navigate('/cart');
    isLeaving.current = false;
  }

  return {
    ...{ sizes, size, quantity, needsChoice, choose, askForSize, add, sizePicker, button },
    /** True after an attempt to buy without a size; the hint becomes an alert. */
    isSizeMissed: isSizeMissed && needsChoice,
    isSoldOut: isSoldOut(product),
  };
}
