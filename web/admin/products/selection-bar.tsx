import ListChecksIcon from 'icon:list-checks';
import { useState } from 'react';
import { maxProductsAtOnce } from '../../../shared/catalog/admin-products.ts';
import type { ProductList } from '../../../shared/catalog/catalog.ts';
import { call } from '../../call.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { backOfficeWords } from '../../words/back-office-words.ts';
import { bulkChangeWords } from '../../words/bulk-change-words.ts';
import { BulkChangeDialog } from '../bulk-change/bulk-change-dialog.tsx';
import { ChosenRows } from '../kit/chosen-rows.tsx';
import { FilterChips } from '../kit/filter-line.tsx';
import { chipsOf, type FiltersOf } from '../kit/list-filters.tsx';
import { useFound } from '../kit/use-found.ts';
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

/** The number of products above the list, and what can be done with the chosen ones. */
export function SelectionBar({ state, found, filters, ...rest }: Props) {
  const { products, count, correction } = found;
  return (
    <>
      <div
        className={`mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-muted text-sm tabular-nums lg:min-h-11 ${rest.selection.chosen.size > 0 ? 'sr-only' : ''}`}
      >
        <p aria-live="polite">
          {words.found(products.length, count)}
          {correction && ` · ${words.corrected(correction.searched, correction.shown)}`}
        </p>
        <FilterChips chips={chipsOf(adminProductList, state, filters.fields.filter(isFilter))} />
        {adminProductList.isFiltered(state) && (
          <ButtonLink
            to={adminProductList.url(adminProductList.clear(state))}
            kind="plain"
            preventScrollReset
          >
            {backOfficeWords.list.clear}
          </ButtonLink>
        )}
      </div>
      <ChosenProducts {...{ state, found, ...rest }} />
    </>
  );
}

type ChosenProps = Omit<Props, 'filters'>;

function ChosenProducts({ brands, state, found: list, selection, categories, onChanged }: ChosenProps) {
  const { chosen, clear } = selection;
  const { found, isWhole, chooseAll } = useFound(selection, findAll);
  const [isChanging, setChanging] = useState(false);
  const similar = isWhole ? (found?.reply.similar ?? 0) : 0;
  return (
    <>
      {chosen.size > 0 && (
        <ChosenRows
          {...{ selection, words: bulkChangeWords, count: list.count, most: maxProductsAtOnce }}
          // A corrected list has products with other words than those that were typed.
          isWhole={isWhole || list.correction !== undefined}
          isFiltered={adminProductList.isFiltered(state)}
          chooseAll={() => chooseAll(state)}
        >
          <Button kind="secondary" onClick={() => setChanging(true)}>
            <ListChecksIcon className="size-4.5" />
            {bulkChangeWords.change(chosen.size)}
          </Button>
          {similar > 0 && (
            <p className="order-last basis-full px-1 pb-1 text-ink-muted">
              {bulkChangeWords.similar(similar)}
            </p>
          )}
        </ChosenRows>
      )}
      {isChanging && (
        <BulkChangeDialog
          chosen={{ ids: [...chosen], ...(found && { filter: found.filter }) }}
          count={chosen.size}
          brands={brands}
          categoryOptions={<CategoryOptions categories={categories} />}
          onDone={() => {
            clear();
            onChanged();
          }}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  );
}

function findAll(query: AdminProductListState) {
  return call('GET /products/ids', { query }, { failed: backOfficeWords.selection.allFailed });
}
