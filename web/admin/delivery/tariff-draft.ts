import type { InputTo } from '../../../shared/api.ts';
import type { Rate, StoredTariff } from '../../../shared/delivery/admin-delivery.ts';
import { type DeliveryKind, deliveryKinds } from '../../../shared/delivery/delivery-price.ts';
import { withoutAccents } from '../../../shared/values/text.ts';
import {
  money,
  type NumberKind,
  readNumber,
  typedNumber,
  whole,
} from '../../../shared/values/typed-number.ts';
import { shownNumber, shownPrice } from '../../ui/forms/shown-number.ts';

export const parts = ['price', 'cost', 'minDays', 'maxDays'] as const;

export type Part = (typeof parts)[number];

/** The parts of a rate as typed. A dash in place of a price says that the shop does not deliver there. */
export type Cell = Record<Part, string>;

export const blankCell: Cell = { price: '', cost: '', minDays: '', maxDays: '' };

export type CommuneRow = Cell & { wilaya: number; commune: number; name: string; kind: DeliveryKind };

export type PointRow = StoredTariff['points'][number] & { place: string };

type NewPoint = Omit<PointRow, '_id'> & { _id?: string };

/** The tariff as the form holds it. */
export type TariffDraft = {
  /** By `cellKey`. */
  cells: Record<string, Cell>;
  communes: CommuneRow[];
  points: NewPoint[];
  rules: {
    estimate: string;
    freeAboveIsOn: boolean;
    freeAbove: string;
    freeAboveFrom: string;
    freeAboveUntil: string;
    freeAboveKinds: DeliveryKind[];
    freeAboveExcept: string;
    weightSteps: { above: string; perKg: string }[];
  };
};

export function cellKey(wilaya: number, kind: DeliveryKind) {
  return `${kind}/${wilaya}`;
}

/** The typed prices of home delivery to whole wilayas, in dinars. */
export function homePricesOf({ cells }: Pick<TariffDraft, 'cells'>) {
  return Object.entries(cells).flatMap(([key, { price }]) =>
    key.startsWith('home/') ? (readNumber(price, money) ?? []) : [],
  );
}

export function startDraft({ rates, communes, points, rules, wilayas }: StoredTariff): TariffDraft {
  const wilayaOf = new Map(wilayas.map(({ code, name }) => [code, name]));
  const nameOf = new Map(communes.map(({ id, name }) => [id, name]));
  return {
    ...startRates(rates, communes),
    points: points.map((point) => ({ ...point, place: nameOf.get(point.commune) ?? '' })),
    rules: {
      estimate: shownPrice(rules.estimate),
      freeAboveIsOn: rules.freeAboveIsOn,
      freeAbove: shownPrice(rules.freeAbove),
      freeAboveFrom: rules.freeAboveFrom,
      freeAboveUntil: rules.freeAboveUntil,
      freeAboveKinds: rules.freeAboveKinds,
      freeAboveExcept: rules.freeAboveExcept.map((code) => wilayaOf.get(code) ?? code).join(', '),
      weightSteps: rules.weightSteps.map(({ above, perKg }) => ({
        above: String(above),
        perKg: shownPrice(perKg),
      })),
    },
  };
}

/** The part of the draft that a file replaces. */
export function startRates(rates: Rate[], communes: StoredTariff['communes']) {
  const nameOf = new Map(communes.map(({ id, name }) => [id, name]));
  const cells: TariffDraft['cells'] = {};
  const rows: CommuneRow[] = [];
  for (const { wilaya, commune, kind, price, cost, minDays, maxDays } of rates) {
    const cell = {
      price: shownPrice(price),
      cost: shownPrice(cost),
      minDays: shownNumber(minDays),
      maxDays: shownNumber(maxDays),
    };
    if (commune === null)
      cells[cellKey(wilaya, kind)] = { ...cell, price: price === null ? '-' : cell.price };
    else rows.push({ ...cell, wilaya, commune, kind, name: nameOf.get(commune) ?? '' });
  }
  return { cells, communes: rows };
}

type Rates = Pick<TariffDraft, 'cells' | 'communes'>;

/** How many rates of one draft are missing from the other or have other values there. */
export function countDifferences(one: Rates, other: Rates) {
  const [before, after] = [valuesOf(one), valuesOf(other)];
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (place) => before.get(place) !== after.get(place),
  ).length;
}

/** The parts of each filled rate as one text, by its place. */
function valuesOf({ cells, communes }: Rates) {
  const rows = communes.map((row): [string, Cell] => [`${row.kind}/commune/${row.commune}`, row]);
  const filled = [...Object.entries(cells), ...rows].filter(([, cell]) => !isBlank(cell));
  return new Map(filled.map(([place, cell]) => [place, parts.map((part) => cell[part].trim()).join('|')]));
}

function isBlank(cell: Cell) {
  return parts.every((part) => cell[part].trim() === '');
}

type Body = InputTo<'PUT /delivery/tariff'>['body'];

/** The body to send, with the places of its rates in the same sequence. What is no number is sent as it was typed. */
export function toBody(draft: TariffDraft, { version, wilayas }: StoredTariff) {
  const named = wilayas.flatMap(({ code, name }) =>
    deliveryKinds.flatMap((kind) => {
      const cell = draft.cells[cellKey(code, kind)] ?? blankCell;
      if (isBlank(cell)) return [];
      return { place: name, kind, rate: { wilaya: code, commune: null, kind, ...numbersOf(cell) } };
    }),
  );
  const communes = draft.communes.map(({ wilaya, commune, kind, name, ...cell }) => ({
    place: name,
    kind,
    rate: { wilaya, commune, kind, ...numbersOf(cell) },
  }));
  const all = [...named, ...communes];
  const { rules } = draft;
  const body = {
    version,
    rates: all.map(({ rate }) => rate),
    points: draft.points.map(({ place: _place, ...point }) => point),
    rules: {
      ...rules,
      estimate: numberOf(rules.estimate) ?? 0,
      freeAbove: numberOf(rules.freeAbove) ?? 0,
      freeAboveExcept: readWilayas(rules.freeAboveExcept, wilayas),
      weightSteps: rules.weightSteps.map(({ above, perKg }) => ({
        above: numberOf(above, whole),
        perKg: numberOf(perKg),
      })),
    },
  };
  return { body: body as Body, places: all.map(({ place, kind }) => ({ place, kind })) };
}

/** The codes of wilayas that are typed by name or code. One that is unknown is sent as it was typed. */
function readWilayas(text: string, wilayas: StoredTariff['wilayas']) {
  const named = new Map(wilayas.map(({ code, name }) => [folded(name), code]));
  const parts = text.split(/[,;،\n]/).flatMap((part) => (/\p{L}/u.test(part) ? [part] : part.split(/\s+/)));
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => named.get(folded(part)) ?? numberOf(part, whole));
}

function folded(name: string) {
  return withoutAccents(name).replace(/[^\p{L}\d]/gu, '');
}

function numbersOf(cell: Cell) {
  const price = /^[-–—]$/.test(cell.price.trim()) ? null : numberOf(cell.price);
  return {
    price,
    cost: numberOf(cell.cost),
    minDays: numberOf(cell.minDays, whole),
    maxDays: numberOf(cell.maxDays, whole),
  };
}

function numberOf(text: string, kind: NumberKind = money) {
  return typedNumber(text, kind) ?? null;
}
