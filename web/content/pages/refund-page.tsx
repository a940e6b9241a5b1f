import { publicPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { browserLoader, serverLoader } from '../../load.ts';
import { refundWords } from '../../words/refund-words.ts';
import type { Route } from './+types/refund-page.ts';
import { LegalText, loadLegal } from './legal-text.tsx';

const load = loadLegal('refund');

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const headers = publicPage;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, refundWords);
}

export default function RefundPage({ loaderData }: Route.ComponentProps) {
  return <LegalText {...refundWords} loaded={loaderData} />;
}
