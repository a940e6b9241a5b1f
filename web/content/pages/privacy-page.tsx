import { publicPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { browserLoader, serverLoader } from '../../load.ts';
import { privacyWords } from '../../words/privacy-words.ts';
import type { Route } from './+types/privacy-page.ts';
import { LegalText, loadLegal } from './legal-text.tsx';

const load = loadLegal('privacy');

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const headers = publicPage;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, privacyWords);
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <LegalText {...privacyWords} loaded={loaderData} />;
}
