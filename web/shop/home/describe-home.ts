import { type FactsArgs, type PageFacts, pageAddress } from '../../head/page-facts.ts';
import { homeWords } from '../../words/home-words.ts';
import { layoutWords } from '../../words/layout-words.ts';

/** The shop, and its search for search engines (schema.org Organization, WebSite). */
export function describeHome(_data: unknown, { url }: FactsArgs): PageFacts {
  const home = pageAddress('/', url);
  const shop = { '@id': `${home}#shop` };
  return {
    description: homeWords.description,
    jsonLd: [
      {
        '@type': 'Organization',
        ...shop,
        name: layoutWords.shopName,
        url: home,
        logo: new URL('/icon-512.png', url).href,
        description: homeWords.description,
        areaServed: { '@type': 'Country', name: 'Algeria' },
      },
      {
        '@type': 'WebSite',
        name: layoutWords.shopName,
        url: home,
        publisher: shop,
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: pageAddress('/products?keyword={search_term_string}', url),
          },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}
