import ShoppingCartIcon from 'icon:shopping-cart';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { countUnits } from '../../../shared/orders/cart.ts';
import type { Language } from '../../../shared/values/languages.ts';
import { call } from '../../call.ts';
import { cartItemsEntry } from '../../session/local-entries.ts';
import type { CategoryNode } from '../../shop/categories/category-chain.ts';
import { readCategories } from '../../shop/categories/read-categories.ts';
import { Logo } from '../../ui/seller/shop-logo.tsx';
import { layoutWords } from '../../words/layout-words.ts';
import { AccountMenu } from './account-menu.tsx';
import { CategoriesMenu } from './categories-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SearchForm, SearchMenu } from './search-form.tsx';
import { shopLinks, useShopLinks } from './shop-links.ts';
import { useMenus } from './use-menus.ts';

const mostUnitsShown = 99;
/** In pixels (requirements: Header). */
const scrollThreshold = 50;

type FrameProps = {
  /** The main categories. */
  categories: CategoryNode[];
  /** The languages of the shop; absent if there is only one. */
  languages?: readonly Language[] | undefined;
};

/** The header of every page. It stays in view and has a shadow once the page is scrolled. */
export function Header(props: FrameProps) {
  const { pathname } = useLocation();
  const isScrolled = useScrollFlag();
  const currentLink = shopLinks.find(({ to }) => to === pathname)?.to;
  return (
    <header
      data-scrolled={isScrolled}
      className="sticky top-0 z-40 border-line border-b bg-surface transition-shadow data-[scrolled=true]:shadow-header"
    >
      <div className="page-width relative flex h-16 items-center gap-2 lg:h-18 lg:gap-6">
        <HeaderContent {...props} currentLink={currentLink} />
      </div>
    </header>
  );
}

type ContentProps = FrameProps & { currentLink: string | undefined };

function HeaderContent({ categories: mains, languages, currentLink }: ContentProps) {
  const menus = useMenus();
  const links = useShopLinks();
  const mobileMenu = menus.control('mobile');
  const searchMenu = menus.control('search');
  return (
    <>
      <Logo />
      <nav
        aria-label={layoutWords.mainNavigation}
        // The pointer or the focus may reach the menu of categories next.
        onPointerEnter={prepareCategories}
        onFocus={prepareCategories}
        className="hidden items-center lg:flex"
      >
        {links.slice(0, 2).map((link) => (
          <HeaderLink key={link.to} {...link} isCurrent={link.to === currentLink} />
        ))}
        <CategoriesMenu mains={mains} menu={menus.control('categories')} />
        <div className="hidden xl:flex">
          {links.slice(2).map((link) => (
            <HeaderLink key={link.to} {...link} isCurrent={link.to === currentLink} />
          ))}
        </div>
      </nav>
      <div className="ms-auto hidden w-full min-w-0 max-w-sm lg:block">
        {/* An open menu has its own search: so a page never contains two, not even a hidden one. */}
        {!mobileMenu.isOpen && !searchMenu.isOpen && <SearchForm onSearch={mobileMenu.close} />}
      </div>
      <div className="-me-2.5 flex items-center max-lg:ms-auto lg:gap-1">
        <SearchMenu menu={searchMenu} />
        {languages && <LanguageMenu languages={languages} menu={menus.control('language')} />}
        <AccountMenu menu={menus.control('account')} />
        <CartLink />
        <MobileMenu mains={mains} languages={languages} menu={mobileMenu} />
      </div>
    </>
  );
}

function prepareCategories() {
  readCategories(call).catch(() => undefined);
}

function HeaderLink({ to, text, isCurrent }: { to: string; text: string; isCurrent: boolean }) {
  return (
    <Link to={to} prefetch="intent" aria-current={isCurrent ? 'page' : undefined} className="header-link">
      {text}
    </Link>
  );
}

/** The link to the cart, with the number of its units. */
function CartLink() {
  const units = countUnits(cartItemsEntry.use());
  return (
    <Link
      to="/cart"
      prefetch="intent"
      aria-label={units > 0 ? layoutWords.cart.filled(units) : layoutWords.cart.empty}
      className="relative header-button"
    >
      <ShoppingCartIcon className="size-5.5" />
      {units > 0 && (
        <span
          aria-hidden="true"
          data-cart-badge=""
          className="absolute end-0 top-0.5 grid h-5 min-w-5 place-items-center rounded-full border-2 border-surface bg-brand-strong px-1 font-bold text-2xs text-white leading-none"
        >
          {units > mostUnitsShown ? layoutWords.cart.mostShown : units}
        </span>
      )}
    </Link>
  );
}

/** Whether the page is scrolled by more than 50 pixels. */
function useScrollFlag() {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > scrollThreshold);
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, []);
  return isScrolled;
}
