import ChevronRightIcon from 'icon:chevron-right';
import { type PointerEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { type CategoryNode, childCategories, mainCategories } from '../../shop/categories/category-chain.ts';
import { layoutWords } from '../../words/layout-words.ts';
import { SubcategoryGrid } from './subcategory-grid.tsx';

/** Rests on a way across other entries do not count as a choice. */
const hoverDelay = 90;

/** Main categories at the start side; what is in the one pointed at, or opened by its button, beside them. */
export function CategoriesPanel({ categories }: { categories: CategoryNode[] }) {
  const mains = mainCategories(categories);
  const [openId, setOpenId] = useState(mains[0]?._id);
  const hover = useHoverChoice(setOpenId);
  return (
    <div className="unfold relative overflow-hidden rounded-card border border-line bg-surface shadow-panel">
      <ul className="max-h-[calc(100dvh-6rem)] min-h-88 w-72 max-w-1/2 overflow-y-auto p-2">
        {mains.map((category) => (
          <MainCategory
            key={category._id}
            category={category}
            subcategories={childCategories(categories, category._id)}
            categories={categories}
            isOpen={category._id === openId}
            open={() => setOpenId(category._id)}
            hover={hover(category._id)}
          />
        ))}
      </ul>
    </div>
  );
}

function useHoverChoice(choose: (id: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (id: string) => ({
    onPointerEnter({ pointerType }: PointerEvent) {
      if (pointerType === 'mouse') timer.current = setTimeout(() => choose(id), hoverDelay);
    },
    onPointerLeave: () => clearTimeout(timer.current),
  });
}

type MainCategoryProps = {
  category: CategoryNode;
  subcategories: CategoryNode[];
  categories: CategoryNode[];
  isOpen: boolean;
  open: () => void;
  hover: object;
};

function MainCategory({ category, subcategories, categories, isOpen, open, hover }: MainCategoryProps) {
  const hasMore = subcategories.length > 0;
  return (
    <li {...hover}>
      <div
        className={`flex rounded-control hover:bg-brand-soft ${isOpen ? 'bg-brand-soft text-brand-deep' : ''}`}
      >
        <Link
          to={`/products?category=${category._id}`}
          prefetch="intent"
          className="flex min-h-11 min-w-0 flex-1 items-center rounded-control px-3 font-medium text-sm"
        >
          {category.name}
        </Link>
        {hasMore && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={layoutWords.showChildrenOf(category.name)}
            onClick={open}
            className="grid size-11 shrink-0 place-items-center rounded-control text-ink-muted"
          >
            <ChevronRightIcon className="size-4 rtl:-scale-x-100" />
          </button>
        )}
      </div>
      {isOpen && <SubcategoryGrid parent={category} subcategories={subcategories} categories={categories} />}
    </li>
  );
}
