import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { longestFact, textFacts } from '../../../shared/product-facts.ts';
import { Card } from '../../ui/card.tsx';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { adminTranslationsWords } from '../../words/admin-translations-words.ts';
import { LanguageTabs } from '../texts/language-tabs.tsx';
import { ClaimsNote } from './claims-note.tsx';
import type { ProductForm } from './use-product-form.ts';

const { fields, hints } = adminProductsWords.form;

type Props = {
  form: ProductForm;
  /** The fields in English, and those without translation. */
  children: ReactNode;
};

/** The tabs of a product's form: its fields, and its texts in each other language. */
export function ProductLanguages({ form: { draft, texts, claims }, children }: Props) {
  const [query] = useSearchParams();
  return (
    <LanguageTabs
      id="product"
      asked={query.get('language')}
      texts={texts}
      fields={[
        { name: 'name', label: fields.name, base: draft.name, maxLength: 500 },
        {
          name: 'description',
          label: fields.description,
          base: draft.description,
          maxLength: 20_000,
          rows: 6,
        },
        { name: 'features', label: fields.features, base: draft.features, hint: hints.features, rows: 4 },
        ...textFacts.map((name) => ({
          ...{ name, label: fields[name], base: draft[name] },
          ...{ maxLength: longestFact, rows: 3 },
        })),
      ]}
      extra={(language) => <ClaimsNote claims={claims.foundIn(language)} />}
      frame={(language, content) => <Card title={adminTranslationsWords.texts[language]}>{content}</Card>}
    >
      {children}
    </LanguageTabs>
  );
}
