import { useNavigate } from 'react-router';
import { ButtonLink, buttonStyles } from '../../ui/button.tsx';
import { homeWords } from '../../words/home-words.ts';
import { listingUrl } from '../listing/listing.ts';
import { ProductSearch } from '../listing/product-search.tsx';
import type { CardProduct } from '../product-card/card-product.ts';
import { ProductPicture } from '../product-card/product-picture.tsx';
import { howItWorksId } from './how-it-works.tsx';

const picturesShown = 4;

/** The introduction of the shop, with links to the products and to "How it works". */
export function Hero({ products }: { products: CardProduct[] }) {
  return (
    <section className="border-line border-b bg-gradient-to-b from-brand-soft to-surface">
      <div className="page-width grid items-center gap-12 py-6 sm:py-14 lg:grid-cols-[1.1fr_1fr] lg:py-16">
        <div>
          <p className="font-semibold text-brand-strong text-sm">{homeWords.eyebrow}</p>
          <h1 className="mt-2 text-balance font-bold text-3xl leading-[1.1] tracking-tight sm:text-5xl lg:text-6xl">
            {homeWords.heading}
          </h1>
          <p className="mt-4 max-w-xl text-pretty text-ink-muted text-base sm:text-lg">{homeWords.lead}</p>
          <div className="mt-4 max-w-xl lg:hidden">
            <HomeSearch />
          </div>
          <div className="mt-4 flex flex-wrap gap-3 sm:mt-6">
            <ButtonLink to="/products" size="large">
              {homeWords.shopNow}
            </ButtonLink>
            <a href={`#${howItWorksId}`} className={buttonStyles({ kind: 'secondary', size: 'large' })}>
              {homeWords.learnMore}
            </a>
          </div>
          <Stats />
        </div>
        <Pictures products={products.slice(0, picturesShown)} />
      </div>
    </section>
  );
}

function Stats() {
  return (
    <dl className="mt-5 flex gap-3 sm:mt-8">
      {homeWords.stats.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse rounded-card border border-line bg-surface px-5 py-3 shadow-card"
        >
          <dt className="text-ink-muted text-sm">{label}</dt>
          <dd className="font-bold text-brand-strong text-xl tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Pictures({ products }: { products: CardProduct[] }) {
  return (
    <div aria-hidden="true" className="grid grid-cols-2 gap-4 max-lg:hidden">
      {products.map(({ _id, imageUrl }, index) => (
        <div
          key={_id}
          className={`aspect-square overflow-hidden rounded-card border border-line bg-surface shadow-card ${index % 2 ? 'translate-y-6' : '-translate-y-2'}`}
        >
          <ProductPicture imageUrl={imageUrl} name="" sizes="17rem" />
        </div>
      ))}
    </div>
  );
}

/** The search on small screens, where the search of the header is inside the menu. */
function HomeSearch() {
  const navigate = useNavigate();
  const search = async (keyword: string) => {
    if (keyword) await navigate(listingUrl({ keyword }));
  };
  return <ProductSearch onSearch={search} />;
}
