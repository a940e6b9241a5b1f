import { blogWords } from '../../words/blog-words.ts';
import type { Article } from './article.ts';

/** The way to an article. */
export function articleSteps({ slug, title }: Article) {
  return [
    { name: blogWords.home, to: '/' },
    { name: blogWords.title, to: '/blog' },
    { name: title, to: `/blog/${slug}` },
  ];
}
