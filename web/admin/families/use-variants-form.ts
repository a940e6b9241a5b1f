import { useEffect, useState } from 'react';
import type { ProductDetail } from '../../../shared/catalog/catalog.ts';
import { nameWithoutSize } from '../../../shared/catalog/typed-quantity.ts';
import { call } from '../../call.ts';
import { useSentForm } from '../../ui/forms/use-sent-form.ts';
import { showToast } from '../../ui/toast.ts';
import { adminVariantsWords as words } from '../../words/admin-product-cards-words.ts';
import {
  aVariantRow,
  checkVariants,
  typedRows,
  type VariantRow,
  type VariantsDraft,
} from './variants-draft.ts';

export type VariantsForm = ReturnType<typeof useVariantsForm>;

type Options = {
  product: ProductDetail;
  onSaved: () => Promise<void>;
  onChange: (isChanged: boolean) => void;
};

/** The draft of new members of a product's family. */
export function useVariantsForm({ product, onSaved, onChange }: Options) {
  const [start] = useState(() => startDraft(product));
  const [draft, setDraft] = useState(start);
  const isChanged = JSON.stringify(checked(draft)) !== JSON.stringify(checked(start));
  const form = useSentForm({
    values: draft,
    onChange: (part) => setDraft((last) => ({ ...last, ...part })),
    check: checkVariants,
    send: (body) => call('POST /products/:id/variants', { params: { id: product._id }, body }, words),
    async onDone(_, { rows }) {
      showToast({ kind: 'success', text: words.made(typedRows(rows).length) });
      await onSaved();
    },
    staysOpen: true,
    failed: words.failed,
  });

  useEffect(() => {
    onChange(isChanged);
    return () => onChange(false);
  }, [isChanged, onChange]);

  function changeRows(rows: VariantRow[]) {
    // Errors name the places of rows.
    if (typedRows(rows).length !== typedRows(draft.rows).length) {
      form.changeErrors((last) =>
        Object.fromEntries(Object.entries(last).filter(([name]) => !name.startsWith('variants'))),
      );
    }
    form.change({ rows });
  }

  return { ...form, draft, changeRows };
}

function startDraft(product: ProductDetail): VariantsDraft {
  const founding = { name: nameWithoutSize(product), optionName: '', productLabel: '' };
  return { newFamily: product.family ? null : founding, rows: [aVariantRow()] };
}

/** What a save would send, whether it is complete or not. */
function checked({ newFamily, rows }: VariantsDraft) {
  return [newFamily, typedRows(rows).map(({ key: _, ...cells }) => cells)];
}
