import { Link } from 'react-router';
import { type CategoryNode, childCategories } from '../../shop/categories/category-chain.ts';
import { layoutWords } from '../../words/layout-words.ts';

type Props = { parent: CategoryNode; subcategories: CategoryNode[]; categories: CategoryNode[] };

/** The second level of a main category with the third below each; it fills the rest of the categories' panel. */
export function SubcategoryGrid({ parent, subcategories, categories }: Props) {
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
