import { invalidField } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import { type OwnPage, ownPages } from '../../shared/settings/own-pages.ts';
import type { Settings } from '../../shared/settings/settings.ts';
import type { Language } from '../../shared/values/languages.ts';
import { readBaseLanguage } from '../catalog/base-language.ts';
import type { Db } from '../platform/db/connection.ts';
import { readShopSettings } from '../platform/settings/shop-settings.ts';
import { compileBlocks, MarkdownError, typeset } from './compile-blocks.ts';

type Reading = { page: OwnPage; language: Language | undefined };

/** The merchant's own text of a page. A page that is not translated is in the main language, as its other readers see it. */
export async function readOwnPage(db: Db, { page, language }: Reading) {
  const [{ pages }, base] = await Promise.all([readShopSettings(db), readBaseLanguage(db)]);
  const shown = language && pages.texts[language][page] !== '' ? language : base;
  const text = shown === base ? pages[page] : pages.texts[shown][page];
  if (text === '') return null;
  const row = await db
    .selectFrom('settings')
    .select('changed_at')
    .where('name', '=', 'pages')
    .executeTakeFirstOrThrow();
  return {
    language: shown,
    blocks: compileBlocks(typeset(text, shown)),
    changedAt: row.changed_at.toISOString(),
  };
}

/** Throws ApiError 400 that names what a page cannot show. */
export function refuseUnreadable({ texts, ...base }: Settings<'pages'>) {
  const fields = Object.entries(texts).flatMap(([language, own]) =>
    ownPages.map((page) => ({ field: `texts.${language}.${page}`, text: own[page] })),
  );
  for (const { field, text } of [...ownPages.map((page) => ({ field: page, text: base[page] })), ...fields]) {
    try {
      compileBlocks(text);
    } catch (error) {
      if (!(error instanceof MarkdownError)) throw error;
      throw invalidField(field, refusal('page-part-refused', { part: shortened(error.part) }));
    }
  }
}

const mostShown = 60;

function shortened(part: string) {
  const [line = ''] = part.split('\n');
  return line.length > mostShown ? `${line.slice(0, mostShown)}…` : line;
}
