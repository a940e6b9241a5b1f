import { searchLogApi } from '../../../shared/admin-search.ts';
import { handle } from '../../platform/http/handle-endpoint.ts';
import { isPerson } from '../count-search.ts';
import { noteClick } from '../search-log.ts';
import { exportTerms, listTerms } from './search-terms.ts';

/** What shoppers search and open. */
export const adminSearchRoutes = [
  handle(searchLogApi.click, async ({ db, body, query, user, ip, header, now, log }) => {
    const { keyword, product } = body;
    if (user?.role !== 'admin' && isPerson(header('user-agent'))) {
      noteClick(db, { network: ip, keyword, language: query.lang, now: now(), log }, product);
    }
    return {};
  }),
  handle(searchLogApi.terms, ({ db, query, now }) => listTerms(db, { query, now: now() })),
  handle(searchLogApi.export, async ({ db, query, now }) => exportTerms(db, { filter: query, now: now() })),
];
