import type { MetaDescriptor } from 'react-router';
import { type PageMatches, shopNameIn } from './shop-name.ts';

type PageTitle = { title: string; description?: string | ((shop: string) => string) };

/** The `meta` export of a page: its title with the name of the shop, and its description for search engines. */
export function pageMeta(
  matches: PageMatches['matches'],
  { title, description }: PageTitle,
): MetaDescriptor[] {
  const shop = shopNameIn(matches);
  const content = typeof description === 'function' ? description(shop) : description;
  return [{ title: `${title} | ${shop}` }, ...(content ? [{ name: 'description', content }] : [])];
}
