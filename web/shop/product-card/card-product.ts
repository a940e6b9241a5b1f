import type { ListedProduct, ProductList } from '../../../shared/catalog/catalog.ts';
import { effectivePrice } from '../../../shared/catalog/prices.ts';
import { isSoldOut, sizesInStock } from './sizes-in-stock.ts';

type Shown =
  | '_id'
  | 'name'
  | 'brand'
  | 'price'
  | 'discountedPrice'
  | 'offer'
  | 'offers'
  | 'stock'
  | 'imageUrl';

/** The card of a family shows one of its members, with the family's name and prices. */
type CardFamily = Omit<NonNullable<ListedProduct['family']>, '_id' | 'name'>;

/** The fields of a product for its card and for the cart. `family` is absent for a single product. */
export type CardProduct = Pick<ListedProduct, Shown | 'netQuantity' | 'unit' | 'rating'> & {
  family?: CardFamily;
  /** True if a size must be chosen first. */
  hasSizes?: boolean;
};

/** One page of a product list, for cards. */
export type CardList = Omit<ProductList, 'products'> & { products: CardProduct[] };

/**
 * Drops the other fields: a page contains its data twice, as HTML and as JSON, and descriptions are long. Fields that
 * few products have are absent from the others. If no size of a product is in stock, its stock is 0.
 */
export function toCardProduct(product: ListedProduct): CardProduct {
  const { _id, name, brand, price, discountedPrice, offer, offers, imageUrl, netQuantity, unit } = product;
  const { family, rating } = product;
  return {
    ...{ _id, name, brand, price, discountedPrice, imageUrl },
    stock: isSoldOut(product) ? 0 : product.stock,
    ...(offer && { offer }),
    ...(offers && { offers: offers.slice(0, 1) }),
    ...(rating && { rating }),
    ...(isPriceShown(product) && unit && { netQuantity, unit }),
    // If the filters leave only one member, its card is that of a single product.
    ...(family && family.members > 1 && asFamily(family)),
    ...(sizesInStock(product).length > 0 && { hasSizes: true }),
  };
}

/** The card of a list by unit price: that of the member with the lowest one, whatever the family's lowest price is. */
export function toUnitPricedCard(product: ListedProduct): CardProduct {
  const { netQuantity, unit } = product;
  return { ...toCardProduct(product), ...(unit && { netQuantity, unit }) };
}

/** Whether the card shows the product's own price, so that its unit price belongs beside it. */
function isPriceShown({ family, ...product }: ListedProduct) {
  return !family || family.members < 2 || effectivePrice(product) === family.minPrice;
}

function asFamily({ _id: _, name, ...family }: NonNullable<ListedProduct['family']>) {
  return { name, family };
}
