import { publicPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { browserLoader, serverLoader } from '../../load.ts';
import { refundWords } from '../../words/refund-words.ts';
import type { Route } from './+types/refund-page.ts';
import { LegalText, loadSupport } from './legal-text.tsx';

export const loader = serverLoader(loadSupport);
export const clientLoader = browserLoader(loadSupport);
export const headers = publicPage;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, refundWords);
}

export default function RefundPage({ loaderData }: Route.ComponentProps) {
  return <LegalText {...refundWords} support={loaderData} />;
}
