import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../page-meta.ts';

type PageMeta = {
  title: string;
  description: string;
  /** The page's one absolute address, whatever filters it was reached with. */
  url: string;
  imageUrl?: string;
};

const longestDescription = 160;

/** What search engines and messengers show of a page. */
export function catalogMeta({ title, description, url, imageUrl }: PageMeta): MetaDescriptor[] {
  const summary = shorten(description);
  return [
    ...pageMeta({ title, description: summary }),
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: summary },
    { property: 'og:url', content: url },
    ...(imageUrl ? [{ property: 'og:image', content: new URL(imageUrl, url).href }] : []),
  ];
}

function shorten(text: string) {
  const oneLine = text.replace(/\s+/g, ' ').trim();
  return oneLine.length > longestDescription
    ? `${oneLine.slice(0, longestDescription - 1).trimEnd()}…`
    : oneLine;
}
