import ChevronDownIcon from 'icon:chevron-down';
import { use } from 'react';
import type { CategoryNode } from '../../shop/categories/category-chain.ts';
import { layoutWords } from '../../words/layout-words.ts';
import { LatePartsContext } from './late-parts.ts';
import { type MenuControl, menuArea, menuButton, panelId } from './use-menus.ts';

/** The dropdown of all categories on wide screens, hidden if there are none (requirements: Header). */
export function CategoriesMenu({ mains, menu }: { mains: CategoryNode[]; menu: MenuControl }) {
  const late = use(LatePartsContext);
  if (mains.length === 0) return null;
  return (
    <div
      {...menuArea('categories', menu)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && menu.hover()}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && menu.leave()}
    >
      <button {...menuButton('categories', menu)} className="header-link">
        {layoutWords.categories}
        <ChevronDownIcon className={`size-4 transition-transform ${menu.isOpen ? 'rotate-180' : ''}`} />
      </button>
      {menu.isOpen && late && (
        // The padding bridges the gap that the pointer crosses on its way from the button.
        <div
          id={panelId('categories')}
          className="absolute start-8 top-full -mt-3 w-[52rem] max-w-[calc(100%-4rem)] pt-3"
        >
          <late.CategoriesPanel mains={mains} />
        </div>
      )}
    </div>
  );
}
