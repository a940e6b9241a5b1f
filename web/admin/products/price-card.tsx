import { usualStockLimit } from '../../../shared/admin-products.ts';
import { productFields } from '../../../shared/catalog/product-fields.ts';
import { tvaRates } from '../../../shared/product-facts.ts';
import { useMay } from '../../session/use-may.ts';
import { Card } from '../../ui/card.tsx';
import { Options } from '../../ui/forms/options.tsx';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { Fields } from '../kit/fields.tsx';
import type { ProductForm } from './use-product-form.ts';

const words = adminProductsWords.form;

/** The prices of a product, its stock, and what only the accounts need. */
export function PriceCard({ form }: { form: ProductForm }) {
  const { fields: labels, hints } = words;
  const may = useMay();
  const price = { inputMode: 'decimal', autoComplete: 'off' } as const;
  const count = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <Card title={words.cards.price}>
      <Fields
        form={form}
        labels={labels}
        hints={{ ...hints, stock: form.saved && hints.stock }}
        fields={[
          { name: 'price', ...price, required: true },
          { name: 'discountedPrice', ...price },
          { name: 'stock', ...count, required: true },
          { name: 'lowStockLimit', ...count, hint: hints.lowStockLimit(usualStockLimit) },
          { name: 'weight', ...count },
          { name: 'shelfPlace', maxLength: productFields.shelfPlace.longest, autoComplete: 'off' },
          { name: 'tvaRate', options: <Rates /> },
          ...(may('money') ? [{ name: 'costPrice' as const, ...price }] : []),
        ]}
      />
    </Card>
  );
}

function Rates() {
  return (
    <>
      <option value="">{words.usualRate}</option>
      <Options of={tvaRates} text={words.percent} />
    </>
  );
}
