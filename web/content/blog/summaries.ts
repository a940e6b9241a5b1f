import type { ArticleSummary } from './article.ts';

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
