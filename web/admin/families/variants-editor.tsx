import { useEffect, useRef } from 'react';
import type { ProductDetail } from '../../../shared/catalog/catalog.ts';
import { Button } from '../../ui/button.tsx';
import { adminVariantsWords as words } from '../../words/admin-product-cards-words.ts';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { SaveProblem } from '../list/save-problem.tsx';
import { NewFamilyFields } from './new-family-fields.tsx';
import { useVariantsForm } from './use-variants-form.ts';
import { VariantsTable } from './variants-table.tsx';

type Props = {
  product: ProductDetail;
  onSaved: () => Promise<void>;
  onChange: (isChanged: boolean) => void;
  onCancel: () => void;
};

/** A table of new members of a product's family, and the family itself if the product is in none. */
export function VariantsEditor({ product, onSaved, onChange, onCancel }: Props) {
  const form = useVariantsForm({ product, onSaved, onChange });
  const element = useRef<HTMLFormElement>(null);
  const { newFamily } = form.draft;

  // The button that was pressed has disappeared.
  useEffect(() => element.current?.querySelector('input')?.focus(), []);

  return (
    <form {...form.props} ref={element} className="space-y-5">
      <div>
        <h3 className="font-medium">{words.title}</h3>
        <p className="mt-1 max-w-prose text-ink-muted text-sm">{words.note}</p>
      </div>
      {newFamily && (
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-3">
          <NewFamilyFields
            draft={newFamily}
            errors={form.errors}
            onChange={(part) => form.change({ newFamily: { ...newFamily, ...part } })}
          />
        </div>
      )}
      <VariantsTable form={form} product={product} />
      <SaveProblem text={form.problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.isBusy}>
          {words.save}
        </Button>
        <Button kind="plain" onClick={onCancel}>
          {adminProductsWords.family.cancel}
        </Button>
      </div>
    </form>
  );
}
