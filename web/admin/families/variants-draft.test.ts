import { expect, test } from 'vitest';
import { aVariantRow, type Cell, checkVariants, typedRows } from './variants-draft.ts';

const newFamily = { name: 'Rose Water', optionName: 'Size', productLabel: '100 ml' };
const rowOf = (cells: Partial<Record<Cell, string>>) => ({ ...aVariantRow(), ...cells });
const small = rowOf({ label: '50 ml', price: '350', stock: '4' });

test('amounts are typed as in the form of a product, and optional cells may be blank', () => {
  const typed = rowOf({
    label: ' 200 ml ',
    price: '1 200,50',
    stock: '12',
    barcode: '9638 5074',
    reference: 'R-2',
  });
  const rows = [small, { ...typed, costPrice: '800', netQuantity: '0,5' }];
  expect(checkVariants({ newFamily: null, rows })).toEqual({
    body: {
      variants: [
        {
          label: '50 ml',
          price: 350,
          stock: 4,
          barcode: '',
          reference: '',
          costPrice: null,
          netQuantity: null,
        },
        {
          label: '200 ml',
          price: 1200.5,
          stock: 12,
          barcode: '96385074',
          reference: 'R-2',
          costPrice: 800,
          netQuantity: 0.5,
        },
      ],
    },
    errors: null,
  });
});

test('blank rows are left out, but a table without any other row has errors', () => {
  const blank = aVariantRow();
  expect(typedRows([blank, small, rowOf({ label: '  ' })])).toEqual([small]);
  expect(checkVariants({ newFamily, rows: [blank, small] }).body?.variants).toHaveLength(1);
  expect(checkVariants({ newFamily: null, rows: [blank, aVariantRow()] }).errors).toEqual({
    'variants.0.label': 'label-required',
    'variants.0.price': 'price-required',
    'variants.0.stock': 'stock-required',
  });
});

test('each error has the field of its row, counted without blank rows', () => {
  const wrong = rowOf({ label: '1 L', price: '1.200', stock: '-1', barcode: '12', netQuantity: 'much' });
  const { errors } = checkVariants({ newFamily, rows: [small, aVariantRow(), wrong] });
  expect(Object.keys(errors ?? {}).toSorted()).toEqual([
    'variants.1.barcode',
    'variants.1.netQuantity',
    'variants.1.price',
    'variants.1.stock',
  ]);
});

test('labels and barcodes differ, also from the label of the present product', () => {
  const barcode = '96385074';
  const rows = [
    { ...small, barcode },
    { ...small, label: '50 ML', reference: 'R' },
    { ...small, label: '100 Ml', barcode, reference: 'R' },
  ];
  expect(checkVariants({ newFamily, rows }).errors).toEqual({
    'variants.1.label': 'label-taken {"label":"50 ML"}',
    'variants.2.label': 'label-taken {"label":"100 Ml"}',
    'variants.2.barcode': 'barcode-of-another-row',
    'variants.2.reference': 'reference-of-another-row',
  });
  expect(
    checkVariants({ newFamily: { ...newFamily, optionName: '', productLabel: ' ' }, rows: [small] }).errors,
  ).toEqual({
    'newFamily.optionName': 'option-name-required',
    'newFamily.productLabel': 'label-required',
  });
});
