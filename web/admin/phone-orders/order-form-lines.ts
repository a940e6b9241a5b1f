import type { ListedProduct } from '../../../shared/catalog/catalog.ts';
import { effectivePrice } from '../../../shared/catalog/prices.ts';
import { offeredSizes } from '../../../shared/catalog/sizes.ts';
import { type CartItem, lineKey, maxQuantity } from '../../../shared/orders/cart.ts';
import type { Quote } from '../../../shared/orders/order-terms.ts';
import { messageOf } from '../../../shared/refusals/codes.ts';
import { readNumber, whole } from '../../../shared/values/typed-number.ts';
import type { FieldErrors } from '../../ui/forms/check-values.ts';
import { adminPhoneOrderWords } from '../../words/admin-phone-order-words.ts';

/** A line of an order while the staff writes it. */
export type FormLine = Pick<CartItem, 'productId' | 'name' | 'imageUrl'> & {
  /** As typed: a number that nobody can order stays, and is told. */
  quantity: string;
  /** '' without a size, or until one is chosen. */
  size: string;
  /** The sizes to choose from, for an added product. */
  sizes: string[];
  /** In dinars, until a quote says what it costs in this order. */
  price: number;
  /** A price that the staff types for one unit. */
  agreed?: string;
  /** Whether it is not in the stored order, if there is one. */
  isNew: boolean;
  /** Whether the choice of a size was left, so that a missing one is a mistake. */
  isLeft?: boolean;
};

const { quantityRange } = adminPhoneOrderWords.lines;

/** Whether its size is still to be chosen. */
export function needsSize({ size, sizes }: FormLine) {
  return sizes.length > 0 && size === '';
}

/** The name of the field for the size of the line at a place. */
export function sizeField(place: number) {
  return `sizes.${place}`;
}

/** The name of the field for the quantity of the line at a place. */
export function quantityField(place: number) {
  return `quantities.${place}`;
}

/** The units of a line; undefined if its quantity is none that can be ordered. */
export function unitsOf({ quantity }: Pick<FormLine, 'quantity'>) {
  const units = readNumber(quantity, whole);
  return units !== undefined && units >= 1 && units <= maxQuantity ? units : undefined;
}

/** Whether a quote can be asked for. */
export function canBeQuoted(lines: FormLine[]) {
  return lines.length > 0 && lines.every((line) => unitsOf(line) !== undefined);
}

/** What is wrong with lines that are saved now. */
export function checkLines(lines: FormLine[]): FieldErrors {
  const sizes = lines.flatMap((line, place) =>
    needsSize(line) ? [[sizeField(place), messageOf('size-required', { product: line.name })]] : [],
  );
  const quantities = lines.flatMap((line, place) =>
    unitsOf(line) === undefined ? [[quantityField(place), quantityRange(maxQuantity)]] : [],
  );
  const none = lines.length === 0 ? { lines: messageOf('order-without-products') } : {};
  return { ...Object.fromEntries([...sizes, ...quantities]), ...none };
}

/** The lines with one more unit of a product: in its line, if it has no sizes, otherwise in a new one. */
export function withProduct(lines: FormLine[], product: ListedProduct): FormLine[] {
  const sizes = offeredSizes(product).flatMap(({ size, inStock }) => (inStock ? [size] : []));
  const { _id: productId, name, imageUrl } = product;
  const price = effectivePrice(product);
  const place = sizes.length > 0 ? -1 : lines.findIndex((line) => line.productId === productId);
  if (place < 0) {
    return [...lines, { productId, name, imageUrl, price, quantity: '1', size: '', sizes, isNew: true }];
  }
  return lines.map((line, index) => (index === place ? { ...line, quantity: oneMore(line) } : line));
}

function oneMore({ quantity }: FormLine) {
  return String((readNumber(quantity, whole) || 0) + 1);
}

/** The lines as the API takes them, which refuses a quantity that cannot be ordered. */
export function toOrderItems(lines: FormLine[]) {
  return lines.map(({ productId, size, ...line }) => ({
    productId,
    quantity: unitsOf(line) ?? 0,
    ...(size !== '' && { size }),
  }));
}

/** What the quote says about a line. Lines of the same product and size share an answer. */
export function quotedLine(quote: Quote | null, { productId, size }: FormLine) {
  const key = lineKey({ productId, size: size || undefined });
  return quote?.lines.find((line) => lineKey(line) === key);
}
