import { breadcrumbJsonLd, type FactsArgs, type PageFacts, pageAddress } from '../../head/page-facts.ts';
import { blogWords } from '../../words/blog-words.ts';
import { layoutWords } from '../../words/layout-words.ts';
import type { Article } from './article.ts';

/** An article for search engines (schema.org BlogPosting). */
export function describeArticle(article: Article, { url }: FactsArgs): PageFacts {
  const { slug, title, description, date, language, languages } = article;
  const shop = { '@type': 'Organization', name: layoutWords.shopName, url: pageAddress('/', url) };
  const address = pageAddress(`/blog/${slug}`, url);
  return {
    kind: 'article',
    languages,
    jsonLd: [
      {
        '@type': 'BlogPosting',
        headline: title,
        description,
        datePublished: date,
        inLanguage: language,
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
