import { breadcrumbJsonLd } from '../../head/breadcrumb-json-ld.ts';
import type { FactsArgs, PageFacts } from '../../head/page-facts.ts';
import { layoutWords } from '../../words/layout-words.ts';
import type { Article } from './article.ts';
import { articleSteps } from './article-steps.ts';

/** What search engines are told of an article (schema.org BlogPosting). */
export function describeArticle(article: Article, { url }: FactsArgs): PageFacts {
  const { slug, title, description, date } = article;
  const shop = { '@type': 'Organization', name: layoutWords.shopName, url: new URL('/', url).href };
  const address = new URL(`/blog/${slug}`, url).href;
  return {
    kind: 'article',
    jsonLd: [
      {
        '@type': 'BlogPosting',
        headline: title,
        description,
        datePublished: date,
        inLanguage: 'en',
        url: address,
        mainEntityOfPage: address,
        image: new URL('/share.png', url).href,
        author: shop,
        publisher: shop,
      },
      breadcrumbJsonLd(articleSteps(article), url),
    ],
  };
}
