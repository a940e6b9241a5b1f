import { useEffect, useRef, useState } from 'react';
import { formatPrice } from '../../words/formats.ts';
import { listingWords } from '../../words/listing-words.ts';
import { type ChangeListing, type Listing, toggleChoice } from './listing.ts';
import type { ListingFacets } from './load-listing.ts';

type Props = { listing: Listing; facets: ListingFacets; change: ChangeListing };

/** The filters that show how many products each choice leaves. A choice that leaves none cannot be made. */
export function Facets({ listing, facets, change }: Props) {
  const { brand, need, inStock, onOffer } = listing;
  return (
    <>
      <FacetGroup
        legend={listingWords.availability}
        name="inStock"
        options={[{ value: 'true', text: listingWords.inStockOnly, count: facets.inStock }]}
        chosen={inStock ? ['true'] : []}
        toggle={() => change({ inStock: inStock ? undefined : true })}
      />
      <FacetGroup
        legend={listingWords.offers}
        name="onOffer"
        options={[{ value: 'true', text: listingWords.onOfferOnly, count: facets.onOffer }]}
        chosen={onOffer ? ['true'] : []}
        toggle={() => change({ onOffer: onOffer ? undefined : true })}
      />
      <FacetGroup
        legend={listingWords.needs}
        name="need"
        options={facets.needs.map(({ slug, name, count }) => ({ value: slug, text: name, count }))}
        chosen={need}
        toggle={(slug) => change({ need: toggleChoice(need, slug) })}
      />
      <FacetGroup
        legend={listingWords.brand}
        name="brand"
        options={facets.brands.map(({ name, count }) => ({ value: name, text: name, count }))}
        total={facets.brandCount}
        chosen={brand}
        toggle={(name) => change({ brand: toggleChoice(brand, name) })}
      />
    </>
  );
}

type Option = { value: string; text: string; count: number };

type GroupProps = {
  legend: string;
  name: string;
  options: Option[];
  /** How many choices there are in all, if the options are only the most frequent ones. */
  total?: number;
  chosen: string[] | undefined;
  toggle: (value: string) => void;
};

const shownAtFirst = 6;
/** A whole list with at least this many options has a field to search it. */
const searchedFrom = 15;

function FacetGroup({ legend, name, options, total = 0, chosen = [], toggle }: GroupProps) {
  const [isWhole, setWhole] = useState(false);
  const [sought, setSought] = useState('');
  if (options.length === 0) return null;
  const findId = `find-${name}`;
  const isShown = ({ value, text }: Option, place: number) =>
    isWhole
      ? text.toLowerCase().includes(sought.trim().toLowerCase())
      : place < shownAtFirst || chosen.includes(value);
  const shown = options.filter(isShown);
  return (
    <fieldset>
      <legend className="mb-0.5 font-medium text-sm">{legend}</legend>
      {isWhole && options.length >= searchedFrom && (
        <>
          <label htmlFor={findId} className="sr-only">
            {listingWords.findIn(legend)}
          </label>
          <input
            id={findId}
            type="search"
            value={sought}
            placeholder={listingWords.findIn(legend)}
            onChange={({ target }) => setSought(target.value)}
            className="control my-1 text-sm"
          />
        </>
      )}
      <ul className={`filter-choices${isWhole ? ' max-h-80 overflow-y-auto' : ''}`}>
        {shown.map((option) => (
          <FacetOption
            key={option.value}
            name={name}
            option={option}
            isChosen={chosen.includes(option.value)}
            toggle={() => toggle(option.value)}
          />
        ))}
      </ul>
      {options.length > shown.length && !isWhole && (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className="min-h-11 font-semibold text-brand-strong text-sm hover:underline"
        >
          {listingWords.showMore(options.length, total)}
        </button>
      )}
      {isWhole && options.length < total && (
        <p className="text-ink-muted text-xs">{listingWords.otherBrands}</p>
      )}
    </fieldset>
  );
}

type OptionProps = { name: string; option: Option; isChosen: boolean; toggle: () => void };

function FacetOption({ name, option: { value, text, count }, isChosen, toggle }: OptionProps) {
  const isEmpty = count === 0 && !isChosen;
  const box = useRef<HTMLInputElement>(null);
  // Uncontrolled, so that the tick shows at once and not only when the products load.
  useEffect(() => {
    if (box.current) box.current.checked = isChosen;
  }, [isChosen]);
  return (
    <li>
      <label>
        <input
          ref={box}
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={isChosen}
          disabled={isEmpty}
          onChange={toggle}
        />
        <span>{text}</span>
        <span>{count}</span>
      </label>
    </li>
  );
}

/** Ranges of prices to choose with one touch, above the fields for any other range. */
export function PriceBands({ listing, facets, change }: Props) {
  const { minPrice, maxPrice } = listing;
  const bands = facets.prices.filter(({ count }) => count > 0);
  if (bands.length < 2) return null;
  const chosen = bands.findIndex(({ min, max }) => min === minPrice && max === maxPrice);
  const choose = (place: number) => {
    const { min, max } = bands[place] ?? {};
    change(
      place === chosen ? { minPrice: undefined, maxPrice: undefined } : { minPrice: min, maxPrice: max },
    );
  };
  return (
    <ul className="mb-2 filter-choices">
      {bands.map(({ min, max, count }, place) => (
        <li key={min}>
          <button type="button" aria-pressed={place === chosen} onClick={() => choose(place)}>
            <span>{listingWords.priceBand(formatPrice(min), formatPrice(max))}</span>
            <span>{count}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
