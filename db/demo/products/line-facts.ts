import { createHash } from 'node:crypto';
import type { NetQuantity, ProductClass } from '../../../shared/product-facts.ts';
import { type Choice, fill } from './options.ts';
import { readQuantity } from './read-quantity.ts';

/** The facts of a line. Texts contain `{axis}` and `{term}`; `terms` has a term's words for each option of an axis. */
export type LineFacts = {
  class: ProductClass;
  ingredients: string;
  usage: string;
  warnings: string;
  audience: string;
  /** Contains the pack's quantity, such as "50 ml". Without it, the options of the axes `pack` and `volume` do. */
  content?: string;
  terms?: Record<string, Record<string, string>>;
};

export type DemoFacts = {
  productClass: ProductClass;
  ingredients: string;
  usage: string;
  warnings: string;
  audience: string;
  quantity: NetQuantity | undefined;
  barcode: string;
};

/** The facts of one product of a line. */
export function factsOf(key: string, facts: LineFacts, choices: Choice[]): DemoFacts {
  const filled = (text: string) => fill(text, choices, facts.terms);
  const packs = choices.filter(({ axis }) => axis === 'pack' || axis === 'volume');
  const content = facts.content ?? packs.map(({ option }) => option).join();
  return {
    productClass: facts.class,
    ingredients: filled(facts.ingredients),
    usage: filled(facts.usage),
    warnings: filled(facts.warnings),
    audience: filled(facts.audience),
    quantity: readQuantity(filled(content)),
    barcode: barcodeOf(key),
  };
}

/**
 * The GTIN-13 of a key, always the same. Those that begin with 2 are reserved for use inside a shop, so no real product
 * has one.
 */
export function barcodeOf(key: string) {
  const scattered = createHash('sha256').update(key).digest().readUIntBE(0, 6);
  const digits = `2${String(scattered % 10 ** 11).padStart(11, '0')}`;
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 1 ? 3 : 1),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
