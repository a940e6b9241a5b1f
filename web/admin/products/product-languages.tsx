import type { ReactNode } from 'react';
import { longestFact } from '../../../shared/catalog/product-facts.ts';
import { textFacts } from '../../../shared/catalog/product-fields.ts';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { LanguageTabs } from '../texts/language-tabs.tsx';
import { ClaimsNote } from './claims-note.tsx';
import type { ProductForm } from './use-product-form.ts';

const { fields, hints } = adminProductsWords.form;

type Props = {
  form: ProductForm;
  /** The fields in the base language, and those without translation. */
  children: ReactNode;
};

/** The tabs of a product's form: its fields, and its texts in each other language. */
export function ProductLanguages({ form, children }: Props) {
  return (
    <LanguageTabs
      id="product"
      form={form}
      labels={fields}
      hints={{ features: hints.features }}
      fields={[
        { name: 'name', maxLength: 500 },
        { name: 'description', maxLength: 20_000, rows: 6 },
        { name: 'features', rows: 4 },
        ...textFacts.map((name) => ({ name, maxLength: longestFact, rows: 3 })),
      ]}
      extra={(language) => <ClaimsNote claims={form.claims.foundIn(language)} />}
    >
      {children}
    </LanguageTabs>
  );
}
