import type { Language } from '../../../shared/values/languages.ts';
import { newestArticleDate, summaries } from '../../content/blog/summaries.ts';

/** The date of the last change of the legal pages (requirements: Legal pages). */
const legalDate = '2025-08-03';

/** The pages outside the catalog that search engines may list, for the server's sitemap. */
export const publicPages: { path: string; changedOn?: string; languages?: Language[] }[] = [
  { path: '/' },
  { path: '/products' },
  { path: '/needs' },
  { path: '/about' },
  { path: '/contact' },
  { path: '/shipping' },
  { path: '/blog', ...(newestArticleDate && { changedOn: newestArticleDate }) },
  ...summaries.map(({ slug, date, languages }) => ({ path: `/blog/${slug}`, changedOn: date, languages })),
  { path: '/terms', changedOn: legalDate },
  { path: '/privacy', changedOn: legalDate },
  { path: '/refund', changedOn: legalDate },
];
