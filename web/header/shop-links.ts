import { layoutWords } from '../words/layout-words.ts';

/** The pages that header and footer lead to, apart from categories and the visitor's own. */
export const shopLinks = [
  { to: '/', text: layoutWords.home },
  { to: '/products', text: layoutWords.products },
];
