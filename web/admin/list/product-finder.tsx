import PlusIcon from 'icon:plus';
import { useState } from 'react';
import type { Product } from '../../../shared/catalog.ts';
import { call } from '../../call.ts';
import { ProductPicture } from '../../shop/product-card/product-picture.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { useFound } from './use-found.ts';

const words = adminProductsWords.finder;
const found = 8;

type Props = {
  label: string;
  /** The ids of the products that cannot be added again. */
  without: string[];
  onAdd: (product: Product) => void;
};

/** Searches products by name and adds one at a time. */
export function ProductFinder({ label, without, onAdd }: Props) {
  const [keyword, setKeyword] = useState('');
  const { rows: products, note } = useFound(keyword.trim(), searchProducts);
  const offered = products.filter(({ _id }) => !without.includes(_id));
  return (
    <div>
      <TextField
        label={label}
        type="search"
        autoComplete="off"
        maxLength={200}
        required
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
        // Enter must not submit the form around the search.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p role="status" className="mt-1.5 text-ink-muted text-sm empty:hidden">
        {note}
      </p>
      <ul className="mt-2 grid gap-1 empty:hidden">
        {offered.map((product) => (
          <li key={product._id}>
            <button
              type="button"
              aria-label={words.addNamed(product.name)}
              onClick={() => onAdd(product)}
              className="flex min-h-11 w-full min-w-0 items-center gap-3 rounded-control px-2 py-1 text-start text-sm hover:bg-brand-soft hover:text-brand-deep"
            >
              <PlusIcon className="size-4.5 text-brand-strong" />
              <SmallPicture imageUrl={product.imageUrl} />
              <span className="wrap-anywhere line-clamp-2 min-w-0">{product.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
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

async function searchProducts(keyword: string, signal: AbortSignal) {
  const query = { keyword, limit: found };
  const { products, count } = await call('GET /products', { query }, { signal });
  return { rows: products, note: words.found(count) };
}
