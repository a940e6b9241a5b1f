import { createHash } from 'node:crypto';
import type { PictureSpec } from '../pictures/draw-picture.ts';
import { backOf } from './back-of-line.ts';
import { commonName, familyOf, memberLabel } from './families.ts';
import { factsOf } from './line-facts.ts';
import { type Choice, combinations, fill } from './options.ts';
import type { DemoProduct, ProductLine } from './product-line.ts';

const centimesPerDinar = 100;
/** One in this many products is sold out. */
const soldOutEvery = 16;

/** The products of a line, one for each combination of its options, with their family and pictures. */
export function expandLine(line: ProductLine) {
  const variants = combinations(line.options).map((choices, place) => ({
    choices,
    product: variant(line, choices, place),
    picture: pictureOf(line, choices),
  }));
  return {
    family: familyOf(line),
    products: variants.map(({ product, picture }) => ({ ...product, pictureKey: picture.key })),
    pictures: [...new Map(variants.map(({ picture }) => [picture.key, picture])).values()],
    back: backOf(line, line.familyName ?? commonName(line.name), variants),
  };
}

function variant(line: ProductLine, choices: Choice[], place: number): Omit<DemoProduct, 'pictureKey'> {
  const key = keyOf([line.key, ...choices.map(({ option }) => option)]);
  const price = roundPrice(
    choices.reduce((sum, { effect }) => sum * (typeof effect === 'number' ? effect : 1), line.price),
  );
  const featured = place === 0 && line.featured === true;
  return {
    key,
    lineKey: line.key,
    options: choices.map(({ option }) => option),
    categoryKey: keyOf([line.category]),
    brand: line.brand,
    name: fill(line.name, choices),
    description: fill(line.description, choices, line.facts.terms),
    features: line.features.map((feature) => fill(feature, choices)),
    priceCentimes: price * centimesPerDinar,
    discountedPriceCentimes: line.offer
      ? roundPrice(price * (1 - line.offer / 100)) * centimesPerDinar
      : null,
    stock: stockOf(key, featured),
    sizes: line.sizes ?? [],
    featured,
    member: line.options ? { familyKey: line.key, label: memberLabel(choices), position: place } : null,
    facts: factsOf(key, line.facts, choices),
  };
}

/** Rounds to ten dinars, as is common for prices in Algeria. */
function roundPrice(dinars: number) {
  return Math.round(dinars / 10) * 10;
}

/** The stock of a product, from a few to some dozens. It is the same at each load. */
function stockOf(key: string, featured: boolean) {
  const scattered = createHash('sha256').update(key).digest().readUInt32BE();
  if (!featured && scattered % soldOutEvery === 0) return 0;
  return 3 + (Math.floor(scattered / soldOutEvery) % 90);
}

/** One picture for each distinct label, and for each option with its own color. */
function pictureOf({ key, brand, picture }: ProductLine, choices: Choice[]) {
  const tint = choices.map(({ effect }) => effect).find((effect) => typeof effect === 'string');
  const spec: PictureSpec = {
    ...picture,
    brand,
    label: fill(picture.label, choices),
    detail: fill(picture.detail ?? '', choices),
    tint: tint ?? picture.tint,
  };
  return { key: keyOf([key, spec.label, spec.detail ?? '', spec.tint]), spec };
}

/** Lower-case words with hyphens, without accents: `Crème 1.5 l` is `creme-1-5-l`. */
export function keyOf(parts: string[]) {
  return parts
    .join(' ')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\+/g, ' plus ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
