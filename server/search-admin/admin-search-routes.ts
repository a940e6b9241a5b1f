import { isStaff } from '../../shared/access/accounts.ts';
import { pinApi, searchLogApi, synonymApi } from '../../shared/search/admin-search.ts';
import { notSoldApi } from '../../shared/search/not-sold-list.ts';
import { handle } from '../platform/http/handle-endpoint.ts';
import { isPerson } from '../platform/http/is-person.ts';
import { deleteOldTerms } from '../search/delete-old-terms.ts';
import { noteClick } from '../search/search-log.ts';
import { listNotSold, readNotSold } from './not-sold-queries.ts';
import { listPins, readPins } from './pin-queries.ts';
import { previewPins } from './preview-pins.ts';
import { previewSynonyms } from './preview-synonyms.ts';
import { changeNotSold, createNotSold, deleteNotSold } from './save-not-sold.ts';
import { changePins, createPins, deletePins } from './save-pins.ts';
import { changeSynonyms, createSynonyms, deleteSynonyms, readSynonyms } from './save-synonyms.ts';
import { exportTerms, listTerms } from './search-terms.ts';
import { listSynonyms } from './synonym-queries.ts';

/** What shoppers search and open, and what administrators do about it. */
export const routes = [
  handle(searchLogApi.click, async ({ db, body, query, user, ip, header, now, log }) => {
    const { keyword, product } = body;
    if (!(user && isStaff(user.role)) && isPerson(header('user-agent'))) {
      noteClick(db, { network: ip, keyword, language: query.lang, now: now(), log }, product);
    }
    return {};
  }),
  handle(searchLogApi.terms, ({ db, query, now }) => listTerms(db, { query, now: now() })),
  handle(searchLogApi.export, ({ db, query: { lang, ...filter }, now }) =>
    exportTerms(db, { filter, now: now() }),
  ),

  handle(synonymApi.list, ({ db, query }) => listSynonyms(db, query)),
  handle(synonymApi.read, async ({ db, params }) => (await readSynonyms(db, params.id)).group),
  handle(synonymApi.preview, ({ db, body }) => previewSynonyms(db, body)),
  handle(synonymApi.create, ({ db, body, user }) => createSynonyms(db, { body, by: user })),
  handle(synonymApi.update, ({ db, params, body, user }) =>
    changeSynonyms(db, { id: params.id, body, by: user }),
  ),
  handle(synonymApi.remove, async ({ db, params, user }) => {
    await deleteSynonyms(db, { id: params.id, by: user });
    return { message: 'Group deleted successfully' };
  }),

  handle(notSoldApi.list, ({ db, query }) => listNotSold(db, query)),
  handle(notSoldApi.read, ({ db, params }) => readNotSold(db, params.id)),
  handle(notSoldApi.create, ({ db, body, user }) => createNotSold(db, { body, by: user })),
  handle(notSoldApi.update, ({ db, params, body, user }) =>
    changeNotSold(db, { id: params.id, body, by: user }),
  ),
  handle(notSoldApi.remove, async ({ db, params, user }) => {
    await deleteNotSold(db, { id: params.id, by: user });
    return { message: 'Entry deleted successfully' };
  }),

  handle(pinApi.list, ({ db, query }) => listPins(db, query)),
  handle(pinApi.read, ({ db, params, query }) => readPins(db, params.id, query.lang)),
  handle(pinApi.preview, ({ db, body }) => previewPins(db, body)),
  handle(pinApi.create, ({ db, body, user }) => createPins(db, { body, by: user })),
  handle(pinApi.update, ({ db, params, body, user }) => changePins(db, { id: params.id, body, by: user })),
  handle(pinApi.remove, async ({ db, params, user }) => {
    await deletePins(db, { id: params.id, by: user });
    return { message: 'Pins deleted successfully' };
  }),
];

export const jobs = [deleteOldTerms];
