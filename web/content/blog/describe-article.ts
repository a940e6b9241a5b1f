import { shopNameOf } from '../../head/describe-shop.ts';
import { breadcrumbJsonLd, type FactsArgs, type PageFacts, pageAddress } from '../../head/page-facts.ts';
import { readSettings } from '../../load.ts';
import { blogWords } from '../../words/blog-words.ts';
import type { Article } from './article.ts';

/** An article for search engines (schema.org BlogPosting). */
export async function describeArticle(article: Article, { call, url }: FactsArgs): Promise<PageFacts> {
  const { slug, title, description, date, language, languages } = article;
  const shop = {
    '@type': 'Organization',
    name: shopNameOf(await readSettings(call)),
    url: pageAddress('/', url),
  };
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
