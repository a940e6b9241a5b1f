import { plainName } from '../values/text.ts';
import { readNumber } from '../values/typed-number.ts';
import type { NetQuantity, QuantityUnit } from './product-facts.ts';

/** The usual names of units, in the singular and without accents, with our unit and how many of it each is. */
const units = new Map<string, { unit: QuantityUnit; times: number }>([
  ...named('ml', 1, 'ml millilitre milliliter مل'),
  ...named('ml', 10, 'cl'),
  ...named('ml', 100, 'dl'),
  ...named('ml', 1000, 'l litre liter لتر'),
  ...named('g', 1, 'g gr gramme gram غ'),
  ...named('g', 1000, 'kg kilo kilogramme kilogram كغ'),
  ...named(
    'pieces',
    1,
    'piece pce pc unite unit gelule comprime tablet capsule sachet ampoule dose unidose gomme',
  ),
  ...named('pieces', 1, 'pastille stick patch lingette couche serviette قطعة'),
]);

function named(unit: QuantityUnit, times: number, words: string) {
  return words.split(' ').map((word) => [word, { unit, times }] as const);
}

/**
 * A quantity as it is typed, with its unit in the same text or in one of its own, in a unit of the shop: `200 ml`, `1,5 L`,
 * `0.5` and `kg`. Undefined for anything else, and if both texts have units that differ.
 */
export function typedQuantity(quantity: string, unit = ''): NetQuantity | undefined {
  const alone = quantityIn(quantity);
  if (!alone) return quantityIn(`${quantity} ${unit}`);
  return unit.trim() === '' || quantityIn(`1 ${unit}`)?.unit === alone.unit ? alone : undefined;
}

type Sized = {
  name: string;
  netQuantity?: number | null | undefined;
  unit?: QuantityUnit | null | undefined;
};

/** The name without the product's net quantity at its end, as its family bears it: `Crème 50 ml` is `Crème`. */
export function nameWithoutSize({ name, netQuantity, unit }: Sized) {
  const [, rest = '', size = ''] = /^(.+?)[\s,،–-]+(\p{Nd}[\p{Nd}.,]*\s*\p{L}+)$/u.exec(name.trim()) ?? [];
  const typed = quantityIn(size);
  return typed && typed.netQuantity === netQuantity && typed.unit === unit ? rest : name;
}

function quantityIn(text: string): NetQuantity | undefined {
  const [, digits = '', word = ''] = /^(.*\p{Nd})\s*(\p{L}+)\.?$/u.exec(text.trim()) ?? [];
  const number = readNumber(digits);
  const plain = plainName(word);
  const found = units.get(plain) ?? units.get(plain.replace(/s$/, ''));
  if (number === undefined || Number.isNaN(number) || !found) return undefined;
  // 0.7 times 10 is not quite 7 in floating-point numbers.
  return { netQuantity: Math.round(number * found.times * 1e9) / 1e9, unit: found.unit };
}
