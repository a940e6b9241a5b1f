import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { articleModules } from './scripts/articles/article-modules.ts';

/** What every page of the shop loads: two files instead of two dozen. The rest stays with the pages that use it. */
const onEveryPage = [
  'web/(call|load|load-failure|local-entries|page-meta)',
  'web/(layout|header|footer)/.+',
  'web/ui/(alert|badge|breadcrumb|button|card|empty-state|pagination|remembered-part|skeleton|spinner|toast|toaster)',
  'web/forms/(field|quantity-stepper|select-field|text-field)',
  'web/words/(layout|page|ui)-words',
  'web/pages/not-found',
  'web/catalog/(category-chain|packed-categories|product-picture)',
  'shared/(accounts|api-error|cart|catalog|endpoint|ids|images|page-access|prices|query-values|shipping|sizes)',
];

/** What shows a product beside others. */
const onProductPages = ['web/catalog/(card|product|add-to-cart).+', 'web/words/catalog-words'];

const sharedFiles = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router|zod)\// },
  { name: 'shop', test: oneOf(onEveryPage) },
  { name: 'catalog', test: oneOf(onProductPages) },
].map((group, index) => ({ ...group, priority: 3 - index }));

function oneOf(paths: string[]) {
  return new RegExp(`/(${paths.join('|')})\\.`);
}

export default defineConfig({
  plugins: [articleModules(), tailwindcss(), reactRouter()],
  build: { sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } } } },
  },
});
