import { unitPrice } from '../../../shared/catalog/prices.ts';
import { quantityUnits } from '../../../shared/catalog/product-facts.ts';
import { fieldsOn, productFields } from '../../../shared/catalog/product-fields.ts';
import { money, readNumber } from '../../../shared/values/typed-number.ts';
import { Card } from '../../ui/card.tsx';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { catalogWords } from '../../words/catalog-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { Fields } from '../kit/fields.tsx';
import { useInBase } from '../texts/use-base-language.ts';
import { ClaimsNote } from './claims-note.tsx';
import { formField } from './form-fields.tsx';
import { type ProductDraft, withUnitApart } from './product-draft.ts';
import type { ProductForm } from './use-product-form.ts';

const words = adminProductsWords.form;

/** What a pharmacist tells about the product (requirements: Product facts). */
export function FactsCard({ form }: { form: ProductForm }) {
  const { draft, claims } = form;
  const inBase = useInBase();
  const { fields: labels, hints } = words;
  return (
    <Card title={words.cards.facts}>
      <div className="space-y-5">
        <Fields
          form={form}
          labels={labels}
          hints={{ ...hints, unit: comparedPrice(draft) }}
          layout="pairs"
          fields={fieldsOn('facts').map((name) => ({
            ...formField(name),
            ...(productFields[name].kind === 'text' && inBase),
          }))}
        />
        <ClaimsNote claims={claims.foundInBase} />
      </div>
    </Card>
  );
}

/** The unit price of the typed values, as the shop will show it. */
function comparedPrice(draft: ProductDraft) {
  const { price, discountedPrice, netQuantity, unit } = withUnitApart(draft);
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
