import type { ShopSettings } from '../../../shared/settings/settings.ts';
import type { Language } from '../../../shared/values/languages.ts';
import { softwareName } from '../../../shared/values/software-name.ts';
import type { Db } from '../db/connection.ts';
import { readShopSettings } from './shop-settings.ts';

/** The name of the shop in each language. */
export type ShopNames = Record<Language, string>;

/** A language without a name of its own has the base one; without any, the shop has the name of the software. */
export function shopNames({ look: { name, texts } }: Pick<ShopSettings, 'look'>): ShopNames {
  const base = name || softwareName;
  return { en: texts.en.name || base, fr: texts.fr.name || base, ar: texts.ar.name || base };
}

export async function readShopNames(db: Db) {
  return shopNames(await readShopSettings(db));
}
