import { useNavigate } from 'react-router';
import { imageSources } from '../../../shared/catalog/images.ts';
import type { PublicSettings } from '../../../shared/settings/settings.ts';
import { routePath } from '../../session/local-url.ts';
import { ButtonLink, buttonStyles } from '../../ui/button.tsx';
import { homeWords } from '../../words/home-words.ts';
import { listingUrl } from '../listing/listing.ts';
import { ProductSearch } from '../listing/product-search.tsx';
import type { CardProduct } from '../product-card/card-product.ts';
import { ProductPicture } from '../product-card/product-picture.tsx';
import { howItWorksId } from './how-it-works.tsx';

const picturesShown = 4;

/** What the tiles count: products, and the hours in which somebody answers. */
export const heroTiles = ['products', 'support'] as const;

export type HeroTile = (typeof heroTiles)[number];

export type HeroContent = Omit<PublicSettings['home'], 'sections' | 'tiles'>;

type Props = {
  /** The shop's own words and picture. Where one is blank or absent, the default is shown. */
  content?: HeroContent | undefined;
  tagline?: string;
  tiles?: readonly HeroTile[];
  /** The support hours, if they are not the usual ones. */
  support?: string;
  products: CardProduct[];
};

/** The introduction of the shop, with links to the products and to "How it works". */
export function Hero({ content, tagline, tiles = heroTiles, support = '', products }: Props) {
  return (
    <section className="border-line border-b bg-gradient-to-b from-brand-soft to-surface">
      <div className="page-width grid items-center gap-12 py-6 sm:py-14 lg:grid-cols-[1.1fr_1fr] lg:py-16">
        <div>
          <p className="own-direction wrap-anywhere font-semibold text-brand-strong text-sm">
            {tagline || homeWords.eyebrow}
          </p>
          <h1 className="mt-2 text-balance font-bold text-3xl leading-[1.1] tracking-tight sm:text-5xl lg:text-6xl">
            {content?.title ? <bdi>{content.title}</bdi> : homeWords.heading}
          </h1>
          <p className="own-direction mt-4 max-w-xl whitespace-pre-line text-pretty text-ink-muted text-base sm:text-lg">
            {content?.text || homeWords.lead}
          </p>
          <div className="mt-4 max-w-xl lg:hidden">
            <HomeSearch />
          </div>
          <div className="mt-4 flex flex-wrap gap-3 sm:mt-6">
            <ButtonLink to={content?.link ? routePath(content.link) : '/products'} size="large">
              {content?.button || homeWords.shopNow}
            </ButtonLink>
            <a href={`#${howItWorksId}`} className={buttonStyles({ kind: 'secondary', size: 'large' })}>
              {homeWords.learnMore}
            </a>
          </div>
          {tiles.length > 0 && <Stats {...{ tiles, support }} />}
        </div>
        {content?.imageUrl ? (
          <OwnPicture imageUrl={content.imageUrl} />
        ) : (
          <Pictures products={products.slice(0, picturesShown)} />
        )}
      </div>
    </section>
  );
}

function Stats({ tiles, support }: { tiles: readonly HeroTile[]; support: string }) {
  return (
    <dl className="mt-5 flex gap-3 sm:mt-8">
      {tiles.map((tile) => (
        <div
          key={tile}
          className="flex flex-col-reverse rounded-card border border-line bg-surface px-5 py-3 shadow-card"
        >
          <dt className="text-ink-muted text-sm">{homeWords.stats[tile].label}</dt>
          <dd className="font-bold text-brand-strong text-xl tabular-nums">
            {(tile === 'support' && support) || homeWords.stats[tile].value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The picture that the settings have, also on a phone. */
function OwnPicture({ imageUrl }: { imageUrl: string }) {
  const { src, srcSet } = imageSources(imageUrl);
  return (
    <picture>
      {srcSet && (
        <source
          type="image/avif"
          srcSet={srcSet}
          sizes="(min-width: 80rem) 36rem, (min-width: 64rem) 45vw, 92vw"
        />
      )}
      <img
        src={src}
        alt=""
        width={800}
        height={600}
        fetchPriority="high"
        className="aspect-[4/3] w-full rounded-card border border-line object-cover shadow-card max-lg:aspect-[16/9]"
      />
    </picture>
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
