import { expect, test } from 'vitest';
import type { ProductDetail } from '../../../shared/catalog/catalog.ts';
import {
  aDraftSize,
  checkProduct,
  isChanged,
  type ProductDraft,
  picturesOf,
  startProductDraft,
  toCopy,
  withPictures,
} from './product-draft.ts';

const product: ProductDetail = {
  _id: 'a'.repeat(36),
  name: 'Zinc',
  brand: 'Demo',
  description: 'Tablets',
  price: 950.5,
  discountedPrice: 900,
  stock: 7,
  imageUrl: 'https://example.com/zinc.webp',
  features: ['Vegan', 'Small'],
  sizes: [{ size: 'S', inStock: true }],
  category: { _id: 'b'.repeat(36), name: 'Minerals' },
  featured: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  version: 3,
  languages: ['en'],
  needs: [],
  slugs: { en: '', fr: '', ar: '' },
  moreImages: ['https://example.com/back.webp'],
  ingredients: 'Zinc gluconate',
  netQuantity: 60,
  unit: 'pieces',
  barcode: '4006381333931',
  productClass: 'supplement',
  lowStockLimit: 12,
  tvaRate: 9,
  costPrice: 450.5,
  weight: 320,
  shelfPlace: 'B3',
  reference: 'ZN-60',
};
const loaded = startProductDraft(product);
const errorsOf = (change: Partial<ProductDraft>) =>
  checkProduct({ ...loaded, ...change }, { saved: product }).errors;

test('a loaded product is saved as it is', () => {
  const { _id, createdAt, version, languages, slugs, needs, ...fields } = product;
  expect(checkProduct(loaded, { saved: product })).toEqual({
    body: {
      ...fields,
      category: product.category._id,
      usage: '',
      warnings: '',
      audience: '',
      state: null,
      texts: {},
    },
    errors: null,
  });
});

test('a text that is missing in the answer becomes blank', () => {
  const { brand, usage, barcode, ...bare } = product;
  expect(startProductDraft(bare)).toMatchObject({ brand: '', usage: '', barcode: '' });
});

test('an empty low-stock limit means the usual one, and others must be whole numbers', () => {
  const bodyOf = (lowStockLimit: string) =>
    checkProduct({ ...loaded, lowStockLimit }, { saved: product }).body;
  expect(bodyOf('')).toMatchObject({ lowStockLimit: null });
  expect(bodyOf('0')).toMatchObject({ lowStockLimit: 0 });
  for (const wrong of ['-1', '1.5', 'few']) {
    expect(errorsOf({ lowStockLimit: wrong })).toEqual({
      lowStockLimit: 'low-stock-limit-not-whole',
    });
  }
});

test('an empty form has an error for every required field', () => {
  expect(checkProduct(startProductDraft(null), { saved: null })).toEqual({
    body: null,
    errors: {
      name: 'product-name-required',
      description: 'description-required',
      price: 'price-required',
      stock: 'stock-required',
      imageUrl: 'product-image-required',
      category: 'category-required',
    },
  });
});

test('a new product needs a picture, but an imported product does not', () => {
  const draft = { ...loaded, imageUrl: '' };
  expect(checkProduct(draft, { saved: null }).errors).toEqual({ imageUrl: 'product-image-required' });
  expect(checkProduct(draft, { saved: product })).toMatchObject({ body: { imageUrl: '' }, errors: null });
});

test.each<[Partial<ProductDraft>, string, string]>([
  [{ price: '0', discountedPrice: '' }, 'price', 'price-not-positive'],
  [{ price: 'cheap' }, 'price', 'price-not-positive'],
  [{ discountedPrice: '-1' }, 'discountedPrice', 'discounted-price-negative'],
  [{ discountedPrice: 'x' }, 'discountedPrice', 'discounted-price-negative'],
  [{ discountedPrice: '950.5' }, 'discountedPrice', 'discounted-price-too-high'],
  [{ stock: '1.5' }, 'stock', 'stock-negative'],
  [{ netQuantity: 'much' }, 'netQuantity', 'net-quantity-not-positive'],
  [{ netQuantity: '' }, 'netQuantity', 'net-quantity-required'],
  [{ unit: '' }, 'unit', 'net-quantity-unit-required'],
  [{ barcode: '4006381333932' }, 'barcode', 'barcode-invalid'],
  [{ stock: '-1' }, 'stock', 'stock-negative'],
])('%j is wrong', (change, field, message) => {
  expect(errorsOf(change)).toEqual({ [field]: message });
});

