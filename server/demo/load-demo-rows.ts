import type { Disk } from 'flydrive';
import type { DemoCategory, DemoFamily, DemoNeed, readDemo } from '../../db/demo/read-demo.ts';
import type { Opening } from '../import/import-batch.ts';
import { importRows } from '../import/import-products.ts';
import type { Mapping } from '../import/import-row.ts';
import type { Problem } from '../import/write-batch.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';
import type { DemoPictures } from './load-demo-pictures.ts';

export type Demo = ReturnType<typeof readDemo>;

type Storing = { demo: Demo; disk: Disk; pictures: DemoPictures };

/** The demo is written in English. */
const translatedInto = ['fr', 'ar'] as const;

/** Spreads the products over some weeks, so that sorting by newest has a visible order. */
const minutesBetweenProducts = 41;
const minuteMs = 60_000;

/**
 * Inserts the demo catalog; its products are imported like any file, with an opening stock (I2, requirements: Stock and
 * orders). Call it in a transaction. Throws Error if the import refuses a row or would make a category.
 */
export async function insertDemoRows(db: Db, { demo, disk, pictures }: Storing) {
  await db
    .insertInto('uploads')
    .values(pictures.names.map((name) => ({ name })))
    .execute();
  await insertCategories(db, demo.categories, pictures);
  await insertFamilies(db, demo.families);
  const opening = openingOf(demo);
  for (const file of demo.files) await importFile(db, { file, disk, pictures, opening });
  await insertNeeds(db, demo.needs, pictures);
}

async function insertCategories(db: Db, categories: DemoCategory[], { addressOf }: DemoPictures) {
  const made = new Map<string, { id: string; level: number }>();
  const rows = categories.map(({ key, name, description, parent, image }) => {
    const above = parent === undefined ? { id: null, level: 0 } : known(made, parent);
    const id = newId();
    const level = above.level + 1;
    made.set(key, { id, level });
    return {
      id,
      external_key: key,
      name,
      description,
      image_url: addressOf(image),
      parent_id: above.id,
      level,
    };
  });
  await db.insertInto('categories').values(rows).execute();
  const texts = translatedInto.flatMap((language) =>
    categories.map((category) => ({
      category_id: known(made, category.key).id,
      language,
      name: category[`name_${language}`],
      description: category[`description_${language}`],
    })),
  );
  await db.insertInto('category_texts').values(texts).execute();
}

async function insertFamilies(db: Db, families: DemoFamily[]) {
  const rows = families.map((family) => ({ id: newId(), family }));
  await db
    .insertInto('families')
    .values(
      rows.map(({ id, family: { key, name, option } }) => ({
        id,
        external_key: key,
        name,
        option_name: option,
      })),
    )
    .execute();
  const texts = translatedInto.flatMap((language) =>
    rows.map(({ id, family }) => ({
      family_id: id,
      language,
      name: family[`name_${language}`],
      option_name: family[`option_${language}`],
    })),
  );
  await db.insertInto('family_texts').values(texts).execute();
}

type File = Pick<Storing, 'disk' | 'pictures'> & { file: string; opening: Opening };

async function importFile(db: Db, { file, disk, pictures, opening }: File) {
  const report = ({ line, reason }: Problem) => {
    throw new Error(`${file}: line ${line}: ${reason.message}`);
  };
  const summary = await importRows({
    db,
    disk,
    file,
    mapping: withAddresses(pictures),
    folder: null,
    apply: true,
    opening,
    report,
  });
  const [made] = summary.categories;
  if (made !== undefined) throw new Error(`${file}: there is no category ${made}`);
}

/** The pictures of the files are stored already. */
function withAddresses({ addressOf }: DemoPictures): Mapping {
  return async () => (record) => ({
    ...record,
    image: addressOf(String(record.image)),
    images: [record.images ?? []].flat().map((image) => addressOf(String(image))),
  });
}

function openingOf({ newestFirst, featured }: Demo): Opening {
  const now = Date.now();
  const places = new Map(newestFirst.map((key, place) => [key, place]));
  return (key) => ({
    created_at: new Date(now - (places.get(key) ?? 0) * minutesBetweenProducts * minuteMs),
    featured: featured.includes(key),
  });
}

/** Inserts the needs in their order, each with its products. */
async function insertNeeds(db: Db, needs: DemoNeed[], { addressOf }: DemoPictures) {
  const found = await db.selectFrom('products').select(['id', 'external_key']).execute();
  const products = new Map(found.map(({ id, external_key }) => [external_key ?? '', id]));
  const rows = needs.map((need) => ({ id: newId(), need }));
  await db
    .insertInto('needs')
    .values(
      rows.map(({ id, need: { slug, name, description, image } }, position) => ({
        id,
        slug,
        name,
        description,
        image_url: addressOf(image),
        position,
      })),
    )
    .execute();
  const links = rows.flatMap(({ id, need }) =>
    need.products.map((key, position) => ({ need_id: id, product_id: known(products, key), position })),
  );
  await db.insertInto('need_products').values(links).execute();
  const texts = translatedInto.flatMap((language) =>
    rows.map(({ id, need }) => ({
      need_id: id,
      language,
      name: need[`name_${language}`],
      description: need[`description_${language}`],
    })),
  );
  await db.insertInto('need_texts').values(texts).execute();
}

function known<Value>(values: Map<string, Value>, key: string) {
  const value = values.get(key);
  if (value === undefined) throw new Error(`The demo refers to "${key}", which it does not contain`);
  return value;
}
