import { ProductPrice } from '../../shop/product-card/product-price.tsx';
import {
  FeaturedMark,
  ProductLink,
  type ProductRows,
  RowActions,
  StockFact,
  Thumbnail,
} from './admin-products-table.tsx';

/** The products on a small screen. */
export function AdminProductCards({ products, back, onDelete }: ProductRows) {
  return (
    <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
      {products.map((product) => (
        <li key={product._id} className="min-w-0 rounded-card border border-line bg-surface p-4 text-sm">
          <div className="flex items-start gap-3">
            <Thumbnail product={product} />
            <div className="min-w-0 flex-1">
              <ProductLink product={product} back={back} />
              <p className="truncate text-ink-muted">
                {[product.brand, product.category.name].filter(Boolean).join(' · ')}
              </p>
            </div>
            <FeaturedMark isFeatured={product.featured} />
          </div>
          <div className="mt-2 flex items-center justify-between gap-3">
            <div className="min-w-0 tabular-nums">
              <ProductPrice product={product} />
              <p className="mt-0.5 text-ink-muted">
                <StockFact stock={product.stock} />
              </p>
            </div>
            <RowActions product={product} back={back} onDelete={onDelete} />
          </div>
        </li>
      ))}
    </ul>
  );
}
