import ClipboardCheckIcon from 'icon:clipboard-check';
import ClipboardListIcon from 'icon:clipboard-list';
import FileUpIcon from 'icon:file-up';
import LanguagesIcon from 'icon:languages';
import PackageOpenIcon from 'icon:package-open';
import PackageSearchIcon from 'icon:package-search';
import PlusIcon from 'icon:plus';
import { useState } from 'react';
import type { Call } from '../../../shared/api.ts';
import type { AlikeBrand, StockList } from '../../../shared/catalog/admin-products.ts';
import type { Product } from '../../../shared/catalog/catalog.ts';
import { underLabelledName } from '../../../shared/catalog/labelled-name.ts';
import { joinChoices } from '../../../shared/contract/list-query.ts';
import { call, inPageLanguage } from '../../call.ts';
import { useMay } from '../../session/use-may.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { showToast } from '../../ui/toast.ts';
import { productListWords } from '../../words/admin-product-list-words.ts';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { AlikeBrands } from '../bulk-change/alike-brands.tsx';
import { ListPage } from '../kit/list-page.tsx';
import { listRoute } from '../kit/list-route.ts';
import { DownloadLink, FileFormat } from '../list/download-link.tsx';
import { useSelection } from '../list/use-selection.ts';
import { StockCountDialog } from '../stock-count/stock-count-dialog.tsx';
import type { Route } from './+types/admin-products-page.ts';
import { type AdminProductListState, adminProductList, toOrderList } from './admin-product-list.ts';
import { AdminProductsTable } from './admin-products-table.tsx';
import { nestCategories } from './nested-categories.tsx';
import { productFilters } from './product-filters.tsx';
import { SelectionBar } from './selection-bar.tsx';

const { hiding } = productListWords;
const words = adminProductsWords.list;

export const { meta, clientLoader, handle } = listRoute({
  list: adminProductList,
  words,
  read: readProducts,
  async also(call) {
    const [categories, { brands, alike }] = await Promise.all([
      call('GET /categories', { query: inPageLanguage }).catch(() => []),
      call('GET /products/brands', {}).catch(() => ({ brands: [], alike: [] })),
    ]);
    return { categories, brands, alike };
  },
});

function readProducts(call: Call, listed: AdminProductListState): Promise<StockList> {
  const { page, limit, stock, state, cost, sort, ...filters } = listed;
  // With words the newest ones that they name come first, unless another order was chosen.
  const order = filters.keyword && sort === 'newest' ? {} : { sort };
  const query = { ...filters, ...order, ...inPageLanguage, pageNumber: page, limit };
  return stock || state || cost
    ? call('GET /products/stock', { query: { ...query, stock, state, cost } })
    : call('GET /products', { query });
}

/** The list of all products (requirements: Admin products). */
export default function AdminProductsPage({ loaderData }: Route.ComponentProps) {
  const { products, keep } = useStoredProducts(loaderData.found);
  const selection = useSelection(products);
  const categories = nestCategories(loaderData.categories);
  const seesCost = useMay()('money');
  const filters = productFilters({ categories, brands: loaderData.brands, seesCost });
  return (
    <ListPage
      list={adminProductList}
      loaded={loaderData}
      words={{ title: words.title, errorTitle: words.errorTitle }}
      actions={({ state, readAgain }) => <Actions state={state} onCounted={() => void readAgain()} />}
      filters={filters}
      rowsOf={() => products}
      toolbar={(found, { state, readAgain }) => (
        <>
          <AlikeBrands
            alike={alikeFor(state, loaderData.alike)}
            brands={loaderData.brands}
            onDone={() => void readAgain()}
          />
          <SelectionBar
            {...{ state, found, selection, categories, filters, brands: loaderData.brands }}
            onChanged={() => void readAgain()}
          />
        </>
      )}
      empty={{
        icon: PackageOpenIcon,
        filteredIcon: PackageSearchIcon,
        words: words.empty,
        action: (
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink to="/admin/products/new">{words.empty.addFirst}</ButtonLink>
            <ButtonLink to="/admin/import" kind="secondary">
              {words.empty.import}
            </ButtonLink>
          </div>
        ),
      }}
      deletion={{
        words: adminProductsWords.deletion,
        nameOf: ({ name }) => name,
        remove: ({ _id }, options) => call('DELETE /products/:id', { params: { id: _id } }, options),
        instead: ({ _id, version, state }) =>
          state === 'draft' ? undefined : { text: hiding.instead, run: () => hide({ _id, version }) },
      }}
    >
      {(products, { shown, askToDelete }) => (
        <AdminProductsTable
          {...{ products, selection }}
          back={adminProductList.url(shown.state)}
          onDelete={askToDelete}
          onStored={keep}
        />
      )}
    </ListPage>
  );
}