test('empty facts are sent as unknown', () => {
  const empty = { netQuantity: '', unit: '', barcode: '', productClass: '', ingredients: '' };
  expect(checkProduct({ ...loaded, ...empty }, { saved: product }).body).toMatchObject({
    netQuantity: null,
    unit: null,
    barcode: '',
    productClass: null,
    ingredients: '',
  });
});

test('a discount above the price is an error even if another field is missing', () => {
  expect(errorsOf({ discountedPrice: '1000', stock: '' })).toEqual({
    stock: 'stock-required',
    discountedPrice: 'discounted-price-too-high',
  });
});

test('numbers may be typed with spaces and commas', () => {
  expect(
    checkProduct({ ...loaded, price: ' 12 950,50 ', discountedPrice: '' }, { saved: product }).body,
  ).toMatchObject({
    price: 12950.5,
    discountedPrice: 0,
  });
});

test('blank lines and rows are ignored, and a repeated size is an error', () => {
  const blank = aDraftSize({ size: ' ', inStock: true });
  const draft = { ...loaded, features: '\nVegan \n\nSmall\n', sizes: [...loaded.sizes, blank] };
  expect(checkProduct(draft, { saved: product }).body).toMatchObject({
    features: ['Vegan', 'Small'],
    sizes: product.sizes,
  });
  const twice = [...loaded.sizes, aDraftSize({ size: 'S ', inStock: false })];
  expect(errorsOf({ sizes: twice })).toEqual({ sizes: 'sizes-not-different' });
});

test('a draft counts as changed only if a save would change something', () => {
  const typed = (change: Partial<ProductDraft>) =>
    isChanged({ saved: product, draft: { ...loaded, ...change } });
  expect(typed({})).toBe(false);
  expect(typed({ price: '950,5' })).toBe(false);
  expect(typed({ stock: '8' })).toBe(true);
  expect(typed({ usage: 'One a day' })).toBe(true);
  expect(typed(withPictures(picturesOf(loaded).toReversed()))).toBe(true);
});

test('needs are sent only if they were changed, because their own forms change them too', () => {
  const bodyOf = (needs: string[]) => checkProduct({ ...loaded, needs }, { saved: product }).body;
  expect(bodyOf([])?.needs).toBeUndefined();
  expect(bodyOf(['sun'])?.needs).toEqual(['sun']);
  expect(checkProduct({ ...loaded, needs: [] }, { saved: null }).body?.needs).toEqual([]);
});

test('a copy starts with what it has in common with its original, and not with the figures of its size', () => {
  const figures = { barcode: '', reference: '', costPrice: '', weight: '', discountedPrice: '', stock: '0' };
  const own = { ...figures, featured: false };
  const { sizes: _, ...shared } = loaded;
  expect(startProductDraft(toCopy(product))).toMatchObject({ ...shared, ...own });
});

test('a net quantity may be typed with its unit, unless the chosen unit is another one', () => {
  const bodyOf = (change: Partial<ProductDraft>) =>
    checkProduct({ ...loaded, ...change }, { saved: product }).body;
  expect(bodyOf({ netQuantity: '1,5 L', unit: '' })).toMatchObject({ netQuantity: 1500, unit: 'ml' });
  expect(bodyOf({ netQuantity: '75 ml', unit: 'ml' })).toMatchObject({ netQuantity: 75, unit: 'ml' });
  expect(errorsOf({ netQuantity: '75 ml', unit: 'g' })).toHaveProperty('netQuantity');
});
