import type { Icon } from '../../ui/icons/icon.tsx';
import type { Article } from './article.ts';

/** The parts of an article that lists show, with its icon as a component. */
export type ArticleSummary = Omit<Article, 'blocks' | 'icon'> & { icon: Icon };

const modules = import.meta.glob<ArticleSummary>('./articles/*.md', {
  query: '?summary',
  import: 'default',
  eager: true,
});

/** All articles, newest first. */
export const summaries = Object.values(modules).sort(
  (one, other) => other.date.localeCompare(one.date) || one.title.localeCompare(other.title),
);

export const newestArticleDate = summaries[0]?.date;
