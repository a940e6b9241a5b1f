import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { compileArticle, summarize } from './compile-article.ts';

/** Vite plugin: `x.md` is the article as data, `x.md?summary` what lists show of it. No browser ever reads Markdown. */
export function articleModules(): Plugin {
  return {
    name: 'articles',
    async load(id) {
      const [file = '', query] = id.split('?');
      if (!file.endsWith('.md')) return null;
      this.addWatchFile(file);
      const article = compileArticle(basename(file, '.md'), await readFile(file, 'utf8'));
      const shown = query === 'summary' ? summarize(article) : article;
      return { code: `export default ${JSON.stringify(shown)}`, moduleType: 'js' };
    },
  };
}
