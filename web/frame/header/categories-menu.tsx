import ChevronDownIcon from 'icon:chevron-down';
import type { CategoryNode } from '../../shop/categories/category-chain.ts';
import { layoutWords } from '../../words/layout-words.ts';
import { CategoriesPanel } from './categories-panel.tsx';
import { navLinkStyles } from './header-styles.ts';
import { type MenuControl, menuArea, menuButton, panelId } from './use-menus.ts';

/** The dropdown of all categories on wide screens; there is none without categories (requirements: Header). */
export function CategoriesMenu({ categories, menu }: { categories: CategoryNode[]; menu: MenuControl }) {
  if (categories.length === 0) return null;
  return (
    <div
      {...menuArea('categories', menu)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && menu.hover()}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && menu.leave()}
    >
      <button {...menuButton('categories', menu)} className={navLinkStyles}>
        {layoutWords.categories}
        <ChevronDownIcon className={`size-4 transition-transform ${menu.isOpen ? 'rotate-180' : ''}`} />
      </button>
      {menu.isOpen && (
        // The padding bridges the gap that the pointer crosses on its way from the button.
        <div
          id={panelId('categories')}
          className="absolute start-8 top-full -mt-3 w-[52rem] max-w-[calc(100%-4rem)] pt-3"
        >
          <CategoriesPanel categories={categories} />
        </div>
      )}
    </div>
  );
}
