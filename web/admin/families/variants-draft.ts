import { productFields } from '../../../shared/catalog/product-fields.ts';
import { type VariantsBody, variantsBody } from '../../../shared/catalog/product-variants.ts';
import { money, typedNumber, whole } from '../../../shared/values/typed-number.ts';
import { type Checked, checkValues } from '../../ui/forms/check-values.ts';
import type { FoundingDraft } from './new-family-fields.tsx';

const cells = ['label', 'price', 'stock', 'barcode', 'reference', 'costPrice', 'netQuantity'] as const;

export type Cell = (typeof cells)[number];

/** A new member as typed so far. `key` identifies its row. */
export type VariantRow = Record<Cell, string> & { key: number };

/** The family that is founded, unless the product is in one already, and the new members. */
export type VariantsDraft = { newFamily: FoundingDraft | null; rows: VariantRow[] };

let lastKey = 0;

export function aVariantRow(): VariantRow {
  lastKey += 1;
  const blank = {
    label: '',
    price: '',
    stock: '',
    barcode: '',
    reference: '',
    costPrice: '',
    netQuantity: '',
  };
  return { key: lastKey, ...blank };
}

/** The rows in which something is typed. Others are left out, except a single one, whose errors then show. */
export function typedRows(rows: VariantRow[]) {
  const typed = rows.filter((row) => cells.some((cell) => row[cell].trim() !== ''));
  return typed.length > 0 ? typed : rows.slice(0, 1);
}

/** The body, or the first error of each field by its dotted name, as the server names it. */
export function checkVariants({ newFamily, rows }: VariantsDraft): Checked<VariantsBody> {
  return checkValues(variantsBody, {
    ...(newFamily && { newFamily }),
    variants: typedRows(rows).map(({ label, price, stock, barcode, reference, costPrice, netQuantity }) => ({
      ...{ label, barcode, reference },
      price: typedNumber(price, money),
      stock: typedNumber(stock, whole),
      costPrice: typedNumber(costPrice, money) ?? null,
      netQuantity: typedNumber(netQuantity, productFields.netQuantity.typed) ?? null,
    })),
  });
}
