import { language } from '../words/formats.ts';

/**
 * A message of the API or of the contract in the language of this build. The table is loaded with the first message,
 * because most visits show none. If it cannot be loaded, the message stays English.
 */
export async function translated(message: string) {
  if (language === 'en') return message;
  const table = await import('./refusal-table.ts').catch(() => undefined);
  return table ? table.translate(message) : message;
}

/** The same for the errors of fields. */
export async function translatedFields<Fields extends Record<string, string | undefined>>(fields: Fields) {
  const entries = Object.entries(fields).map(
    async ([name, message]) => [name, message && (await translated(message))] as const,
  );
  return Object.fromEntries(await Promise.all(entries)) as Fields;
}
