import MenuIcon from 'icon:menu';
import XIcon from 'icon:x';
import { Link } from 'react-router';
import { type CategoryNode, mainCategories } from '../../shop/categories/category-chain.ts';
import { layoutWords } from '../../words/layout-words.ts';
import { AccountItems } from './account-menu.tsx';
import { SearchForm } from './search-form.tsx';
import { shopLinks } from './shop-links.ts';
import { type MenuControl, menuArea, menuButton, panelId } from './use-menus.ts';

const linkStyles =
  'flex min-h-12 items-center rounded-control px-3 font-medium hover:bg-brand-soft hover:text-brand-deep';

/** Search, links, main categories and account on narrow screens, below the header. */
export function MobileMenu({ categories, menu }: { categories: CategoryNode[]; menu: MenuControl }) {
  const Icon = menu.isOpen ? XIcon : MenuIcon;
  return (
    <div className="lg:hidden" {...menuArea('mobile', menu)}>
      <button {...menuButton('mobile', menu)} aria-label={layoutWords.menu} className="header-button">
        <Icon className="size-6" />
      </button>
      {menu.isOpen && (
        <div
          id={panelId('mobile')}
          className="unfold absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-line border-y bg-surface px-4 py-4 shadow-panel sm:px-6"
        >
          <SearchForm onSearch={menu.close} />
          <nav aria-label={layoutWords.mainNavigation} className="mt-4">
            <ul>
              {shopLinks.map(({ to, text }) => (
                <li key={to}>
                  <Link to={to} className={linkStyles}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
            <MainCategories categories={mainCategories(categories)} />
          </nav>
          <div className="mt-3 border-line border-t pt-3">
            <AccountItems close={menu.close} />
          </div>
        </div>
      )}
    </div>
  );
}

function MainCategories({ categories }: { categories: CategoryNode[] }) {
  if (categories.length === 0) return null;
  return (
    <>
      <h2 className="mt-3 border-line border-t px-3 pt-5 pb-2 font-semibold text-ink-muted text-xs uppercase tracking-wider">
        {layoutWords.categories}
      </h2>
      <ul className="sm:columns-2">
        {categories.map(({ _id, name }) => (
          <li key={_id}>
            <Link to={`/products?category=${_id}`} className={linkStyles}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
