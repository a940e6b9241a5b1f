import { brandKey, plainName } from '../../shared/values/text.ts';
import type { Db } from '../platform/db/connection.ts';
import type { SeenProducts } from './describe-changes.ts';
import type { ImportRow } from './import-row.ts';

type Family = { name: string; external_key: string | null; others: string[] };

/**
 * The brands and families of a file in the spelling of the shop, so that another case, accent, sign or language makes no second
 * one. Remembers those of earlier batches, which a dry run does not store.
 */
export class ImportedSpelling {
  #brands: Map<string, string> | undefined;
  readonly #families = new Map<string, string>();

  async correct<Row extends ImportRow>(db: Db, rows: Row[], seen: SeenProducts): Promise<Row[]> {
    if (rows.some(({ brand }) => brand)) this.#brands ??= await readBrands(db);
    const families = rows.some(({ family }) => family) ? await readFamilies(db) : [];
    return rows.map((row) => {
      const product = seen.get(row.externalKey)?.row;
      return {
        ...row,
        ...(row.brand && { brand: this.#brandOf(row.brand, product?.brand ?? '') }),
        ...(row.family && {
          family: this.#familyOf(row.family, { families, own: product?.family_name ?? '' }),
        }),
      };
    });
  }

  /** A file may correct the spelling of a product that has the brand already. */
  #brandOf(brand: string, own: string) {
    const key = brandKey(brand);
    const known = plainName(own) === plainName(brand) ? brand : (this.#brands?.get(key) ?? brand);
    this.#brands?.set(key, known);
    return known;
  }

  #familyOf(name: string, { families, own }: { families: Family[]; own: string }) {
    if (families.some((family) => family.name === name || family.external_key === name)) return name;
    const plain = plainName(name);
    const alike = families.filter((one) => plainName(one.name) === plain || one.others.includes(plain));
    const known =
      alike.find((family) => family.name === own)?.name ??
      alike[0]?.name ??
      this.#families.get(plain) ??
      name;
    this.#families.set(plain, known);
    return known;
  }
}

/** The most frequent spelling of each brand. */
async function readBrands(db: Db) {
  const brands = await db
    .selectFrom('products')
    .select('brand')
    .where('brand', '!=', '')
    .groupBy('brand')
    .orderBy(({ fn }) => fn.countAll())
    .orderBy('brand', 'desc')
    .execute();
  // A later entry replaces an earlier one.
  return new Map(brands.map(({ brand }) => [brandKey(brand), brand]));
}

async function readFamilies(db: Db): Promise<Family[]> {
  const families = await db
    .selectFrom('families')
    .select(['id', 'name', 'external_key'])
    .orderBy('number')
    .execute();
  const texts = await db.selectFrom('family_texts').select(['family_id', 'name']).execute();
  const namesOf = Map.groupBy(texts, ({ family_id }) => family_id);
  return families.map(({ id, ...family }) => ({
    ...family,
    others: (namesOf.get(id) ?? []).flatMap(({ name }) => (name ? plainName(name) : [])),
  }));
}
