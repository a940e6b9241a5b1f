import ShoppingCartIcon from 'icon:shopping-cart';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { clampQuantity } from '../../../shared/cart.ts';
import type { Product } from '../../../shared/catalog.ts';
import { Button } from '../../ui/button.tsx';
import { QuantityStepper } from '../../ui/forms/quantity-stepper.tsx';
import { catalogWords } from '../../words/catalog-words.ts';
import { addProductToCart } from '../product-card/add-product-to-cart.ts';
import { isSoldOut, sizesInStock } from '../product-card/sizes-in-stock.ts';
import { SizePicker } from './size-picker.tsx';

const words = catalogWords.product;
const fewLeft = 5;

/** Size, quantity and the way into the cart. */
export function ProductPurchase({ product }: { product: Product }) {
  const navigate = useNavigate();
  const sizePicker = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<string>();
  const [quantity, setQuantity] = useState(1);
  const [isSizeMissed, setSizeMissed] = useState(false);
  // The cart takes a moment to come, in which a second click would add everything again.
  const isLeaving = useRef(false);
  const sizes = sizesInStock(product);
  if (isSoldOut(product)) return <SoldOut />;

  const needsChoice = sizes.length > 0 && !size;
  const add = async () => {
    setSizeMissed(needsChoice);
    if (needsChoice) return sizePicker.current?.querySelector('input')?.focus();
    if (isLeaving.current || !addProductToCart(product, { quantity, size })) return;
    isLeaving.current = true;
    await navigate('/cart');
    isLeaving.current = false;
  };
  return (
    <div className="grid gap-5">
      {sizes.length > 0 && (
        <SizePicker
          ref={sizePicker}
          sizes={sizes}
          chosen={size}
          isMissed={isSizeMissed && needsChoice}
          onChoose={setSize}
        />
      )}
      <div className="flex gap-3">
        <QuantityStepper
          label={words.quantity}
          value={quantity}
          max={clampQuantity(Number.POSITIVE_INFINITY, product.stock)}
          onChange={setQuantity}
        />
        <Button size="large" wide onClick={add}>
          {!needsChoice && <ShoppingCartIcon className="size-5" />}
          {needsChoice ? words.selectSizeFirst : catalogWords.card.addToCart}
        </Button>
      </div>
      {product.stock <= fewLeft && <p className="text-sm text-warning">{words.left(product.stock)}</p>}
      <p className="hidden text-ink-muted text-sm noscript:block">{words.needsScript}</p>
    </div>
  );
}

function SoldOut() {
  return (
    <Button size="large" wide disabled>
      {catalogWords.card.outOfStock}
    </Button>
  );
}
