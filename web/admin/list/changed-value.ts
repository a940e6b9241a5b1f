import { adminAuditWords as words } from '../../words/admin-audit-words.ts';
import { auditFieldWords } from '../../words/audit-field-words.ts';
import { comma, formatPrice } from '../../words/formats.ts';

/** The fields of histories that are amounts in dinars. */
const amounts = new Set([
  ...['price', 'discountedPrice', 'costPrice', 'totalPrice', 'discount'],
  ...['refund', 'credit', 'rest', 'paidBack', 'collected'],
]);

/** The fields that are lines of an order as texts, which end with the price of one unit. */
const linesWithPrices = new Set(['items', 'prices']);

/** A stored value of a changed field for people, as far as it is simple. */
export function valueText(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return amounts.has(field) ? formatPrice(value) : String(value);
  if (typeof value === 'string') return value;
  if (!Array.isArray(value) || value.some((part) => typeof part === 'object')) return JSON.stringify(value);
  const parts = linesWithPrices.has(field) ? value.map((line) => lineText(String(line))) : value;
  return parts.join(comma) || words.nothing;
}

/** A line of an order as its history keeps it, `2 × Cream, 1500`, with the price as the page shows prices. */
export function lineText(stored: string) {
  return stored.replace(/, (\d+(?:\.\d+)?)$/, (_, price: string) => `${comma}${formatPrice(Number(price))}`);
}

/** A changed field with its values before and after, in one line. */
export function changeText(field: string, [before, after]: [unknown, unknown]) {
  const label = words.label(auditFieldWords[field] ?? field);
  return words.changedTo(label, valueText(field, before), valueText(field, after));
}
