import { Link } from 'react-router';
import { type CategoryNode, childCategories, mainCategories } from '../../shop/categories/category-chain.ts';
import { layoutWords } from '../../words/layout-words.ts';

const words = layoutWords.footer;
/** The number of main categories shown (requirements: Footer). */
const mostShown = 6;

export const footerHeadingStyles = 'font-semibold text-sm';

/** The main categories of the footer with their children, of all categories. */
export function shownInFooter<C extends CategoryNode>(categories: C[]) {
  const mains = mainCategories(categories);
  const shown = new Set(mains.slice(0, mostShown).map(({ _id }) => _id));
  // One more says that there are others.
  return categories.filter((category) =>
    category.parentCategory ? shown.has(category.parentCategory) : mains.indexOf(category) <= mostShown,
  );
}

/** The first main categories, each of which expands to show its children (requirements: Footer). */
export function FooterCategories({ categories }: { categories: CategoryNode[] }) {
  const mains = mainCategories(categories);
  if (mains.length === 0) return null;
  return (
    <nav aria-label={layoutWords.categories} className="footer-links">
      <h2 className={footerHeadingStyles}>{layoutWords.categories}</h2>
      <ul className="mt-1 footer-categories">
        {mains.slice(0, mostShown).map((category) => (
          <li key={category._id}>
            <FooterCategory category={category} subcategories={childCategories(categories, category._id)} />
          </li>
        ))}
      </ul>
      {mains.length > mostShown && (
        <Link to="/products" prefetch="intent" className="font-semibold">
          {words.viewAllCategories}
        </Link>
      )}
    </nav>
  );
}

function FooterCategory({
  category,
  subcategories,
}: {
  category: CategoryNode;
  subcategories: CategoryNode[];
}) {
  if (subcategories.length === 0) return <FooterCategoryLink category={category} text={category.name} />;
  return (
    <details>
      <summary>{category.name}</summary>
      <ul>
        <li>
          <FooterCategoryLink category={category} text={words.allProductsOf(category.name)} />
        </li>
        {subcategories.map((child) => (
          <li key={child._id}>
            <FooterCategoryLink category={child} text={child.name} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function FooterCategoryLink({ category, text }: { category: CategoryNode; text: string }) {
  return (
    <Link to={`/products?category=${category._id}`} prefetch="intent">
      {text}
    </Link>
  );
}
