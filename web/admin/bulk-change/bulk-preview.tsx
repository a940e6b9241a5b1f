import type { ChangedFields, ProductChanges } from '../../../shared/catalog/admin-products.ts';
import { countWarnings } from '../../../shared/catalog/price-warnings.ts';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { bulkChangeWords } from '../../words/bulk-change-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { PriceTags, PriceWarnings } from '../prices/unusual-prices.tsx';
import { useUsualRate } from '../tva/usual-rate.tsx';

const { form } = adminProductsWords;

/** Of the products with usual prices. */
const usuallyShown = 10;

/** Of those with unusual ones, which come first. */
const mostShown = 200;

/** The preview of a change: the products with their old and new values, and those that stay as they are. */
export function BulkPreview({ preview }: { preview: ProductChanges }) {
  const { changed, unchanged, rounded, cheaper, refused } = preview;
  const usualRate = useUsualRate();
  const unusual = changed.filter(({ warnings }) => warnings).length;
  const shown = Math.min(Math.max(usuallyShown, unusual), mostShown);
  return (
    <div className="mt-3 text-sm">
      <p aria-live="polite" className="font-medium">
        {bulkChangeWords.summary(changed.length)} {unchanged > 0 && bulkChangeWords.unchanged(unchanged)}
      </p>
      {unusual > 0 && (
        <div className="mt-3">
          <PriceWarnings counts={countWarnings(changed)} />
        </div>
      )}
      {changed.length > 0 && <ChangedProducts changed={changed.slice(0, shown)} usualRate={usualRate} />}
      {changed.length > shown && (
        <details className="mt-2">
          <summary className="cursor-pointer rounded-sm py-3 font-semibold text-brand-strong">
            {bulkChangeWords.more(changed.length - shown)}
          </summary>
          <ChangedProducts changed={changed.slice(shown)} usualRate={usualRate} />
        </details>
      )}
      {rounded.length > 0 && <Names title={bulkChangeWords.rounded(rounded.length)} products={rounded} />}
      {cheaper.length > 0 && <Names title={bulkChangeWords.cheaper(cheaper.length)} products={cheaper} />}
      {refused.length > 0 && <Refusals refused={refused} title={bulkChangeWords.refused(refused.length)} />}
    </div>
  );
}

type ChangedProps = Pick<ProductChanges, 'changed'> & { usualRate: string };

function ChangedProducts({ changed, usualRate }: ChangedProps) {
  const textOf = (fields: ChangedFields, field: keyof ChangedFields) =>
    field === 'tvaRate' && fields.tvaRate == null ? usualRate : valueText(fields, field);
  return (
    <ul className="mt-3 divide-y divide-line rounded-control border border-line">
      {changed.map(({ _id, name, before, after, warnings }) => (
        <li key={_id} className="grid gap-x-4 px-3 py-2 sm:grid-cols-[1fr_auto] sm:items-center">
          <span className="wrap-anywhere">
            <span className="own-direction line-clamp-2">{name}</span>
            <PriceTags warnings={warnings} />
          </span>
          <span className="tabular-nums sm:text-end">
            {fieldsOf(after).map((field) => (
              <span key={field} className="block">
                {(field === 'discountedPrice' || field === 'costPrice' || field === 'tvaRate') && (
                  <span className="text-ink-muted">{bulkChangeWords.fields[field]} </span>
                )}
                <bdi className="text-ink-muted">{textOf(before, field)}</bdi>
                {bulkChangeWords.arrow}
                <bdi className="font-semibold">{textOf(after, field)}</bdi>
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Names({ title, products }: { title: string; products: ProductChanges['rounded'] }) {
  return (
    <div className="mt-4">
      <p className="font-medium">{title}</p>
      <ul className="mt-1 max-h-48 list-disc space-y-1 overflow-y-auto ps-5 text-ink-muted">
        {products.map(({ _id, name }) => (
          <li key={_id} className="wrap-anywhere">
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

type RefusalsProps = { refused: ProductChanges['refused']; title: string };

/** The products that cannot change, each with the reason. */
export function Refusals({ refused, title }: RefusalsProps) {
  return (
    <div className="mt-4 text-sm">
      <p className="font-medium text-warning">{title}</p>
      <ul className="mt-1 max-h-48 list-disc space-y-1 overflow-y-auto ps-5">
        {refused.map(({ _id, name, reason }) => (
          <li key={_id} className="wrap-anywhere">
            {bulkChangeWords.refusal(name || _id, reason)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function fieldsOf(fields: ChangedFields) {
  return Object.keys(fields) as (keyof ChangedFields)[];
}

/** What stands for a field without a value. */
const empty: Partial<Record<keyof ChangedFields, string>> = {
  costPrice: bulkChangeWords.unknownCost,
  lowStockLimit: bulkChangeWords.usualLimit,
  state: bulkChangeWords.states.shown,
};

function valueText(fields: ChangedFields, field: keyof ChangedFields) {
  const value = fields[field] ?? '';
  if (value === '') return empty[field] ?? bulkChangeWords.none;
  if (field === 'discountedPrice' && value === 0) return bulkChangeWords.noDiscount;
  if (field === 'price' || field === 'discountedPrice' || field === 'costPrice')
    return formatPrice(Number(value));
  if (field === 'tvaRate') return form.percent(Number(value));
  if (field === 'featured') return value ? bulkChangeWords.featured : bulkChangeWords.notFeatured;
  return field === 'state' ? bulkChangeWords.states[fields.state ?? 'shown'] : String(value);
}
