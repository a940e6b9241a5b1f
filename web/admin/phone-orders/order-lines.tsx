import PencilIcon from 'icon:pencil';
import PlusIcon from 'icon:plus';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ListedProduct } from '../../../shared/catalog/catalog.ts';
import { effectivePrice } from '../../../shared/catalog/prices.ts';
import { maxQuantity } from '../../../shared/orders/cart.ts';
import type { Quote } from '../../../shared/orders/order-terms.ts';
import { useMay } from '../../session/use-may.ts';
import { Card } from '../../ui/card.tsx';
import type { FieldErrors } from '../../ui/forms/check-values.ts';
import { FieldError } from '../../ui/forms/field.tsx';
import { RemoveButton } from '../../ui/forms/remove-button.tsx';
import { NativeSelect } from '../../ui/forms/select-field.tsx';
import { shownPrice } from '../../ui/forms/shown-number.ts';
import { adminPhoneOrderWords } from '../../words/admin-phone-order-words.ts';
import { cartWords } from '../../words/cart-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { SmallPicture } from '../list/chosen-products.tsx';
import { Finder } from '../list/finder.tsx';
import { searchProductsForSale } from '../list/product-finder.ts';
import {
  type FormLine,
  needsSize,
  quantityField,
  quotedLine,
  sizeField,
  unitsOf,
  withProduct,
} from './order-form-lines.ts';

const words = adminPhoneOrderWords.lines;

type Props = {
  lines: FormLine[];
  quote: Quote | null;
  errors: FieldErrors;
  onChange: (lines: FormLine[]) => void;
};

/** The products of an order, to which others are added by the search of the shop. */
export function OrderLines({ lines, quote, errors, onChange }: Props) {
  const card = useRef<HTMLDivElement>(null);

  function remove(place: number) {
    flushSync(() => onChange(lines.filter((_, index) => index !== place)));
    // The focused button disappears.
    card.current?.querySelector<HTMLElement>('input[type=search]')?.focus();
  }

  return (
    <div ref={card}>
      <Card title={words.title}>
        {lines.length === 0 && <p className="mb-4 text-ink-muted text-sm">{words.none}</p>}
        <ul className="mb-5 divide-y divide-line empty:hidden">
          {lines.map((line, place) => (
            <LineRow
              // Added lines have no other identity, and all of their state is in the draft.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={`${line.productId} ${place}`}
              line={line}
              place={place}
              error={errors[sizeField(place)]}
              isAdded={line.isNew && lines.some((other) => !other.isNew)}
              quote={quote}
              onChange={(part) =>
                onChange(lines.map((other, index) => (index === place ? { ...other, ...part } : other)))
              }
              onRemove={() => remove(place)}
            />
          ))}
        </ul>
        <input type="hidden" name="lines" />
        {errors.lines && <FieldError id="lines-error" text={errors.lines} />}
        <Finder
          label={words.add}
          search={searchProductsForSale}
          chosenText={({ name }) => words.wasAdded(name)}
          onChoose={(product) => onChange(withProduct(lines, product))}
        >
          {(product) => <FoundProduct product={product} />}
        </Finder>
      </Card>
    </div>
  );
}

type RowProps = {
  line: FormLine;
  place: number;
  /** The error of its size. */
  error: string | undefined;
  isAdded: boolean;
  quote: Quote | null;
  onChange: (part: Partial<FormLine>) => void;
  onRemove: () => void;
};

