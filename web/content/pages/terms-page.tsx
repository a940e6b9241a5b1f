import { publicPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { browserLoader, serverLoader } from '../../load.ts';
import { termsWords } from '../../words/terms-words.ts';
import type { Route } from './+types/terms-page.ts';
import { LegalText, loadSupport } from './legal-text.tsx';

export const loader = serverLoader(loadSupport);
export const clientLoader = browserLoader(loadSupport);
export const headers = publicPage;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, termsWords);
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <LegalText {...termsWords} support={loaderData} />;
}
