import type { Permission } from '../../../shared/access/roles.ts';
import type { ProductChange } from '../../../shared/catalog/admin-products.ts';
import { tvaRates } from '../../../shared/catalog/product-facts.ts';
import {
  money,
  type NumberKind,
  numberProblem,
  percent,
  readNumber,
  whole,
} from '../../../shared/values/typed-number.ts';

/** What is typed for a change so far, with its number. */
type Typed = {
  number: number;
  roundTo: 'tens' | 'centimes';
  category: string;
  brand: string;
  tvaRate: string;
};

type Kind = {
  /** What its number is; absent for a kind that has none. */
  number?: NumberKind;
  /** Whether the number may stay empty, which sends null. */
  mayBeEmpty?: true;
  isRounded?: true;
  /** Who may make this change, if not everybody who may change products. */
  may?: Permission;
  change: (typed: Typed) => ProductChange;
};

/** The changes of several products, in the order of the menu. */
const kinds = {
  raisePercent: {
    number: percent,
    isRounded: true,
    change: ({ number, roundTo }) => ({ kind: 'pricePercent', percent: number, roundTo }),
  },
  lowerPercent: {
    number: percent,
    isRounded: true,
    change: ({ number, roundTo }) => ({ kind: 'pricePercent', percent: -number, roundTo }),
  },
  raiseBy: { number: money, change: ({ number }) => ({ kind: 'priceBy', amount: number }) },
  lowerBy: { number: money, change: ({ number }) => ({ kind: 'priceBy', amount: -number }) },
  price: { number: money, change: ({ number }) => ({ kind: 'price', price: number }) },
  discountPercent: {
    number: percent,
    isRounded: true,
    change: ({ number, roundTo }) => ({ kind: 'discountPercent', percent: number, roundTo }),
  },
  discountBy: { number: money, change: ({ number }) => ({ kind: 'discountBy', amount: number }) },
  noDiscount: { change: () => ({ kind: 'noDiscount' }) },
  cost: {
    number: money,
    mayBeEmpty: true,
    may: 'money',
    change: ({ number }) => ({ kind: 'costPrice', costPrice: orNull(number) }),
  },
  costPercent: {
    number: percent,
    may: 'money',
    change: ({ number }) => ({ kind: 'costPercent', percent: number }),
  },
  tvaRate: {
    change: ({ tvaRate }) => ({
      kind: 'tvaRate',
      tvaRate: tvaRates.find((rate) => String(rate) === tvaRate) ?? null,
    }),
  },
  stock: { number: whole, change: ({ number }) => ({ kind: 'stock', stock: number }) },
  addStock: { number: whole, change: ({ number }) => ({ kind: 'stockBy', units: number }) },
  takeStock: { number: whole, change: ({ number }) => ({ kind: 'stockBy', units: -number }) },
  limit: {
    number: whole,
    mayBeEmpty: true,
    change: ({ number }) => ({ kind: 'lowStockLimit', lowStockLimit: orNull(number) }),
  },
  category: { change: ({ category }) => ({ kind: 'category', category }) },
  brand: { change: ({ brand }) => ({ kind: 'brand', brand: brand.trim() }) },
  feature: { change: () => ({ kind: 'featured', featured: true }) },
  unfeature: { change: () => ({ kind: 'featured', featured: false }) },
  show: { change: () => ({ kind: 'state', state: 'shown' }) },
  hide: { change: () => ({ kind: 'state', state: 'draft' }) },
  delete: { change: () => ({ kind: 'delete' }) },
} satisfies Record<string, Kind>;

export type ChangeKind = keyof typeof kinds;

export const changeKinds = Object.keys(kinds) as ChangeKind[];

export function kindOf(kind: ChangeKind): Kind {
  return kinds[kind];
}

/** A change as typed so far. `value` is the number of all kinds that have one. */
export type ChangeDraft = Omit<Typed, 'number'> & { kind: ChangeKind; value: string };

export const emptyChange: ChangeDraft = {
  ...{ kind: 'raisePercent', value: '', roundTo: 'tens' },
  ...{ category: '', brand: '', tvaRate: '' },
};

type NumberedKind = {
  [Each in ChangeKind]: (typeof kinds)[Each] extends { number: NumberKind } ? Each : never;
}[ChangeKind];

/** Whether a change of this kind has a number. */
export function hasNumber(kind: ChangeKind): kind is NumberedKind {
  return kindOf(kind).number !== undefined;
}

/** Why the number of a change cannot be read, if there is more to say than that it is missing. */
export function changeProblem({ kind, value }: ChangeDraft) {
  const { number } = kindOf(kind);
  return number && numberProblem(value, number);
}

/** The change to send; undefined if its number is missing or below 0. */
export function toChange({ kind, value, ...typed }: ChangeDraft): ProductChange | undefined {
  const { number: wanted, mayBeEmpty, change } = kindOf(kind);
  const number = wanted && readNumber(value, wanted);
  const isEmpty = number === undefined && mayBeEmpty;
  if (wanted && !isEmpty && !(number !== undefined && number >= 0)) return undefined;
  return change({ ...typed, number: number ?? Number.NaN });
}

/** An empty number is none. */
function orNull(number: number) {
  return Number.isNaN(number) ? null : number;
}
