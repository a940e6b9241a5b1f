import { FilterSelect } from '../../ui/forms/filter-select.tsx';
import { catalogWords } from '../../words/catalog-words.ts';
import {
  type CategoryNode,
  categoryChain,
  childCategories,
  mainCategories,
} from '../categories/category-chain.ts';
import type { ChangeListing } from './use-listing.ts';

const words = catalogWords.listing;

type Props = { categories: CategoryNode[]; chosen: string; change: ChangeListing };

/**
 * One select for each level of the tree; a lower one only where there is something to choose (requirements: Listing).
 */
export function CategorySelects({ categories, chosen, change }: Props) {
  const [main, sub, subSub] = categoryChain(categories, chosen);
  return (
    <>
      <FilterSelect
        label={words.category}
        name="category"
        value={main?._id ?? ''}
        onChoose={(category) => change({ category })}
      >
        <option value="">{words.allCategories}</option>
        <Options categories={mainCategories(categories)} />
      </FilterSelect>
      {main && (
        <ChildSelect {...{ categories, change }} label={words.subcategory} parent={main} chosen={sub?._id} />
      )}
      {sub && (
        <ChildSelect
          {...{ categories, change }}
          label={words.subSubcategory}
          parent={sub}
          chosen={subSub?._id}
        />
      )}
    </>
  );
}

type ChildProps = {
  categories: CategoryNode[];
  change: ChangeListing;
  label: string;
  parent: CategoryNode;
  chosen?: string | undefined;
};

function ChildSelect({ categories, change, label, parent, chosen = '' }: ChildProps) {
  const children = childCategories(categories, parent._id);
  if (children.length === 0) return null;
  return (
    <FilterSelect
      label={label}
      name="category"
      value={chosen}
      onChoose={(category) => change({ category: category || parent._id })}
    >
      <option value="">{words.allIn(parent.name)}</option>
      <Options categories={children} />
    </FilterSelect>
  );
}

function Options({ categories }: { categories: CategoryNode[] }) {
  return categories.map(({ _id, name }) => (
    <option key={_id} value={_id}>
      {name}
    </option>
  ));
}
