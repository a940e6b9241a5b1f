import { type ComponentProps, type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { listingWords } from '../../words/listing-words.ts';
import {
  type ChangeListing,
  isRangeReversed,
  type Listing,
  type PriceRange,
  readListing,
} from './listing.ts';

/** The filter form's submit handler, `apply`, which refuses a minimum above the maximum. */
export function usePriceFilter(applied: PriceRange, change: ChangeListing) {
  const appliedKey = rangeKey(applied);
  const [checked, setChecked] = useState({ appliedKey, isReversed: isRangeReversed(applied) });
  // When the listing changes, prices that were typed but not applied are dropped, and so is their error.
  const isReversed = checked.appliedKey === appliedKey ? checked.isReversed : isRangeReversed(applied);

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = readRange(event.currentTarget);
    setChecked({ appliedKey, isReversed: isRangeReversed(typed) });
    if (!isRangeReversed(typed)) return change(typed);
    event.currentTarget.querySelector<HTMLElement>('[name=minPrice]')?.focus();
  }

  return { isReversed, apply, clearError: () => setChecked({ appliedKey, isReversed: false }) };
}

function readRange(form: HTMLFormElement): PriceRange {
  const given = new URLSearchParams();
  for (const [name, value] of new FormData(form)) given.set(name, String(value));
  const { minPrice, maxPrice } = readListing(given);
  return { minPrice, maxPrice };
}

function rangeKey({ minPrice, maxPrice }: PriceRange) {
  return `${minPrice}-${maxPrice}`;
}

type Props = {
  listing: Listing;
  isReversed: boolean;
  onEdit: () => void;
  /** Ready ranges to choose from. */
  children: ReactNode;
};

/** The minimum and maximum price in dinars, and the button that applies them. */
export function PriceRangeFields({ listing, isReversed, onEdit, children }: Props) {
  const errorId = useId();
  const described = isReversed ? ({ 'aria-invalid': true, 'aria-describedby': errorId } as const) : {};
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
      {isReversed && <FieldError id={errorId} text={listingWords.rangeReversed} />}
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
