import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { type Language, languages } from '../../../shared/values/languages.ts';
import type { Article } from '../../../web/content/blog/article.ts';
import { compileArticle } from './compile-article.ts';

/**
 * Vite plugin: importing `articles/x.md` gives the article as data in the language of the build, `x.md?summary` only
 * what lists show, with its icon. Markdown never reaches the browser.
 */
export function articleModules(language: Language): Plugin {
  return {
    name: 'articles',
    async load(id) {
      const [file = '', query] = id.split('?');
      if (!file.endsWith('.md')) return null;
      const article = await readArticle(file, language);
      for (const language of article.languages) this.addWatchFile(twinOf(file, language));
      const code = query === 'summary' ? summaryCode(article) : `export default ${JSON.stringify(article)}`;
      return { code, moduleType: 'js' };
    },
  };
}

/** The article in that language, from the path of the English one; in English if it is not translated. */
export async function readArticle(file: string, wanted: Language): Promise<Article> {
  const known = languages.filter((language) => existsSync(twinOf(file, language)));
  const language = known.includes(wanted) ? wanted : 'en';
  const source = await readFile(twinOf(file, language), 'utf8');
  return { ...compileArticle(basename(file, '.md'), source, language), languages: known };
}

function twinOf(file: string, language: Language) {
  return language === 'en' ? file : file.replace(/(\/articles)(\/[^/]+)$/, `$1-${language}$2`);
}

function summaryCode({ blocks: _, icon, ...summary }: Article) {
  return `import icon from 'icon:${icon}';\nexport default { ...${JSON.stringify(summary)}, icon };`;
}
