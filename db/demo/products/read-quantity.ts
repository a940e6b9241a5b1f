import type { NetQuantity } from '../../../shared/product-facts.ts';

const factors: Record<string, { unit: NetQuantity['unit']; factor: number }> = {
  ml: { unit: 'ml', factor: 1 },
  l: { unit: 'ml', factor: 1000 },
  g: { unit: 'g', factor: 1 },
  kg: { unit: 'g', factor: 1000 },
};

/** What packs are counted in. Meters of floss and sizes of shoes are no quantity of the pack. */
const counted =
  /^(ampoule|applicator|bag|bar|brush|capsule|glove|gummy|gummie|lozenge|mask|meal|patch|piece|razor|roll|softgel|square|stick|strip|tablet|vial|wipe)(s|es)?$/i;

/**
 * The net quantity in the words of an option: "200 ml", "1 l", "30 tablets", "3 x 20 tablets". Undefined if there is
 * none, and for a single piece, whose unit price is its price.
 */
export function readQuantity(text: string): NetQuantity | undefined {
  for (const [, packs = '1', amount = '', word = ''] of text.matchAll(
    /(?:(\d+) x )?(\d+(?:\.\d+)?) ([a-z]+)/gi,
  )) {
    const { unit, factor } = factors[word] ?? { unit: 'pieces' as const, factor: 1 };
    if (unit === 'pieces' && !counted.test(word)) continue;
    const netQuantity = Number(packs) * Number(amount) * factor;
    return unit === 'pieces' && netQuantity === 1 ? undefined : { netQuantity, unit };
  }
  return undefined;
}
