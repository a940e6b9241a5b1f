import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { textsQuery } from '../contract/query-values.ts';
import { idParams } from '../values/ids.ts';
import {
  category,
  productDetail,
  productFacets,
  productFacetsQuery,
  productList,
  productListQuery,
  suggestions,
  suggestionsQuery,
  textLanguagesOf,
} from './catalog.ts';

export const catalogApi = {
  products: endpoint('GET', '/products', {
    access: 'anyone',
    query: productListQuery,
    reply: productList,
    cacheable: true,
  }),
  facets: endpoint('GET', '/products/facets', {
    access: 'anyone',
    query: productFacetsQuery,
    reply: productFacets,
    cacheable: true,
  }),
  suggestions: endpoint('GET', '/search/suggest', {
    access: 'anyone',
    query: suggestionsQuery,
    reply: suggestions,
    cacheable: true,
  }),
  product: endpoint('GET', '/products/:id', {
    access: 'anyone',
    params: idParams,
    query: textsQuery,
    reply: productDetail,
    cacheable: true,
  }),
  categories: endpoint('GET', '/categories', {
    access: 'anyone',
    query: textsQuery,
    reply: z.array(category),
    cacheable: true,
  }),
  category: endpoint('GET', '/categories/:id', {
    access: 'anyone',
    params: idParams,
    query: textsQuery,
    reply: z.extend(category, { languages: textLanguagesOf }),
    cacheable: true,
  }),
  categoryProducts: endpoint('GET', '/categories/:id/products', {
    access: 'anyone',
    params: idParams,
    query: z.omit(productListQuery, { category: true }),
    reply: productList,
    cacheable: true,
  }),
};
