import type { ProductClass } from '../../../shared/product-facts.ts';
import type { BackSpec } from '../pictures/draw-back.ts';
import { barcodeOf, type DemoFacts } from './line-facts.ts';
import { type Choice, fill } from './options.ts';
import type { ProductLine } from './product-line.ts';

/** More alternatives than these are a list, not a text. */
const mostAlternatives = 4;

type Variants = { choices: Choice[]; product: { facts: DemoFacts } }[];

/**
 * The back of a line's packs. All its products show it, so where they differ it names the alternatives ("500 mg /
 * 1000 mg") or leaves out the sentence; ingredients are complete or absent.
 */
export function backOf(line: ProductLine, name: string, variants: Variants): BackSpec {
  const printed = (text: string) => forAll(text, line, variants)?.replaceAll(';', ',') ?? '';
  const sentences = (text: string) =>
    text
      .split(/(?<=\.) /)
      .map(printed)
      .filter(Boolean)
      .join(' ');
  const sections = [
    { title: contentsTitle(line.facts.class), text: printed(line.facts.ingredients) },
    { title: 'How to use', text: sentences(line.facts.usage) },
    { title: 'Take care', text: sentences(line.facts.warnings) },
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
