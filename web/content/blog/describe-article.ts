import { shopNameOf, shopPicture } from '../../head/describe-shop.ts';
import { breadcrumbJsonLd, type FactsArgs, type PageFacts, pageAddress } from '../../head/page-facts.ts';
import { readSettings } from '../../load.ts';
import { blogWords } from '../../words/blog-words.ts';
import type { Article } from './article.ts';

/** An article for search engines (schema.org BlogPosting). */
export async function describeArticle(article: Article, { call, url }: FactsArgs): Promise<PageFacts> {
  const { slug, title, description, date, language, languages } = article;
  const settings = await readSettings(call);
  const picture = shopPicture(settings?.look);
  const shop = {
    '@type': 'Organization',
    name: shopNameOf(settings),
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
        ...(picture && { image: new URL(picture.address, url).href }),
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
