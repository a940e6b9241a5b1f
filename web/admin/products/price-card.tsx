import { usualStockLimit } from '../../../shared/catalog/admin-products.ts';
import { effectivePrice } from '../../../shared/catalog/prices.ts';
import { fieldsOn, productFields } from '../../../shared/catalog/product-fields.ts';
import type { PriceHistory } from '../../../shared/catalog/product-form.ts';
import { useMay } from '../../session/use-may.ts';
import { Card } from '../../ui/card.tsx';
import { formatDay } from '../../ui/format-dates.ts';
import { adminBundlesWords } from '../../words/admin-bundles-words.ts';
import { adminPricesWords as history } from '../../words/admin-product-cards-words.ts';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { Fields } from '../kit/fields.tsx';
import { priceHints } from '../prices/price-hints.ts';
import { formField } from './form-fields.tsx';
import type { ProductForm } from './use-product-form.ts';

const words = adminProductsWords.form;

/** The prices of a product, its stock, and what only the accounts need. */
export function PriceCard({ form }: { form: ProductForm }) {
  const { fields: labels, hints } = words;
  const may = useMay();
  const price = { inputMode: 'decimal', autoComplete: 'off' } as const;
  const unusual = priceHints(form.saved, form.draft);
  const isBundle = form.draft.parts.length > 0;
  const fields = fieldsOn('price').filter(
    (name) => productFields[name].readBy !== 'money' || (may('money') && !isBundle),
  );
  return (
    <Card title={words.cards.price}>
      <Fields
        form={form}
        labels={labels}
        hints={{
          ...hints,
          price: unusual.price,
          discountedPrice: unusual.discountedPrice || hints.discountedPrice,
          stock: form.saved && hints.stock,
          ...(isBundle && { stock: adminBundlesWords.stockHint, weight: adminBundlesWords.weightHint }),
          lowStockLimit: hints.lowStockLimit(usualStockLimit),
        }}
        fields={[
          { name: 'price', ...price, required: true },
          { name: 'discountedPrice', ...price },
          isBundle
            ? { name: 'stock', disabled: true, required: true }
            : { name: 'stock', ...price, inputMode: 'numeric', required: true },
          ...fields.map(formField),
        ]}
      />
    </Card>
  );
}

const [width, height] = [300, 60];

/** The days that the plot shows at least, so that a new price does not fill it. */
const shownDays = 90;

/** The rows below the plot; older changes are in the audit. */
const shownRows = 8;

/** What a product has cost since when, and the highest price that a discount may strike (requirements: Struck prices). */
export function PricesCard({ changes, lowest }: PriceHistory) {
  const [newest] = changes;
  if (!newest) return null;
  return (
    <Card title={history.title}>
      {changes.length > 1 && <PricePlot changes={changes} />}
      {lowest && (
        <p className="text-sm">{history.lowest(formatPrice(lowest.price), formatDay(lowest.day))}</p>
      )}
      <ul className="mt-3 divide-y divide-line border-line border-t text-sm">
        {changes.slice(0, shownRows).map((change) => (
          <li key={change.at} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span className="text-ink-muted">
              {history.since(formatDay(change.at))}
              {change.by && <span className="ms-2">{change.by}</span>}
            </span>
            <span className="tabular-nums">
              {change.discountedPrice > 0 && (
                <s className="me-2 text-ink-muted">{formatPrice(change.price)}</s>
              )}
              {formatPrice(effectivePrice(change))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A step for each price, from left to right in every language. */
function PricePlot({ changes }: Pick<PriceHistory, 'changes'>) {
  const steps = changes
    .map((change) => ({ at: Date.parse(change.at), price: effectivePrice(change) }))
    .reverse();
  const end = Date.now();
  const start = Math.min(steps[0]?.at ?? end, end - shownDays * 86_400_000);
  const top = Math.max(...steps.map(({ price }) => price));
  const x = (at: number) => (width * (at - start)) / (end - start);
  const y = (price: number) => height - ((height - 8) * price) / top;
  const path = steps.map(
    ({ at, price }, place) => `${place === 0 ? 'M' : 'H'}${x(at)}${place === 0 ? ',' : 'V'}${y(price)}`,
  );
  return (
    <svg
      role="img"
      aria-label={history.plot(steps.length, formatPrice(top))}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="mb-3 h-24 w-full border-line border-b fill-none stroke-2 stroke-brand"
    >
      <path d={`${path.join('')}H${width}`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
