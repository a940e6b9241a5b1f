import { Link } from 'react-router';
import { formatLongDay } from '../../ui/format-dates.ts';
import { blogWords } from '../../words/blog-words.ts';
import type { Article } from './article.ts';
import type { ArticleSummary } from './summaries.ts';

/** Cards of articles. Each card is a link as a whole. */
export function ArticleCards({ articles, level }: { articles: ArticleSummary[]; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:gap-6">
      {articles.map((article) => (
        <li
          key={article.slug}
          className="group relative flex flex-col rounded-card border border-line bg-surface p-6 transition-shadow hover:shadow-panel"
        >
          <span className="grid size-12 place-items-center rounded-control bg-brand-soft text-brand-strong">
            <article.icon className="size-6" />
          </span>
          <Heading className="mt-5 text-balance font-semibold text-lg leading-snug group-hover:text-brand-strong">
            <Link
              to={`/blog/${article.slug}`}
              prefetch="intent"
              className="rounded-sm after:absolute after:inset-0 after:rounded-card"
            >
              {article.title}
            </Link>
          </Heading>
          <p className="mt-2 mb-5 text-pretty text-ink-muted text-sm leading-6">{article.description}</p>
          <div className="mt-auto">
            <ArticleFacts article={article} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The date and the reading time of an article. */
export function ArticleFacts({ article }: { article: Pick<Article, 'date' | 'minutes'> }) {
  const { date, minutes } = article;
  return (
    <p className="flex flex-wrap gap-x-2 text-ink-muted text-sm">
      <time dateTime={date}>{formatLongDay(date)}</time>
      <span aria-hidden="true">·</span>
      <span>{blogWords.minutes(minutes)}</span>
    </p>
  );
}
