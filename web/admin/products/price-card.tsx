import { usualStockLimit } from '../../../shared/catalog/admin-products.ts';
import { fieldsOn, productFields } from '../../../shared/catalog/product-fields.ts';
import { useMay } from '../../session/use-may.ts';
import { Card } from '../../ui/card.tsx';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { Fields } from '../kit/fields.tsx';
import { formField } from './form-fields.tsx';
import type { ProductForm } from './use-product-form.ts';

const words = adminProductsWords.form;

/** The prices of a product, its stock, and what only the accounts need. */
export function PriceCard({ form }: { form: ProductForm }) {
  const { fields: labels, hints } = words;
  const may = useMay();
  const price = { inputMode: 'decimal', autoComplete: 'off' } as const;
  const fields = fieldsOn('price').filter((name) => productFields[name].readBy !== 'money' || may('money'));
  return (
    <Card title={words.cards.price}>
      <Fields
        form={form}
        labels={labels}
        hints={{
          ...hints,
          stock: form.saved && hints.stock,
          lowStockLimit: hints.lowStockLimit(usualStockLimit),
        }}
        fields={[
          { name: 'price', ...price, required: true },
          { name: 'discountedPrice', ...price },
          { name: 'stock', ...price, inputMode: 'numeric', required: true },
          ...fields.map(formField),
        ]}
      />
    </Card>
  );
}
