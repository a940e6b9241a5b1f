import type { Icon } from '../../ui/icons/icon.tsx';
import type { Article } from './article.ts';

/** The part of an article that lists show, with its icon ready to be drawn. */
export type ArticleSummary = Omit<Article, 'blocks' | 'icon'> & { icon: Icon };

const modules = import.meta.glob<ArticleSummary>('./articles/*.md', {
  query: '?summary',
  import: 'default',
  eager: true,
});

/** Every article, the newest first. */
export const summaries = Object.values(modules).sort(
  (one, other) => other.date.localeCompare(one.date) || one.title.localeCompare(other.title),
);

export const newestArticleDate = summaries[0]?.date;
