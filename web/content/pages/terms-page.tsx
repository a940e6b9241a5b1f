import { publicPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { browserLoader, serverLoader } from '../../load.ts';
import { termsWords } from '../../words/terms-words.ts';
import type { Route } from './+types/terms-page.ts';
import { LegalText, loadLegal } from './legal-text.tsx';

const load = loadLegal('terms');

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const headers = publicPage;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, termsWords);
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <LegalText {...termsWords} loaded={loaderData} />;
}
