import type { ProductClass } from '../../../shared/product-facts.ts';
import { type BackSpec, hasBack } from '../pictures/draw-back.ts';
import { barcodeOf, type DemoFacts } from './line-facts.ts';
import { type Choice, fill } from './options.ts';
import type { ProductLine } from './product-line.ts';

/** More alternatives than these are a list, not a text. */
const mostAlternatives = 4;

type Variants = { choices: Choice[]; product: { facts: DemoFacts } }[];

/**
 * The back of a line's packs. All its products show it, so where they differ it names the alternatives ("500 mg /
 * 1000 mg") or leaves the text out. Undefined if the ingredients are too different for one back, and for
 * things without a pack.
 */
export function backOf(line: ProductLine, name: string, variants: Variants): BackSpec | undefined {
  const printed = (fact: 'ingredients' | 'usage' | 'warnings') =>
    forAll(line.facts[fact], line, variants)?.replaceAll(';', ',');
  const ingredients = hasBack(line.picture.shape) ? printed('ingredients') : undefined;
  if (!ingredients) return undefined;
  const sections = [
    { title: contentsTitle(line.facts.class), text: ingredients },
    { title: 'How to use', text: printed('usage') },
    { title: 'Take care', text: printed('warnings') },
  ];
  const contents = new Set(variants.map(({ product }) => contentOf(product.facts.quantity)));
  return {
    shape: line.picture.shape,
    brand: line.brand,
    tint: line.picture.tint,
    name,
    print: {
      sections: sections.flatMap(({ title, text }) => (text ? [{ title, text }] : [])),
      content: contents.size === 1 ? ([...contents][0] ?? '') : '',
      barcode: barcodeOf(line.key),
    },
  };
}

/** The text with the alternatives of each placeholder; undefined if they do not read well. */
function forAll(text: string, { facts }: ProductLine, variants: Variants) {
  const alternatives = new Map(
    [...text.matchAll(/\{[^}]+\}/g)].map(([place]) => [
      place,
      [...new Set(variants.map(({ choices }) => fill(place, choices, facts.terms)))],
    ]),
  );
  const read = [...alternatives.values()].every(
    (values) =>
      values.length === 1 ||
      (values.length <= mostAlternatives && values.every((value) => /^([^,.]|\d[,.]\d)+$/.test(value))),
  );
  return read ? text.replace(/\{[^}]+\}/g, (place) => alternatives.get(place)?.join(' / ') ?? '') : undefined;
}

function contentOf(quantity: DemoFacts['quantity']) {
  return quantity ? `${quantity.netQuantity} ${quantity.unit}` : '';
}

function contentsTitle(productClass: ProductClass) {
  return productClass === 'supplement' || productClass === 'cosmetic' ? 'Ingredients' : 'Composition';
}
