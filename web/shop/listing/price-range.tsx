import { type ComponentProps, type FormEvent, type ReactNode, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { formatPrice } from '../../words/formats.ts';
import { listingWords } from '../../words/listing-words.ts';
import {
  type ChangeListing,
  isPriceUnclear,
  isRangeReversed,
  type Listing,
  orderedRange,
  type PriceRange,
  readListing,
} from './listing.ts';

/** The filter form's submit handler, `apply`, which refuses a price that cannot be read. */
export function usePriceFilter(applied: PriceRange, change: ChangeListing) {
  const [query] = useSearchParams();
  const appliedKey = rangeKey(applied);
  const [checked, setChecked] = useState({ appliedKey, isUnclear: isPriceUnclear(query) });
  // When the listing changes, prices that were typed but not applied are dropped, and so is their error.
  const isUnclear = checked.appliedKey === appliedKey ? checked.isUnclear : isPriceUnclear(query);

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) given.set(name, String(value));
    setChecked({ appliedKey, isUnclear: isPriceUnclear(given) });
    const { minPrice, maxPrice } = readListing(given);
    if (!isPriceUnclear(given)) return change({ minPrice, maxPrice });
    event.currentTarget.querySelector<HTMLElement>('[name=minPrice]')?.focus();
  }

  return { isUnclear, apply, clearError: () => setChecked({ appliedKey, isUnclear: false }) };
}

function rangeKey({ minPrice, maxPrice }: PriceRange) {
  return `${minPrice}-${maxPrice}`;
}

type Props = {
  listing: Listing;
  isUnclear: boolean;
  onEdit: () => void;
  /** Ready ranges to choose from. */
  children: ReactNode;
};

/** The minimum and maximum price in dinars, and the button that applies them. */
export function PriceRangeFields({ listing, isUnclear, onEdit, children }: Props) {
  const errorId = useId();
  const { minPrice = 0, maxPrice = 0 } = orderedRange(listing);
  const described = isUnclear ? ({ 'aria-invalid': true, 'aria-describedby': errorId } as const) : {};
  return (
    <fieldset onChange={onEdit}>
      <legend className="mb-1.5 font-medium text-sm">{listingWords.priceRange}</legend>
      {children}
      <div key={rangeKey(listing)} className="grid grid-cols-2 gap-2">
        <PriceInput
          name="minPrice"
          label={listingWords.minPrice}
          defaultValue={listing.minPrice}
          {...described}
        />
        <PriceInput
          name="maxPrice"
          label={listingWords.maxPrice}
          defaultValue={listing.maxPrice}
          {...described}
        />
      </div>
      {isUnclear && <FieldError id={errorId} text={listingWords.priceUnclear} />}
      {isRangeReversed(listing) && (
        <p role="status" className="mt-1.5 text-ink-muted text-sm">
          {listingWords.rangeReversed(formatPrice(minPrice), formatPrice(maxPrice))}
        </p>
      )}
      <div className="mt-3">
        <Button type="submit" kind="secondary" wide>
          {listingWords.applyPrice}
        </Button>
      </div>
    </fieldset>
  );
}

type InputProps = Pick<
  ComponentProps<'input'>,
  'name' | 'defaultValue' | 'aria-invalid' | 'aria-describedby'
>;

function PriceInput({ label, ...input }: InputProps & { label: string }) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-ink-muted text-xs">
        {label}
      </label>
      <input {...input} id={id} type="number" min={0} step="any" inputMode="decimal" className="control" />
    </div>
  );
}
