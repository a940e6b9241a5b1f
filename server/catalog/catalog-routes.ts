import { notFound } from '../../shared/api-error.ts';
import { catalogApi, type ProductList } from '../../shared/catalog.ts';
import { type Caller, handle } from '../platform/http/handle-endpoint.ts';
import { findCategory, listCategories } from './category-queries.ts';
import { findProduct, listProducts } from './product-queries.ts';

/** The routes that visitors read: products, categories and search. */
export const catalogRoutes = [
  handle(catalogApi.products, async ({ readDb, query, user, tags }) =>
    tagged(tags, await listProducts(readDb, query, audienceOf(user))),
  ),

  handle(catalogApi.product, async ({ readDb, params, user, tags }) => {
    const product = await findProduct(readDb, params.id, audienceOf(user));
    if (!product) throw notFound('Product not found');
    tags.add('catalog').add(`product:${product._id}`);
    return product;
  }),

  handle(catalogApi.categories, async ({ readDb, user, tags }) => {
    tags.add('catalog');
    return listCategories(readDb, audienceOf(user));
  }),

  handle(catalogApi.category, async ({ readDb, params, user, tags }) => {
    tags.add('catalog');
    const category = await findCategory(readDb, params.id, audienceOf(user));
    if (!category) throw notFound('Category not found');
    return category;
  }),

  handle(catalogApi.categoryProducts, async ({ readDb, params, query, user, tags }) => {
    const audience = audienceOf(user);
    if (!(await findCategory(readDb, params.id, audience))) throw notFound('Category not found');
    return tagged(tags, await listProducts(readDb, { ...query, category: params.id }, audience));
  }),
];

/** Only administrators see inactive categories and their products (requirements: Categories). */
function audienceOf(user: Caller['user']) {
  return { includeHidden: user?.role === 'admin' };
}

function tagged(tags: Set<string>, list: ProductList) {
  tags.add('catalog');
  for (const { _id } of list.products) tags.add(`product:${_id}`);
  return list;
}
