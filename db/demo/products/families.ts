import type { Choice } from './options.ts';
import type { ProductLine } from './product-line.ts';

/** A family of products that differ in their options (requirements: Families). */
export type DemoFamily = { key: string; name: string; optionName: string };

/** What members with this axis differ in, as the product page says it. */
const axisWords: Record<string, string> = {
  active: 'Active ingredient',
  age: 'Age',
  base: 'Base',
  bristle: 'Bristles',
  clay: 'Clay',
  cloth: 'Fabric',
  color: 'Color',
  compression: 'Compression',
  cuff: 'Cuff size',
  cut: 'Cut',
  diameter: 'Diameter',
  extra: 'Formula',
  finish: 'Finish',
  flavor: 'Flavor',
  flow: 'Flow',
  form: 'Form',
  gauge: 'Thickness',
  height: 'Height',
  kind: 'Type',
  material: 'Material',
  model: 'Model',
  need: 'Need',
  oil: 'Oil',
  pack: 'Pack',
  part: 'Type',
  person: 'Version',
  place: 'Area',
  plant: 'Plants',
  scent: 'Scent',
  shade: 'Shade',
  shape: 'Shape',
  side: 'Side',
  size: 'Size',
  skin: 'Skin type',
  spf: 'SPF',
  strength: 'Strength',
  texture: 'Texture',
  tip: 'Tip',
  trim: 'Trim',
  use: 'Use',
  volume: 'Size',
  width: 'Width',
};

/** The family of a line, if the line has more than one product. */
export function familyOf(line: ProductLine): DemoFamily | undefined {
  const axes = Object.keys(line.options ?? {});
  if (axes.length === 0) return undefined;
  return {
    key: line.key,
    name: line.familyName ?? commonName(line.name),
    optionName: line.optionName ?? listWords(axes.map(axisWord)),
  };
}

/** What tells a member from the others: "SPF 50+, Oily Skin". */
export function memberLabel(choices: Choice[]) {
  return choices.map(({ option }) => option).join(', ');
}

/** A line's name without its options, its French name and a pack size: the title of a card. */
export function commonName(name: string) {
  return name
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/(,? size)?[,،]? ?\{\w+(:small)?\}/g, '')
    .replace(/, \d+ (ml|pieces)$/, '')
    .trim();
}

function axisWord(axis: string) {
  const word = axisWords[axis];
  if (!word) throw new Error(`families.ts has no word for options by ${axis}`);
  return word;
}

/** "Strength, color and size"; an abbreviation keeps its capitals. */
function listWords(words: string[]) {
  const [first = '', ...rest] = words;
  const others = rest.map((word) => (word === word.toUpperCase() ? word : word.toLowerCase()));
  const last = others.pop();
  return last ? `${[first, ...others].join(', ')} and ${last}` : first;
}
