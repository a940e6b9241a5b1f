import { publicPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { browserLoader, serverLoader } from '../../load.ts';
import { blogWords } from '../../words/blog-words.ts';
import type { Route } from './+types/blog-page.ts';
import { ArticleCards } from './article-cards.tsx';
import { readArticles } from './read-articles.ts';
import { summaries } from './summaries.ts';

const load = readArticles(async () => null);

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const headers = publicPage;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, blogWords);
}

/** All articles (requirements: Content pages). */
export default function BlogPage() {
  return (
    <div className="page-width max-w-5xl py-8 lg:py-12">
      <h1 className="page-title">{blogWords.title}</h1>
      <p className="mt-3 max-w-2xl text-pretty text-ink-muted text-lg">{blogWords.lead}</p>
      <div className="mt-8 lg:mt-10">
        <ArticleCards articles={summaries} level={2} />
      </div>
    </div>
  );
}
