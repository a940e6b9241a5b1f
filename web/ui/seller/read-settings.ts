import type { Call } from '../../../shared/api.ts';
import type { PublicSettings } from '../../../shared/settings.ts';
import { inPageLanguage } from '../../call.ts';

let known: PublicSettings | undefined;

/** The public settings. The browser reads them once per visit: a changed one shows after the next full page load. */
export async function readSettings(call: Call) {
  if (import.meta.env.SSR) return call('GET /settings', { query: inPageLanguage });
  known ??= await call('GET /settings', { query: inPageLanguage });
  return known;
}
