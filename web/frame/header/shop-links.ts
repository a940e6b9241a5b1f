import { useEmptyPages } from '../../head/empty-pages.ts';
import { layoutWords } from '../../words/layout-words.ts';

type ShopLink = { to: string; text: string };

const { home, products, needs, aboutUs, contact, blog, track, shipping, terms, privacy, refund } =
  layoutWords.links;

/** The main pages, in the order of the footer's Quick Links (requirements: Footer). */
export const shopLinks: ShopLink[] = [
  { to: '/', text: home },
  { to: '/products', text: products },
  { to: '/needs', text: needs },
  { to: '/about', text: aboutUs },
  { to: '/contact', text: contact },
  { to: '/blog', text: blog },
];

/** The main pages that have something to show in this shop. */
export function useShopLinks() {
  const isEmpty = useEmptyPages();
  return shopLinks.filter(({ to }) => !isEmpty(to));
}

/** The pages about orders on their way, and the legal pages. */
export const legalLinks: ShopLink[] = [
  { to: '/track', text: track },
  { to: '/shipping', text: shipping },
  { to: '/terms', text: terms },
  { to: '/privacy', text: privacy },
  { to: '/refund', text: refund },
];
