import { needFormApi, needsApi } from '../../shared/catalog/needs.ts';
import { notFound } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import { handle } from '../platform/http/handle-endpoint.ts';
import { audienceOf } from './audience.ts';
import { findNeed, findNeedDetail, listNeeds } from './need-queries.ts';
import { changeNeed, createNeed, deleteNeed, orderNeeds } from './save-need.ts';

/** Needs, for shoppers and as administrators edit them. */
export const routes = [
  handle(needsApi.list, async ({ readDb, query, user, tags }) => {
    tags.add('catalog');
    return listNeeds(readDb, audienceOf(user, query));
  }),
  handle(needsApi.read, async ({ readDb, params, query, user, tags }) => {
    tags.add('catalog');
    const need = await findNeed(readDb, params.slug, audienceOf(user, query));
    if (!need) throw notFound(refusal('need-not-found'));
    return need;
  }),

  handle(needFormApi.form, async ({ db, params, query }) => {
    const need = await findNeedDetail(db, { ...params, ...query });
    if (!need) throw notFound(refusal('need-not-found'));
    return need;
  }),
  handle(needFormApi.order, ({ db, body, user }) => orderNeeds(db, { ...body, by: user })),
  handle(needFormApi.create, ({ db, body, user }) => createNeed(db, { body, by: user })),
  handle(needFormApi.update, ({ db, params, body, user }) =>
    changeNeed(db, { id: params.id, body, by: user }),
  ),
  handle(needFormApi.remove, async ({ db, params, user }) => {
    await deleteNeed(db, { id: params.id, by: user });
    return { message: 'Need deleted successfully' };
  }),
];
