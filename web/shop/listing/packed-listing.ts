import type { ReplyFrom } from '../../../shared/api.ts';
import type { PublicSettings } from '../../../shared/settings.ts';
import type { CategoryNode } from '../categories/category-chain.ts';
import type { CardList } from '../product-card/card-product.ts';
import { type CardRow, fromCardRow, pack, toCardRow, unpack } from '../product-card/packed-cards.ts';
import { type Listing, readListing } from './listing.ts';

/** The counts beside the filters. */
export type ListingFacets = Omit<ReplyFrom<'GET /products/facets'>, 'count' | 'categories'>;

export type LoadedListing = {
  listing: Listing;
  /** `contact` is how to reach the shop, if a search found nothing. */
  list: CardList & { contact?: PublicSettings['contact'] | undefined };
  facets: ListingFacets;
  /** The description of the chosen category, or ''. */
  description: string;
  /** The children of the chosen category and of those above it. */
  branch: CategoryNode[];
};

/** The listing's data as one text (web/shop/product-card/packed-cards.ts), the opposite of `unpackListing`. */
export function packListing({ list: { products, ...list }, facets, ...rest }: LoadedListing) {
  const { listing, description, branch } = rest;
  return pack([listing, list, products.map(toCardRow), toFacetRows(facets), description, branch]);
}

type Unpacked = [
  Listing,
  Omit<LoadedListing['list'], 'products'>,
  CardRow[],
  FacetRows,
  string,
  CategoryNode[],
];

let last: { packed: string; data: LoadedListing } | undefined;

/** The same text gives the same objects, because a page unpacks it each time it is rendered. */
export function unpackListing(packed: string) {
  if (packed !== last?.packed) {
    const [listing, list, cards, facets, description, branch]: Unpacked = unpack(packed);
    last = {
      packed,
      data: {
        // Absent values come back too, so that an address always has its values in the same order.
        listing: { ...readListing(new URLSearchParams()), ...listing },
        list: { ...list, products: cards.map(fromCardRow) },
        facets: fromFacetRows(facets),
        description,
        branch,
      },
    };
  }
  return last.data;
}

type FacetRows = ReturnType<typeof toFacetRows>;

function toFacetRows({ brands, brandCount, needs, prices, inStock, onOffer }: ListingFacets) {
  return [
    brands.map(({ name, count }) => [name, count] as const),
    needs.map(({ slug, name, count }) => [slug, name, count] as const),
    prices.map(({ min, max, count }) => [min, max, count] as const),
    inStock,
    onOffer,
    brandCount,
  ] as const;
}

function fromFacetRows([brands, needs, prices, inStock, onOffer, brandCount]: FacetRows): ListingFacets {
  return {
    brands: brands.map(([name, count]) => ({ name, count })),
    brandCount,
    needs: needs.map(([slug, name, count]) => ({ slug, name, count })),
    prices: prices.map(([min, max, count]) => ({ min, max, count })),
    inStock,
    onOffer,
  };
}