function LineRow({ line, place, error, isAdded, quote, onChange, onRemove }: RowProps) {
  const { name, imageUrl, quantity, size, sizes } = line;
  const units = unitsOf(line);
  const quoted = quotedLine(quote, line);
  const price = quoted?.price ?? line.price;
  const problem = problemOf(line, { error, quoted });
  const problemId = useId();
  return (
    <li className="flex items-start gap-3 py-3 text-sm">
      <SmallPicture imageUrl={imageUrl} />
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <p className="wrap-anywhere font-medium">{name}</p>
            <p className="text-ink-muted">
              <LinePrice line={line} price={price} onChange={onChange} />
              {size && sizes.length === 0 && ` · ${cartWords.size(size)}`}
              {isAdded && ` · ${words.added}`}
            </p>
          </div>
          <span className="-my-2 -me-3">
            <RemoveButton label={words.remove(name)} onClick={onRemove} />
          </span>
        </div>
        <div className="mt-2 flex flex-wrap items-center gap-3">
          {sizes.length > 0 && (
            <span className="w-28">
              <NativeSelect
                name={sizeField(place)}
                aria-label={words.sizeOf(name)}
                aria-invalid={problem && needsSize(line) ? true : undefined}
                aria-describedby={problem && problemId}
                // Whoever adds a product goes on with its size.
                autoFocus={needsSize(line)}
                value={size}
                onBlur={() => onChange({ isLeft: true })}
                onChange={({ target }) => onChange({ size: target.value })}
              >
                <option value="">{words.chooseSize}</option>
                {sizes.map((each) => (
                  <option key={each}>{each}</option>
                ))}
              </NativeSelect>
            </span>
          )}
          <input
            type="number"
            inputMode="numeric"
            min={1}
            max={maxQuantity}
            name={quantityField(place)}
            aria-label={words.quantityOf(name)}
            aria-invalid={units === undefined ? true : undefined}
            aria-describedby={units === undefined ? problemId : undefined}
            value={quantity}
            onChange={({ target }) => onChange({ quantity: target.value })}
            className="control w-20"
          />
          {line.isNew && quoted && <StockLeft stock={quoted.stock} units={units} />}
          <span className="ms-auto text-end font-semibold tabular-nums">
            {units !== undefined && formatPrice(price * units)}
          </span>
        </div>
        {problem && <FieldError id={problemId} text={problem} />}
      </div>
    </li>
  );
}

/** What is left of a product, which stands out below the wanted units, also while a size is still missing. */
function StockLeft({ stock, units = 0 }: { stock: number; units: number | undefined }) {
  const look = units > stock ? 'font-medium text-danger' : 'text-ink-muted';
  return <span className={`tabular-nums ${look}`}>{words.left(stock)}</span>;
}

type Judged = { error: string | undefined; quoted: ReturnType<typeof quotedLine> };

/** Why the line cannot be ordered. Nobody hears of a missing size before it could be chosen. */
function problemOf(line: FormLine, { error, quoted }: Judged) {
  if (unitsOf(line) === undefined) return words.quantityRange(maxQuantity);
  if (!needsSize(line)) return quoted?.message;
  if (error) return error;
  return quoted?.code === 'size-required' && !line.isLeft ? undefined : quoted?.message;
}

type PriceProps = Pick<RowProps, 'line' | 'onChange'> & { price: number };

/** The price of one unit. Those who may grant another one type it in its place. */
function LinePrice({ line: { agreed, name }, price, onChange }: PriceProps) {
  const may = useMay();
  if (agreed !== undefined) {
    return (
      <input
        inputMode="decimal"
        // biome-ignore lint/a11y/noAutofocus: the press that shows the field asked for it.
        autoFocus
        aria-label={words.priceOf(name)}
        value={agreed}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onChange({ agreed: target.value })}
        className="control mt-1 w-32 text-ink"
      />
    );
  }
  return (
    <>
      {formatPrice(price)}
      {may('money') && (
        <button
          type="button"
          aria-label={words.changePrice(name)}
          onClick={() => onChange({ agreed: shownPrice(price) })}
          className="-my-3 inline-grid size-11 place-items-center rounded-control align-middle hover:bg-brand-soft hover:text-brand-strong"
        >
          <PencilIcon className="size-4" />
        </button>
      )}
    </>
  );
}

function FoundProduct({ product }: { product: ListedProduct }) {
  const { name, imageUrl, stock } = product;
  return (
    <>
      <PlusIcon className="size-4.5 shrink-0 text-brand-strong" />
      <SmallPicture imageUrl={imageUrl} />
      <span className="wrap-anywhere line-clamp-2 min-w-0 flex-1">{name}</span>
      <span className="shrink-0 text-end text-ink-muted tabular-nums">
        {formatPrice(effectivePrice(product))}
        <span className={`block text-xs ${stock === 0 ? 'text-danger' : ''}`}>{words.left(stock)}</span>
      </span>
    </>
  );
}
