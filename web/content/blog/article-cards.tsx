import { Link } from 'react-router';
import { ArticleFacts } from './article-facts.tsx';
import type { ArticleSummary } from './summaries.ts';

/** Articles to choose from; a whole card leads to its article. */
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
