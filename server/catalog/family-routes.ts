import { familyApi } from '../../shared/catalog/product-families.ts';
import { handle } from '../platform/http/handle-endpoint.ts';
import { findFamilies, readFamily } from './family-queries.ts';
import { changeFamily, createFamily, deleteFamily } from './save-family.ts';

/** Families, as administrators edit them. */
export const routes = [
  handle(familyApi.list, ({ db, query }) => findFamilies(db, query)),
  handle(familyApi.read, ({ db, params, query }) => readFamily(db, params.id, query.lang)),
  handle(familyApi.create, ({ db, body, user }) => createFamily(db, { body, by: user })),
  handle(familyApi.update, ({ db, params, body, user }) =>
    changeFamily(db, { id: params.id, body, by: user }),
  ),
  handle(familyApi.remove, async ({ db, params, user }) => {
    await deleteFamily(db, { id: params.id, by: user });
    return { message: 'Family dissolved successfully' };
  }),
];
