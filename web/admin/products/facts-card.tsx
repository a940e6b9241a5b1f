import { unitPrice } from '../../../shared/prices.ts';
import { longestFact, productClasses, quantityUnits, textFacts } from '../../../shared/product-facts.ts';
import { money, readNumber } from '../../../shared/typed-number.ts';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { catalogWords } from '../../words/catalog-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { inEnglish } from '../texts/texts-draft.ts';
import { ClaimsNote } from './claims-note.tsx';
import type { ProductDraft } from './product-draft.ts';
import type { ProductForm } from './use-product-form.ts';

const words = adminProductsWords.form;

/** What a pharmacist tells about the product (requirements: Product facts). */
export function FactsCard({ form: { draft, field, claims } }: { form: ProductForm }) {
  const { fields, hints } = words;
  return (
    <Card title={words.cards.facts}>
      <div className="space-y-5">
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <SelectField {...field('productClass')} label={fields.productClass}>
            <option value="">{words.noClass}</option>
            {productClasses.map((name) => (
              <option key={name} value={name}>
                {catalogWords.product.productClasses[name]}
              </option>
            ))}
          </SelectField>
          <TextField
            {...field('barcode')}
            label={fields.barcode}
            hint={hints.barcode}
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
          />
          <TextField
            {...field('netQuantity')}
            label={fields.netQuantity}
            hint={hints.netQuantity}
            inputMode="decimal"
            autoComplete="off"
          />
          <SelectField {...field('unit')} label={fields.unit} hint={comparedPrice(draft)}>
            <option value="">{words.noUnit}</option>
            {quantityUnits.map((name) => (
              <option key={name} value={name}>
                {words.units[name]}
              </option>
            ))}
          </SelectField>
        </div>
        {textFacts.map((name) => (
          <TextArea key={name} {...field(name)} {...inEnglish} label={fields[name]} maxLength={longestFact} />
        ))}
        <ClaimsNote claims={claims.foundIn('en')} />
      </div>
    </Card>
  );
}

/** The unit price of the typed values, as the shop will show it. */
function comparedPrice({ price, discountedPrice, netQuantity, unit }: ProductDraft) {
  const typed = {
    price: readNumber(price, money) ?? 0,
    discountedPrice: readNumber(discountedPrice, money) ?? 0,
    netQuantity: readNumber(netQuantity),
  };
  const compared = unitPrice({ ...typed, unit: quantityUnits.find((name) => name === unit) });
  if (!compared || !(compared.price > 0) || !Number.isFinite(compared.price)) return words.hints.unit;
  return words.unitPrice(
    catalogWords.card.unitPrice(formatPrice(compared.price), compared.quantity, compared.unit),
  );
}
