import { stockFilters } from '../../../shared/admin-products.ts';
import { Button } from '../../ui/button.tsx';
import { FilterSelect } from '../../ui/forms/filter-field.tsx';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { backOfficeWords } from '../../words/back-office-words.ts';
import { KeywordField, ListFilters } from '../list/list-filters.tsx';
import { useFilterDraft } from '../list/use-admin-list.ts';
import { type AdminProductListState, adminProductList, adminProductSorts } from './admin-product-list.ts';
import { CategoryOptions, type NestedCategory } from './nested-categories.tsx';

const { filters: words, sorts } = adminProductsWords.list;

type Props = { state: AdminProductListState; categories: NestedCategory[] };

/** The filters and the sort of the products. Selects take effect at once, together with the keyword. */
export function ProductFilters({ state, categories }: Props) {
  const { draft, fill, show, clear } = useFilterDraft(adminProductList, state);
  return (
    <ListFilters
      label={words.label}
      columns="grid-cols-2 max-xl:*:first:col-span-full md:grid-cols-[1fr_1fr_1fr_auto] xl:grid-cols-[minmax(10rem,1fr)_11rem_8.5rem_11.5rem_auto]"
      onApply={show}
    >
      <KeywordField
        label={words.keyword}
        placeholder={words.keywordPlaceholder}
        value={draft.keyword}
        onFill={(keyword) => fill({ keyword })}
      />
      <FilterSelect label={words.category} value={draft.category} onChoose={(category) => show({ category })}>
        <option value="">{words.allCategories}</option>
        <CategoryOptions categories={categories} />
      </FilterSelect>
      <FilterSelect label={words.stock} value={draft.stock} onChoose={(stock) => show({ stock })}>
        <option value="">{words.anyStock}</option>
        {stockFilters.map((stock) => (
          <option key={stock} value={stock}>
            {words.stocks[stock]}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect label={words.sort} value={state.sort} onChoose={(sort) => show({ sort })}>
        {adminProductSorts.map((sort) => (
          <option key={sort} value={sort}>
            {sorts[sort]}
          </option>
        ))}
      </FilterSelect>
      <div className="flex flex-wrap gap-2 md:pb-0.5">
        <Button type="submit" kind="secondary">
          {words.apply}
        </Button>
        {adminProductList.isFiltered(state) && (
          <Button kind="plain" onClick={clear}>
            {backOfficeWords.list.clear}
          </Button>
        )}
      </div>
    </ListFilters>
  );
}
