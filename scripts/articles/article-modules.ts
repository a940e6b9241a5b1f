import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import type { Article } from '../../web/content/blog/article.ts';
import { compileArticle } from './compile-article.ts';

/**
 * Vite plugin: importing `x.md` gives the article as data, `x.md?summary` only what lists show, with its icon. Markdown
 * never reaches the browser.
 */
export function articleModules(): Plugin {
  return {
    name: 'articles',
    async load(id) {
      const [file = '', query] = id.split('?');
      if (!file.endsWith('.md')) return null;
      this.addWatchFile(file);
      const article = compileArticle(basename(file, '.md'), await readFile(file, 'utf8'));
      const code = query === 'summary' ? summaryCode(article) : `export default ${JSON.stringify(article)}`;
      return { code, moduleType: 'js' };
    },
  };
}

function summaryCode({ blocks: _, icon, ...summary }: Article) {
  return `import icon from 'icon:${icon}';\nexport default { ...${JSON.stringify(summary)}, icon };`;
}
