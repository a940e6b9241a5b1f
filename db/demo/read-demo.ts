import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import order from './order.json' with { type: 'json' };

const folder = import.meta.dirname;

/** The pictures, each 800 pixels wide and high. Records name them relative to their file. */
export const pictureFolder = join(folder, 'products', 'pictures');

type Translated<Name extends string> = Record<Name | `${Name}_fr` | `${Name}_ar`, string>;

/** Parents come before their children. The key, like all keys here, is stable across versions of the demo. */
export type DemoCategory = Translated<'name' | 'description'> & {
  key: string;
  parent?: string;
  image: string;
};

export type DemoFamily = Translated<'name' | 'option'> & { key: string };

/** A need with the keys of its products in their order. */
export type DemoNeed = Translated<'name' | 'description'> & {
  slug: string;
  image: string;
  products: string[];
};

/** A product in the columns of an import (docs/import.md). */
export type DemoProduct = Translated<
  'name' | 'description' | 'ingredients' | 'usage' | 'warnings' | 'audience'
> &
  Partial<Translated<'label'>> &
  Record<'features' | 'features_fr' | 'features_ar', string[]> & {
    externalKey: string;
    brand: string;
    category: string;
    class: string;
    /** Absent for the only product of a line; products of a family are in the order of the family. */
    family?: string;
    option?: string;
    price: number;
    discountedPrice?: number;
    stock: number;
    netQuantity?: number;
    unit?: string;
    barcode: string;
    sizes?: string[];
    image: string;
    images: string[];
  };

/** The demo catalog as it is stored in this folder. */
export function readDemo() {
  const files = order.files.map((name) => join(folder, 'products', `${name}.ndjson`));
  const products = files.flatMap(readLines<DemoProduct>);
  return {
    categories: readLines<DemoCategory>(join(folder, 'categories.ndjson')),
    families: readLines<DemoFamily>(join(folder, 'families.ndjson')),
    needs: readLines<DemoNeed>(join(folder, 'needs.ndjson')),
    products,
    /** The files of the products, which an import reads. */
    files,
    featured: order.featured,
    newestFirst: newestFirst(products),
  };
}

function readLines<Line>(file: string): Line[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Line);
}

/**
 * The keys of the products as a shop grows: featured ones on top, then one of each family in turn, so that no page of
 * the listing shows the same pack twelve times.
 */
function newestFirst(products: DemoProduct[]) {
  const families = [...Map.groupBy(products, ({ family, externalKey }) => family ?? externalKey).values()];
  const longest = Math.max(...families.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, turn) =>
    families.flatMap((members) => members[turn]?.externalKey ?? []),
  ).flat();
  const featured = new Set(order.featured);
  return [...turns.filter((key) => featured.has(key)), ...turns.filter((key) => !featured.has(key))];
}
