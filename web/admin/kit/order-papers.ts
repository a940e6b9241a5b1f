import { maxOrdersAtOnce } from '../../../shared/orders/admin-orders.ts';
import { idPattern } from '../../../shared/values/ids.ts';
import { type Language, localPath } from '../../../shared/values/languages.ts';
import { language } from '../../words/formats.ts';

/** The papers that can be printed for several orders at once. */
export const papersKinds = ['slips', 'invoices', 'pickList'] as const;

export type Papers = (typeof papersKinds)[number];

/** The page that prints these papers of orders, or draws these lawful invoices. The ids are in the fragment, because 500 of them are too long for a request. */
export function papersUrl(papers: Papers | 'documents', ids: string[], inLanguage: Language = language) {
  return `${localPath(inLanguage, `/admin/orders/print?papers=${papers}`)}#${ids.join('.')}`;
}

/** The ids in the fragment of such an address, without anything that is none. */
export function idsIn(hash: string) {
  return [...new Set(hash.slice(1).split('.'))].filter((id) => idPattern.test(id)).slice(0, maxOrdersAtOnce);
}
