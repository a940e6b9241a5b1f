import { data } from 'react-router';
import { pageMeta } from '../../head/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { backOfficeWords } from '../../words/back-office-words.ts';
import { pageWords } from '../../words/page-words.ts';
import type { Route } from './+types/no-page.ts';

export function loader() {
  return data(null, { status: 404 });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, pageWords.notFound);
}

/** The page shown for unknown paths of the back office, in its frame. */
export default function NoPage() {
  return (
    <NotFound>
      <ButtonLink to="/admin">{backOfficeWords.dashboard}</ButtonLink>
    </NotFound>
  );
}
