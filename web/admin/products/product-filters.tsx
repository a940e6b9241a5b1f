import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { FilterBar } from '../../ui/forms/filter-bar.tsx';
import { FilterSelect } from '../../ui/forms/filter-select.tsx';
import { KeywordField } from '../../ui/forms/keyword-field.tsx';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import {
  type AdminProductList,
  adminProductListUrl,
  adminProductSorts,
  changeAdminProductList,
  isFiltered,
  noFilters,
} from './admin-product-list.ts';
import { CategoryOptions } from './category-options.tsx';
import type { NestedCategory } from './nested-categories.ts';

const { filters: words, sorts } = adminProductsWords.list;

type Props = { list: AdminProductList; categories: NestedCategory[] };

/** Which products to show, and how sorted. A choice takes effect at once, with the words that are filled in. */
export function ProductFilters({ list, categories }: Props) {
  const navigate = useNavigate();
  const [keyword, setKeyword] = useState(list.keyword);

  // The back button changes it from outside; a mere refresh leaves what is being typed.
  useEffect(() => setKeyword(list.keyword), [list.keyword]);

  const show = (change: Partial<AdminProductList>) => {
    const wanted = changeAdminProductList(list, { keyword: keyword.trim(), ...change });
    setKeyword(wanted.keyword);
    void navigate(adminProductListUrl(wanted), { preventScrollReset: true });
  };
  return (
    <FilterBar
      label={words.label}
      columns="max-xl:*:first:col-span-full sm:grid-cols-2 md:grid-cols-[1fr_1fr_auto] xl:grid-cols-[minmax(12rem,1fr)_15rem_13rem_auto]"
      onApply={() => show({})}
    >
      <KeywordField
        label={words.keyword}
        placeholder={words.keywordPlaceholder}
        value={keyword}
        onFill={setKeyword}
      />
      <FilterSelect label={words.category} value={list.category} onChoose={(category) => show({ category })}>
        <option value="">{words.allCategories}</option>
        <CategoryOptions categories={categories} />
      </FilterSelect>
      <FilterSelect
        label={words.sort}
        value={list.sort}
        onChoose={(value) => show({ sort: adminProductSorts.find((sort) => sort === value) })}
      >
        {adminProductSorts.map((sort) => (
          <option key={sort} value={sort}>
            {sorts[sort]}
          </option>
        ))}
      </FilterSelect>
      <div className="flex gap-2 md:pb-0.5">
        <Button type="submit" kind="secondary">
          {words.apply}
        </Button>
        {isFiltered(list) && (
          <Button kind="plain" onClick={() => show(noFilters)}>
            {words.clear}
          </Button>
        )}
      </div>
    </FilterBar>
  );
}
