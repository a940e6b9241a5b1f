import type { ReactNode } from 'react';
import type { Need } from '../../../shared/catalog/needs.ts';
import { tvaRates } from '../../../shared/catalog/product-facts.ts';
import { type FieldName, type FieldWith, productFields } from '../../../shared/catalog/product-fields.ts';
import { FieldError } from '../../ui/forms/field.tsx';
import { TextOptions } from '../../ui/forms/options.tsx';
import { productListWords } from '../../words/admin-product-list-words.ts';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { catalogWords } from '../../words/catalog-words.ts';
import type { FieldOf } from '../kit/fields.tsx';
import { UsualRate } from '../tva/usual-rate.tsx';
import type { ProductForm } from './use-product-form.ts';

const words = adminProductsWords.form;

/** How the form of a product asks for a field of `product-fields.ts`. */
export function formField<Name extends FieldName>(name: Name): FieldOf<Name> {
  const field = productFields[name];
  const choices = choicesOf(name);
  if (choices) return { name, options: <Choices {...choices} /> };
  if ('longest' in field) return { name, maxLength: field.longest, ...attributes[field.kind] };
  const isWhole = 'typed' in field && field.typed.decimals === 0;
  return { name, inputMode: isWhole ? 'numeric' : 'decimal', autoComplete: 'off' };
}

const attributes = {
  text: { rows: 3, isWide: true },
  name: {},
  line: { autoComplete: 'off' },
  code: { autoComplete: 'off' },
  gtin: { inputMode: 'numeric', autoComplete: 'off' },
} as const;

type Choices = { none: ReactNode; texts: Record<string, string> };

/** The words of the fields with a choice, in the order of their options. */
const allChoices: Record<FieldWith<{ kind: 'choice' }> | 'tvaRate', Choices> = {
  productClass: { none: words.noClass, texts: catalogWords.product.productClasses },
  state: { none: productListWords.shown, texts: { draft: productListWords.draft } },
  unit: { none: words.noUnit, texts: words.units },
  tvaRate: {
    none: <UsualRate />,
    texts: Object.fromEntries(tvaRates.map((rate) => [rate, words.percent(rate)])),
  },
};

export function choicesOf(name: string): Choices | undefined {
  return (allChoices as Record<string, Choices>)[name];
}

function Choices({ none, texts }: Choices) {
  return (
    <>
      <option value="">{none}</option>
      <TextOptions texts={texts} />
    </>
  );
}

/** The needs that have the product. It comes last in those that are added. */
export function NeedsField({ form, needs }: { form: ProductForm; needs: Need[] }) {
  const { draft, errors } = form;
  if (needs.length === 0) return null;
  const choose = (chosen: string, isOn: boolean) =>
    form.change({
      // As the stored ones are sorted, so that a mark set back is no change.
      needs: [...draft.needs.filter((slug) => slug !== chosen), ...(isOn ? [chosen] : [])].sort(),
    });
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">{productListWords.needs}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {needs.map(({ slug, name }) => (
          <label key={slug} className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
            <input
              type="checkbox"
              name="needs"
              checked={draft.needs.includes(slug)}
              onChange={({ target }) => choose(slug, target.checked)}
              className="size-5 shrink-0 accent-brand-strong"
            />
            <bdi className="wrap-anywhere">{name}</bdi>
          </label>
        ))}
      </div>
      {errors.needs && <FieldError id="needs-error" text={errors.needs} />}
    </fieldset>
  );
}
