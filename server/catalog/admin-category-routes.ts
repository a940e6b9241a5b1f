import { categoryFormApi } from '../../shared/category-form.ts';
import { handle } from '../platform/http/handle-endpoint.ts';
import { changeCategory, createCategory, deleteCategory } from './write-category.ts';

/** The routes through which administrators edit categories. */
export const adminCategoryRoutes = [
  handle(categoryFormApi.create, ({ db, body, user }) => createCategory(db, { body, by: user })),
  handle(categoryFormApi.update, ({ db, params, body, user }) =>
    changeCategory(db, { id: params.id, body, by: user }),
  ),
  handle(categoryFormApi.remove, async ({ db, params, user }) => {
    await deleteCategory(db, { id: params.id, by: user });
    return { message: 'Category deleted successfully' };
  }),
];
