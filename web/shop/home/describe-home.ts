import { shopId, shopJsonLd, shopNameOf } from '../../head/describe-shop.ts';
import { type FactsArgs, type PageFacts, pageAddress } from '../../head/page-facts.ts';
import { readSettings } from '../../load.ts';
import { homeWords } from '../../words/home-words.ts';

/** The shop, and its search for search engines (schema.org Organization, WebSite). */
export async function describeHome(_data: unknown, { call, url }: FactsArgs): Promise<PageFacts> {
  const settings = await readSettings(call);
  return {
    description: settings?.home.text || settings?.look.tagline || homeWords.description,
    jsonLd: [
      shopJsonLd(url, settings),
      {
        '@type': 'WebSite',
        name: shopNameOf(settings),
        url: pageAddress('/', url),
        publisher: shopId(url),
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
