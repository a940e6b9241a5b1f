import PlusIcon from 'icon:plus';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Product } from '../../../shared/catalog/catalog.ts';
import { ProductPicture } from '../../shop/product-card/product-picture.tsx';
import { Badge } from '../../ui/badge.tsx';
import type { FieldErrors } from '../../ui/forms/check-values.ts';
import { FieldError } from '../../ui/forms/field.tsx';
import { RemoveButton } from '../../ui/forms/remove-button.tsx';
import { productListWords } from '../../words/admin-product-list-words.ts';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { Finder } from './finder.tsx';
import { OrderedRows } from './ordered-rows.tsx';
import { searchProducts } from './product-finder.ts';

const words = adminProductsWords.finder;

export type ChosenProduct = Pick<Product, '_id' | 'name' | 'imageUrl' | 'stock'>;

type Props<Row extends ChosenProduct> = {
  rows: Row[];
  label: string;
  /** The label of the search that adds products. */
  add: string;
  /** The name of the button that takes a product out. */
  removeNamed: (name: string) => string;
  /** The id of a product that cannot be taken out. */
  kept?: string;
  /** Called when the order changes or a product is taken out. */
  onChange: (rows: Row[]) => void;
  onAdd: (product: ChosenProduct, found: Product) => void;
  /** The content of a row, beside its handle and buttons. */
  children: (row: Row, place: number) => ReactNode;
};

/** Products in an order, to which others are added by a search. */
export function ChosenProducts<Row extends ChosenProduct>(props: Props<Row>) {
  const { rows, label, add, removeNamed, kept, onChange, onAdd, children } = props;
  const group = useRef<HTMLDivElement>(null);

  function remove(id: string) {
    flushSync(() => onChange(rows.filter(({ _id }) => _id !== id)));
    // The focused button disappears.
    group.current?.querySelector<HTMLElement>('input[type=search]')?.focus();
  }

  return (
    <div ref={group} className="space-y-4">
      <OrderedRows items={rows} label={label} onOrder={onChange}>
        {(row, place) => (
          <>
            {children(row, place)}
            {row._id === kept ? (
              // As wide as the button, so that the content of all rows lines up.
              <span className="w-11 shrink-0 max-sm:hidden" />
            ) : (
              <RemoveButton label={removeNamed(row.name)} onClick={() => remove(row._id)} />
            )}
          </>
        )}
      </OrderedRows>
      <Finder
        label={add}
        search={searchProducts}
        without={rows.map(({ _id }) => _id)}
        nameOf={({ name }) => words.addNamed(name)}
        onChoose={(found) => {
          const { _id, name, imageUrl, stock } = found;
          onAdd({ _id, name, imageUrl, stock }, found);
        }}
      >
        {(product) => <FoundProduct {...product} />}
      </Finder>
    </div>
  );
}

/** A product that a search offers to add. A draft says so, as shoppers do not see it. */
export function FoundProduct({ name, imageUrl, state }: Pick<Product, 'name' | 'imageUrl' | 'state'>) {
  return (
    <>
      <PlusIcon className="size-4.5 shrink-0 text-brand-strong" />
      <SmallPicture imageUrl={imageUrl} />
      <span className="wrap-anywhere line-clamp-2 min-w-0">{name}</span>
      {state === 'draft' && <Badge>{productListWords.draft}</Badge>}
    </>
  );
}

type ChoiceProps = {
  form: {
    draft: { products: ChosenProduct[] };
    errors: FieldErrors;
    change: (part: { products: ChosenProduct[] }) => void;
  };
  words: {
    noProducts: string;
    productsInOrder: string;
    fields: { products: string };
    removeNamed: (name: string) => string;
  };
};

/** The products of a record in their order. The error of a product appears in its row. */
export function ProductChoice({ form: { draft, errors, change }, words }: ChoiceProps) {
  const { products } = draft;
  return (
    <>
      {products.length === 0 && <p className="mb-4 text-ink-muted text-sm">{words.noProducts}</p>}
      <ChosenProducts
        rows={products}
        label={words.productsInOrder}
        add={words.fields.products}
        removeNamed={words.removeNamed}
        onChange={(products) => change({ products })}
        onAdd={(product) => change({ products: [...products, product] })}
      >
        {(product, place) => (
          <ChosenProductRow
            product={product}
            name={`products.${place}`}
            error={errors[`products.${place}`]}
          />
        )}
      </ChosenProducts>
    </>
  );
}

type RowProps = {
  product: ChosenProduct;
  /** The name of the hidden field with the product's id. */
  name: string;
  error: string | undefined;
};

/** A chosen product with its stock and its error. */
function ChosenProductRow({ product: { _id, name: product, imageUrl, stock }, name, error }: RowProps) {
  const { inStock, outOfStock } = adminProductsWords.list;
  return (
    <>
      <SmallPicture imageUrl={imageUrl} />
      <div className="min-w-0 flex-1 text-sm">
        <p className="wrap-anywhere line-clamp-2 font-medium">
          <bdi>{product}</bdi>
        </p>
        <p className="text-ink-muted">{stock === 0 ? outOfStock : inStock(stock)}</p>
        <input type="hidden" name={name} value={_id} />
        {error && <FieldError id={`error-${_id}`} text={error} />}
      </div>
    </>
  );
}

/** Decoration only, because the name is beside it. */
export function SmallPicture({ imageUrl }: { imageUrl: string }) {
  return (
    <span className="block size-10 shrink-0 overflow-hidden rounded-control border border-line bg-white p-0.5">
      <ProductPicture imageUrl={imageUrl} name="" sizes="40px" />
    </span>
  );
}
