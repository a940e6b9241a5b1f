import { blogWords } from '../../words/blog-words.ts';
import type { Article } from './article.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** When an article was written, and how long it takes to read. */
export function ArticleFacts({ article }: { article: Pick<Article, 'date' | 'minutes'> }) {
  const { date, minutes } = article;
  return (
    <p className="flex flex-wrap gap-x-2 text-ink-muted text-sm">
      <time dateTime={date}>{day.format(new Date(date))}</time>
      <span aria-hidden="true">·</span>
      <span>{blogWords.minutes(minutes)}</span>
    </p>
  );
}
