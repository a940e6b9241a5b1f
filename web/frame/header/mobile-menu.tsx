import MenuIcon from 'icon:menu';
import XIcon from 'icon:x';
import { use } from 'react';
import type { Language } from '../../../shared/values/languages.ts';
import type { CategoryNode } from '../../shop/categories/category-chain.ts';
import { layoutWords } from '../../words/layout-words.ts';
import { LatePartsContext } from './late-parts.ts';
import { type MenuControl, menuArea, menuButton, panelId } from './use-menus.ts';

type Props = {
  mains: CategoryNode[];
  languages: readonly Language[] | undefined;
  menu: MenuControl;
};

/** The menu of narrow screens, below the header. */
export function MobileMenu({ mains, languages, menu }: Props) {
  const late = use(LatePartsContext);
  const Icon = menu.isOpen ? XIcon : MenuIcon;
  return (
    <div className="lg:hidden" {...menuArea('mobile', menu)}>
      <button {...menuButton('mobile', menu)} aria-label={layoutWords.menu} className="header-button">
        <Icon className="size-6" />
      </button>
      {menu.isOpen && late && (
        <div
          id={panelId('mobile')}
          className="unfold absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-line border-y bg-surface px-4 py-4 shadow-panel sm:px-6"
        >
          <late.MobilePanel mains={mains} languages={languages} close={menu.close} />
        </div>
      )}
    </div>
  );
}
