import { NavLink } from 'react-router';
import type { CategoryNode } from '../../shop/categories/category-chain.ts';
import { layoutWords } from '../../words/layout-words.ts';
import { AccountMenu } from './account-menu.tsx';
import { CartLink } from './cart-link.tsx';
import { CategoriesMenu } from './categories-menu.tsx';
import { navLinkStyles } from './header-styles.ts';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SearchForm } from './search-form.tsx';
import { shopLinks } from './shop-links.ts';
import { useMenus } from './use-menus.ts';
import { useScrollFlag } from './use-scroll-flag.ts';

/** The shop's head, which stays in view; it casts a shadow once the page is scrolled. */
export function Header({ categories }: { categories: CategoryNode[] }) {
  const menus = useMenus();
  const mobileMenu = menus.control('mobile');
  const isScrolled = useScrollFlag();
  return (
    <header
      data-scrolled={isScrolled}
      className="sticky top-0 z-40 border-line border-b bg-surface transition-shadow data-[scrolled=true]:shadow-header"
    >
      <div className="page-width relative flex h-16 items-center gap-2 lg:h-18 lg:gap-6">
        <Logo />
        <nav aria-label={layoutWords.mainNavigation} className="hidden items-center lg:flex">
          {shopLinks.slice(0, 2).map((link) => (
            <HeaderLink key={link.to} {...link} />
          ))}
          <CategoriesMenu categories={categories} menu={menus.control('categories')} />
          <div className="hidden xl:flex">
            {shopLinks.slice(2).map((link) => (
              <HeaderLink key={link.to} {...link} />
            ))}
          </div>
        </nav>
        <div className="ms-auto hidden w-full min-w-0 max-w-sm lg:block">
          {/* The open mobile menu has its own: there is never a second one, not even hidden. */}
          {!mobileMenu.isOpen && <SearchForm onSearch={mobileMenu.close} />}
        </div>
        <div className="-me-2.5 flex items-center max-lg:ms-auto lg:gap-1">
          <AccountMenu menu={menus.control('account')} />
          <CartLink />
          <MobileMenu categories={categories} menu={mobileMenu} />
        </div>
      </div>
    </header>
  );
}

function HeaderLink({ to, text }: { to: string; text: string }) {
  return (
    <NavLink to={to} end prefetch="intent" className={navLinkStyles}>
      {text}
    </NavLink>
  );
}
