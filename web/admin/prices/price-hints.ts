import { type PriceFigures, type PriceWarning, warningsOf } from '../../../shared/catalog/price-warnings.ts';
import { effectivePrice } from '../../../shared/catalog/prices.ts';
import { money, readNumber } from '../../../shared/values/typed-number.ts';
import { formatPrice } from '../../words/formats.ts';
import { priceWarningsWords as words } from '../../words/price-warnings-words.ts';

type Typed = { price: string; discountedPrice: string; costPrice: string };

/** A hint beside each of the two prices that is typed far from the saved one or below the cost. */
export function priceHints(saved: PriceFigures | null, draft: Typed) {
  const [price = 0, discountedPrice, costPrice] = [draft.price, draft.discountedPrice, draft.costPrice].map(
    (typed) => readNumber(typed, money),
  );
  const onPrice = warningsOf(saved && { ...saved, discountedPrice: 0 }, { price, costPrice });
  const onDiscount = warningsOf(saved, { price, discountedPrice, costPrice }).filter(
    (warning) => discountedPrice && !onPrice.includes(warning),
  );
  const paid = saved && effectivePrice({ ...saved, discountedPrice: saved.discountedPrice ?? 0 });
  return { price: textOf(onPrice, saved?.price), discountedPrice: textOf(onDiscount, paid) };
}

function textOf(warnings: PriceWarning[], saved: number | null | undefined) {
  const texts = warnings.map((warning) => words.hints[warning](formatPrice(saved ?? 0)));
  return texts.length > 0 && texts.join(' ');
}
