import { restoreImageUrl, shortenImageUrl } from '../../../shared/images.ts';
import type { CardProduct } from './card-product.ts';

/**
 * The data of a page as one text. React Router numbers, escapes and writes each value, and each quotation mark takes
 * four bytes in its script, so they are swapped with a character that needs no escape.
 */
export function pack(data: unknown) {
  return swapQuotes(JSON.stringify(data));
}

export function unpack(packed: string) {
  return JSON.parse(swapQuotes(packed));
}

function swapQuotes(text: string) {
  return text.replace(/["~]/g, (mark) => (mark === '"' ? '~' : '"'));
}

/** The values of a card without their names, which would be written for each card. 0 stands for an absent value. */
export function toCardRow({ family, ...card }: CardProduct) {
  const { _id, name, brand, price, discountedPrice, imageUrl, stock, hasSizes, netQuantity, unit } = card;
  return [
    ...([_id, name, brand ?? '', price, discountedPrice, shortenImageUrl(imageUrl), stock] as const),
    ...([hasSizes ? 1 : 0, netQuantity ?? 0, unit ?? 0] as const),
    family ? ([family.optionName, family.members, family.minPrice, family.maxPrice] as const) : 0,
  ] as const;
}

export type CardRow = ReturnType<typeof toCardRow>;

export function fromCardRow(row: CardRow): CardProduct {
  const [_id, name, brand, price, discountedPrice, image, stock, hasSizes, netQuantity, unit, family] = row;
  return {
    ...{ _id, name, brand, price, discountedPrice, imageUrl: restoreImageUrl(image), stock },
    ...(hasSizes && { hasSizes: true }),
    ...(unit && { netQuantity, unit }),
    ...(family && {
      family: { optionName: family[0], members: family[1], minPrice: family[2], maxPrice: family[3] },
    }),
  };
}
