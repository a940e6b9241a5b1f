import ChevronRightIcon from 'icon:chevron-right';
import { type PointerEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { type CategoryNode, childCategories } from '../../shop/categories/category-chain.ts';
import { useCategories } from '../../shop/categories/read-categories.ts';
import { layoutWords } from '../../words/layout-words.ts';

/** A brief hover on the way to another entry does not open it. */
const hoverDelayMs = 90;

/** The main categories, and beside them the subcategories of the one that is hovered over or opened by its button. */
export function CategoriesPanel({ mains }: { mains: CategoryNode[] }) {
  const categories = useCategories(mains);
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
      if (pointerType === 'mouse') timer.current = setTimeout(() => choose(id), hoverDelayMs);
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
  const hasChildren = subcategories.length > 0;
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
        {hasChildren && (
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

type GridProps = { parent: CategoryNode; subcategories: CategoryNode[]; categories: CategoryNode[] };

/** The second level of a main category, with the third level below each. It fills the rest of the panel. */
function SubcategoryGrid({ parent, subcategories, categories }: GridProps) {
  return (
    <div className="absolute inset-y-0 start-72 end-0 overflow-y-auto border-line border-s p-6">
      <Link
        to={`/products?category=${parent._id}`}
        className="inline-flex min-h-11 items-center font-semibold text-brand-strong text-sm hover:underline"
      >
        {layoutWords.allOf(parent.name)}
      </Link>
      <ul className="mt-2 columns-2 gap-6">
        {subcategories.map(({ _id, name }) => (
          <li key={_id} className="mb-2 break-inside-avoid">
            <CategoryLink id={_id} name={name} look="font-medium" />
            <ul>
              {childCategories(categories, _id).map((leaf) => (
                <li key={leaf._id}>
                  <CategoryLink id={leaf._id} name={leaf.name} look="text-ink-muted" />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CategoryLink({ id, name, look }: { id: string; name: string; look: string }) {
  return (
    <Link
      to={`/products?category=${id}`}
      prefetch="intent"
      className={`flex min-h-11 items-center rounded-sm text-sm hover:text-brand-strong hover:underline ${look}`}
    >
      {name}
    </Link>
  );
}
