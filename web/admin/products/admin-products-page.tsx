import PlusIcon from 'icon:plus';
import { useState } from 'react';
import { useNavigate, useNavigation, useRevalidator } from 'react-router';
import { isApiError } from '../../../shared/api-error.ts';
import type { Category, Product, ProductList } from '../../../shared/catalog.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { type Load, privateLoader } from '../../load.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import type { Route } from './+types/admin-products-page.ts';
import {
  type AdminProductList,
  adminProductListUrl,
  adminProductQuery,
  productListPath,
  readAdminProductList,
} from './admin-product-list.ts';
import { DeleteProduct } from './delete-product.tsx';
import { nestCategories } from './nested-categories.ts';
import { ProductFilters } from './product-filters.tsx';
import { ProductResults } from './product-results.tsx';

const words = adminProductsWords.list;

type Loaded = {
  list: AdminProductList;
  categories: Category[];
  found: ProductList | null;
  problem: string | null;
};

/** What cannot be read leaves the filters in place: perhaps they ask for too much. */
const load: Load<Loaded> = async (call, { url }) => {
  const list = readAdminProductList(url.searchParams);
  const reading = call('GET /categories', {}).catch(() => []);
  try {
    const found = await call('GET /products', { query: adminProductQuery(list) });
    return { list, categories: await reading, found, problem: null };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { list, categories: await reading, found: null, problem: error.message };
  }
};

export function meta() {
  return pageMeta(words);
}

export const clientLoader = privateLoader(load, words.failed);

export function HydrateFallback() {
  return (
    <>
      <h1 className="font-bold text-2xl tracking-tight">{words.title}</h1>
      <p className="sr-only">{words.loading}</p>
      <Skeleton className="mt-6 h-26" />
      <Skeleton className="mt-6 h-160" />
    </>
  );
}

/** All products, to be found, sorted, changed and deleted (requirements: Admin products). */
export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { state, revalidate } = useRevalidator();
  const { location } = useNavigation();
  const [doomed, setDoomed] = useState<Product | null>(null);
  const isOnTheWay = location?.pathname === productListPath;
  // While others are on their way the filters already say what was chosen.
  const list = isOnTheWay ? readAdminProductList(new URLSearchParams(location.search)) : loaderData.list;
  const { found, problem } = loaderData;
  const navigate = useNavigate();

  /** A page whose last product went leads to the one before it. */
  function readAgain() {
    if (found?.products.length !== 1 || list.page === 1) return revalidate();
    return navigate(adminProductListUrl({ ...list, page: list.page - 1 }), { replace: true });
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-bold text-2xl tracking-tight">{words.title}</h1>
        <ButtonLink to="/admin/products/new">
          <PlusIcon className="size-4.5" />
          {words.add}
        </ButtonLink>
      </div>
      <div className="mt-6">
        <ProductFilters list={list} categories={nestCategories(loaderData.categories)} />
      </div>
      {problem !== null && <LoadProblem text={problem} onRetry={revalidate} />}
      {found && (
        <ProductResults
          list={loaderData.list}
          found={found}
          isLoading={isOnTheWay || state === 'loading'}
          onDelete={setDoomed}
        />
      )}
      {doomed && <DeleteProduct product={doomed} onDeleted={readAgain} onClose={() => setDoomed(null)} />}
    </>
  );
}

function LoadProblem({ text, onRetry }: { text: string; onRetry: () => Promise<void> }) {
  return (
    <div className="mt-6 grid justify-items-start gap-4">
      <Alert title={words.errorTitle}>{text}</Alert>
      <Button onClick={() => void onRetry()}>{adminProductsWords.tryAgain}</Button>
    </div>
  );
}
