import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { articleModules } from './scripts/articles/article-modules.ts';

/**
 * What every page of the shop needs comes in two files instead of two dozen. Words and contracts of single features
 * stay with their pages.
 */
const sharedFiles = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router|zod)\//, priority: 2 },
  {
    name: 'shop',
    test: /\/web\/(forms\/(?!password|strength)|ui\/(?!confirm|sort-header)|layout|header|footer|words\/(ui|layout)-words|call|load|local-entries|page-meta)|\/shared\/(accounts|api-error|cart|catalog|endpoint|ids|images|page-access|prices|shipping)\./,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [articleModules(), tailwindcss(), reactRouter()],
  build: { sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } } } },
  },
});
