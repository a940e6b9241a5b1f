import HeartIcon from 'icon:heart';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { userEntry, wishesEntry } from '../../session/local-entries.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { catalogWords } from '../../words/catalog-words.ts';
import { wishWords as words } from '../../words/wish-words.ts';
import { addProductToCart } from '../product-card/add-product-to-cart.ts';
import type { CardProduct } from '../product-card/card-product.ts';
import { ProductCard } from '../product-card/product-card.tsx';
import { productUrl } from '../product-card/product-url.ts';
import { isSoldOut } from '../product-card/sizes-in-stock.ts';
import { syncWishes } from '../product-card/sync-wishes.ts';
import { toggleWish } from '../product-card/toggle-wish.ts';
import { useWishedProducts } from './use-wished-products.ts';

/** The products of the wish list, the latest first, each with a button that moves it to the cart. */
export function WishList() {
  const ids = wishesEntry.use();
  const user = userEntry.use();
  const { products, problem, retry } = useWishedProducts(ids);
  // Another device may have changed the list of the account.
  useEffect(() => void syncWishes().catch(() => undefined), []);
  if (ids.length === 0) {
    return (
      <EmptyState icon={HeartIcon} level={1} title={words.empty.title} text={words.empty.text}>
        <ButtonLink to="/products" size="large">
          {words.empty.browse}
        </ButtonLink>
      </EmptyState>
    );
  }
  const shown = ids.flatMap((id) => products?.get(id) ?? []);
  return (
    <>
      <h1 className="page-title">{words.title}</h1>
      <h2 className="mt-1 text-ink-muted">{words.count(ids.length)}</h2>
      {!user && (
        <p className="mt-2 text-ink-muted text-sm">
          {words.guest}{' '}
          <Link to="/login?redirect=/wishlist" className="font-semibold text-brand-strong hover:underline">
            {words.signIn}
          </Link>
        </p>
      )}
      {problem && (
        <div className="mt-6 space-y-3">
          <Alert>{problem}</Alert>
          <Button kind="secondary" onClick={retry}>
            {catalogWords.tryAgain}
          </Button>
        </div>
      )}
      {products && <Gone ids={ids.filter((id) => !products.has(id))} />}
      <ul aria-busy={!products} className="product-grid mt-8 grid-cols-2 md:grid-cols-3 xl:grid-cols-4">
        {products
          ? shown.map((product) => (
              <li key={product._id}>
                <ProductCard product={product} pictureSizes="(min-width: 48rem) 23vw, 46vw">
                  <MoveToCart product={product} />
                </ProductCard>
              </li>
            ))
          : !problem && ids.map((id) => <Skeleton key={id} className="h-88" />)}
      </ul>
    </>
  );
}

/** Products that the shop no longer sells can only be taken off. */
function Gone({ ids }: { ids: string[] }) {
  if (ids.length === 0) return null;
  const takeOff = async () => {
    for (const id of ids) await toggleWish(id, { isSilent: true });
  };
  return (
    <div className="mt-6">
      <Alert kind="info">
        <p>{words.gone(ids.length)}</p>
        <div className="mt-3">
          <Button kind="secondary" onClick={() => void takeOff()}>
            {words.takeOff}
          </Button>
        </div>
      </Alert>
    </div>
  );
}

/** Puts one unit into the cart and takes the product off the list. A size is chosen on the product's page. */
function MoveToCart({ product }: { product: CardProduct }) {
  const navigate = useNavigate();
  const { card } = catalogWords;
  if (isSoldOut(product)) {
    return (
      <ButtonLink to={`/notify-me/${product._id}`} kind="secondary">
        {catalogWords.product.notifyMe}
      </ButtonLink>
    );
  }
  if (product.hasSizes) {
    return (
      <ButtonLink
        to={productUrl(product._id)}
        kind="secondary"
        aria-label={card.chooseOf(card.chooseSize, product.name)}
      >
        {card.chooseSize}
      </ButtonLink>
    );
  }
  const move = () => {
    if (!addProductToCart(product, { quantity: 1, onViewCart: () => navigate('/cart') })) return;
    void toggleWish(product._id, { isSilent: true });
  };
  return (
    <Button aria-label={words.moveNamed(product.name)} onClick={move}>
      {words.move}
    </Button>
  );
}
