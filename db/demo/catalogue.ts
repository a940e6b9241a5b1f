import { careCategories } from './categories/care-categories.ts';
import { healthCategories } from './categories/health-categories.ts';
import type { DemoCategory, MainCategory } from './categories/main-category.ts';
import { needs } from './demo-needs.ts';
import { drawBack } from './pictures/draw-back.ts';
import { drawPicture, drawTile } from './pictures/draw-picture.ts';
import { productLines } from './product-lines.ts';
import { expandLine, keyOf } from './products/expand-line.ts';
import type { DemoFamily } from './products/families.ts';
import type { DemoProduct } from './products/product-line.ts';
import type { CatalogueTexts } from './texts/line-texts.ts';
import { translateLine } from './texts/translate-line.ts';
import { arabicTexts } from './texts-ar/arabic-texts.ts';
import { frenchTexts } from './texts-fr/french-texts.ts';

export type { DemoCategory, DemoFamily, DemoProduct };

/** A need with the keys of its products in their order; its picture is that of the first. */
export type DemoNeed = Pick<(typeof needs)[number], 'slug' | 'name' | 'description'> & {
  pictureKey: string;
  productKeys: string[];
};

/** The texts of the catalogue in another language. */
export type DemoTexts = ReturnType<typeof demoCatalogue>['texts'][number];

/** An SVG of 800 by 800, drawn on demand. */
export type DemoPicture = { key: string; draw: () => string };

/** The back of the packs of a line: the second picture of its products. */
export type DemoBack = { productKeys: string[]; draw: () => string };

/** The shop's main categories in the order in which it shows them. */
const mainCategories: Record<string, MainCategory> = { ...healthCategories, ...careCategories };

/**
 * The demo catalogue: categories with parents before their children, families, products with the newest
 * first, needs, and every picture that they refer to. Keys are stable across versions.
 */
export function demoCatalogue() {
  const expanded = productLines.map((line) => expandLine(line));
  const tiles = Object.entries(mainCategories).map(([name, { tint, tile }]) => ({
    key: tileKey(name),
    draw: () => drawTile(tint, tile),
  }));
  const fronts = expanded.flatMap(({ pictures }) =>
    pictures.map(({ key, spec }) => ({ key, draw: () => drawPicture(spec) })),
  );
  return {
    categories: Object.entries(mainCategories).flatMap(([name, main]) => listCategories(name, main)),
    families: expanded.flatMap(({ family }) => family ?? []),
    products: mixLines(expanded.map(({ products }) => products)),
    needs: needs.map(({ choices, ...need }) => {
      const chosen = choices.flatMap((choice) => chosenProducts(expanded, choice));
      return { ...need, pictureKey: chosen[0]?.pictureKey ?? '', productKeys: chosen.map(({ key }) => key) };
    }) satisfies DemoNeed[],
    pictures: [...tiles, ...fronts] satisfies DemoPicture[],
    texts: [
      { language: 'fr' as const, ...translate(frenchTexts) },
      { language: 'ar' as const, ...translate(arabicTexts) },
    ],
  };
}

/** The backs of the packs, one for each line. */
export function demoBacks(): DemoBack[] {
  return productLines.map((line) => {
    const { products, back } = expandLine(line);
    return { productKeys: products.map(({ key }) => key), draw: () => drawBack(back) };
  });
}

/** The texts in a language, by the keys of what they describe. Lines without texts are left out. */
function translate(texts: CatalogueTexts) {
  const lines = productLines.flatMap((line) => {
    const own = texts.lines[line.key];
    return own ? [translateLine(line, own, texts)] : [];
  });
  return {
    products: lines.flatMap(({ products }) => products),
    families: lines.flatMap(({ family }) => family ?? []),
    categories: Object.entries(texts.categories).map(([name, text]) => ({ key: keyOf([name]), ...text })),
    needs: Object.entries(texts.needs).map(([slug, text]) => ({ slug, ...text })),
  };
}

/** Throws Error if there is no such line, or no product of it with these options. */
function chosenProducts(expanded: { products: DemoProduct[] }[], [line, ...options]: [string, ...string[]]) {
  const chosen = expanded
    .flatMap(({ products }) => products)
    .filter(
      ({ lineKey, options: own }) => lineKey === line && options.every((option) => own.includes(option)),
    );
  if (chosen.length === 0) throw new Error(`No demo product is a ${[line, ...options].join(', ')}`);
  return chosen;
}

function tileKey(mainName: string) {
  return `tile-${keyOf([mainName])}`;
}

function listCategories(mainName: string, main: MainCategory): DemoCategory[] {
  const pictureKey = tileKey(mainName);
  const category = (name: string, description: string, place: Pick<DemoCategory, 'level' | 'parentKey'>) => ({
    key: keyOf([name]),
    name,
    description,
    ...place,
    pictureKey,
  });
  const children = Object.entries(main.children).flatMap(([name, branch]) => {
    const { description, children: leaves } =
      typeof branch === 'string' ? { description: branch, children: {} } : branch;
    return [
      category(name, description, { level: 2, parentKey: keyOf([mainName]) }),
      ...Object.entries(leaves).map(([leafName, text]) =>
        category(leafName, text, { level: 3, parentKey: keyOf([name]) }),
      ),
    ];
  });
  return [category(mainName, main.description, { level: 1, parentKey: null }), ...children];
}

/**
 * Newest first, as a shop grows: featured products on top, then one of each line in turn, so that no page of the
 * listing shows the same pack twelve times.
 */
function mixLines(lines: DemoProduct[][]) {
  const longest = Math.max(...lines.map((line) => line.length));
  const turns = Array.from({ length: longest }, (_, turn) =>
    lines.flatMap((line) => line[turn] ?? []),
  ).flat();
  const spread = turns.filter(({ featured }) => !featured);
  return [...turns.filter(({ featured }) => featured), ...spread];
}
