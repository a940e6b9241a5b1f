import PackageSearchIcon from 'icon:package-search';
import { Fragment, useId } from 'react';
import { Link } from 'react-router';
import type { ListedProduct } from '../../../shared/catalog/catalog.ts';
import { wilayaCount } from '../../../shared/delivery/wilaya-count.ts';
import type { HomeSection } from '../../../shared/settings/home-sections.ts';
import type { PublicSettings } from '../../../shared/settings/settings.ts';
import { softwareName } from '../../../shared/values/software-name.ts';
import { inPageLanguage } from '../../call.ts';
import { publicPage } from '../../head/cache-headers.ts';
import { shopNameOf } from '../../head/describe-shop.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { browserLoader, type Load, serverLoader } from '../../load.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { errorMessage } from '../../ui/error-message.ts';
import { catalogWords } from '../../words/catalog-words.ts';
import { homeWords } from '../../words/home-words.ts';
import { mainCategories } from '../categories/category-chain.ts';
import { shippingSummary } from '../delivery/shipping-lines.ts';
import { type NeedTile, NeedTiles, toNeedTile } from '../needs/need-tiles.tsx';
import { type CardProduct, toCardProduct } from '../product-card/card-product.ts';
import { ProductGrid } from '../product-card/product-grid.tsx';
import type { Route } from './+types/home-page.ts';
import { CategoryGrid, type CategoryTile, toCategoryTile } from './category-grid.tsx';
import { describeHome } from './describe-home.ts';
import { Hero, type HeroContent, type HeroTile, heroTiles } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';

/** The number of featured products (requirements: Home page). */
const featuredShown = 8;
/** The number of offers, and of new arrivals. */
const rowShown = 4;
const needsShown = 8;
/** The parts if the settings cannot be read. */
const usualSections: HomeSection[] = ['featured', 'categories', 'offers', 'needs', 'arrivals'];

type HomeData = {
  /** The texts, link and picture of the hero where the settings have them. */
  hero?: HeroContent;
  /** One sentence about the shop, if the settings have it. */
  tagline: string;
  tiles: HeroTile[];
  sections: HomeSection[];
  /** The support hours, if the settings have them. */
  support: string;
  /** The text of the settings, otherwise what the tariff says. */
  delivery: { title: string; text: string };
  emailIsOptional: boolean;
  featured: CardProduct[];
  offers: CardProduct[];
  arrivals: CardProduct[];
  count: number;
  categories: CategoryTile[];
  needs: NeedTile[];
};

const load: Load<HomeData> = async (call) => {
  const list = (query: object) =>
    call('GET /products', { query: { group: 'family', ...query, ...inPageLanguage } });
  const [chosen, newest, reduced, categories, needs, settings] = await Promise.all([
    list({ featured: 'true', limit: featuredShown }),
    list({ limit: featuredShown + 2 * rowShown }),
    list({ onOffer: 'true', limit: featuredShown + rowShown }),
    call('GET /categories', { query: inPageLanguage }),
    call('GET /needs', { query: inPageLanguage }),
    call('GET /settings', { query: inPageLanguage }).catch(() => undefined),
  ]);
  const { sections = usualSections, tiles = true, ...hero } = settings?.home ?? {};
  // No family or single product is on the page twice: the rows below leave out those above.
  const shown = new Set<string>();
  const keyOf = ({ _id, family }: ListedProduct) => family?._id ?? _id;
  const take = (products: ListedProduct[], limit: number) => {
    const taken = products.filter((product) => !shown.has(keyOf(product))).slice(0, limit);
    for (const product of taken) shown.add(keyOf(product));
    return taken.map(toCardProduct);
  };
  const rows: Partial<Record<HomeSection, () => CardProduct[]>> = {
    // If too few are featured, the newest follow them.
    featured() {
      const featured = take(chosen.products, featuredShown);
      return [...featured, ...take(newest.products, featuredShown - featured.length)];
    },
    offers: () => take(reduced.products, rowShown),
    arrivals: () => take(newest.products, rowShown),
  };
  const filled: Partial<Record<HomeSection, CardProduct[]>> = {};
  for (const name of sections) filled[name] = rows[name]?.() ?? [];
  const { featured = [], offers = [], arrivals = [] } = filled;
  return {
    ...(Object.values(hero).some(Boolean) && { hero: hero as HeroContent }),
    sections,
    tiles: tiles ? truthfulTiles(settings, newest.count) : [],
    tagline: settings?.look.tagline ?? '',
    support: settings?.contact.support ?? '',
    emailIsOptional: settings?.delivery.emailIsOptional ?? false,
    delivery: {
      title: homeWords.facts.deliveryTitle(settings?.shipping.served ?? wilayaCount),
      text: settings?.delivery.summary || shippingSummary(settings?.shipping),
    },
    ...{ featured, offers, arrivals },
    count: newest.count,
    categories: mainCategories(categories).map(toCategoryTile),
    needs: needs.slice(0, needsShown + 1).map(toNeedTile),
  };
};

