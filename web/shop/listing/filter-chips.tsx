import XIcon from 'icon:x';
import { Link } from 'react-router';
import { formatPrice } from '../../words/formats.ts';
import { listingWords } from '../../words/listing-words.ts';
import type { CategoryNode } from '../categories/category-chain.ts';
import { changeListing, hasRange, type Listing, listingUrl, orderedRange, toggleChoice } from './listing.ts';
import type { ListingFacets } from './load-listing.ts';

type Props = { listing: Listing; category: CategoryNode | undefined; facets: ListingFacets };

type Chip = { text: string; label: string; without: Partial<Listing> };

/**
 * The keyword and every chosen filter, each with a link that takes it away. The category has a chip only in a search;
 * otherwise it is the heading.
 */
export function FilterChips(props: Props) {
  const chips = chipsOf(props);
  if (chips.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2 max-sm:shrink-0 max-sm:flex-nowrap sm:max-w-full">
      {chips.map(({ text, label, without }) => (
        <li
          key={label}
          className="inline-flex max-w-full items-center gap-1 rounded-full bg-brand-soft ps-4 text-brand-deep text-sm max-sm:max-w-64 max-sm:shrink-0"
        >
          <span className="truncate">{text}</span>
          <Link
            to={listingUrl(changeListing(props.listing, without))}
            aria-label={label}
            preventScrollReset
            className="inline-flex min-h-11 items-center gap-1 rounded-full px-3 font-semibold hover:bg-brand/15"
          >
            {'keyword' in without && listingWords.clear}
            <XIcon className="size-4" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function chipsOf({ listing, category, facets }: Props): Chip[] {
  const { keyword, brand = [], need = [], inStock, onOffer } = listing;
  const needName = (slug: string) => facets.needs.find((other) => other.slug === slug)?.name ?? slug;
  const chip = (text: string, without: Partial<Listing>) => ({
    text,
    label: listingWords.removeFilter(text),
    without,
  });
  return [
    keyword && {
      text: listingWords.keyword(keyword),
      label: listingWords.clearKeyword(keyword),
      without: { keyword: '' },
    },
    keyword && category && chip(category.name, { category: '' }),
    ...need.map((slug) => chip(needName(slug), { need: toggleChoice(need, slug) })),
    ...brand.map((name) => chip(name, { brand: toggleChoice(brand, name) })),
    hasRange(listing) && chip(rangeText(listing), { minPrice: undefined, maxPrice: undefined }),
    inStock && chip(listingWords.inStockOnly, { inStock: undefined }),
    onOffer && chip(listingWords.onOfferOnly, { onOffer: undefined }),
  ].filter((chip) => typeof chip === 'object');
}

function rangeText(listing: Listing) {
  const { minPrice, maxPrice } = orderedRange(listing);
  if (minPrice === undefined) return listingWords.priceTo(formatPrice(maxPrice ?? 0));
  if (maxPrice === undefined) return listingWords.priceFrom(formatPrice(minPrice));
  return listingWords.priceBand(formatPrice(minPrice), formatPrice(maxPrice));
}
