import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';

const maxLevels = 3;
const maxNameLength = 200;

/** The names of a path `A > B > C`, at most three and without repetition; `cut` is true if the path had more. */
export function parseCategoryPath(path: string): { names: string[]; cut: boolean } {
  const all = path
    .split('>')
    .map((name) => name.trim().slice(0, maxNameLength))
    .filter((name) => name !== '');
  const plain = all.map((name) => name.toLowerCase());
  const repeat = plain.findIndex((name, index) => plain.indexOf(name) !== index);
  const names = all.slice(0, repeat === -1 ? maxLevels : Math.min(repeat, maxLevels));
  return { names, cut: names.length < all.length };
}

/** Finds categories by their paths and creates the missing ones, within one transaction. */
export class CategoryPaths {
  readonly #db: Db;
  readonly #ids = new Map<string, string>();
  /** The paths of the created categories. */
  readonly made: string[] = [];

  constructor(db: Db) {
    this.#db = db;
  }

  /** The id of the last category of the path; names are compared without case. */
  async find(names: string[]): Promise<string> {
    let parentId: string | null = null;
    for (const level of names.keys()) {
      const path = names.slice(0, level + 1).join(' > ');
      const id: string =
        this.#ids.get(path.toLowerCase()) ?? (await this.#findOrMake(path, { names, level, parentId }));
      this.#ids.set(path.toLowerCase(), id);
      parentId = id;
    }
    if (parentId === null) throw new Error('category is missing');
    return parentId;
  }

  async #findOrMake(path: string, place: { names: string[]; level: number; parentId: string | null }) {
    const name = place.names[place.level] ?? '';
    const found = await this.#db
      .selectFrom('categories')
      .select('id')
      .where(({ fn }) => fn<string>('lower', ['name']), '=', name.toLowerCase())
      .where('parent_id', 'is not distinct from', place.parentId)
      .orderBy('number')
      .limit(1)
      .executeTakeFirst();
    if (found) return found.id;
    const id = newId();
    const description = `Everything in ${path.replaceAll(' > ', ', ')}.`;
    await this.#db
      .insertInto('categories')
      .values({ id, name, description, parent_id: place.parentId, level: place.level + 1 })
      .execute();
    this.made.push(path);
    return id;
  }
}
