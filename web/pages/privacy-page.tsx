import { publicPage } from '../cache-headers.ts';
import { pageMeta } from '../page-meta.ts';
import { privacyWords } from '../words/privacy-words.ts';
import { LegalText } from './legal-text.tsx';

export const headers = publicPage;

export function meta() {
  return pageMeta(privacyWords);
}

export default function PrivacyPage() {
  return <LegalText {...privacyWords} />;
}