/** The software's own claims may not be true of a shop with a name of its own. */
function truthfulTiles(settings: PublicSettings | undefined, count: number): HeroTile[] {
  const isNamed = shopNameOf(settings) !== softwareName;
  const isTrue = { products: count >= 1000, support: Boolean(settings?.contact.support) };
  return heroTiles.filter((tile) => !isNamed || isTrue[tile]);
}

export const loader = serverLoader(load, describeHome);
export const clientLoader = browserLoader(load, catalogWords.failed);
export const headers = publicPage;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, { title: loaderData?.hero?.title || loaderData?.tagline || homeWords.title });
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const {
    hero,
    tagline,
    tiles,
    sections,
    support,
    delivery,
    emailIsOptional,
    featured,
    offers,
    arrivals,
    count,
    categories,
    needs,
  } = loaderData;
  const parts = {
    featured: <FeaturedProducts products={featured} count={count} />,
    categories: <CategoryGrid categories={categories} />,
    offers: <ProductRow title={homeWords.offers} products={offers} more="/products?onOffer=true" />,
    needs: <Needs needs={needs} />,
    arrivals: <ProductRow title={homeWords.arrivals} products={arrivals} more="/products?sort=newest" />,
  };
  return (
    <>
      <Hero
        content={hero}
        tagline={tagline}
        tiles={tiles}
        support={support}
        products={[...featured, ...arrivals, ...offers]}
      />
      {sections.map((name) => (
        <Fragment key={name}>{parts[name]}</Fragment>
      ))}
      <HowItWorks delivery={delivery} emailIsOptional={emailIsOptional} />
      <CallToAction />
    </>
  );
}

type RowProps = { title: string; products: CardProduct[]; more: string };

/** A row of products with a link to all of their kind; nothing if there are none. */
function ProductRow({ title, products, more }: RowProps) {
  const headingId = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="page-width pt-12 sm:pt-16">
      <div className="mb-6 flex items-baseline justify-between gap-4">
        <h2 id={headingId} className="font-bold text-2xl tracking-tight sm:text-3xl">
          {title}
        </h2>
        <Link
          to={more}
          prefetch="intent"
          aria-label={homeWords.seeAllOf(title)}
          className="font-semibold text-brand-strong text-sm hover:underline"
        >
          {homeWords.seeAll}
        </Link>
      </div>
      <HomeGrid products={products} />
    </section>
  );
}

function HomeGrid({ products }: { products: CardProduct[] }) {
  return (
    <ProductGrid
      products={products}
      columns="grid-cols-2 md:grid-cols-4"
      pictureSizes="(min-width: 80rem) 18rem, (min-width: 48rem) 23vw, 46vw"
    />
  );
}

/** The products that the administrator chose, filled up with the newest. `count` is the number of all cards. */
function FeaturedProducts({ products, count }: { products: CardProduct[]; count: number }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="page-width pt-8 sm:pt-16">
      <h2 id={headingId} className="mb-6 font-bold text-2xl tracking-tight sm:text-3xl">
        {homeWords.featured}
      </h2>
      {products.length === 0 ? (
        <EmptyState icon={PackageSearchIcon} title={catalogWords.noProducts} />
      ) : (
        <HomeGrid products={products} />
      )}
      {count > featuredShown && (
        <p className="mt-8 text-center">
          <ButtonLink to="/products" kind="secondary" size="large">
            {catalogWords.viewAll}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

/** The first needs, below the first products. Without needs this part is missing. */
function Needs({ needs }: { needs: NeedTile[] }) {
  const headingId = useId();
  if (needs.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="page-width pt-12 sm:pt-16">
      <h2 id={headingId} className="mb-6 font-bold text-2xl tracking-tight sm:text-3xl">
        {catalogWords.needs.heading}
      </h2>
      <NeedTiles needs={needs.slice(0, needsShown)} level={3} />
      {needs.length > needsShown && (
        <p className="mt-8 text-center">
          <ButtonLink to="/needs" kind="secondary" size="large">
            {catalogWords.needs.viewAll}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

function CallToAction() {
  return (
    <section className="page-width py-12 sm:py-16">
      <div className="flex flex-col items-start gap-6 rounded-card bg-brand-deep px-6 py-10 text-white sm:px-12 sm:py-14 lg:flex-row lg:items-center lg:justify-between">
        <div>
          <h2 className="text-balance font-bold text-2xl tracking-tight sm:text-3xl">
            {homeWords.callToAction.heading}
          </h2>
          <p className="mt-2 max-w-xl text-pretty text-white/85">{homeWords.callToAction.text}</p>
        </div>
        <Link
          to="/products"
          prefetch="intent"
          className="button button-large whitespace-nowrap bg-white text-brand-deep hover:bg-brand-soft focus-visible:outline-white"
        >
          {homeWords.callToAction.action}
        </Link>
      </div>
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <Hero products={[]} />
      <div className="page-width py-10">
        <Alert>{errorMessage(error) ?? catalogWords.failed}</Alert>
      </div>
    </>
  );
}
