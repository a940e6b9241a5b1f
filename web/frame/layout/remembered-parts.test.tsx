import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  Link,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { expect, test } from 'vitest';
import { PageLink } from '../../session/page-link.tsx';
import { FilterPanel } from '../../shop/listing/filter-panel.tsx';
import { readListing } from '../../shop/listing/listing.ts';
import { ListingResults } from '../../shop/listing/listing-results.tsx';
import type { CardProduct } from '../../shop/product-card/card-product.ts';
import { ProductGrid } from '../../shop/product-card/product-grid.tsx';
import { rememberParts, withoutMarks } from '../../ui/recall-html.tsx';
import { RecallHtmlContext, RememberedPart } from '../../ui/remembered-part.tsx';
import { Header } from '../header/header.tsx';

/** The HTML of a page with this component. */
async function renderPage(Component: () => ReactNode, remembers: boolean) {
  const { recall, fillIn } = rememberParts('s3cret');
  const { query, dataRoutes } = createStaticHandler([{ path: '/products', Component }]);
  const context = (await query(new Request('http://shop.example/products?page=2'))) as StaticHandlerContext;
  const router = createStaticRouter(dataRoutes, context);
  const html = renderToString(
    <RecallHtmlContext value={remembers ? recall : null}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </RecallHtmlContext>,
  );
  return Buffer.concat(fillIn(withoutMarks(html)).map((piece) => Buffer.from(piece))).toString();
}

const cream: CardProduct = {
  _id: 'cream',
  name: 'Cream “A” & <B>',
  brand: 'Sinnelia',
  price: 1200,
  discountedPrice: 900,
  stock: 3,
  imageUrl: '/uploads/kc2qo23laxz7qciftubrmni4g2m6yqglypfi-800.webp',
};
const soldOut = { ...cream, _id: 'sold-out', stock: 0, imageUrl: '' };
const sized = { ...cream, _id: 'sized', hasSizes: true };

const listing = readListing(new URLSearchParams('category=face&brand=Sinnelia&minPrice=500&maxPrice=900'));
const categories = [
  { _id: 'face', name: 'Face' },
  { _id: 'creams', name: 'Creams & <oils>', parentCategory: 'face' },
];
const facets = {
  brands: [{ name: 'Sinnelia', count: 3 }],
  brandCount: 1,
  needs: [{ slug: 'sun', name: 'Sun', count: 0 }],
  prices: [
    { min: 100, max: 500, count: 2 },
    { min: 500, max: 900, count: 1 },
  ],
  inStock: 2,
  onOffer: 0,
};
const change = () => undefined;

const parts = {
  'the filters': () => <FilterPanel {...{ listing, categories, facets, change }} count={3} />,
  'the results': () => (
    <ListingResults
      {...{ listing, change }}
      list={{ products: [cream], count: 40, pages: 4, page: 2 }}
      needs={facets.needs}
      isLoading={false}
    >
      {null}
    </ListingResults>
  ),
  'a card': () => (
    <ProductGrid products={[cream, soldOut, sized]} columns="grid-cols-2" pictureSizes="46vw" isFirst />
  ),
  'the header': () => <Header categories={categories} />,
  'the header with a logo': () => <Header categories={categories} logo="/uploads/logo-400.webp" />,
};

test.each(Object.entries(parts))(
  'the remembered HTML of %s equals the HTML that React renders',
  async (_, part) => {
    const plain = await renderPage(part, false);
    expect(plain).toContain('<a ');
    for (const time of ['first', 'second']) expect(await renderPage(part, true), time).toBe(plain);
  },
);

test.each(['/products', '/products?page=2&keyword=%22a+b%22%26%23', '/needs/sun?page=3'])(
  'the server writes a link to %s as React Router does',
  async (to) => {
    const look = { className: 'page-box', 'aria-label': 'Next' };
    const page = (link: ReactNode) => renderPage(() => <p>{link}</p>, true);
    const written = await page(<PageLink to={to} prefetch="intent" {...look} />);
    expect(written).toContain('<a ');
    expect(attributesOf(written)).toEqual(attributesOf(await page(<Link to={to} {...look} />)));
  },
);

/** Their order differs, which means nothing. */
function attributesOf(html: string) {
  return (/<a ([^>]*)>/.exec(html)?.[1] ?? '').match(/[\w-]+="[^"]*"/g)?.toSorted();
}

let rendered = 0;

function CountedPart({ text }: { text: string }) {
  rendered += 1;
  return `${text} ${rendered}`;
}

test('a part is rendered once for all pages with the same props, and again for other props', async () => {
  const page = (text: string) =>
    renderPage(() => <RememberedPart as="li" className="" part={CountedPart} props={{ text }} />, true);
  expect(await page('a')).toContain('a 1');
  expect(await page('a')).toContain('a 1');
  expect(await page('b')).toContain('b 2');
});
