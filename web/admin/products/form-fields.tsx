import { tvaRates } from '../../../shared/catalog/product-facts.ts';
import { type FieldName, type FieldWith, productFields } from '../../../shared/catalog/product-fields.ts';
import { whole } from '../../../shared/values/typed-number.ts';
import { TextOptions } from '../../ui/forms/options.tsx';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { catalogWords } from '../../words/catalog-words.ts';
import { productListWords } from '../../words/product-list-words.ts';
import type { FieldOf } from '../kit/fields.tsx';
import { inEnglish } from '../texts/texts-draft.ts';

const words = adminProductsWords.form;

/** How the form of a product asks for a field of `product-fields.ts`. */
export function formField<Name extends FieldName>(name: Name): FieldOf<Name> {
  const field = productFields[name];
  const choices = choicesOf(name);
  if (choices) return { name, options: <Choices {...choices} /> };
  if ('longest' in field) return { name, maxLength: field.longest, ...attributes[field.kind] };
  const isWhole = 'typed' in field && field.typed === whole;
  return { name, inputMode: isWhole ? 'numeric' : 'decimal', autoComplete: 'off' };
}

const attributes = {
  text: { ...inEnglish, rows: 3, isWide: true },
  name: {},
  line: { autoComplete: 'off' },
  gtin: { inputMode: 'numeric', autoComplete: 'off' },
} as const;

type Choices = { none: string; texts: Record<string, string> };

/** The words of the fields with a choice, in the order of their options. */
const allChoices: Record<FieldWith<{ kind: 'choice' }> | 'tvaRate', Choices> = {
  productClass: { none: words.noClass, texts: catalogWords.product.productClasses },
  state: { none: productListWords.shown, texts: { draft: productListWords.draft } },
  unit: { none: words.noUnit, texts: words.units },
  tvaRate: {
    none: words.usualRate,
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
