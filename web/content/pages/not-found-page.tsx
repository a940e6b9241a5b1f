import { data } from 'react-router';
import { pageMeta } from '../../head/page-meta.ts';
import { NotFound } from '../../ui/not-found.tsx';
import { pageWords } from '../../words/page-words.ts';
import type { Route } from './+types/not-found-page.ts';

export function loader() {
  return data(null, { status: 404 });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, pageWords.notFound);
}

/** The page shown for unknown paths (requirements: Error pages). */
export default function NotFoundPage() {
  return <NotFound />;
}
