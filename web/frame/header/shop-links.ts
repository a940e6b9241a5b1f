import { layoutWords } from '../../words/layout-words.ts';

type ShopLink = { to: string; text: string };

const { home, products, aboutUs, contact, blog, shipping, terms, privacy, refund } = layoutWords.links;

/** The shop's own pages, in the order of the footer's Quick Links (requirements: Footer). */
export const shopLinks: ShopLink[] = [
  { to: '/', text: home },
  { to: '/products', text: products },
  { to: '/about', text: aboutUs },
  { to: '/contact', text: contact },
  { to: '/blog', text: blog },
];

/** What one has a right to know. */
export const legalLinks: ShopLink[] = [
  { to: '/shipping', text: shipping },
  { to: '/terms', text: terms },
  { to: '/privacy', text: privacy },
  { to: '/refund', text: refund },
];
