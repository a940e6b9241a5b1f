import { publicPage } from '../cache-headers.ts';
import { pageMeta } from '../page-meta.ts';
import { refundWords } from '../words/refund-words.ts';
import { LegalText } from './legal-text.tsx';

export const headers = publicPage;

export function meta() {
  return pageMeta(refundWords);
}

export default function RefundPage() {
  return <LegalText {...refundWords} />;
}
