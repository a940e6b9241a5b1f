import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { articleModules } from './tools/build/articles/article-modules.ts';
import { iconModules } from './tools/build/icons/icon-modules.ts';
import { inlineScripts } from './tools/build/inline-scripts.ts';
import { buildLanguage } from './tools/build/languages/build-language.ts';
import { twinModules } from './tools/build/languages/twin-modules.ts';

const language = buildLanguage();

const words = language === 'en' ? 'web/words' : `web/words-${language}`;

/** Modules that every page of the shop loads: two files instead of two dozen. Others stay with the pages that use them. */
const onEveryPage = [
  'web/(call|load|session/local-entries|head/page-meta)',
  'web/frame/(layout|header|footer)/.+',
  'web/ui/(alert|badge|breadcrumb|button|card|empty-state|format-dates|load-failure|not-found|refusal-text)',
  'web/ui/(skeleton|spinner|toast|use-hydrated|use-pending-location|icons/.+)',
  'web/ui/forms/(field|options|quantity-stepper|select-field|text-field)',
  `${words}/(formats|(layout|page|ui)-words)`,
  'web/shop/(categories/.+|product-card/(product-picture|sizes-in-stock))',
  'shared/[a-z]+/(accounts|api-error|cart|dates|endpoint|ids|images|languages|page-access|prices|sizes)',
];

/** Modules of pages with product cards. */
const onProductPages = [
  'web/shop/product-card/(card|product).+',
  `${words}/catalog-words`,
  'web/shop/listing/(listing-steps|product-search)',
];

/** Modules of the pages from the cart to the order. */
const onBuyersPages = [
  'web/shop/cart/(line-picture|figures)',
  'shared/[a-z]+/order-terms',
  `${words}/(cart|order)-words`,
];

/** Modules of the pages that name orders. */
const onOrderLists = ['web/account/orders/(order-badges|order-number)', `${words}/my-orders-words`];

/** Modules of the pages that show an order and its present state. */
const onOrderPages = ['web/account/orders/(order-state|status-icons|use-present-order)'];

/** What checks and sends a form. */
const onFormPages = [
  'web/ui/forms/(check-values|use-form|use-sent-form)',
  'shared/[a-z]+/(text|shipping-address)',
];

/** Modules of the pages for signing in. */
const onSignInPages = [
  'web/account/sign-in/(auth-card|sign-in-options)',
  `${words}/sign-in-words`,
  'shared/[a-z]+/sign-in',
];

/** What the pages for signing in share with the profile. */
const onAccountPages = [
  'web/ui/forms/(checked-form|password-field)',
  'shared/[a-z]+/(passwords|query-values)',
];

/** Modules of the cart and the checkout, which show what delivery costs. */
const onPagesWithShipping = ['shared/[a-z]+/delivery-price', 'web/shop/cart/use-(shipping|cart-weight)'];

/** Modules of the pages that sum up an order, from the checkout on. */
const onOrderSummaries = [
  'web/(account/orders/order-parts|shop/cart/credit-figures)',
  'shared/[a-z]+/order-balance',
];

/** Modules of all steps of the checkout. */
const onCheckoutSteps = ['web/shop/checkout/(step-frame|checkout-step)', `${words}/checkout-words`];

/** Modules of lists with filters and pages, in the shop and in the back office. */
const onListPages = ['web/ui/(pagination/.+|forms/filter-field)'];

/** Modules of the lists of the back office. */
const onAdminLists = [
  'web/admin/list/(admin-list|column-sort|download-link|list-.+|newer-version|row-actions|section-links|use-admin-list)',
  `${words}/back-office-words`,
  'web/ui/(confirm-dialog|dialog)',
  'shared/[a-z]+/csv',
];

/** Modules of the forms of the back office. */
const onAdminForms = [
  'web/admin/list/(active-select|chosen-products|finder|ordered-rows|save-bar|save-problem|use-kept-notice)',
  'web/admin/products/(nested-categories|send-picture|use-picture)',
  'web/session/(kept-work|send-file)',
  `${words}/admin-products-words`,
  'shared/[a-z]+/(needs|product-families|product-form)',
];

const sharedFiles = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router|zod)\// },
  { name: 'shop', test: oneOf(onEveryPage) },
  { name: 'catalog', test: oneOf(onProductPages) },
  // Before the orders, which name the wilayas in Arabic: otherwise the forms would load them.
  { name: 'forms', test: oneOf(onFormPages) },
  { name: 'delivery', test: oneOf(onPagesWithShipping) },
  // Apart from the orders, because the checkout begins without them.
  { name: 'wilayas', test: oneOf([`${words}/wilaya-names`]) },
  // Apart from the forms of the back office, because the page of a quick order names one product.
  { name: 'labelled-name', test: oneOf(['shared/[a-z]+/labelled-name']) },
  { name: 'orders', test: oneOf(onBuyersPages) },
  { name: 'order-parts', test: oneOf(onOrderSummaries) },
  { name: 'checkout', test: oneOf(onCheckoutSteps) },
  { name: 'my-orders', test: oneOf(onOrderLists) },
  { name: 'order', test: oneOf(onOrderPages) },
  { name: 'account', test: oneOf(onAccountPages) },
  { name: 'sign-in', test: oneOf(onSignInPages) },
  { name: 'lists', test: oneOf(onListPages) },
  { name: 'back-office', test: oneOf(onAdminLists) },
  { name: 'admin-forms', test: oneOf(onAdminForms) },
].map((group, index, groups) => ({ ...group, priority: groups.length - index }));

function oneOf(paths: string[]) {
  return new RegExp(`/(${paths.join('|')})\\.`);
}

/** Every page lists the files of all pages, and hashes do not compress: seven characters are the least that Rolldown takes. */
const fileNames = 'assets/[name]-[hash:7].js';

export default defineConfig({
  plugins: [
    twinModules(language),
    articleModules(language),
    iconModules(),
    inlineScripts(),
    tailwindcss(),
    reactRouter(),
  ],
  build: { sourcemap: false, assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: sharedFiles },
            entryFileNames: fileNames,
            chunkFileNames: fileNames,
          },
        },
      },
    },
  },
});
