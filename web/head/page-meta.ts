import type { MetaDescriptor } from 'react-router';
import { layoutWords } from '../words/layout-words.ts';

type About = { title: string; description?: string };

/** A page's `meta` export: its title with the shop's name, and what search engines say about it. */
export function pageMeta({ title, description }: About): MetaDescriptor[] {
  return [
    { title: `${title} | ${layoutWords.shopName}` },
    ...(description ? [{ name: 'description', content: description }] : []),
  ];
}
