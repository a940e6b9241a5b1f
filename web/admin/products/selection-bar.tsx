import ListChecksIcon from 'icon:list-checks';
import { useState } from 'react';
import type { ProductList } from '../../../shared/catalog/catalog.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { backOfficeWords } from '../../words/back-office-words.ts';
import { bulkChangeWords } from '../../words/bulk-change-words.ts';
import { BulkChangeDialog } from '../bulk-change/bulk-change-dialog.tsx';
import type { Chosen } from '../bulk-change/use-bulk-change.ts';
import { FilterChips } from '../kit/filter-line.tsx';
import { chipsOf, type FiltersOf } from '../kit/list-filters.tsx';
import type { Selection } from '../list/use-selection.ts';
import { type AdminProductListState, adminProductList } from './admin-product-list.ts';
import { CategoryOptions, type NestedCategory } from './nested-categories.tsx';

const words = adminProductsWords.list;

type Props = {
  brands: string[];
  state: AdminProductListState;
  found: ProductList;
  selection: Selection;
  categories: NestedCategory[];
  filters: FiltersOf<typeof adminProductList>;
  /** Called after several products have changed. */
  onChanged: () => void;
};

/** Sort and length are always chosen. */
function isFilter(field: object) {
  return !('name' in field) || (field.name !== 'sort' && field.name !== 'limit');
}

/** The number of products above the list, and a button to change the chosen ones or all that match the filters. */
export function SelectionBar({ brands, state, found, selection, categories, filters, onChanged }: Props) {
  const { products, count, correction } = found;
  const { chosen, clear } = selection;
  const [changing, setChanging] = useState<{ chosen: Chosen; count: number } | null>(null);
  const { keyword, category, brand, stock, state: shown, cost } = state;
  const all = { chosen: { filter: { keyword, category, brand, stock, state: shown, cost } }, count };
  const some = { chosen: { ids: [...chosen] }, count: chosen.size };
  const isFiltered = adminProductList.isFiltered(state);
  // The list then has products with other words than those that were typed.
  const mayChangeAll = isFiltered && count > 0 && !correction;
  const whole = mayChangeAll ? all : null;
  const target = chosen.size > 0 ? some : whole;
  return (
    <div className="mb-3 flex lg:min-h-11 flex-wrap items-center gap-x-3 gap-y-2 text-ink-muted text-sm tabular-nums">
      <p aria-live="polite">
        {words.found(products.length, count)}
        {correction && ` · ${words.corrected(correction.searched, correction.shown)}`}
        {chosen.size > 0 && ` · ${bulkChangeWords.selected(chosen.size)}`}
      </p>
      <FilterChips chips={chipsOf(adminProductList, state, filters.fields.filter(isFilter))} />
      {isFiltered && (
        <ButtonLink to={adminProductList.url(adminProductList.clear(state))} kind="plain" preventScrollReset>
          {backOfficeWords.list.clear}
        </ButtonLink>
      )}
      <div className="ms-auto flex flex-wrap items-center gap-2 max-lg:w-full">
        {chosen.size > 0 && (
          <Button kind="plain" onClick={clear}>
            {backOfficeWords.selection.clear}
          </Button>
        )}
        {target && (
          <Button kind="secondary" onClick={() => setChanging(target)}>
            <ListChecksIcon className="size-4.5" />
            {target === some ? bulkChangeWords.change(target.count) : bulkChangeWords.changeAll(target.count)}
          </Button>
        )}
      </div>
      {changing && (
        <BulkChangeDialog
          {...changing}
          brands={brands}
          categoryOptions={<CategoryOptions categories={categories} />}
          onDone={() => {
            clear();
            onChanged();
          }}
          onClose={() => setChanging(null)}
        />
      )}
    </div>
  );
}
