import type { Language } from '../../../shared/values/languages.ts';
import type { Db } from '../../platform/db/connection.ts';
import type { SessionUser } from '../../platform/http/handle-endpoint.ts';

type Using = { user: SessionUser | null; language: Language };

/** Keeps the language that a signed-in person uses now, for mails that answer no page (requirements: Languages). */
export async function keepLanguage(db: Db, { user, language }: Using) {
  if (!user || user.language === language) return;
  await db.updateTable('users').set({ language }).where('id', '=', user.id).execute();
}
