import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { controlStyles } from '../../ui/forms/field.tsx';
import { catalogWords } from '../../words/catalog-words.ts';
import type { Listing } from './listing.ts';

const words = catalogWords.listing;

/** The two prices in dinars and the button that applies them; the form around it does the rest. */
export function PriceRange({ listing }: { listing: Listing }) {
  const { minPrice, maxPrice } = listing;
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">{words.priceRange}</legend>
      {/* What was typed and not applied goes when the listing changes. */}
      <div key={`${minPrice}-${maxPrice}`} className="mb-3 grid grid-cols-2 gap-2">
        <PriceInput name="minPrice" label={words.minPrice} price={minPrice} />
        <PriceInput name="maxPrice" label={words.maxPrice} price={maxPrice} />
      </div>
      <Button type="submit" kind="secondary" wide>
        {words.applyPrice}
      </Button>
    </fieldset>
  );
}

type InputProps = { name: string; label: string; price: number | undefined };

function PriceInput({ name, label, price }: InputProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-ink-muted text-xs">
        {label}
      </label>
      <input
        id={id}
        type="number"
        name={name}
        min={0}
        step="any"
        inputMode="decimal"
        defaultValue={price}
        className={`${controlStyles} [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none`}
      />
    </div>
  );
}
