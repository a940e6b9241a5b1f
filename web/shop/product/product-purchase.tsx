import ShoppingCartIcon from 'icon:shopping-cart';
import { useId } from 'react';
import type { Product } from '../../../shared/catalog/catalog.ts';
import { clampQuantity, unitsOf } from '../../../shared/orders/cart.ts';
import { cartItemsEntry } from '../../session/local-entries.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { QuantityStepper } from '../../ui/forms/quantity-stepper.tsx';
import { catalogWords } from '../../words/catalog-words.ts';
import { uiWords } from '../../words/ui-words.ts';
import { fewUnits } from '../product-card/product-card.tsx';
import type { Purchase } from './use-purchase.ts';

const words = catalogWords.product;

/** The size, the quantity and the button that adds them to the cart. */
export function ProductPurchase({ product, purchase }: { product: Product; purchase: Purchase }) {
  const { sizes, quantity, needsChoice, choose } = purchase;
  const inCart = unitsOf(cartItemsEntry.use(), product._id);
  if (purchase.isSoldOut) return <SoldOut id={product._id} />;
  return (
    <div className="grid gap-5">
      <SizePicker purchase={purchase} />
      <div ref={purchase.button} className="flex gap-3">
        <QuantityStepper
          label={words.quantity}
          value={clampQuantity(quantity, product.stock - inCart)}
          max={clampQuantity(Number.POSITIVE_INFINITY, product.stock - inCart)}
          onChange={(quantity) => choose({ quantity })}
        />
        <Button size="large" wide onClick={purchase.add}>
          {!needsChoice && <ShoppingCartIcon className="size-5 max-[24rem]:hidden" />}
          {needsChoice ? words.selectSizeFirst(sizes[0] ?? '') : catalogWords.card.addToCart}
        </Button>
      </div>
      {inCart >= product.stock && (
        <p className="text-sm text-warning">
          {(sizes.length > 0 ? uiWords.togetherInStock : uiWords.mostInStock)(product.stock)}
        </p>
      )}
      {product.stock <= fewUnits && <p className="text-sm text-warning">{words.left(product.stock)}</p>}
      <p className="hidden text-ink-muted text-sm noscript:block">{words.needsScript}</p>
    </div>
  );
}

export function SoldOut({ id }: { id: string }) {
  return (
    <div className="grid gap-3">
      <Button size="large" wide disabled>
        {catalogWords.card.outOfStock}
      </Button>
      <ButtonLink to={`/notify-me/${id}`} size="large" wide>
        {words.notifyMe}
      </ButtonLink>
    </div>
  );
}

export function SizePicker({ purchase }: { purchase: Purchase }) {
  const { sizes, size: chosen, isSizeMissed, choose, sizePicker } = purchase;
  const id = useId();
  const noteId = `${id}-note`;
  const [example] = sizes;
  if (example === undefined) return null;
  return (
    <div
      ref={sizePicker}
      role="radiogroup"
      aria-labelledby={id}
      aria-required="true"
      aria-describedby={chosen ? undefined : noteId}
    >
      <p id={id} className="font-semibold">
        {words.size(example)}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {sizes.map((size) => (
          <Size key={size} size={size} isChosen={size === chosen} onChoose={() => choose({ size })} />
        ))}
      </div>
      {isSizeMissed && <FieldError id={noteId} text={words.pleaseSelectSize(example)} />}
      {!chosen && !isSizeMissed && (
        <p id={noteId} className="mt-1.5 text-ink-muted text-sm">
          {words.pleaseSelectSize(example)}
        </p>
      )}
    </div>
  );
}

type SizeProps = { size: string; isChosen: boolean; onChoose: () => void };

function Size({ size, isChosen, onChoose }: SizeProps) {
  return (
    <label className="relative grid min-h-11 min-w-12 max-w-full cursor-pointer place-items-center rounded-control border border-field/60 px-3.5 font-medium text-sm hover:border-brand-strong has-checked:border-brand-strong has-checked:bg-brand-strong has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-brand-strong has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name="size"
        value={size}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
      />
      <span className="wrap-anywhere">{size}</span>
    </label>
  );
}
