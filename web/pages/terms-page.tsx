import { publicPage } from '../cache-headers.ts';
import { pageMeta } from '../page-meta.ts';
import { termsWords } from '../words/terms-words.ts';
import { LegalText } from './legal-text.tsx';

export const headers = publicPage;

export function meta() {
  return pageMeta(termsWords);
}

export default function TermsPage() {
  return <LegalText {...termsWords} />;
}
