import type { Need, NeedPage } from '../../../shared/catalog/needs.ts';
import { inPageLanguage } from '../../call.ts';
import { breadcrumbJsonLd, type FactsArgs, type PageFacts, pageAddress } from '../../head/page-facts.ts';
import type { Load } from '../../load.ts';
import { readPage } from '../../ui/pagination/read-page.ts';
import { catalogWords } from '../../words/catalog-words.ts';
import { type CardList, toCardProduct } from '../product-card/card-product.ts';
import { productUrl } from '../product-card/product-url.ts';
import { type NeedTile, needUrl } from './need-tiles.tsx';

const words = catalogWords.needs;

export type LoadedNeed = { need: NeedPage; list: CardList };

/** The need with a page of its products in their order, one card for each family. */
export const loadNeed: Load<LoadedNeed> = async (call, { params: { slug = '' }, url }) => {
  const [need, { products, ...list }] = await Promise.all([
    call('GET /needs/:slug', { params: { slug }, query: inPageLanguage }),
    call('GET /products', {
      query: { need: slug, group: 'family', pageNumber: readPage(url.searchParams), ...inPageLanguage },
    }),
  ]);
  return { need, list: { ...list, products: products.map(toCardProduct) } };
};

/** The page of all needs for search engines. */
export function describeNeeds(needs: NeedTile[], { url }: FactsArgs): PageFacts {
  return {
    description: words.lead,
    jsonLd: [
      {
        '@type': 'CollectionPage',
        name: words.heading,
        description: words.lead,
        url: pageAddress('/needs', url),
        mainEntity: itemList(
          needs.map(({ slug }) => needUrl(slug)),
          url,
        ),
      },
      breadcrumbJsonLd(needsSteps(), url),
    ],
  };
}

/** A need for search engines. Each page of its products has its own address. */
export function describeNeed({ need, list }: LoadedNeed, { url }: FactsArgs): PageFacts {
  const { name, description, slug, languages } = need;
  const { page, pages, products } = list;
  return {
    description: page > 1 ? words.pageOf(description, page) : description,
    address: needUrl(slug, page),
    languages,
    previous: page > 1 ? needUrl(slug, page - 1) : undefined,
    next: page < pages ? needUrl(slug, page + 1) : undefined,
    jsonLd: [
      {
        '@type': 'CollectionPage',
        name,
        description,
        url: pageAddress(needUrl(slug, page), url),
        mainEntity: itemList(
          products.map(({ _id }) => productUrl(_id)),
          url,
        ),
      },
      breadcrumbJsonLd(needSteps(need), url),
    ],
    unlisted: products.length === 0,
  };
}

function itemList(paths: string[], url: URL) {
  return {
    '@type': 'ItemList',
    itemListElement: paths.map((path, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: pageAddress(path, url),
    })),
  };
}

export function needsSteps() {
  return [
    { name: catalogWords.home, to: '/' },
    { name: words.title, to: '/needs' },
  ];
}

export function needSteps({ name, slug }: Need) {
  return [...needsSteps(), { name, to: needUrl(slug) }];
}
