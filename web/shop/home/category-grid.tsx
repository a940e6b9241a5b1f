import LayoutGridIcon from 'icon:layout-grid';
import PackageIcon from 'icon:package';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Category } from '../../../shared/catalog/catalog.ts';
import { imageSources } from '../../../shared/catalog/images.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { catalogWords } from '../../words/catalog-words.ts';
import { homeWords } from '../../words/home-words.ts';
import { listingUrl } from '../listing/listing.ts';

/** The fields of a category that its tile shows. */
export type CategoryTile = Pick<Category, '_id' | 'name' | 'imageUrl'>;

export function toCategoryTile({ _id, name, imageUrl }: Category): CategoryTile {
  return { _id, name, imageUrl };
}

/** The main categories as tiles (requirements: Home page). */
export function CategoryGrid({ categories }: { categories: CategoryTile[] }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="page-width pt-12 sm:pt-16">
      <h2 id={headingId} className="mb-6 font-bold text-2xl tracking-tight sm:text-3xl">
        {homeWords.categories}
      </h2>
      {categories.length === 0 ? (
        <EmptyState icon={LayoutGridIcon} title={catalogWords.noCategories} />
      ) : (
        <ul className="grid grid-cols-3 gap-2.5 sm:grid-cols-4 sm:gap-4 lg:grid-cols-5 xl:grid-cols-7">
          {categories.map((category) => (
            <li key={category._id}>
              <Tile category={category} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Tile({ category }: { category: CategoryTile }) {
  return (
    <Link
      to={listingUrl({ category: category._id })}
      prefetch="intent"
      className="group flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-[border-color,box-shadow] duration-200 hover:border-brand/50 hover:shadow-panel"
    >
      <div className="grid aspect-[4/3] place-items-center overflow-hidden bg-brand-soft text-brand-strong">
        <CategoryPicture imageUrl={category.imageUrl} />
      </div>
      <h3 className="grid flex-1 place-items-center p-2 text-center font-semibold text-xs leading-snug group-hover:text-brand-strong sm:p-3 sm:text-sm">
        {category.name}
      </h3>
    </Link>
  );
}

function CategoryPicture({ imageUrl }: { imageUrl: string }) {
  if (!imageUrl) return <PackageIcon className="size-1/3" />;
  const { src, srcSet } = imageSources(imageUrl, 400);
  return (
    <picture className="size-full">
      {srcSet && (
        <source
          type="image/avif"
          srcSet={srcSet}
          sizes="(min-width: 80rem) 11rem, (min-width: 64rem) 18vw, (min-width: 40rem) 23vw, 30vw"
        />
      )}
      <img src={src} alt="" width={800} height={600} loading="lazy" className="size-full object-cover" />
    </picture>
  );
}
