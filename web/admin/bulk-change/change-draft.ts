import type { ProductChange } from '../../../shared/catalog/admin-products.ts';
import { money, numberProblem, percent, readNumber, whole } from '../../../shared/values/typed-number.ts';

/** The changes of several products, in the order of the menu. */
export const changeKinds = [
  'raisePercent',
  'lowerPercent',
  'raiseBy',
  'lowerBy',
  'price',
  'stock',
  'addStock',
  'takeStock',
  'limit',
  'category',
  'brand',
  'feature',
  'unfeature',
  'show',
  'hide',
  'delete',
] as const;

export type ChangeKind = (typeof changeKinds)[number];

/** A change as typed so far. `value` is the number of all kinds that have one. */
export type ChangeDraft = {
  kind: ChangeKind;
  value: string;
  roundTo: 'tens' | 'centimes';
  category: string;
  brand: string;
};

export const emptyChange: ChangeDraft = {
  kind: 'raisePercent',
  value: '',
  roundTo: 'tens',
  category: '',
  brand: '',
};

const withoutNumber = ['category', 'brand', 'feature', 'unfeature', 'show', 'hide', 'delete'] as const;

type NumberKind = Exclude<ChangeKind, (typeof withoutNumber)[number]>;

/** Whether a change of this kind needs a typed number. */
export function hasNumber(kind: ChangeKind): kind is NumberKind {
  return !(withoutNumber as readonly ChangeKind[]).includes(kind);
}

/** What its number is. */
function kindOf(kind: ChangeKind) {
  if (kind === 'raisePercent' || kind === 'lowerPercent') return percent;
  return ['raiseBy', 'lowerBy', 'price'].includes(kind) ? money : whole;
}

/** Why the number of a change cannot be read, if there is more to say than that it is missing. */
export function changeProblem({ kind, value }: ChangeDraft) {
  return hasNumber(kind) ? numberProblem(value, kindOf(kind)) : undefined;
}

/** The change to send; undefined if its number is missing or below 0. An empty limit means the usual one. */
export function toChange({ kind, value, roundTo, category, brand }: ChangeDraft): ProductChange | undefined {
  const number = readNumber(value, kindOf(kind));
  if (kind === 'limit' && number === undefined) return { kind: 'lowStockLimit', lowStockLimit: null };
  if (hasNumber(kind) && !(number !== undefined && number >= 0)) return undefined;
  const known = number ?? 0;
  switch (kind) {
    case 'raisePercent':
      return { kind: 'pricePercent', percent: known, roundTo };
    case 'lowerPercent':
      return { kind: 'pricePercent', percent: -known, roundTo };
    case 'raiseBy':
      return { kind: 'priceBy', amount: known };
    case 'lowerBy':
      return { kind: 'priceBy', amount: -known };
    case 'price':
      return { kind, price: known };
    case 'stock':
      return { kind, stock: known };
    case 'addStock':
      return { kind: 'stockBy', units: known };
    case 'takeStock':
      return { kind: 'stockBy', units: -known };
    case 'limit':
      return { kind: 'lowStockLimit', lowStockLimit: known };
    case 'category':
      return { kind, category };
    case 'brand':
      return { kind, brand: brand.trim() };
    case 'feature':
    case 'unfeature':
      return { kind: 'featured', featured: kind === 'feature' };
    case 'show':
      return { kind: 'state', state: 'shown' };
    case 'hide':
      return { kind: 'state', state: 'draft' };
    case 'delete':
      return { kind };
  }
}
