import { isStaff } from '../../shared/access/accounts.ts';
import type { AnnouncedOffer } from '../../shared/catalog/announced-offers.ts';
import type { Product, ProductList, ProductListQuery } from '../../shared/catalog/catalog.ts';
import { catalogApi } from '../../shared/catalog/catalog-api.ts';
import { categoryFormApi } from '../../shared/catalog/category-form.ts';
import { productFormApi } from '../../shared/catalog/product-form.ts';
import { notFound } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { Language } from '../../shared/values/languages.ts';
import { announceOffers } from '../offers/announce-offers.ts';
import type { Db } from '../platform/db/connection.ts';
import { type Context, handle } from '../platform/http/handle-endpoint.ts';
import { dayOf } from '../platform/settings/shop-day.ts';
import { readShopSettings, settingsTag } from '../platform/settings/shop-settings.ts';
import { uploadImage } from '../platform/uploads/upload-image.ts';
import { countSearch } from '../search/count-search.ts';
import { suggest } from '../search/suggestions/suggest.ts';
import { audienceOf } from './audience.ts';
import { findCategory, listCategories } from './category-queries.ts';
import { findFacets, listProducts } from './list-queries.ts';
import { findProduct } from './product-queries.ts';
import { changeCategory, createCategory, deleteCategory } from './save-category.ts';
import { changeProduct, createProduct, deleteProduct } from './save-product.ts';

/** Products, categories and search. Administrators edit products and categories. */
export const routes = [
  handle(catalogApi.products, async (caller) => {
    const { readDb, query, user } = caller;
    await spendList(caller);
    const list = await listProducts(readDb, query, audienceOf(user, query));
    countSearch(caller, { query, list });
    return tagged(caller, list);
  }),

  handle(catalogApi.facets, async (caller) => {
    const { readDb, query, user, tags } = caller;
    await spendList(caller);
    tags.add('catalog').add('sold-out');
    return findFacets(readDb, query, audienceOf(user, query));
  }),

  handle(catalogApi.suggestions, async ({ readDb, query, tags, limits, ip }) => {
    await limits.spend('suggestionsByAddress', ip);
    const suggestions = await suggest(readDb, query.q ?? '', query.lang);
    tags.add('catalog').add('sold-out');
    for (const { _id } of suggestions.products) tags.add(`product:${_id}`);
    return suggestions;
  }),

  handle(catalogApi.product, async (caller) => {
    const { readDb, params, query, user, tags } = caller;
    const product = await findProduct(readDb, params.id, audienceOf(user, query));
    if (!product) throw notFound(refusal('product-not-found'));
    tags.add('catalog').add(`product:${product._id}`);
    for (const { _id } of [...(product.family?.members ?? []), ...(product.parts ?? [])]) {
      tags.add(`product:${_id}`);
    }
    const kinds = ['quantity', 'gift', 'delivery'] as const;
    const [announced] = await withOffers(caller, [product], kinds);
    return withRating(readDb, tags, announced ?? product);
  }),

  handle(catalogApi.categories, async ({ readDb, query, user, tags }) => {
    tags.add('catalog');
    return listCategories(readDb, audienceOf(user, query));
  }),

  handle(catalogApi.category, async ({ readDb, params, query, user, tags }) => {
    tags.add('catalog');
    const category = await findCategory(readDb, params.id, audienceOf(user, query));
    if (!category) throw notFound(refusal('category-not-found'));
    return category;
  }),

  handle(catalogApi.categoryProducts, async (caller) => {
    const { readDb, params, query, user } = caller;
    await spendList(caller);
    const audience = audienceOf(user, query);
    if (!(await findCategory(readDb, params.id, audience))) throw notFound(refusal('category-not-found'));
    return tagged(caller, await listProducts(readDb, { ...query, category: params.id }, audience));
  }),

  handle(productFormApi.create, ({ db, body, user }) => createProduct(db, { body, by: user })),
  handle(productFormApi.update, ({ db, params, body, user }) =>
    changeProduct(db, { id: params.id, body, by: user }),
  ),
  handle(productFormApi.remove, async ({ db, params, user }) => {
    await deleteProduct(db, { id: params.id, by: user });
    return { message: 'Product deleted successfully' };
  }),
  handle(productFormApi.upload, async ({ db, disk, readFile }) => ({
    imageUrl: await uploadImage(db, { disk, bytes: await readFile() }),
  })),

  handle(categoryFormApi.create, ({ db, body, user }) => createCategory(db, { body, by: user })),
  handle(categoryFormApi.update, ({ db, params, body, user }) =>
    changeCategory(db, { id: params.id, body, by: user }),
  ),
  handle(categoryFormApi.remove, async ({ db, params, user }) => {
    await deleteCategory(db, { id: params.id, by: user });
    return { message: 'Category deleted successfully' };
  }),
];

/** Counts a list or facets that no cache had (threats T44). Staff look at lists all day, and are known. */
async function spendList({
  limits,
  ip,
  user,
}: Pick<Context<typeof catalogApi.facets>, 'limits' | 'ip' | 'user'>) {
  if (!user || !isStaff(user.role)) await limits.spend('listsByAddress', ip);
}

type Listing = Pick<Context<typeof catalogApi.products>, 'readDb' | 'tags' | 'now'> & {
  query: Pick<ProductListQuery, 'group' | 'inStock' | 'keyword' | 'lang'>;
};

async function tagged(caller: Listing, list: ProductList) {
  const { readDb, tags, query } = caller;
  tags.add('catalog');
  if (query.group || query.inStock || query.keyword) tags.add('sold-out');
  for (const { _id } of list.products) tags.add(`product:${_id}`);
  const announced = await withOffers(caller, list.products, ['quantity']);
  const products = announced.map((product) => withRating(readDb, tags, product));
  return { ...list, products: await Promise.all(products) };
}

/** The products, each with what the offers of the day give with it. */
async function withOffers<Shown extends Product>(
  { readDb, tags, query, now }: Pick<Listing, 'readDb' | 'tags' | 'now'> & { query: { lang?: Language } },
  products: Shown[],
  kinds: readonly AnnouncedOffer['kind'][],
): Promise<Shown[]> {
  const ids = products.map(({ _id }) => _id);
  const byId = await announceOffers(readDb, { ids, kinds, tags, day: dayOf(now()), language: query.lang });
  return products.map((product) => {
    const offers = byId.get(product._id) ?? [];
    return offers.length > 0 ? { ...product, offers } : product;
  });
}

/** The product without its rating if the shop has switched reviews off. */
async function withRating<Shown extends Product>(db: Db, tags: Set<string>, product: Shown): Promise<Shown> {
  tags.add(settingsTag);
  if ((await readShopSettings(db)).delivery.reviews) return product;
  return { ...product, rating: undefined };
}
