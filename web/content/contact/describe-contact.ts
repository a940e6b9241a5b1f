import { shopJsonLd } from '../../head/describe-shop.ts';
import type { FactsArgs, PageFacts } from '../../head/page-facts.ts';
import { readSettings } from '../../load.ts';

/** The shop and how to reach it, for search engines (schema.org ContactPage). */
export async function describeContact(_data: unknown, { call, url }: FactsArgs): Promise<PageFacts> {
  const shop = shopJsonLd(url, await readSettings(call));
  return { jsonLd: [{ '@type': 'ContactPage', url: url.href, mainEntity: shop }] };
}
