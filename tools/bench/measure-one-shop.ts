import type { ProductList } from '../../shared/catalog/catalog.ts';
import { languages } from '../../shared/values/languages.ts';
import { measureCachedReply } from './measures/cached-replies.ts';
import { measurePageScripts } from './measures/page-scripts.ts';
import { measureUncachedReplies } from './measures/uncached-replies.ts';
import { type Figure, printFigure } from './report.ts';
import type { Server } from './servers/server.ts';

export type Effort = { turns: number; secondsOfTurn: number; uncachedSeconds: number };

/** Measures the scripts of a shop's pages and its cached and uncached replies. */
export async function measureOneShop(shop: Server, { turns, secondsOfTurn, uncachedSeconds }: Effort) {
  const { products, pages } = await readFirstProducts(shop);
  const home = { name: 'home page', path: '/' };
  const product = { name: 'product page', path: `/products/${products[0]?._id}` };
  const listing = { name: 'listing page', path: '/products' };
  const cart = { name: 'cart page', path: '/cart' };
  const checkout = { name: 'checkout page', path: '/checkout' };
  const list = { name: 'GET /api/products', path: '/api/products' };

  const figures: Figure[] = [];
  for (const language of languages) {
    for (const page of [home, listing, product, cart, checkout]) {
      figures.push(printFigure(await measurePageScripts(shop, { ...page, language })));
    }
  }
  for (const subject of [home, product, list]) {
    figures.push(printFigure(await measureCachedReply(shop, { ...subject, turns, seconds: secondsOfTurn })));
  }
  for (const subject of [
    { ...listing, page: 'page' },
    { ...list, page: 'pageNumber', leastRate: 500 },
  ]) {
    figures.push(
      printFigure(await measureUncachedReplies(shop, { ...subject, pages, seconds: uncachedSeconds })),
    );
  }
  return figures;
}

async function readFirstProducts({ port }: Server) {
  const reply = await fetch(`http://127.0.0.1:${port}/api/products`);
  return (await reply.json()) as ProductList;
}
