import PackageSearchIcon from 'icon:package-search';
import { publicPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { browserLoader, serverLoader } from '../../load.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { isMissing, LoadFailure } from '../../ui/load-failure.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { usePendingLocation } from '../../ui/use-pending-location.ts';
import { catalogWords } from '../../words/catalog-words.ts';
import { ProductGrid } from '../product-card/product-grid.tsx';
import type { Route } from './+types/need-page.ts';
import { describeNeed, type LoadedNeed, loadNeed, needSteps } from './describe-needs.ts';
import { needUrl } from './need-tiles.tsx';

const words = catalogWords.needs;

export const loader = serverLoader(loadNeed, describeNeed);
export const clientLoader = browserLoader(loadNeed, words.failed);
export const headers = publicPage;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return pageMeta(matches, { title: words.notFound });
  const { need, list } = loaderData;
  return pageMeta(matches, { title: list.page > 1 ? words.pageOf(need.name, list.page) : need.name });
}

/** A need with its text and its products (requirements: Need pages). */
export default function NeedPage({ loaderData }: Route.ComponentProps) {
  const { need } = loaderData;
  return (
    <div className="page-width pt-2 pb-12 sm:pt-6 lg:pb-16">
      <Breadcrumb label={catalogWords.breadcrumb} steps={needSteps(need)} />
      <h1 className="page-title wrap-anywhere max-sm:text-2xl sm:mt-4">{need.name}</h1>
      <p className="wrap-anywhere mt-1 max-w-2xl whitespace-pre-line text-pretty text-ink-muted max-sm:text-sm sm:mt-2">
        {need.description}
      </p>
      <Products {...loaderData} />
    </div>
  );
}

function Products({ need, list }: LoadedNeed) {
  const isLoading = usePendingLocation()?.path === needUrl(need.slug);
  const { products, count, page, pages } = list;
  return (
    <section aria-busy={isLoading} className="mt-3 sm:mt-8">
      <h2 className="sr-only">{catalogWords.products}</h2>
      {products.length > 0 ? (
        <div className={isLoading ? 'opacity-50 transition-opacity delay-150 duration-300' : ''}>
          <ProductGrid
            products={products}
            columns="grid-cols-2 sm:grid-cols-3 lg:grid-cols-4"
            pictureSizes="(min-width: 80rem) 18rem, (min-width: 64rem) 23vw, (min-width: 40rem) 30vw, 46vw"
            isFirst
          />
        </div>
      ) : (
        <EmptyState
          icon={PackageSearchIcon}
          title={catalogWords.noProducts}
          text={count > 0 ? catalogWords.pastTheEnd : words.noProducts}
        >
          {count > 0 ? (
            <ButtonLink to={needUrl(need.slug)}>{catalogWords.toFirstPage}</ButtonLink>
          ) : (
            <ButtonLink to="/products">{catalogWords.viewAll}</ButtonLink>
          )}
        </EmptyState>
      )}
      <div className="mt-8">
        <Pagination page={page} pages={pages} hrefOf={(other) => needUrl(need.slug, other)} />
      </div>
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isMissing(error)) return <NotFound title={words.notFound} />;
  return (
    <LoadFailure
      error={error}
      title={words.errorTitle}
      failed={words.failed}
      tryAgain={catalogWords.tryAgain}
    />
  );
}
