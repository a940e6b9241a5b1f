import { breadcrumbJsonLd, type FactsArgs, type PageFacts } from '../../head/page-facts.ts';
import { blogWords } from '../../words/blog-words.ts';
import { layoutWords } from '../../words/layout-words.ts';
import type { Article } from './article.ts';

/** An article for search engines (schema.org BlogPosting). */
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

/** The breadcrumb of an article. */
export function articleSteps({ slug, title }: Article) {
  return [
    { name: blogWords.home, to: '/' },
    { name: blogWords.title, to: '/blog' },
    { name: title, to: `/blog/${slug}` },
  ];
}
