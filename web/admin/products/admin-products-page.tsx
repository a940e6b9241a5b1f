import FileUpIcon from 'icon:file-up';
import LanguagesIcon from 'icon:languages';
import PackageOpenIcon from 'icon:package-open';
import PackageSearchIcon from 'icon:package-search';
import PlusIcon from 'icon:plus';
import { useState } from 'react';
import type { StockList } from '../../../shared/admin-products.ts';
import type { Call } from '../../../shared/api.ts';
import type { Product } from '../../../shared/catalog.ts';
import { call } from '../../call.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { privateLoader } from '../../load.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { listStates } from '../kit/page-states.tsx';
import { foundOrProblem } from '../list/admin-list.ts';
import { DeleteDialog } from '../list/delete-dialog.tsx';
import { DownloadLink } from '../list/download-link.tsx';
import { ListHeading } from '../list/list-heading.tsx';
import { ListProblem, ListResults } from '../list/list-results.tsx';
import { useAdminList } from '../list/use-admin-list.ts';
import { useSelection } from '../list/use-selection.ts';
import type { Route } from './+types/admin-products-page.ts';
import { type AdminProductListState, adminProductList } from './admin-product-list.ts';
import { AdminProductsTable } from './admin-products-table.tsx';
import { type NestedCategory, nestCategories } from './nested-categories.tsx';
import { ProductFilters } from './product-filters.tsx';
import { SelectionBar } from './selection-bar.tsx';

const words = adminProductsWords.list;

export function meta() {
  return pageMeta(words);
}

export const clientLoader = privateLoader(async (call: Call, { url }) => {
  const state = adminProductList.read(url.searchParams);
  const { page: pageNumber, ...query } = state;
  const [categories, results] = await Promise.all([
    call('GET /categories', {}).catch(() => []),
    foundOrProblem(readProducts(call, { ...query, pageNumber })),
  ]);
  return { state, categories, ...results };
}, words.failed);

type Query = Omit<AdminProductListState, 'page'> & { pageNumber: number };

function readProducts(call: Call, { stock, ...query }: Query): Promise<StockList> {
  return stock
    ? call('GET /products/stock', { query: { ...query, stock } })
    : call('GET /products', { query });
}

export const handle = listStates(words);

/** The list of all products (requirements: Admin products). */
export default function AdminProductsPage({ loaderData }: Route.ComponentProps) {
  const { found, problem, categories } = loaderData;
  const { state, isLoading, readAgain, readAfterRemoval } = useAdminList(adminProductList, loaderData.state);
  const [deleting, setDeleting] = useState<Product | null>(null);
  const tree = nestCategories(categories);
  return (
    <>
      <ListHeading title={words.title}>
        <DownloadLink
          href={adminProductList.exportUrl(state, '/api/products/to-order')}
          title={words.toOrderHint}
          text={words.toOrder}
        />
        <DownloadLink
          href={adminProductList.exportUrl(state, '/api/products/export')}
          title={words.exportHint}
          text={words.export}
        />
        <ButtonLink to="/admin/translations" kind="secondary">
          <LanguagesIcon className="size-4.5" />
          {words.translations}
        </ButtonLink>
        <ButtonLink to="/admin/import" kind="secondary">
          <FileUpIcon className="size-4.5" />
          {words.import}
        </ButtonLink>
        <ButtonLink to="/admin/products/new">
          <PlusIcon className="size-4.5" />
          {words.add}
        </ButtonLink>
      </ListHeading>
      <div className="mt-6">
        <ProductFilters state={state} categories={tree} />
      </div>
      <ListProblem title={words.errorTitle} text={problem} onRetry={readAgain} />
      {found && (
        <ProductResults
          {...{ state, found, isLoading }}
          categories={tree}
          onDelete={setDeleting}
          onChanged={() => void readAgain()}
        />
      )}
      {deleting && (
        <DeleteProduct
          product={deleting}
          onDeleted={() => readAfterRemoval(found?.products.length ?? 0)}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}

type ResultsProps = {
  state: AdminProductListState;
  found: StockList;
  isLoading: boolean;
  categories: NestedCategory[];
  onDelete: (product: Product) => void;
  /** Called after several products have changed. */
  onChanged: () => void;
};

function ProductResults({ state, found, isLoading, categories, onDelete, onChanged }: ResultsProps) {
  const { products, keep } = useStoredProducts(found);
  const selection = useSelection(products);
  const rows = { products, back: adminProductList.url(state), selection, onDelete, onStored: keep };
  return (
    <ListResults
      label={words.title}
      list={adminProductList}
      {...{ state, found, isLoading }}
      toolbar={<SelectionBar {...{ state, found, selection, categories, onChanged }} />}
      empty={{
        icon: PackageOpenIcon,
        filteredIcon: PackageSearchIcon,
        words: words.empty,
        action: <ButtonLink to="/admin/products/new">{words.empty.addFirst}</ButtonLink>,
      }}
    >
      {products.length > 0 && <AdminProductsTable {...rows} />}
    </ListResults>
  );
}

/**
 * The products of the list, each as last saved in place. The list is not read again after such a save, because the row
 * could move away while the keyboard is in it.
 */
function useStoredProducts(found: StockList) {
  const [changed, setChanged] = useState({ found, products: new Map<string, Product>() });
  const known = changed.found === found ? changed.products : new Map<string, Product>();
  return {
    products: found.products.map((product) => ({ ...product, ...known.get(product._id) })),
    keep: (product: Product) =>
      setChanged((last) => ({
        found,
        products: new Map(last.found === found ? last.products : []).set(product._id, product),
      })),
  };
}

type DeleteProps = { product: Product; onDeleted: () => unknown; onClose: () => void };

function DeleteProduct({ product: { _id, name }, onDeleted, onClose }: DeleteProps) {
  const { title, question, confirm, failed, done } = adminProductsWords.deletion;
  return (
    <DeleteDialog
      {...{ title, confirm, done, onDeleted, onClose }}
      question={question(name)}
      remove={() => call('DELETE /products/:id', { params: { id: _id } }, { failed })}
    />
  );
}
