import { data } from 'react-router';
import { pageMeta } from '../../head/page-meta.ts';
import { NotFound } from '../../ui/not-found.tsx';
import { pageWords } from '../../words/page-words.ts';

export function loader() {
  return data(null, { status: 404 });
}

export function meta() {
  return pageMeta(pageWords.notFound);
}

/** The page shown for unknown paths (requirements: Error pages). */
export default function NotFoundPage() {
  return <NotFound />;
}
