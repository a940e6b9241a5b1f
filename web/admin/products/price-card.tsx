import { usualStockLimit } from '../../../shared/admin-products.ts';
import { maxShelfPlace, tvaRates } from '../../../shared/product-facts.ts';
import { useMay } from '../../session/use-may.ts';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import type { ProductForm } from './use-product-form.ts';

const words = adminProductsWords.form;

/** The prices of a product, its stock, and what only the accounts need. */
export function PriceCard({ form: { field, saved } }: { form: ProductForm }) {
  const { fields, hints } = words;
  const may = useMay();
  const number = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <Card title={words.cards.price}>
      <div className="space-y-5">
        <TextField {...field('price')} {...number} label={fields.price} required />
        <TextField
          {...field('discountedPrice')}
          {...number}
          label={fields.discountedPrice}
          hint={hints.discountedPrice}
        />
        <TextField
          {...field('stock')}
          {...number}
          label={fields.stock}
          {...(saved && { hint: hints.stock })}
          required
          inputMode="numeric"
        />
        <TextField
          {...field('lowStockLimit')}
          {...number}
          label={fields.lowStockLimit}
          hint={hints.lowStockLimit(usualStockLimit)}
          inputMode="numeric"
        />
        <TextField
          {...field('weight')}
          {...number}
          label={fields.weight}
          hint={hints.weight}
          inputMode="numeric"
        />
        <TextField
          {...field('shelfPlace')}
          label={fields.shelfPlace}
          hint={hints.shelfPlace}
          maxLength={maxShelfPlace}
          autoComplete="off"
        />
        <SelectField {...field('tvaRate')} label={fields.tvaRate} hint={hints.tvaRate}>
          <option value="">{words.usualRate}</option>
          {tvaRates.map((rate) => (
            <option key={rate} value={rate}>
              {words.percent(rate)}
            </option>
          ))}
        </SelectField>
        {may('money') && (
          <TextField {...field('costPrice')} {...number} label={fields.costPrice} hint={hints.costPrice} />
        )}
      </div>
    </Card>
  );
}
