import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { articleModules } from './scripts/articles/article-modules.ts';
import { iconModules } from './scripts/icons/icon-modules.ts';
import { buildLanguage } from './scripts/languages/build-language.ts';
import { twinModules } from './scripts/languages/twin-modules.ts';
import { leftOutModules } from './scripts/lean/left-out-modules.ts';

/** Modules that every page of the shop loads: two files instead of two dozen. Others stay with the pages that use them. */
const onEveryPage = [
  'web/(call|load|session/local-entries|head/page-meta)',
  'web/frame/(layout|header|footer)/.+',
  'web/ui/(alert|badge|breadcrumb|button|card|empty-state|load-failure|not-found|refusal-text)',
  'web/ui/(remembered-part|skeleton|spinner|toast|use-hydrated|use-pending-location|icons/.+)',
  'web/ui/forms/(field|quantity-stepper|select-field|text-field)',
  'web/words(-fr|-ar)?/(formats|(layout|page|ui)-words)',
  'web/shop/(categories/.+|product-card/(product-picture|sizes-in-stock))',
  'shared/(accounts|api-error|cart|endpoint|ids|images|languages|page-access|prices|product-sorts|shipping|sizes)',
];

/** Modules of pages with product cards. */
const onProductPages = [
  'web/shop/product-card/(card|product|unit-price|add-to-cart).+',
  'web/words(-fr|-ar)?/catalog-words',
];

/** Modules of the pages from the cart to the order. */
const onBuyersPages = [
  'web/shop/cart/(line-picture|refresh-line|figures)',
  'web/account/orders/order-parts',
  'shared/order-terms',
  'web/words(-fr|-ar)?/(cart|order)-words',
];

/** What checks and sends a form. */
const onFormPages = ['web/ui/forms/(check-values|use-form|use-sent-form)', 'shared/(text|shipping-address)'];

const sharedFiles = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router|zod)\// },
  { name: 'shop', test: oneOf(onEveryPage) },
  { name: 'catalog', test: oneOf(onProductPages) },
  // Before the orders, which name the wilayas in Arabic: otherwise the forms would load them.
  { name: 'forms', test: oneOf(onFormPages) },
  { name: 'orders', test: oneOf(onBuyersPages) },
].map((group, index, groups) => ({ ...group, priority: groups.length - index }));

function oneOf(paths: string[]) {
  return new RegExp(`/(${paths.join('|')})\\.`);
}

export default defineConfig({
  plugins: [
    leftOutModules(),
    twinModules(buildLanguage()),
    articleModules(buildLanguage()),
    iconModules(),
    tailwindcss(),
    reactRouter(),
  ],
  build: { sourcemap: false, assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } } } },
  },
});
