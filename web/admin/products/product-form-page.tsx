import ChevronLeftIcon from 'icon:chevron-left';
import CloudExclamationPointIcon from 'icon:cloud-alert';
import PackageXIcon from 'icon:package-x';
import { data, isRouteErrorResponse, Link, useLocation, useRevalidator } from 'react-router';
import { isApiError } from '../../../shared/api-error.ts';
import type { Category, Product } from '../../../shared/catalog.ts';
import { callContext } from '../../call.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { type Load, privateLoader } from '../../load.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { errorMessage } from '../../ui/error-message.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import type { Route } from './+types/product-form-page.ts';
import { ProductEditor } from './product-editor.tsx';

const words = adminProductsWords.form;

type Loaded = { product: Product | null; categories: Category[] };

const load: Load<Loaded> = async (call, { params: { id } }) => {
  const [product, categories] = await Promise.all([
    id === undefined ? null : call('GET /products/:id', { params: { id } }),
    call('GET /categories', {}),
  ]);
  return { product, categories };
};

export function meta({ params, error }: Route.MetaArgs) {
  if (error) return pageMeta({ title: words.errorTitle });
  return pageMeta({ title: params.id ? words.editTitle : words.newTitle });
}

/**
 * The server says only whether there is such a product; the form is filled in by the browser (requirements: Private
 * data).
 */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  if (id === undefined) return null;
  try {
    await context.get(callContext)('GET /products/:id', { params: { id } });
  } catch (error) {
    if (isApiError(error) && error.status === 404) throw data({ message: error.message }, { status: 404 });
    // The browser asks again and shows what it is told.
  }
  return null;
}

export const clientLoader = privateLoader(load, words.failed);

export function HydrateFallback() {
  return (
    <>
      <p className="text-ink-muted">{words.loading}</p>
      <div className="mt-6 grid gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <Skeleton className="h-160" />
        <Skeleton className="h-160" />
      </div>
    </>
  );
}

/** A new product, or one that is changed (requirements: Product form). */
export default function ProductFormPage({ loaderData: { product, categories } }: Route.ComponentProps) {
  const back = useWayBack();
  return (
    <>
      <Link
        to={back}
        prefetch="intent"
        className="inline-flex min-h-11 items-center gap-1 rounded-sm font-medium text-brand-strong text-sm hover:underline"
      >
        <ChevronLeftIcon className="size-4.5 rtl:-scale-x-100" />
        {words.back}
      </Link>
      <h1 className="mb-6 font-bold text-2xl tracking-tight">{product ? words.editTitle : words.newTitle}</h1>
      <ProductEditor key={product?._id ?? 'new'} {...{ product, categories, back }} />
    </>
  );
}

/** The list that the form was opened from, with its page and filters. */
function useWayBack() {
  const state: unknown = useLocation().state;
  const back = typeof state === 'object' && state !== null && 'back' in state ? state.back : undefined;
  return typeof back === 'string' ? back : '/admin/products';
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { state, revalidate } = useRevalidator();
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div role="alert">
      <EmptyState
        icon={isUnknown ? PackageXIcon : CloudExclamationPointIcon}
        level={1}
        title={words.errorTitle}
        text={errorMessage(error) ?? words.notFound}
      >
        {!isUnknown && (
          <Button busy={state === 'loading'} onClick={() => revalidate()}>
            {adminProductsWords.tryAgain}
          </Button>
        )}
        <ButtonLink to="/admin/products" kind={isUnknown ? 'primary' : 'secondary'}>
          {words.back}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
