import { settingsRefusals as ofSettings } from '../../shared/refusals/refusals-of-settings.ts';

/** Refusals about the settings and the tariff of the shop. English shows the sentences of the API. */
export const settingsRefusals: Record<keyof typeof ofSettings, string> = ofSettings;
