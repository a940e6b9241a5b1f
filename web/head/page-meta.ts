import type { MetaDescriptor } from 'react-router';
import { layoutWords } from '../words/layout-words.ts';

type PageTitle = { title: string; description?: string };

/** The `meta` export of a page: its title with the name of the shop, and its description for search engines. */
export function pageMeta({ title, description }: PageTitle): MetaDescriptor[] {
  return [
    { title: `${title} | ${layoutWords.shopName}` },
    ...(description ? [{ name: 'description', content: description }] : []),
  ];
}
