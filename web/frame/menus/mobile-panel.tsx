import { Link } from 'react-router';
import type { Language } from '../../../shared/values/languages.ts';
import type { CategoryNode } from '../../shop/categories/category-chain.ts';
import { layoutWords } from '../../words/layout-words.ts';
import { LanguageLinks } from '../header/language-links.tsx';
import { SearchForm } from '../header/search-form.tsx';
import { useShopLinks } from '../header/shop-links.ts';
import { AccountItems } from './account-items.tsx';

const linkStyles =
  'flex min-h-12 items-center rounded-control px-3 font-medium hover:bg-brand-soft hover:text-brand-deep';

type Props = {
  mains: CategoryNode[];
  languages: readonly Language[] | undefined;
  close: () => void;
};

/** The menu of narrow screens: search, links, main categories, account and languages. */
export function MobilePanel({ mains, languages, close }: Props) {
  return (
    <>
      <SearchForm onSearch={close} />
      <nav aria-label={layoutWords.mainNavigation} className="mt-4">
        <ul>
          {useShopLinks().map(({ to, text }) => (
            <li key={to}>
              <Link to={to} className={linkStyles}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
        <MainCategories mains={mains} />
      </nav>
      <div className="mt-3 border-line border-t pt-3">
        <AccountItems close={close} />
      </div>
      {languages && (
        <ul className="mt-3 flex flex-wrap border-line border-t pt-3">
          <LanguageLinks languages={languages} linkStyles={linkStyles} />
        </ul>
      )}
    </>
  );
}

function MainCategories({ mains }: { mains: CategoryNode[] }) {
  if (mains.length === 0) return null;
  return (
    <>
      <h2 className="mt-3 border-line border-t px-3 pt-5 pb-2 font-semibold text-ink-muted text-xs uppercase tracking-wider">
        {layoutWords.categories}
      </h2>
      <ul className="sm:columns-2">
        {mains.map(({ _id, name }) => (
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
