import { blogWords } from '../../words/blog-words.ts';
import type { ArticleSummary } from './article.ts';

/** The way to an article. */
export function articleSteps({ slug, title }: ArticleSummary) {
  return [
    { name: blogWords.home, to: '/' },
    { name: blogWords.title, to: '/blog' },
    { name: title, to: `/blog/${slug}` },
  ];
}