async function hide({ _id, version }: Pick<Product, '_id' | 'version'>) {
  const body = { state: 'draft', version } as const;
  await call('PUT /products/:id', { params: { id: _id }, body }, { failed: hiding.failed });
  showToast({ kind: 'success', text: hiding.done });
}

/** Those of the whole list, or of the brand by which it is filtered. */
function alikeFor(state: AdminProductListState, alike: AlikeBrand[]) {
  if (!adminProductList.isFiltered(state)) return alike;
  return alike.filter(({ spellings }) => spellings.some(({ name }) => joinChoices([name]) === state.brand));
}

function Actions({ state, onCounted }: { state: AdminProductListState; onCounted: () => void }) {
  const [isCounting, setCounting] = useState(false);
  const exportUrl = adminProductList.exportUrl(state, '/api/products/export');
  const { keyword, category, brand } = state;
  return (
    <>
      <ButtonLink to="/admin/products/new">
        <PlusIcon className="size-4.5" />
        <span className="max-sm:sr-only">{words.add}</span>
      </ButtonLink>
      <ButtonLink
        to={toOrderList.url(toOrderList.read(new URLSearchParams({ keyword, category, brand })))}
        kind="secondary"
      >
        <ClipboardListIcon className="size-4.5" />
        <span className="max-sm:sr-only">{words.toOrder}</span>
      </ButtonLink>
      <MoreMenu label={productListWords.more}>
        <DownloadLink kind="plain" href={exportUrl} title={words.exportHint} text={words.export} follows />
        <FileFormat />
        <Button kind="plain" onClick={() => setCounting(true)}>
          <ClipboardCheckIcon className="size-4.5" />
          {productListWords.count.open}
        </Button>
        <ButtonLink to="/admin/translations" kind="plain">
          <LanguagesIcon className="size-4.5" />
          {words.translations}
        </ButtonLink>
        <ButtonLink to="/admin/import" kind="plain">
          <FileUpIcon className="size-4.5" />
          {words.import}
        </ButtonLink>
      </MoreMenu>
      {isCounting && (
        <StockCountDialog
          sheetUrl={adminProductList.exportUrl(state, '/api/products/count-sheet')}
          onDone={onCounted}
          onClose={() => setCounting(false)}
        />
      )}
    </>
  );
}

/**
 * The products of the list, each as last saved in place. The list is not read again after such a save, because the row
 * could move away while the keyboard is in it.
 */
function useStoredProducts(found: StockList | null) {
  const [changed, setChanged] = useState({ found, products: new Map<string, Product>() });
  const known = changed.found === found ? changed.products : new Map<string, Product>();
  return {
    products: (found?.products ?? []).map((product) => {
      const { name, category } = underLabelledName(product);
      // The list has its texts in the language of the page, the answer to a save the base texts.
      return { ...product, ...known.get(product._id), name, category };
    }),
    keep: (product: Product) =>
      setChanged((last) => ({
        found,
        products: new Map(last.found === found ? last.products : []).set(product._id, product),
      })),
  };
}
