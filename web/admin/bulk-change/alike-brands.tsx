import { useState } from 'react';
import type { AlikeBrand } from '../../../shared/catalog/admin-products.ts';
import { joinChoices } from '../../../shared/contract/list-query.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { bulkChangeWords } from '../../words/bulk-change-words.ts';
import { BulkChangeDialog } from './bulk-change-dialog.tsx';
import { emptyChange } from './change-draft.ts';

const words = bulkChangeWords.alike;

const shown = 3;

type Props = { alike: AlikeBrand[]; brands: string[]; onDone: () => void };

/** Brands in several spellings, each with a way to make them one. */
export function AlikeBrands({ alike, brands, onDone }: Props) {
  const [merging, setMerging] = useState<AlikeBrand | null>(null);
  const [merged, setMerged] = useState<string[]>([]);
  const left = alike.filter(({ name }) => !merged.includes(name));
  if (left.length === 0 && !merging) return null;
  return (
    <div className="mb-4">
      <Alert kind="info" title={words.title}>
        <ul className="mt-1 divide-y divide-info/20">
          {left.slice(0, shown).map((brand) => (
            <li key={brand.name} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
              <span className="wrap-anywhere">
                {brand.spellings.map(({ name, count }) => words.spelling(name, count)).join(' · ')}
              </span>
              <Button kind="plain" onClick={() => setMerging(brand)}>
                {words.merge}
              </Button>
            </li>
          ))}
        </ul>
      </Alert>
      {merging && (
        <BulkChangeDialog
          chosen={{
            filter: { keyword: '', category: '', brand: joinChoices([merging.name]), stock: '', state: '' },
          }}
          count={merging.spellings.reduce((sum, { count }) => sum + count, 0)}
          start={{ ...emptyChange, kind: 'brand', brand: merging.name }}
          brands={brands}
          categoryOptions={null}
          onDone={() => {
            setMerged([...merged, merging.name]);
            onDone();
          }}
          onClose={() => setMerging(null)}
        />
      )}
    </div>
  );
}
