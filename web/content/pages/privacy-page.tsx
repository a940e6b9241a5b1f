import { publicPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { browserLoader, serverLoader } from '../../load.ts';
import { privacyWords } from '../../words/privacy-words.ts';
import type { Route } from './+types/privacy-page.ts';
import { LegalText, loadSupport } from './legal-text.tsx';

export const loader = serverLoader(loadSupport);
export const clientLoader = browserLoader(loadSupport);
export const headers = publicPage;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, privacyWords);
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <LegalText {...privacyWords} support={loaderData} />;
}
