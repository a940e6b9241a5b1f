import type { Block } from '../../../shared/content/blocks.ts';
import { ApiError } from '../../../shared/contract/api-error.ts';
import { directionOf } from '../../../shared/values/languages.ts';
import { publicPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { useShopName } from '../../head/shop-name.ts';
import { browserLoader, serverLoader } from '../../load.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { blogWords } from '../../words/blog-words.ts';
import type { Route } from './+types/article-page.ts';
import type { Article } from './article.ts';
import { ArticleBody } from './article-body.tsx';
import { ArticleCards, ArticleFacts } from './article-cards.tsx';
import { articleSteps, describeArticle } from './describe-article.ts';
import { readArticles } from './read-articles.ts';
import { summaries } from './summaries.ts';

const words = blogWords;
const moreShown = 2;

/** Loaded one at a time, also in the browser. */
const articles = import.meta.glob<Article>('./articles/*.md', { import: 'default' });

/** Articles are part of the code, like the words, so they do not come through the API (docs/decisions/0026). */
const load = readArticles<Article>(async (_call, { params }) => {
  const read = articles[`./articles/${params.slug}.md`];
  if (!read) throw ApiError.received(404, words.notFound);
  return read();
});

export const loader = serverLoader(load, describeArticle);
export const clientLoader = browserLoader(load);
export const headers = publicPage;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, loaderData ?? { title: words.notFound });
}

export default function ArticlePage({ loaderData: article }: Route.ComponentProps) {
  const shop = useShopName();
  const written = { lang: article.language, dir: directionOf(article.language) };
  return (
    <div className="page-width max-w-5xl pt-4 pb-12 sm:pt-6 lg:pb-16">
      <Breadcrumb label={words.breadcrumb} steps={articleSteps(article)} />
      <article className="mt-6 lg:mt-10">
        <header className="max-w-2xl">
          <h1 {...written} className="page-title">
            {article.title}
          </h1>
          <p {...written} className="mt-4 text-pretty text-ink-muted text-lg leading-7">
            {article.description}
          </p>
          <div className="mt-5 flex flex-wrap gap-x-4 border-line border-b pb-5 text-sm">
            <span className="font-medium">{words.by(shop)}</span>
            <ArticleFacts article={article} />
          </div>
        </header>
        <div className="lg:grid lg:grid-cols-[minmax(0,42rem)_14rem] lg:justify-between lg:gap-12">
          <div>
            <div {...written}>
              <ArticleBody blocks={article.blocks} />
            </div>
            <p className="mt-10 border-line border-t pt-5 text-ink-muted text-sm leading-6">
              {words.disclaimer}
            </p>
          </div>
          <Contents blocks={article.blocks} />
        </div>
      </article>
      <More slug={article.slug} />
    </div>
  );
}

/** Links to the sections, beside the text on wide screens. */
function Contents({ blocks }: { blocks: Block[] }) {
  const headings = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block] : []));
  return (
    <nav aria-label={words.contents} className="hidden lg:block">
      <div className="sticky top-28 mt-6 border-line border-s ps-5">
        <p className="font-semibold text-sm">{words.contents}</p>
        <ul className="mt-2">
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="block rounded-sm py-1.5 text-ink-muted text-sm leading-5 hover:text-brand-strong"
              >
                {text.join('')}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

function More({ slug }: { slug: string }) {
  const others = summaries.filter((summary) => summary.slug !== slug).slice(0, moreShown);
  return (
    <section className="mt-14 border-line border-t pt-10">
      <h2 className="font-semibold text-xl">{words.more}</h2>
      <div className="mt-5">
        <ArticleCards articles={others} level={3} />
      </div>
      <div className="mt-6">
        <ButtonLink to="/blog" kind="secondary">
          {words.all}
        </ButtonLink>
      </div>
    </section>
  );
}
