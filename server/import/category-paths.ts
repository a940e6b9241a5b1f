import type { Language } from '../../shared/values/languages.ts';
import { plainName } from '../../shared/values/text.ts';
import { readBaseLanguage } from '../catalog/base-language.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';
import { escaped, splitEscaped } from '../platform/tables/escaped-lists.ts';

const maxLevels = 3;
const maxNameLength = 200;

/** The names of a path `A > B > C`, at most three and without repetition; `cut` is true if the path had more. */
export function parseCategoryPath(path: string): { names: string[]; cut: boolean } {
  const all = splitEscaped(path, '>')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const plain = all.map(plainName);
  const repeat = plain.findIndex((name, index) => plain.indexOf(name) !== index);
  const kept = all.slice(0, repeat === -1 ? maxLevels : Math.min(repeat, maxLevels));
  const names = kept.map((name) => name.slice(0, maxNameLength).toWellFormed());
  return { names, cut: kept.length < all.length || kept.some((name) => name.length > maxNameLength) };
}

/** The path that `parseCategoryPath` reads; `\>` is a part of a name. */
export function writeCategoryPath(names: string[]) {
  return names.map((name) => escaped(name, '>')).join(' > ');
}

/** A category must have one. The main language of the catalog is that of its texts. */
const descriptions: Record<Language, (names: string[]) => string> = {
  en: (names) => `Everything in ${names.join(', ')}.`,
  fr: (names) => `Tous les produits : ${names.join(', ')}.`,
  ar: (names) => `كل المنتجات: ${names.join('، ')}.`,
};

/** The description of a category that an import has made, in each language. */
export function describeCategory(names: string[]) {
  return Object.values(descriptions).map((describe) => describe(names));
}

type Category = { id: string; parentId: string | null; name: string; otherNames: string[] };

/** Finds categories by their paths and creates the missing ones, within one transaction. */
export class CategoryPaths {
  readonly #db: Db;
  readonly #language: Language;
  readonly #categories: Category[];
  readonly #found = new Map<string, string>();
  /** The paths of the created categories. */
  readonly made: string[] = [];

  private constructor(db: Db, language: Language, categories: Category[]) {
    this.#db = db;
    this.#language = language;
    this.#categories = categories;
  }

  static async load(db: Db) {
    const categories = await db
      .selectFrom('categories')
      .select(['id', 'name', 'parent_id'])
      .orderBy('number')
      .execute();
    const texts = await db
      .selectFrom('category_texts')
      .select(['category_id', 'name'])
      .where('name', 'is not', null)
      .execute();
    const namesOf = Map.groupBy(texts, ({ category_id }) => category_id);
    const all = categories.map(({ id, name, parent_id }) => ({
      id,
      parentId: parent_id,
      name: plainName(name),
      otherNames: (namesOf.get(id) ?? []).map(({ name }) => plainName(name ?? '')),
    }));
    return new CategoryPaths(db, await readBaseLanguage(db), all);
  }

  /** The id of the last category of the path. Each name may be in any language of the shop. */
  async find(names: string[]): Promise<string> {
    const path = writeCategoryPath(names);
    const id = this.#found.get(path) ?? (await this.#findOrMake(names));
    this.#found.set(path, id);
    return id;
  }

  async #findOrMake(names: string[]) {
    const alone = names.length === 1 ? this.#lowerCategory(plainName(names[0] ?? '')) : undefined;
    if (alone !== undefined) return alone;
    let [last, level]: [string | null, number] = [null, 0];
    // Siblings may have the same name, so all of them are followed.
    for (let parents: (string | null)[] = [null]; level < names.length; level += 1) {
      parents = this.#below(parents, plainName(names[level] ?? ''));
      const [first] = parents;
      if (first === undefined) break;
      last = first;
    }
    for (; level < names.length; level += 1) last = await this.#make(names.slice(0, level + 1), last);
    if (last === null) throw new Error('category is missing');
    return last;
  }

  /** The only category of this name that stands below another, where no main category has it: files often name just the last. */
  #lowerCategory(name: string) {
    if (this.#below([null], name).length > 0) return undefined;
    const all = this.#below(
      this.#categories.map(({ id }) => id),
      name,
    );
    return all.length === 1 ? all[0] : undefined;
  }

  /** The categories of this name below these, those with the base name first. */
  #below(parents: (string | null)[], name: string) {
    const children = this.#categories.filter(({ parentId }) => parents.includes(parentId));
    const named = children.filter((one) => one.name === name);
    const translated = children.filter((one) => one.name !== name && one.otherNames.includes(name));
    return [...named, ...translated].map(({ id }) => id);
  }

  async #make(names: string[], parentId: string | null) {
    const id = newId();
    const name = names.at(-1) ?? '';
    const description = descriptions[this.#language](names);
    await this.#db
      .insertInto('categories')
      .values({ id, name, description, parent_id: parentId, level: names.length })
      .execute();
    this.#categories.push({ id, parentId, name: plainName(name), otherNames: [] });
    this.made.push(writeCategoryPath(names));
    return id;
  }
}
