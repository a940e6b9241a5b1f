import { compileBlocks, typeset } from '../../../server/settings/compile-blocks.ts';
import type { Language } from '../../../shared/values/languages.ts';
import type { Article } from '../../../web/content/blog/article.ts';

const wordsPerMinute = 200;

type CompiledArticle = Omit<Article, 'languages'>;

/**
 * Reads an article: front matter with title, description, date and icon, then Markdown. Throws Error that names the
 * problem: a missing line, HTML, a picture, or a link that is neither a path of the shop nor https.
 */
export function compileArticle(slug: string, source: string, language: Language = 'en'): CompiledArticle {
  const text = typeset(source, language);
  const [, frontMatter, markdown] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (frontMatter === undefined || markdown === undefined) throw new Error(`${slug}: has no front matter`);
  const read = (name: string) => readLine(frontMatter, name, slug);
  const date = read('date');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new Error(`${slug}: date '${date}' is not like 2026-01-31`);
  const icon = read('icon');
  const minutes = Math.max(1, Math.round(countWords(markdown) / wordsPerMinute));
  return {
    slug,
    title: read('title'),
    description: read('description'),
    date,
    icon,
    minutes,
    language,
    blocks: compileBlocks(markdown),
  };
}

export function countWords(markdown: string) {
  return markdown.replace(/\]\([^)]*\)/g, '').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.-]*/gu)?.length ?? 0;
}

function readLine(frontMatter: string, name: string, slug: string) {
  const value = new RegExp(`^${name}: (.+)$`, 'm').exec(frontMatter)?.[1]?.trim();
  if (!value) throw new Error(`${slug}: front matter has no ${name}`);
  return value;
}
